/** What the service thinks of the moves. Nothing is weighed here. */
import { batch, computed, effect, signal } from "../vendor/signals-core.js";
import * as api from "./api.js";
import { skip } from "./motion.js";
import { isYou, playerName } from "./names.js";
import { giveNotice, lookAt, speak } from "./play.js";
import { evaluates } from "./settings.js";
import { connect } from "./socket.js";
import {
  analysing,
  armed,
  found,
  hinted,
  looking,
  moves,
  notice,
  other,
  putAside,
  screen,
  snapshot,
  viewed,
} from "./state.js";
import { list, signed, t } from "./texts.js";

/** @typedef {import("./types.js").Line} Line */
/** @typedef {import("./types.js").Side} Side */

/** No position has more moves. */
const EVERY = 100;
/** Milliseconds after which a service that was busy is asked again. */
const PATIENCE = 2000;

/** Whether there is anyone to ask. */
export const advised = computed(() => snapshot.value?.advice === true);

/** The bar is shown. */
export const evaluating = computed(() => advised.value && evaluates.value);

/** What the service is asked to weigh, as it is sent; empty for nothing. */
const wish = computed(() => {
  const now = snapshot.value;
  if (!now || !advised.value || screen.value !== "game") return "";
  if (!analysing.value && !evaluates.value) return "";
  const ply = looking.value ?? (now.outcome ? now.ply : null);
  return JSON.stringify({ ply, lines: analysing.value ? EVERY : 1 });
});

const match = computed(() => (wish.value ? (snapshot.value?.id ?? "") : ""));

/** Keep a line to the service for as long as something is to be weighed. */
export function watchWish() {
  effect(() => {
    const id = match.value;
    if (!id) return undefined;
    let timer = 0;
    const say = () => line.say(wish.peek());
    const line = connect(() => `/api/matches/${encodeURIComponent(id)}/analysis`, {
      open: say,
      message: (message) => {
        if (message.type === "analysis") found.value = message;
        else if (message.problem?.code === "busy") timer = setTimeout(say, PATIENCE);
      },
      lost: async () => true,
    });
    const end = effect(() => {
      if (wish.value) line.say(wish.value);
    });
    return () => {
      clearTimeout(timer);
      end();
      line.end();
    };
  });
}

/** What is known about the position that is looked at, or null. */
export const weighed = computed(() => {
  const now = found.value;
  return now && now.position === viewed.value?.text ? now : null;
});

/** The worth of each move by its text, while analysing. @type {{ value: Map<string, Line> }} */
export const worths = computed(
  () => new Map(analysing.value ? weighed.value?.lines.map((line) => [line.move, line]) : []),
);

/** "=+4" where exact, "+3.2" where expected. @param {{ value: number, exact: boolean }} line */
export const sign = ({ value, exact }) => (exact ? `=${signed(value)}` : signed(value, 1));

/** Seeds to speak of; less than one is as good as none. @param {number} value */
export const wholeSeeds = (value) => (Math.abs(value) < 1 ? 0 : Math.abs(Math.round(value)));

/** What a value means, in words. @param {Side} mover @param {{ value: number, exact: boolean }} line */
export function tellWorth(mover, { value, exact }) {
  const seeds = wholeSeeds(value);
  const side = value > 0 ? mover : other(mover);
  return t("worth", {
    exact: exact ? "yes" : "no",
    seeds,
    you: isYou(side) ? "yes" : "no",
    name: playerName(side),
  });
}

/** A move in words. @param {Line} line */
export const tellMove = ({ kind, pits }) => t(`move-${kind}`, { pits: list(pits), count: pits.length });

/** The hint in words. */
export const tellHint = () => {
  const line = hinted.value;
  const side = snapshot.value?.position.to_move;
  return line && side ? `${t("hint-is", { move: tellMove(line) })} ${tellWorth(side, line)}` : "";
};

let asked = new AbortController();

/** A hint is on its way. */
export const hinting = signal(false);

/** Whether a hint can be asked for now. */
export const hintable = computed(() => advised.value && moves.value.length > 0 && !hinting.value);

/** Ask for the best move; it is shown on the board at rest, never played. */
export async function askHint() {
  const now = snapshot.peek();
  if (!now) return;
  skip();
  asked.abort();
  const mine = (asked = new AbortController());
  const end = effect(() => {
    if (snapshot.value?.version !== now.version) mine.abort();
  });
  armed.value = null;
  speak(t("hint-asked"));
  hinting.value = true;
  try {
    const hint = await api.hint(now.id, now.version, mine.signal);
    if (mine.signal.aborted) return;
    hinted.value = hint.line;
    speak(tellHint());
  } catch (problem) {
    if (mine.signal.aborted) return;
    const busy = problem instanceof api.Problem && problem.code === "busy";
    if (busy) notice.value = () => t("hint-busy");
    else giveNotice(problem);
  } finally {
    end();
    if (asked === mine) hinting.value = false;
  }
}

/** Show the worth of every move, or no longer; a finished game is looked at before its end. */
export function analyse(on = !analysing.peek()) {
  const now = snapshot.peek();
  batch(() => {
    analysing.value = on;
    if (!on || !now?.outcome || looking.peek() !== null) return;
    putAside.value = now.version;
    lookAt(now.position.pits.some(({ seeds }) => seeds) ? now.ply : now.ply - 1);
  });
}
