/** A text in which a name that a person chose takes two lines at most, however long it is. */
import { html } from "./html.js";

/** Names as `isolated` gives them. */
const NAMES = /(\u2068.*?\u2069)/s;

/** @param {{ text: string }} props */
export const Named = ({ text }) =>
  text.split(NAMES).map((part) => (part.startsWith("\u2068") ? html`<span class="name">${part}</span>` : part));
