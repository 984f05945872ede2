/** Small drawings for buttons; words stand beside them. */
import { html } from "./html.js";

const LINES = /** @type {Record<string, string>} */ ({
  undo: "M8 5 4 9l4 4M4.5 9H14a5 5 0 0 1 0 10h-3",
  replay: "M5 12a7 7 0 1 0 2.2-5.1M5 4.5V8h3.5M10.5 9.2v5.6l4.6-2.8Z",
  barter: "M4 8h13l-3.2-3.2M20 16H7l3.2 3.2",
  more: "M4.6 12h.8M11.6 12h.8M18.6 12h.8",
  new: "M12 5v14M5 12h14",
  help: "M9.2 9.2a2.9 2.9 0 1 1 4.2 2.6c-.9.5-1.4 1-1.4 2.2M12 17.6h.01",
  settings: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.8v4.4M9 14.8v4.4",
  back: "M14.5 6 8.5 12l6 6",
  forward: "M9.5 6l6 6-6 6",
  close: "M6 6l12 12M18 6 6 18",
  pass: "M5 12h12M12.5 7.5 17 12l-4.5 4.5M20 6v12",
  speak: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11",
  check: "M5 12.5l4.5 4.5L19 7.5",
  copy: "M9 9h10v11H9zM6 15H5V4h10v2",
  redo: "M16 5l4 4-4 4M19.5 9H10a5 5 0 0 0 0 10h3",
  link: "M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1",
  from: "M5 4v6a4 4 0 0 0 4 4h9M14.5 10 19 14l-4.5 4",
  games: "M4 5h7v6H4ZM13 5h7v6h-7ZM4 13h7v6H4ZM13 13h7v6h-7Z",
  load: "M12 15V4M8 8l4-4 4 4M5 14v5h14v-5",
  save: "M12 4v11M8 11l4 4 4-4M5 14v5h14v-5",
  rematch: "M5 9h11l-3-3M19 15H8l3 3",
  remove: "M5 7h14M9.5 7V4.5h5V7M7 7l1 12h8l1-12M10.5 10.5v5M13.5 10.5v5",
  flag: "M6 21V4h11l-2.4 4L17 12H6",
  hint: "M9.5 18h5M10.5 21h3M8.6 14.6a6 6 0 1 1 6.8 0c-.6.5-.9 1-.9 1.9h-5c0-.9-.3-1.4-.9-1.9Z",
  analysis: "M5 20V10M12 20V4M19 20v-7",
  bar: "M4 9h16v6H4ZM13 9v6",
  say: "M4 5h16v11H11l-4 4v-4H4ZM8 9.5h8M8 12.5h5",
  hourglass: "M7 4h10M7 20h10M8 4c0 4 4 5.5 4 8s-4 4-4 8M16 4c0 4-4 5.5-4 8s4 4 4 8",
  share: "M12 14V4M8.5 7.5 12 4l3.5 3.5M7 11H5.5v9h13v-9H17",
  person: "M12 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM5 20c.6-4 3.3-5.5 7-5.5s6.4 1.5 7 5.5",
  hands: "M4 12l4-4 4 3 4-3 4 4M8 15l3 3 5-5",
});

/** @param {{ name: keyof typeof LINES | string }} props */
export const Icon = ({ name }) =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${LINES[name]} /></svg>`;
