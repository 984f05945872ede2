/** What is said to a learner's move: that it was right, or what happened instead. */
import { html, useEffect, useRef } from "./html.js";
import { Icon } from "./icons.js";
import { lively } from "./settings.js";

/** @param {{ good: boolean, texts: string[] }} props */
export function Verdict({ good, texts }) {
  const name = good ? "solved" : "missed";
  return html`<div class=${`verdict verdict-${name}`}>
    <${Icon} name=${good ? "check" : "replay"} />
    <div>${texts.map((text) => html`<p key=${text}>${text}</p>`)}</div>
  </div>`;
}

/**
 * For the part of the page that a verdict stands in: it comes into view when there is something to
 * see in it.
 * @param {string | boolean} told What there is, if anything.
 */
export function useInView(told) {
  const ref = useRef(null);
  useEffect(() => {
    if (told) ref.current?.scrollIntoView({ block: "nearest", behavior: lively.peek() ? "smooth" : "auto" });
  }, [told]);
  return ref;
}
