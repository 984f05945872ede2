/** Which of some languages serves a reader best. */

const ENGLISH = "en";

/**
 * The first wish that can be met: by the language itself, or without the last parts of its tag, so
 * that `fr-CI` is met by `fr`. English if none can.
 * @param {readonly string[]} wishes Tags, the dearest first; what is no tag is passed over.
 * @param {readonly string[]} known Tags of the languages that there are.
 */
export function bestLanguage(wishes, known) {
  const byName = new Map(known.map((tag) => [tag.toLowerCase(), tag]));
  for (const wish of wishes) {
    const parts = canonical(wish).toLowerCase().split("-");
    for (let length = parts.length; length > 0; length--) {
      const found = byName.get(parts.slice(0, length).join("-"));
      if (found) return found;
    }
  }
  return ENGLISH;
}

/** Older names of a language are its newer one: `tl` is `fil`. @param {string} tag */
function canonical(tag) {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? "";
  } catch {
    return "";
  }
}
