/** The form that begins a game; it stands on the first screen and in a dialog. */
import * as api from "./api.js";
import { html, useEffect, useState } from "./html.js";
import { opponentAbout, opponentName } from "./names.js";
import { begin, tellProblem } from "./play.js";
import { recall, remember } from "./storage.js";
import { t } from "./texts.js";

const BESIDE = "beside";
/** From so many computer players on, the first is for children and the second for newcomers. */
const MANY = 4;

/** @typedef {{ opponent: string, side: "S" | "N" | "lot", barter: boolean }} Choice */

/** @returns {Choice} What was chosen last time on this device. */
function usual() {
  const kept = recall("choice") ?? {};
  return {
    opponent: typeof kept.opponent === "string" ? kept.opponent : "",
    side: ["S", "N", "lot"].includes(kept.side) ? kept.side : "S",
    barter: kept.barter !== false,
  };
}

/** Levels have a number before their name. @param {string} opponent */
function label(opponent) {
  const [, number] = opponent.match(/^level-(\d+)$/) ?? [];
  const name = opponentName(opponent);
  return number ? t("new-level", { number, name }) : name;
}

/** @param {Choice} choice What the service is asked for. */
function wish({ opponent, side, barter }) {
  const person = { kind: "human" };
  const rules = { barter, skip_origin: false, endless: "split" };
  if (opponent === BESIDE) return { rules, south: person, north: person };
  const computer = { kind: "computer", opponent };
  const south = side === "lot" ? Math.random() < 0.5 : side === "S";
  return { rules, south: south ? person : computer, north: south ? computer : person };
}

export function NewGame({ name }) {
  const [choice, setChoice] = useState(usual);
  const [known, setKnown] = useState(/** @type {string[] | null} */ (null));
  const [trouble, setTrouble] = useState("");
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    api.opponents().then(
      (found) => setKnown(found.map((opponent) => opponent.name)),
      (problem) => setTrouble(tellProblem(problem)),
    );
  }, []);
  const opponents = [...(known ?? []), BESIDE];
  const usualOpponent = opponents[opponents.length > MANY ? 1 : 0];
  const opponent = known && !opponents.includes(choice.opponent) ? usualOpponent : choice.opponent;
  const set = (/** @type {Partial<Choice>} */ change) => setChoice({ ...choice, opponent, ...change });

  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setTrouble("");
    remember("choice", { ...choice, opponent });
    try {
      await begin(wish({ ...choice, opponent }));
    } catch (problem) {
      setTrouble(tellProblem(problem));
      setBusy(false);
    }
  };
  const field = { name, choice: { ...choice, opponent }, set };
  return html`<form class="new-game" onSubmit=${submit}>
    <${Choices} ...${field} field="opponent" legend=${t("new-opponent")}
      options=${opponents.map((value) => ({
        value,
        label: label(value),
        hint: opponentAbout(value),
      }))}
      short
    />
    ${opponent !== BESIDE &&
    html`<${Choices} ...${field} field="side" legend=${t("new-begins")}
      options=${[
        { value: "S", label: t("new-you"), hint: t("new-you-hint") },
        { value: "N", label: t("new-they"), hint: t("new-they-hint") },
        { value: "lot", label: t("new-lot"), hint: t("new-lot-hint") },
      ]}
    />`}
    <${Choices} ...${field} field="barter" legend=${t("new-rules")}
      options=${[
        { value: true, label: t("new-barter"), hint: t("new-barter-hint") },
        { value: false, label: t("new-classic"), hint: t("new-classic-hint") },
      ]}
    />
    ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
    <button type="submit" class="primary large" disabled=${busy || !known}>${t("new-begin")}</button>
  </form>`;
}

/** A row of choices, one of which is taken; `short` tells only of that one what it means. */
function Choices({ name, field, legend, options, choice, set, short = false }) {
  const taken = options.find(({ value }) => value === choice[field]);
  return html`<fieldset class=${`choices choices-${field}`}>
    <legend>${legend}</legend>
    <div class="choices-row">
      ${options.map(
        ({ value, label, hint }) => html`<label key=${value} class="choice">
          <input
            type="radio"
            name=${`${name}-${field}`}
            value=${String(value)}
            checked=${choice[field] === value}
            onChange=${() => set({ [field]: value })}
          />
          <span class="choice-label">${label}</span>${" "}
          ${hint && html`<span class=${short ? "unseen" : "choice-hint"}>${hint}</span>`}
        </label>`,
      )}
    </div>
    ${short && html`<p class="choices-about" aria-hidden="true">${taken?.hint}</p>`}
  </fieldset>`;
}
