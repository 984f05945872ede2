/** What is read out when somebody asks for it: in the live region, or shown and read in a dialog. */
import { most } from "./choosing.js";
import { far } from "./far.js";
import { fullName, isYou, playerName } from "./names.js";
import { speak } from "./play.js";
import { tellSowing } from "./preview.js";
import { answers, looking, match, pass, sides, sowings, turns, viewed } from "./state.js";
import { list, say, sayTurn, t } from "./texts.js";

/** @typedef {import("./types.js").PositionView} PositionView */

const position = () => /** @type {PositionView} */ (viewed.value ?? match().position);

/** Whose turn it is, or how the game ended. */
function tellTurn() {
  const now = match();
  if (looking.value === null && now.outcome) return say(now.outcome.sentence);
  const side = position().to_move;
  if (looking.value === null && now.thinking) return t("status-thinking", { name: playerName(side) });
  return `${isYou(side) ? t("status-yours") : t("status-turn", { name: fullName(side) })}.`;
}

function tellLast() {
  const last = turns.value[(looking.value ?? turns.value.length) - 1];
  return last ? sayTurn(last) : t("log-start");
}

function tellStores() {
  const { S, N } = position().stores;
  return t("say-stores", { south: S, north: N });
}

function tellPosition() {
  const { pits, offer } = position();
  const territories = sides.value.map((side) => {
    const own = pits.filter(({ owner }) => owner === side).map(({ pit, seeds }) => t("capture", { pit, n: seeds }));
    return own.length ? t("say-territory", { side, pits: list(own) }) : t("say-no-territory", { side });
  });
  const offered = offer ? [t("say-offered", { pits: list(offer.pits), price: offer.price })] : [];
  return [...territories, tellStores(), ...offered, tellTurn()].join(" ");
}

function tellMoves() {
  if (looking.value !== null) return t("say-nothing");
  if (answers.value) {
    const { offer } = position();
    return [t("say-offered", { pits: list(offer?.pits ?? []), price: offer?.price ?? 0 }), t("answer-waits")].join(" ");
  }
  if (pass.value) {
    const side = position().to_move;
    return `${t("pass-title", { you: isYou(side) ? "yes" : "no", name: playerName(side) })}.`;
  }
  const sowable = [...sowings.value.values()];
  if (!sowable.length) return `${t("say-nothing")} ${tellTurn()}`;
  return [
    t("say-sow", { pits: list(sowable.map(({ pits }) => pits[0])) }),
    ...sowable.filter(({ total }) => total > 0).map(tellSowing),
    ...(most.value ? [t("say-offer", { most: most.value })] : []),
  ].join(" ");
}

/** The clocks, and whether the other is here. */
const tellTime = () => (match().online && far.value?.tellFar()) || t("say-no-clock");

/** What can be read out, in the order in which it is offered. */
export const TOLD = { last: tellLast, position: tellPosition, stores: tellStores, moves: tellMoves, time: tellTime };

/** Read something out now. @param {keyof typeof TOLD} what */
export const readOut = (what) => speak(TOLD[what]());
