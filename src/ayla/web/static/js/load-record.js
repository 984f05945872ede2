/** Opening games from a record: pasted, from a file, or dropped. */
import { readRecords } from "./api.js";
import { html, useState } from "./html.js";
import { Icon } from "./icons.js";
import { MiniBoard } from "./mini-board.js";
import { isolated, opponentName, sideName } from "./names.js";
import { begin, lookAt, tellProblem } from "./play.js";
import { tellPositionTrouble } from "./position-trouble.js";
import { match, putAside } from "./state.js";
import { has, language, message, t } from "./texts.js";

/** @typedef {import("./types.js").RecordGame} RecordGame */
/** @typedef {import("./types.js").RecordTrouble} RecordTrouble */

/** Kilobytes that a record may have. */
const MOST = 200;

/** The text of a file. Throws what is to be told. @param {File} file */
async function textOf(file) {
  if (file.size > MOST * 1024) throw new Error(t("load-too-large", { most: MOST }));
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    throw new Error(t("load-no-text"));
  }
}

/** Who plays on a side; the computer players go by their names. @param {RecordGame} game @param {"S" | "N"} side */
const nameOf = ({ names }, side) => opponentName(names[side]);

/** @param {RecordGame} game */
const tellNames = (game) => {
  const tell = (/** @type {"S" | "N"} */ side) => {
    const name = nameOf(game, side);
    return name ? isolated(name) : sideName(side);
  };
  return t("games-players", { south: tell("S"), north: tell("N") });
};

/** Open a game to look through. @param {RecordGame} game */
async function open(game) {
  const seat = (/** @type {"S" | "N"} */ side) => {
    const name = nameOf(game, side);
    return { kind: "human", ...(name && { name }) };
  };
  const { rules, start, moves, ending } = game;
  await begin({
    rules,
    south: seat("S"),
    north: seat("N"),
    moves,
    ...(start && { position: start }),
    ...(ending && { ending }),
  });
  putAside.value = match().version;
  lookAt(0);
}

/** The line at fault. @param {string} text @param {RecordTrouble} trouble */
const lineOf = (text, { line }) => text.split("\n")[line - 1] ?? "";

/** Why it could not be read on, in words. @param {string} text @param {RecordTrouble} trouble */
function why(text, trouble) {
  const { code, value, rule, expected, column } = trouble;
  if (code === "bad_record") return t("load-why", { value });
  // What a capture should have been is one word; all else that is expected is told in English.
  if (code === "bad_move" && !/\s/.test(expected))
    return t(expected.includes("x") ? "load-why-capture" : "load-why-no-capture", { value, expected });
  if (code === "bad_position") {
    const line = lineOf(text, trouble);
    const start = line.lastIndexOf('"', column - 2) + 1;
    return tellPositionTrouble(line.slice(start).split('"')[0], trouble, column - start);
  }
  const id = `error-${code}`;
  return has(id) ? message(id, { value, rule: rule ?? "", place: "" }) : t("load-why", { value });
}

/** What is at fault there: a word, or what stands between the quotes of a tag, or a word of it. @param {string} line @param {RecordTrouble} trouble */
function faultIn(line, { column, value }) {
  const rest = line.slice(column - 1);
  if (!/\[\s*\w+\s+"[^"]*$/.test(line.slice(0, column - 1))) return rest.match(/^\S+/)?.[0] ?? "";
  return rest.startsWith(value) ? value : rest.split('"')[0];
}

/** The line at fault, cut to what is around the place. */
function Line({ text, trouble }) {
  const { column } = trouble;
  const whole = lineOf(text, trouble);
  const from = Math.max(0, column - 41);
  const before = whole.slice(from, column - 1);
  const word = faultIn(whole, trouble).slice(0, 40);
  const after = whole.slice(column - 1 + word.length, column + 40);
  return html`<pre class="record-line" dir="ltr"><span>${from ? "…" : ""}${before}</span><mark>${word || "\u00a0"}</mark><span>${after}</span></pre>`;
}

