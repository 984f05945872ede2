/**
 * The browser's history. Each place has an entry, and so has a dialog above it: Back closes the
 * dialog first, and Forward does not bring it back.
 */
import { effect } from "../vendor/signals-core.js";
import { dialog } from "./state.js";

/** The place that is open. */
let here = "";

/** An entry of a dialog was closed by the page, and the browser is going back from it. */
let leaving = false;

const ofDialog = () => history.state?.dialog === true;

/** Put a place into the history, instead of the dialog that led to it. @param {string} path */
export function visit(path) {
  if (ofDialog() && !leaving) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  here = location.pathname;
}

/** @param {() => void} open Opens the place that the address names. */
export function watchVisits(open) {
  here = location.pathname;
  addEventListener("popstate", () => {
    if (leaving) {
      leaving = false;
      // Something may have been opened while the browser was going back.
      if (location.pathname !== here) visit(here);
      else if (dialog.peek()) history.pushState({ dialog: true }, "");
      return;
    }
    dialog.value = "";
    if (location.pathname === here) return;
    here = location.pathname;
    open();
  });
  effect(() => {
    const shown = dialog.value !== "";
    if (leaving || shown === ofDialog()) return;
    if (shown) history.pushState({ dialog: true }, "");
    else {
      leaving = true;
      setTimeout(() => (leaving = false), 1000); // if the browser does not go after all
      history.back();
    }
  });
}
