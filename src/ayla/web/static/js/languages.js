/** Which language the page speaks: the one chosen on this device, else the browser's. */
import { signal } from "../vendor/signals-core.js";
import * as api from "./api.js";
import { bestLanguage } from "./best-language.js";
import { choose, chosenLanguage } from "./settings.js";
import { notice } from "./state.js";
import { loadTexts, prepareTexts, t } from "./texts.js";

/** @typedef {{ tag: string, name: string }} Language */

/** Those that the service has, each by its own name. @type {import("./state.js").Signal<Language[]>} */
export const languages = signal([]);

/** Begin in the reader's language, or in English where the others cannot be had. */
export async function greet() {
  prepareTexts();
  try {
    languages.value = await api.languages();
    await loadTexts(best());
  } catch {
    await loadTexts();
  }
}

const best = () => {
  const wishes = [chosenLanguage.peek() ?? "", ...navigator.languages];
  return bestLanguage(wishes, languages.peek().map(({ tag }) => tag));
};

const tellOffline = () => t("notice-offline");

/** Go over to another language; what is open stays as it is. @param {string} tag */
export async function speakLanguage(tag) {
  try {
    await loadTexts(tag);
    choose({ language: tag });
    if (notice.peek() === tellOffline) notice.value = null;
  } catch {
    notice.value = tellOffline;
  }
}
