/**
 * A task of a lesson on the game's own board. The service plays the moves and says whether they do
 * what was asked; here is kept how far one has come.
 */
import { batch, computed, signal } from "../vendor/signals-core.js";
import * as api from "./api.js";
import { boardWith } from "./lone-board.js";
import { giveNotice, setUp, speak } from "./play.js";
import { putAside } from "./state.js";
import { recall, remember } from "./storage.js";
import { message, say } from "./texts.js";

/** @typedef {import("./types.js").Snapshot} Snapshot */
/** @typedef {import("./types.js").PositionView} PositionView */

/**
 * @typedef {object} Lesson
 * @property {string} name
 * @property {{ rules: Snapshot["rules"], position: PositionView, goals: number }[]} tasks
 *
 * @typedef {object} Attempt A task after some moves.
 * @property {Snapshot["rules"]} rules
 * @property {PositionView} start
 * @property {PositionView} position
 * @property {number[]} ripe Numbers of seeds that a chain takes.
 * @property {import("./types.js").MoveView[]} moves
 * @property {Snapshot["no_offer"]} no_offer
 * @property {import("./types.js").Outcome | null} outcome
 * @property {import("./types.js").TurnView[]} turns
 * @property {"open" | "solved" | "missed"} state
 * @property {number} done How many of its goals were reached.
 * @property {import("./types.js").Sentence | null} instead What happened instead of the next one.
 */

/** The whole course, or null before it was fetched. @type {import("./state.js").Signal<Lesson[] | null>} */
export const course = signal(null);

/** The lesson that is open, and which of its tasks, from 1. */
export const open = signal({ name: "", task: 1 });

/** How the task stands. @type {import("./state.js").Signal<Attempt | null>} */
export const tried = signal(null);

/** Tasks that were solved on this device, such as "sow 1". @type {import("./state.js").Signal<string[]>} */
const solved = signal(knownTasks(recall("lessons")));

/** @param {unknown} kept */
function knownTasks(kept) {
  return Array.isArray(kept) ? kept.filter((name) => typeof name === "string") : [];
}

/** A text of the course. @param {string} id @param {Record<string, string | number>} [args] */
export const l = (id, args) => message(`learn-${id}`, args);

/** How many tasks of a lesson are solved. @param {Lesson} lesson */
export const solvedOf = ({ name, tasks }) =>
  tasks.filter((_, n) => solved.value.includes(`${name} ${n + 1}`)).length;

/** The first task of a lesson that is not solved; the first one when all are. @param {Lesson} lesson */
export const firstOpen = ({ name, tasks }) =>
  tasks.findIndex((_, n) => !solved.peek().includes(`${name} ${n + 1}`)) + 1 || 1;

/** The first lesson with a task that is not solved, or undefined when all are. */
export const nextLesson = computed(() =>
  course.value?.find((lesson) => solvedOf(lesson) < lesson.tasks.length),
);

/** Fetch the course. Throws if it cannot be had. */
export async function fetchCourse() {
  course.value ??= await api.lessons();
}

/** Begin a task, or begin it again. @param {string} name @param {number} task */
export async function beginTask(name, task) {
  try {
    const first = await api.tryTask(name, task, []);
    /** @type {string[]} The learner's own moves. */
    const moves = [];
    batch(() => {
      open.value = { name, task };
      tried.value = first;
      setUp(boardOf(first), first.start, {
        tell: () => tellAttempt(),
        play: async (_, move) => {
          const next = await api.tryTask(name, task, [...moves, move]);
          moves.push(move);
          tried.value = next;
          if (next.state === "solved") keep(`${name} ${task}`);
          return boardOf(next);
        },
      });
      putAside.value = 0; // an offer waits until the task was read
    });
    return true;
  } catch (problem) {
    giveNotice(problem);
    return false;
  }
}

/** Read out what is to be done. */
export const speakTask = () => speak([l(`${open.peek().name}-text`), tellTask()].join(" "));

/** What the next move has to do. */
export function tellTask() {
  const { name, task } = open.value;
  const goals = course.value?.find((lesson) => lesson.name === name)?.tasks[task - 1].goals ?? 1;
  return l(`${name}-${task}${goals > 1 && tried.value?.done ? "-then" : ""}`);
}

/** What is said to the moves so far. */
export function tellAttempt() {
  const now = tried.value;
  const { name, task } = open.value;
  if (!now?.turns.length) return [];
  const end = now.outcome ? [say(now.outcome.sentence)] : [];
  if (now.instead) return [...end, say(now.instead)];
  return [...end, now.state === "solved" ? l(`${name}-${task}-done`) : tellTask()];
}

/** @param {string} task */
function keep(task) {
  if (solved.peek().includes(task)) return;
  solved.value = [...solved.peek(), task];
  remember("lessons", solved.peek());
}

/** A task as the board shows it. @param {Attempt} now */
const boardOf = (now) => boardWith({ ...now, side: "S" });
