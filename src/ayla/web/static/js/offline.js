/** Has the browser keep the page that says what is missing while there is no service. */
import { effect } from "../vendor/signals-core.js";
import { language } from "./texts.js";

export async function keepOfflinePage() {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return; // a browser, or an address, that has none
  try {
    await serviceWorker.register("/worker.js");
    const { active } = await serviceWorker.ready;
    effect(() => active?.postMessage({ language: language.value }));
  } catch {
    // Forbidden here; then the browser says it in its own words.
  }
}
