/** The form that begins a game: on the first screen, in a dialog, and where a position is gone on from. */
import * as api from "./api.js";
import { html, useEffect, useState } from "./html.js";
import { later } from "./later.js";
import { USUAL } from "./links.js";
import { opponentAbout, opponentName, personIn } from "./names.js";
import { begin, tellProblem } from "./play.js";
import { follow } from "./route.js";
import { dialog } from "./state.js";
import { recall, remember } from "./storage.js";
import { t } from "./texts.js";

const Switches = later({ load: () => import("./switches.js"), name: "Switches", part: "places", style: "places", inside: true });

const BESIDE = "beside";
/** Characters in a name at most. */
const LONGEST_NAME = 40;

/** @typedef {import("./types.js").Side} Side */
/** @typedef {import("./types.js").Snapshot["rules"]} Rules */

/** @typedef {{ opponent: string, side: Side | "lot", names: Record<Side, string> } & Rules} Choice */

/**
 * What a game goes on from.
 * @typedef {object} From
 * @property {string} [position] The usual start if left out.
 * @property {string[]} [moves] Played from there; the rules are settled then.
 * @property {Rules} rules
 * @property {Side} mover
 * @property {import("./types.js").Snapshot["seats"]} [seats] Who played so far.
 */

/** @param {any} name */
const fit = (name) => (typeof name === "string" ? name.slice(0, LONGEST_NAME) : "");

/** @returns {Choice} What was chosen last time on this device; the switches are as usual. */
function usual() {
  const kept = recall("choice") ?? {};
  return {
    ...USUAL,
    opponent: typeof kept.opponent === "string" ? kept.opponent : "",
    side: ["S", "N", "lot"].includes(kept.side) ? kept.side : "S",
    barter: kept.barter !== false,
    names: { S: fit(kept.names?.S), N: fit(kept.names?.N) },
  };
}

/** @param {From | undefined} from @returns {Choice} */
function first(from) {
  const choice = usual();
  if (!from) return choice;
  const person = from.seats && personIn(from.seats);
  const names = from.seats ? { S: from.seats.S.name, N: from.seats.N.name } : choice.names;
  return { ...choice, ...from.rules, names, side: person ?? from.mover };
}

/** The computer players, once they are known. */
function useOpponents(/** @type {(trouble: string) => void} */ setTrouble) {
  const [known, setKnown] = useState(/** @type {string[] | null} */ (null));
  useEffect(() => {
    api.opponents().then(
      (found) => setKnown(found.map((opponent) => opponent.name)),
      (problem) => setTrouble(tellProblem(problem)),
    );
  }, []);
  return known;
}

/** Who is played against: as chosen, or where there is nobody of that name the first, for newcomers. */
function fitting(/** @type {string} */ chosen, /** @type {string[] | null} */ known) {
  const opponents = [...(known ?? []), BESIDE];
  return known && !opponents.includes(chosen) ? opponents[0] : chosen;
}

/** Levels have a number before their name. @param {string} opponent */
function label(opponent) {
  const [, number] = opponent.match(/^level-(\d+)$/) ?? [];
  const name = opponentName(opponent);
  return number ? t("new-level", { number, name }) : name;
}

/** @param {Choice} choice What the service is asked for. @param {From} [from] */
function wish({ opponent, side, names, barter, skip_origin, endless }, from) {
  const rules = from?.moves ? from.rules : { barter, skip_origin, endless };
  const start = {
    rules,
    ...(from?.position && { position: from.position }),
    ...(from?.moves && { moves: from.moves }),
  };
  const person = (/** @type {Side} */ seat) => {
    const name = opponent === BESIDE ? names[seat].trim() : "";
    return { kind: "human", ...(name && { name }) };
  };
  if (opponent === BESIDE) return { ...start, south: person("S"), north: person("N") };
  const computer = { kind: "computer", opponent };
  const south = side === "lot" ? Math.random() < 0.5 : side === "S";
  return {
    ...start,
    south: south ? person("S") : computer,
    north: south ? computer : person("N"),
  };
}

/** One press begins a game like the last one; the first is with somebody who suits a newcomer. */
export function PlayNow({ primary }) {
  const [trouble, setTrouble] = useState("");
  const [busy, setBusy] = useState(false);
  const known = useOpponents(setTrouble);
  const choice = usual();
  const opponent = fitting(choice.opponent, known);
  const go = async () => {
    setBusy(true);
    setTrouble("");
    try {
      await begin(wish({ ...choice, opponent }));
    } catch (problem) {
      setTrouble(tellProblem(problem));
      setBusy(false);
    }
  };
  return html`<button type="button" class=${primary ? "primary large" : "large"} data-action="play-now" disabled=${busy || !known} onClick=${go}>
      ${opponent ? t("play-now", { name: opponentName(opponent), beside: opponent === BESIDE ? "yes" : "no" }) : t("new-title")}
    </button>
    ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}`;
}

