/** What every component needs: templates, and signals that redraw the components that read them. */
import "../vendor/signals.js";

export { html, render } from "../vendor/htm-preact.js";
export { useEffect, useLayoutEffect, useMemo, useRef, useState } from "../vendor/preact-hooks.js";
