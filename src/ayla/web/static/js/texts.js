/** Every text of the page comes from the catalogue of its language. */
import { FluentBundle, FluentResource } from "../vendor/fluent-bundle.js";

/** @type {FluentBundle} */
let bundle;
/** @type {Intl.ListFormat} */
let joiner;
/** @type {(digits: number) => Intl.NumberFormat} */
let signing;

/** Fetch the catalogue and set the language of the page. */
export async function loadTexts(language = "en") {
  const response = await fetch(`/locale/${language}.ftl`);
  if (!response.ok) throw new Error(`no catalogue for ${language}`);
  useTexts(language, await response.text());
  document.documentElement.lang = language;
}

/** @param {string} language @param {string} source Fluent source. */
export function useTexts(language, source) {
  bundle = new FluentBundle(language, { useIsolating: false });
  for (const error of bundle.addResource(new FluentResource(source))) console.error(error);
  joiner = new Intl.ListFormat(language, { type: "conjunction" });
  signing = (digits) =>
    new Intl.NumberFormat(language, {
      signDisplay: "exceptZero",
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
}

/** Whether the catalogue has this message. @param {string} id */
export const has = (id) => Boolean(bundle.getMessage(id)?.value);

/**
 * The text of a message. One that is missing shows its name, so that nobody is left without a word.
 * @param {string} id
 * @param {Record<string, string | number>} [args]
 */
export function message(id, args) {
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) {
    console.error(`the catalogue lacks ${id}`);
    return id;
  }
  /** @type {Error[]} */
  const errors = [];
  const text = bundle.formatPattern(pattern, args, errors);
  for (const error of errors) console.error(id, error);
  return text;
}

/**
 * A text of the page itself: `t("undo")` is the message `page-undo`.
 * @param {string} id
 * @param {Record<string, string | number>} [args]
 */
export const t = (id, args) => message(`page-${id}`, args);

/** @param {import("./types.js").Sentence} sentence */
export const say = (sentence) => message(sentence.id, sentence.args);

/** All sentences of a turn as one text. @param {import("./types.js").TurnView} turn */
export const sayTurn = (turn) => turn.sentences.map(say).join(" ");

/** "+4", "−2.5" or "0". @param {number} value */
export const signed = (value, digits = 0) => signing(digits).format(value).replace("-", "\u2212");

/** "A, B and C". @param {string[]} words */
export const list = (words) => joiner.format(words);