/** @param {{ name: string, from?: From }} props */
export function NewGame({ name, from }) {
  const [choice, setChoice] = useState(() => first(from));
  const [trouble, setTrouble] = useState("");
  const [badName, setBadName] = useState(/** @type {Side | ""} */ (""));
  const [busy, setBusy] = useState(false);
  const known = useOpponents(setTrouble);
  const opponent = fitting(choice.opponent, known);
  const set = (/** @type {Partial<Choice>} */ change) => setChoice({ ...choice, opponent, ...change });

  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setTrouble("");
    setBadName("");
    const chosen = { ...choice, opponent };
    if (!from) remember("choice", { opponent, side: choice.side, barter: choice.barter, names: choice.names });
    try {
      await begin(wish(chosen, from));
    } catch (problem) {
      const [, seat] = String(/** @type {any} */ (problem).place).match(/^body\.(south|north)\.name$/) ?? [];
      setBadName(seat === "south" ? "S" : seat === "north" ? "N" : "");
      if (!seat) setTrouble(tellProblem(problem));
      setBusy(false);
    }
  };
  const field = { name, choice: { ...choice, opponent }, set };
  const sideHint = (/** @type {Side} */ side) => (from?.mover === side ? t("new-side-moves") : "");
  return html`<form class="new-game" onSubmit=${submit}>
    <${Choices} ...${field} field="opponent" legend=${t("new-opponent")}
      options=${[...(known ?? []), BESIDE].map((value) => ({
        value,
        label: label(value),
        hint: opponentAbout(value),
      }))}
      short
    />
    ${opponent === BESIDE
      ? html`<${Names} ...${field} bad=${badName} />`
      : html`<${Choices} ...${field} field="side" legend=${t(from ? "new-side" : "new-begins")}
          options=${
            from
              ? [
                  { value: "S", label: t("side", { side: "S" }), hint: sideHint("S") },
                  { value: "N", label: t("side", { side: "N" }), hint: sideHint("N") },
                  { value: "lot", label: t("new-lot"), hint: t("new-lot-hint") },
                ]
              : [
                  { value: "S", label: t("new-you"), hint: t("new-you-hint") },
                  { value: "N", label: t("new-they"), hint: t("new-they-hint") },
                  { value: "lot", label: t("new-lot"), hint: t("new-lot-hint") },
                ]
          }
        />`}
    ${!from?.moves &&
    html`<${Choices} ...${field} field="barter" legend=${t("new-rules")}
        options=${[
          { value: true, label: t("new-barter"), hint: t("new-barter-hint") },
          { value: false, label: t("new-classic"), hint: t("new-classic-hint") },
        ]}
      />
      <${More} ...${field} from=${from} />`}
    ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
    <button type="submit" class="primary large" disabled=${busy || !known}>${t("new-begin")}</button>
    ${!from && html`<p class="elsewhere">
      <a href="/position" data-action="position" onClick=${follow}>${t("new-position")}</a>
      <button type="button" class="quiet" data-action="load" onClick=${() => (dialog.value = "load")}>${t("load")}</button>
    </p>`}
  </form>`;
}

/** What two people at one screen are called. */
function Names({ name, choice, set, bad }) {
  const change = (/** @type {Side} */ side) => (/** @type {any} */ { target }) =>
    set({ names: { ...choice.names, [side]: target.value } });
  return html`<fieldset class="choices names">
    <legend>${t("new-names")}</legend>
    <div class="choices-row">
      ${/** @type {Side[]} */ (["S", "N"]).map((side) => {
        const wrong = bad === side;
        const why = `${name}-name-${side}`;
        return html`<label key=${side} class="name-field">
          <span>${t("side", { side })}</span>
          <input
            type="text"
            name=${`${name}-name-${side}`}
            maxlength=${LONGEST_NAME}
            autocomplete="off"
            dir="auto"
            value=${choice.names[side]}
            aria-invalid=${wrong ? "true" : undefined}
            aria-describedby=${wrong ? why : undefined}
            onInput=${change(side)}
          />
          ${wrong && html`<span class="field-trouble" id=${why} role="alert">${t("new-name-wrong")}</span>`}
        </label>`;
      })}
    </div>
  </fieldset>`;
}

/** The switches of the game, out of a newcomer's way. @param {any} props */
function More(props) {
  const { choice, from } = props;
  const unusual = choice.skip_origin !== USUAL.skip_origin || choice.endless !== USUAL.endless;
  const [opened, setOpened] = useState(Boolean(from) && unusual);
  return html`<details class="more-choices" open=${opened} onToggle=${(/** @type {any} */ { target }) => setOpened(target.open)}>
    <summary>${t("new-more")}</summary>
    ${opened && html`<${Switches} ...${props} />`}
  </details>`;
}

/** A row of choices, one of which is taken; `short` tells only of that one what it means. */
export function Choices({ name, field, legend, options, choice, set, short = false }) {
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
