/** The heading of a place, which also names the place in the title of the page. */
import { arrive } from "./focus.js";
import { html, useLayoutEffect, useRef } from "./html.js";
import { t } from "./texts.js";

/** Name the place that is open in the title of the page. @param {string} name */
export function useTitle(name) {
  useLayoutEffect(() => {
    document.title = `${name} – ${t("brand")}`;
  });
  useLayoutEffect(() => () => void (document.title = t("title")), []);
}

/** @param {{ text: string, id?: string }} props */
export function Heading({ text, id = undefined }) {
  const ref = useRef(null);
  useTitle(text);
  useLayoutEffect(() => arrive(ref.current), []);
  return html`<h1 id=${id} ref=${ref} tabindex="-1">${text}</h1>`;
}