export function LoadRecord() {
  const [text, setText] = useState("");
  const [read, setRead] = useState("");
  const [found, setFound] = useState(/** @type {import("./types.js").Records | null} */ (null));
  const [trouble, setTrouble] = useState("");
  const [busy, setBusy] = useState(false);
  const [over, setOver] = useState(false);

  /** Do something that takes a moment; what goes wrong is told. @param {() => Promise<void>} work */
  const attempt = async (work) => {
    setBusy(true);
    setTrouble("");
    try {
      await work();
    } catch (problem) {
      setTrouble(problem instanceof Error && problem.constructor === Error ? problem.message : tellProblem(problem));
    }
    setBusy(false);
  };
  const readText = (/** @type {string} */ source) =>
    attempt(async () => {
      setFound(null);
      if (source.length > MOST * 1024) throw new Error(t("load-too-large", { most: MOST }));
      const seen = await readRecords(source);
      const [only] = seen.games;
      if (seen.games.length === 1 && !seen.trouble) return open(only);
      if (!seen.games.length && !seen.trouble) throw new Error(t("load-empty"));
      setRead(source);
      // Of a game in which nothing was played before the fault there is nothing to open.
      setFound({ ...seen, games: seen.games.filter(({ whole, moves }) => whole || moves.length) });
    });
  const readFile = (/** @type {File | undefined} */ file) =>
    file &&
    attempt(async () => {
      const source = await textOf(file);
      setText(source);
      await readText(source);
    });
  const drop = (/** @type {DragEvent} */ event) => {
    event.preventDefault();
    setOver(false);
    readFile(event.dataTransfer?.files[0]);
  };
  const drag = (/** @type {boolean} */ now) => (/** @type {DragEvent} */ event) => {
    event.preventDefault();
    setOver(now);
  };
  return html`<div class=${over ? "load over" : "load"} onDragOver=${drag(true)} onDragLeave=${drag(false)} onDrop=${drop}>
    <p class="hint">${t("load-about")}</p>
    <textarea
      class="record"
      name="record"
      rows="7"
      spellcheck="false"
      dir="ltr"
      aria-label=${t("record")}
      aria-describedby=${found?.trouble ? "load-trouble" : undefined}
      value=${text}
      onInput=${(/** @type {any} */ { target }) => setText(target.value)}
    ></textarea>
    <div class="row">
      <button type="button" class="primary" data-action="read" disabled=${busy || !text.trim()} onClick=${() => readText(text)}>${t("load-read")}</button>
      <label class="button file">
        <${Icon} name="load" /> ${t("load-file")}
        <input
          type="file"
          class="unseen"
          accept=".gore,text/plain"
          onChange=${(/** @type {any} */ { target }) => {
            readFile(target.files[0]);
            target.value = "";
          }}
        />
      </label>
    </div>
    ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
    ${found?.trouble &&
    html`<div class="trouble" role="alert" id="load-trouble" data-code=${found.trouble.code}>
      <p>${t("load-trouble", { line: found.trouble.line, column: found.trouble.column })} ${why(read, found.trouble)}</p>
      <${Line} text=${read} trouble=${found.trouble} />
      ${!found.games.length && html`<p>${t("load-none-good")}</p>`}
    </div>`}
    ${found &&
    found.games.length > 0 &&
    html`<section aria-labelledby="load-games">
      <h3 id="load-games">${t("load-games", { count: found.games.length })}</h3>
      <ol class="load-games">
        ${found.games.map((game, i) => html`<${Found} key=${i} game=${game} busy=${busy} go=${() => attempt(() => open(game))} />`)}
      </ol>
    </section>`}
  </div>`;
}

/** @param {{ game: RecordGame, busy: boolean, go: () => void }} props */
function Found({ game, busy, go }) {
  const { date, outcome, moves, whole, position } = game;
  const day = date && !Number.isNaN(Date.parse(date)) ? new Intl.DateTimeFormat(language.value, { dateStyle: "medium", timeZone: "UTC" }).format(Date.parse(date)) : "";
  const plies = moves.length;
  return html`<li class="load-game" data-whole=${String(whole)}>
    <span class="game-board" aria-hidden="true"><${MiniBoard} position=${position} side="S" /></span>
    <span class="game-told">
      <b class="game-players"><bdi>${tellNames(game)}</bdi></b>
      <span>${whole ? t("load-moves", { plies }) : t("load-good", { plies })}${outcome && ` ${t("games-score", { more: outcome.south, less: outcome.north })}`}</span>
      ${day && html`<span class="game-date">${day}</span>`}
      <button type="button" data-action="open" disabled=${busy} onClick=${go}>${whole ? t("load-open") : t("load-open-part", { plies })}</button>
    </span>
  </li>`;
}
