/** Every text of the page comes from the catalogue of its language. */
import { FluentBundle, FluentResource } from "../vendor/fluent-bundle.js";
import { batch, computed, signal } from "../vendor/signals-core.js";

const ENGLISH = "en";

/**
 * The catalogue of the page's language, and English for what that one lacks. What shows a text
 * reads it, and so is drawn again when the language changes.
 * @type {import("./state.js").Signal<FluentBundle[]>}
 */
const bundles = signal([]);

/** The language of the page, a tag of the service. */
export const language = signal(ENGLISH);

const joiner = computed(() => new Intl.ListFormat(language.value, { type: "conjunction" }));

/** The parts of a catalogue that are needed so far; the first from the first moment on. */
const parts = ["first"];

/** @type {Map<string, Promise<FluentResource>>} What was asked for. */
const kept = new Map();

/** @param {string} tag @param {string} part */
async function fetchPart(tag, part) {
  const response = await fetch(`/locale/${tag}/${part}.ftl`);
  if (!response.ok) throw new Error(`no catalogue for ${tag}`);
  return new FluentResource(await response.text());
}

/** @param {string} tag @param {string} part @returns {Promise<FluentResource>} */
function partOf(tag, part) {
  const name = `${tag}/${part}`;
  const asked = kept.get(name) ?? fetchPart(tag, part);
  kept.set(name, asked);
  asked.catch(() => kept.delete(name)); // to be asked for again
  return asked;
}

/** @param {string} tag All that is needed of a catalogue. */
async function bundleOf(tag) {
  const resources = await Promise.all(parts.map((part) => partOf(tag, part)));
  const bundle = new FluentBundle(tag, { useIsolating: false });
  for (const resource of resources)
    for (const error of bundle.addResource(resource)) console.error(error);
  return bundle;
}

/** Fetch a catalogue that will be needed. */
export const prepareTexts = (tag = ENGLISH) => void bundleOf(tag).catch(() => {});

/** What was asked for last; a slower answer for another language comes too late. */
let wanted = "";

/** Fetch the catalogues and set the language of the page. Throws if they cannot be had. */
export async function loadTexts(tag = ENGLISH) {
  wanted = tag;
  const found = await Promise.all([...new Set([tag, ENGLISH])].map(bundleOf));
  if (wanted !== tag) return;
  batch(() => {
    language.value = tag;
    bundles.value = found;
  });
  document.documentElement.lang = tag;
  document.documentElement.dir = direction(tag);
  document.title = t("title");
}

/**
 * Have one more part of the catalogue, in this language and in each that is chosen later. Throws if
 * it cannot be had.
 * @param {string} part
 */
export async function addTexts(part) {
  if (parts.includes(part)) return;
  await Promise.all([wanted, ENGLISH].map((tag) => partOf(tag, part)));
  if (parts.includes(part)) return;
  parts.push(part);
  await loadTexts(wanted);
}

/** @param {string} tag "ltr" or "rtl", so far as the browser knows. */
function direction(tag) {
  const locale = /** @type {any} */ (new Intl.Locale(tag));
  return (locale.getTextInfo?.() ?? locale.textInfo)?.direction ?? "ltr";
}

/** @param {string} id */
function find(id) {
  for (const bundle of bundles.value) {
    const pattern = bundle.getMessage(id)?.value;
    if (pattern) return { bundle, pattern };
  }
  return null;
}

/** Whether the catalogue has this message. @param {string} id */
export const has = (id) => find(id) !== null;

/**
 * The text of a message, in English where the language lacks it. One that is missing everywhere
 * shows its name, so that nobody is left without a word.
 * @param {string} id
 * @param {Record<string, string | number>} [args]
 */
export function message(id, args) {
  const found = find(id);
  if (!found) {
    console.error(`the catalogue lacks ${id}`);
    return id;
  }
  /** @type {Error[]} */
  const errors = [];
  const text = found.bundle.formatPattern(found.pattern, args, errors);
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
export const signed = (value, digits = 0) =>
  new Intl.NumberFormat(language.value, {
    signDisplay: "exceptZero",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
    .format(value)
    .replace("-", "\u2212");

/** "A, B and C". @param {string[]} words */
export const list = (words) => joiner.value.format(words);
