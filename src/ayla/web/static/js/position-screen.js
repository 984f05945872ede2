/** A position by itself: from a link, typed, or set up by tapping; and a game from there. */
import { Problem, position as fetchPosition } from "./api.js";
import { Heading } from "./heading.js";
import { html, useEffect, useState } from "./html.js";
import { positionPath, readLink } from "./links.js";
import { NewGame } from "./new-game.js";
import { begin, tellProblem } from "./play.js";
import { analyse } from "./advice.js";
import { PositionEditor } from "./position-editor.js";
import { readPosition, tidy, writePosition } from "./position-text.js";
import { tellPositionTrouble } from "./position-trouble.js";
import { follow } from "./route.js";
import { list, message, t } from "./texts.js";

/** Milliseconds without a key after which a text is looked at. */
const PAUSE = 250;

/**
 * What is wrong with a position and where.
 * @param {string} text @param {unknown} problem
 */
function tellWrong(text, problem) {
  if (!(problem instanceof Problem) || problem.code !== "bad_position") return tellProblem(problem);
  return tellPositionTrouble(text, problem, Number(problem.place.match(/column (\d+)$/)?.[1] ?? 1));
}

export function PositionScreen() {
  const [link] = useState(() => readLink(location.search));
  const [text, setText] = useState(link.text ?? "");
  const [found, setFound] = useState(/** @type {import("./types.js").PositionFound | null} */ (null));
  const [trouble, setTrouble] = useState("");
  const [setup, setSetup] = useState(/** @type {import("./position-text.js").Setup | null} */ (null));
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    let late = false;
    const wanted = link.text === null && !text ? null : tidy(text);
    const ask = async () => {
      try {
        const seen = await fetchPosition(wanted, link.rules);
        if (late) return;
        setFound(seen);
        setTrouble("");
        setSetup(readPosition(seen.position.text));
        if (wanted === null) setText(seen.position.text);
        else history.replaceState(history.state, "", positionPath(wanted, link.rules));
      } catch (problem) {
        if (late) return;
        setFound(null);
        setTrouble(tellWrong(wanted ?? "", problem));
        setSetup((before) => readPosition(wanted ?? "") ?? before);
      }
    };
    const timer = setTimeout(ask, found || trouble ? PAUSE : 0);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [text]);

  const analyseIt = async () => {
    setBusy(true);
    try {
      const person = { kind: "human" };
      await begin({ rules: link.rules, south: person, north: person, position: tidy(text) });
      analyse(true);
    } catch (problem) {
      setTrouble(tellProblem(problem));
      setBusy(false);
    }
  };
  /** @param {import("./position-text.js").Setup} next */
  const change = (next) => {
    setSetup(next);
    setText(writePosition(next));
  };
  const open = found && !found.outcome;
  return html`<main class="position">
    <section class="position-board">
      <${Heading} text=${t("position")} />
      <p class="about">${t("position-about")}</p>
      ${setup && html`<${PositionEditor} setup=${setup} moves=${found?.moves ?? []} change=${change} />`}
      <label class="position-text">
        <span>${t("position-text")}</span>
        <textarea
          name="position"
          rows="2"
          spellcheck="false"
          autocomplete="off"
          dir="ltr"
          value=${text}
          aria-invalid=${trouble ? "true" : undefined}
          aria-describedby="position-told"
          onInput=${(/** @type {any} */ { target }) => setText(target.value)}
        ></textarea>
      </label>
      ${link.odd.length > 0 && html`<p class="trouble" role="alert" data-odd>${t("position-switches", { count: link.odd.length, switches: list(link.odd) })}</p>`}
      <div id="position-told" role="status">
        ${trouble ? html`<p class="trouble">${trouble}</p>` : found && html`<p class="hint">${tellPosition(found)}</p>`}
      </div>
      ${!setup && trouble && html`<p class="row"><a class="button primary" href="/" onClick=${follow}>${t("new")}</a></p>`}
    </section>
    ${open
      ? html`<section class="card" aria-labelledby="position-play">
          <h2 id="position-play">${t("from")}</h2>
          <${NewGame} name="position" from=${{ position: found.position.text, rules: found.rules, mover: found.position.to_move }} />
          <p class="elsewhere">
            <button type="button" class="quiet" data-action="analyse" disabled=${busy} onClick=${analyseIt}>${t("position-analyse")}</button>
          </p>
        </section>`
      : html`<section class="card"><p>${t(found ? "position-over" : "position-wait")}</p></section>`}
  </main>`;
}

/** What may be played. @param {import("./types.js").PositionFound} found */
function tellPosition({ position, moves, outcome }) {
  if (outcome) return message(outcome.sentence.id, outcome.sentence.args);
  const sown = moves.filter(({ kind }) => kind === "sow").flatMap(({ pits }) => pits);
  const kinds = new Set(moves.map(({ kind }) => kind));
  return [
    t("position-turn", { side: position.to_move }),
    kinds.has("accept") ? t("position-answers") : "",
    sown.length ? t("position-sows", { pits: list(sown) }) : "",
    kinds.has("pass") ? t("position-passes") : "",
    kinds.has("offer") ? t("position-offers") : "",
  ]
    .filter(Boolean)
    .join(" ");
}
