/**
 * Counting: where does the last seed fall? The boards are those of one's own last games, and those of
 * the course; what happens there is what the service said of it.
 */
import { batch, signal } from "../vendor/signals-core.js";
import * as api from "./api.js";
import { games } from "./games.js";
import { l } from "./lesson.js";
import { boardWith } from "./lone-board.js";
import { receive, setUp, speak } from "./play.js";
import { asked } from "./state.js";

/** @typedef {import("./types.js").Pit} Pit */
/** @typedef {import("./types.js").TurnView} TurnView */

/**
 * @typedef {object} Question
 * @property {import("./types.js").Snapshot["rules"]} rules
 * @property {import("./types.js").PositionView} position
 * @property {TurnView} turn The sowing that is asked about.
 */

/** Fewer seeds are seen at a glance. */
const FEWEST = 3;

/** From so many games, the last that were played on this device. */
const MOST_GAMES = 3;

/** Questions that are still to be asked. @type {Question[]} */
let waiting = [];

/** @type {Question | null} */
let current = null;

/** How it goes, and what was answered last. */
export const drill = signal({ answer: "", right: 0, asked: 0 });

/** What is asked. */
export function tellQuestion() {
  const { pit, seeds } = sowingOf(/** @type {Question} */ (current).turn);
  return l("drill-ask", { pit, seeds });
}

/** What is said to the answer, or nothing before there is one. */
export function tellAnswer() {
  const { answer } = drill.value;
  if (!answer || !current) return "";
  const { pit, seeds, path } = sowingOf(current.turn);
  const last = path.at(-1);
  if (answer === last) return l("drill-right", { last });
  return l("missed-landing", { pit, seeds, last, wanted: answer });
}

export const isRight = () => drill.value.answer === (current && sowingOf(current.turn).path.at(-1));

/** Ask the first question, or the next. Throws if there is none to be had. */
export async function askNext() {
  if (!waiting.length) waiting = shuffled([...(await fromGames()), ...(await fromCourse())]);
  current = waiting.pop() ?? null;
  if (!current) return;
  const { rules, position, turn } = current;
  const board = { side: turn.side, rules, moves: [] };
  batch(() => {
    drill.value = { ...drill.peek(), answer: "" };
    setUp(boardWith({ ...board, position, turns: [] }), position, {
      play: () => Promise.reject(new Error("nothing is played here")),
      tell: () => [tellAnswer()],
    });
    asked.value = {
      pit: sowingOf(turn).pit,
      answer: (pit) => {
        const { right, asked: before } = drill.peek();
        batch(() => {
          asked.value = null;
          drill.value = { answer: pit, right, asked: before + 1 };
          if (isRight()) drill.value = { answer: pit, right: right + 1, asked: before + 1 };
          receive(boardWith({ ...board, position: turn.position, turns: [{ ...turn, ply: 1 }] }), 0);
        });
      },
    };
  });
  speak(tellQuestion());
}

/** @param {TurnView} turn */
const sowingOf = (turn) => turn.events.find(({ event }) => event === "sown") ?? { pit: "", seeds: 0, path: [] };

/** @param {TurnView} turn */
const worthAsking = (turn) => sowingOf(turn).seeds >= FEWEST;

/** @returns {Promise<Question[]>} */
async function fromGames() {
  const known = games.peek().filter(({ gone }) => !gone);
  const found = await Promise.all(known.slice(0, MOST_GAMES).map(({ id }) => fromGame(id)));
  return found.flat();
}

/** @param {string} id @returns {Promise<Question[]>} */
async function fromGame(id) {
  try {
    const { rules, turns } = await api.fetchMatch(id);
    return turns.flatMap((turn, n) =>
      n > 0 && worthAsking(turn) ? [{ rules, position: turns[n - 1].position, turn }] : [],
    );
  } catch {
    return []; // it is not kept any more
  }
}

/** @returns {Promise<Question[]>} */
async function fromCourse() {
  const lessons = await api.lessons();
  const tasks = lessons.flatMap(({ name, tasks }) => tasks.map((_, n) => ({ name, number: n + 1 })));
  const questions = await Promise.all(
    shuffled(tasks).slice(0, 4).map(async ({ name, number }) => {
      const { moves, rules, start } = await api.tryTask(name, number, []);
      const tried = moves.filter(({ kind }) => kind === "sow").map(({ move }) => api.tryTask(name, number, [move]));
      return (await Promise.all(tried)).map(({ turns: [turn] }) => ({ rules, position: start, turn }));
    }),
  );
  return questions.flat().filter(({ turn }) => worthAsking(turn));
}

/** @template T @param {T[]} things @returns {T[]} */
function shuffled(things) {
  return things
    .map((thing) => ({ thing, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ thing }) => thing);
}
