/** Parts of the forms by which a game with somebody far away comes about. */
import { html, useEffect, useState } from "./html.js";
import { Choices } from "./new-game.js";
import { me } from "./online-api.js";
import { o, tellClock } from "./online-texts.js";
import { tellProblem } from "./play.js";
import { recall, remember } from "./storage.js";
import { t } from "./texts.js";

export const LONGEST_NAME = 40;

/** Clocks to choose from: minutes, seconds that a turn adds, days. */
const MINUTES = [1, 2, 3, 5, 10, 15, 20, 30, 60, 90];
const SECONDS = [0, 2, 3, 5, 10, 20, 30];
const DAYS = [1, 2, 3, 5, 7, 14];

/** @typedef {import("./online-types.js").Clock} Clock */

/** @typedef {{ barter: boolean, skip_origin: boolean, endless: string, kind: Clock["kind"], minutes: number, increment: number, days: number, side: "S" | "N" | "lot", rated: boolean }} Choice */

/** What was chosen here last. @returns {Choice} */
export function usual() {
  const kept = recall("far") ?? {};
  const one = (/** @type {any[]} */ of, /** @type {any} */ value, /** @type {any} */ first) => (of.includes(value) ? value : first);
  return {
    barter: kept.barter !== false,
    skip_origin: false,
    endless: "split",
    kind: one(["none", "minutes", "days"], kept.kind, "minutes"),
    minutes: one(MINUTES, kept.minutes, 10),
    increment: one(SECONDS, kept.increment, 5),
    days: one(DAYS, kept.days, 3),
    side: one(["S", "N", "lot"], kept.side, "lot"),
    rated: false,
  };
}

/** @param {Choice} choice */
export function keepChoice({ barter, kind, minutes, increment, days, side }) {
  remember("far", { barter, kind, minutes, increment, days, side });
}

/** @param {Choice} choice @returns {Clock} */
const clockOf = ({ kind, minutes, increment, days }) =>
  kind === "minutes" ? { kind, minutes, increment } : kind === "days" ? { kind, days } : { kind };

/** @param {Choice} choice What the service is asked for. */
export const wishOf = (choice) => ({
  rules: { barter: choice.barter, skip_origin: choice.skip_origin, endless: choice.endless },
  clock: clockOf(choice),
  rated: choice.rated,
});

/** Who plays here, once that is known. */
export function useMe() {
  const [myself, setMyself] = useState(/** @type {import("./online-types.js").Myself | null} */ (null));
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    me().then(setMyself, (problem) => setTrouble(tellProblem(problem)));
  }, []);
  return { myself, setMyself, trouble };
}

/** A name, and what is wrong with it. */
export function NameField({ id, value, onInput, trouble = "", label = o("name") }) {
  return html`<label class="name-field">
    <span>${label}</span>
    <input
      type="text"
      name=${id}
      maxlength=${LONGEST_NAME}
      autocomplete="nickname"
      dir="auto"
      value=${value}
      aria-invalid=${trouble ? "true" : undefined}
      aria-describedby=${trouble ? `${id}-why` : undefined}
      onInput=${(/** @type {any} */ { target }) => onInput(target.value)}
    />
    ${trouble && html`<span class="field-trouble" id=${`${id}-why`} role="alert">${trouble}</span>`}
  </label>`;
}

/** A list to choose one number from. */
const Number_ = ({ name, label, values, value, set }) => html`<label class="number-field">
  <span>${label}</span>
  <select name=${name} onChange=${(/** @type {any} */ { target }) => set(Number(target.value))}>
    ${values.map((one) => html`<option key=${one} value=${one} selected=${one === value}>${one}</option>`)}
  </select>
</label>`;

/** How long one may think. @param {{ name: string, choice: Choice, set: (change: Partial<Choice>) => void }} props */
export const ClockChoice = ({ name, choice, set }) => html`<div class="clock-choice">
  <${Choices} name=${name} choice=${choice} set=${set} field="kind" legend=${o("clock")}
    options=${[
      { value: "minutes", label: o("clock-by-minutes"), hint: o("clock-by-minutes-hint") },
      { value: "days", label: o("clock-by-days"), hint: o("clock-by-days-hint") },
      { value: "none", label: tellClock({ kind: "none" }), hint: o("clock-none-hint") },
    ]}
  />
  ${choice.kind === "minutes" &&
  html`<div class="number-fields">
    <${Number_} name=${`${name}-minutes`} label=${o("minutes")} values=${MINUTES} value=${choice.minutes} set=${(/** @type {number} */ minutes) => set({ minutes })} />
    <${Number_} name=${`${name}-increment`} label=${o("increment")} values=${SECONDS} value=${choice.increment} set=${(/** @type {number} */ increment) => set({ increment })} />
  </div>`}
  ${choice.kind === "days" &&
  html`<div class="number-fields"><${Number_} name=${`${name}-days`} label=${o("days")} values=${DAYS} value=${choice.days} set=${(/** @type {number} */ days) => set({ days })} /></div>`}
</div>`;

export const VariantChoice = ({ name, choice, set }) => html`<${Choices} name=${name} choice=${choice} set=${set} field="barter" legend=${t("new-rules")}
  options=${[
    { value: true, label: t("new-barter"), hint: t("new-barter-hint") },
    { value: false, label: t("new-classic"), hint: t("new-classic-hint") },
  ]}
/>`;

export const SideChoice = ({ name, choice, set }) => html`<${Choices} name=${name} choice=${choice} set=${set} field="side" legend=${t("new-begins")}
  options=${[
    { value: "lot", label: t("new-lot"), hint: t("new-lot-hint") },
    { value: "S", label: t("new-you"), hint: t("new-you-hint") },
    { value: "N", label: t("new-they"), hint: t("new-they-hint") },
  ]}
/>`;

/** For those who have an account, and where it can be. */
export function RatedChoice({ choice, set, account }) {
  const may = account && choice.kind !== "none" && !choice.skip_origin && choice.endless === "split";
  return html`<label class="switch">
    <input type="checkbox" name="rated" disabled=${!may} checked=${may && choice.rated} onChange=${(/** @type {any} */ { target }) => set({ rated: target.checked })} />
    <span><span class="choice-label">${o("rated-choice")}</span>${" "}<span class="choice-hint">${o(account ? "rated-hint" : "rated-account")}</span></span>
  </label>`;
}
