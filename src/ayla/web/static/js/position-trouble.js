/** What is wrong with the text of a position, and where, in words. */
import { t } from "./texts.js";

/** What a position consists of, in its order. */
const PARTS = ["pits", "owners", "stores", "mover", "offer", "declined"];

/**
 * What is wrong with a position.
 * @param {string} text
 * @param {{ rule: string | null, value: string }} refused By which rule, if it has the form of one.
 * @param {number} column Where in the text it does not have that form, from 1 on.
 */
export function tellPositionTrouble(text, { rule, value }, column) {
  if (rule) return t("position-rule", { rule, value });
  const found = text.slice(column - 1).split(/\s/)[0].slice(0, 40);
  const words = text.slice(0, column - 1).trimStart().split(/\s+/).length;
  // Where nothing stands, what is missing comes after the last word.
  const part = PARTS[found || !text ? words - 1 : words] ?? "end";
  return t("position-part", { part, column, found, none: found ? "no" : "yes" });
}
