/** Tells the style sheets what was chosen on this device. */
import { effect } from "../vendor/signals-core.js";
import { lively, settings } from "./settings.js";

export function watchLook() {
  effect(() => /** @type {any} */ (window).showTheme(settings.theme.value));
  effect(() => {
    document.documentElement.dataset.motion = lively.value ? "on" : "off";
  });
}
