/** What the page knows: the match as the service last told it, and what the player is about. */
import { computed, signal } from "../vendor/signals-core.js";

/** @typedef {import("./types.js").Side} Side */
/** @typedef {import("./types.js").Pit} Pit */
/** @typedef {import("./types.js").MoveView} MoveView */
/** @template T @typedef {import("../vendor/signals-core.js").Signal<T>} Signal */

/** Which screen is open. @type {Signal<"home" | "opening" | "game" | "missing" | "nowhere" | "rules" | "learn" | "about" | "games" | "position" | "friend" | "lobby" | "join" | "me" | "player">} */
export const screen = signal("home");

/** What the address says beyond the screen: which lesson, which player, which invitation. @type {Signal<string>} */
export const place = signal("");

/** @type {Signal<import("./types.js").Snapshot | null>} */
export const snapshot = signal(null);

/** The match that is open; for what is shown only while one is. */
export const match = () => /** @type {import("./types.js").Snapshot} */ (snapshot.value);

/** Every turn so far. @type {Signal<import("./types.js").TurnView[]>} */
export const turns = signal([]);

/** The position that the game began with. @type {Signal<import("./types.js").PositionView | null>} */
export const beginning = signal(null);

/** Whether the line to the service stands. */
export const live = signal(true);

/** A request is on its way. */
export const sending = signal(false);

/**
 * Something that the player should know, until it is put away. It is told anew in each language.
 * @type {Signal<(() => string) | null>}
 */
export const notice = signal(null);

/** What was just said to those who listen. @type {Signal<string>} */
export const spoken = signal("");

/** The pits chosen for an offer, or null when no offer is being made. @type {Signal<Pit[] | null>} */
export const choosing = signal(null);

/** The ply that is looked back at, or null. @type {Signal<number | null>} */
export const looking = signal(null);

/** The pit that is pointed at. @type {Signal<Pit | null>} */
export const pointed = signal(null);

/** The pit that Tab goes to. @type {Signal<Pit>} */
export const focused = signal("A");

/** The pit that a long press or a first press looked at; it stays in view. @type {Signal<Pit | null>} */
export const armed = signal(null);

/** The hint that was asked for, about this version. @type {Signal<import("./types.js").Line | null>} */
export const hinted = signal(null);

/**
 * A pit that is asked about: where its sowing ends is answered by pressing a pit.
 * @type {Signal<{ pit: Pit, answer: (pit: Pit) => void } | null>}
 */
export const asked = signal(null);

/** Whether the worth of every move is shown. */
export const analysing = signal(false);

/** What the service last found out about a position. @type {Signal<import("./types.js").Analysis | null>} */
export const found = signal(null);

/** Which dialog is open. @type {Signal<"" | "new" | "load" | "help" | "rules" | "settings" | "menu" | "link" | "from" | "speak" | "record" | "resign" | "draw" | "abort" | "say" | "own">} */
export const dialog = signal("");

/** The answer card or the result was put aside to look at the board; which version it was of. */
export const putAside = signal(-1);

/** The position that is looked at: the game's, or an earlier one. */
export const viewed = computed(() => {
  const ply = looking.value;
  if (ply === null) return snapshot.value?.position ?? null;
  return ply ? (turns.value[ply - 1]?.position ?? null) : beginning.value;
});

/** What the last turn did on the board, in the position that is looked at. */
export const lastTurn = computed(() => {
  const events = turns.value[(looking.value ?? turns.value.length) - 1]?.events ?? [];
  const sown = events.find(({ event }) => event === "sown");
  const captured = events.find(({ event }) => event === "captured");
  const accepted = events.find(({ event }) => event === "accepted");
  return {
    from: sown?.pit,
    last: sown?.path.at(-1),
    taken: captured ? Object.keys(captured.captures) : [],
    offered: accepted?.ceded ?? [],
  };
});

/** Empty where nobody in front of this page is to move. @type {{ value: MoveView[] }} */
export const moves = computed(() => snapshot.value?.moves ?? []);

/** The sowing that each pit begins. */
export const sowings = computed(
  () => new Map(moves.value.filter((m) => m.kind === "sow").map((m) => [m.pits[0], m])),
);

export const offers = computed(() => moves.value.filter((m) => m.kind === "offer"));

export const answers = computed(() => {
  const accept = moves.value.find((m) => m.kind === "accept");
  const decline = moves.value.find((m) => m.kind === "decline");
  return accept && decline ? { accept, decline } : null;
});

export const pass = computed(() => moves.value.find((m) => m.kind === "pass") ?? null);

/** Little time is left, so nothing is asked twice. */
export const hasty = signal(false);

/** The one side in front of this page, or null when both are, or none. */
export const human = computed(() => {
  const { seats, online } = snapshot.value ?? {};
  if (online) return online.you;
  if (!seats || seats.S.kind === seats.N.kind) return null;
  return /** @type {Side} */ (seats.S.kind === "human" ? "S" : "N");
});

/** Where two people play beside each other: whose row lies nearest. @type {Signal<Side>} */
export const facing = signal("S");

/** Whether the board stands on end. */
export const stands = signal(false);

/** The side whose row lies nearest; one's own, if one has but one. */
export const near = computed(() => human.value ?? facing.value);

/** Both sides, the near one first. @type {{ value: Side[] }} */
export const sides = computed(() => (near.value === "S" ? ["S", "N"] : ["N", "S"]));

/** @param {Side} side @returns {Side} */
export const other = (side) => (side === "S" ? "N" : "S");
