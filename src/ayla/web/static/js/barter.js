/** Barter: the panel in which an offer is made, and the card on which it is answered. */
import { askHint, advised, hinting, tellHint, tellWorth, worths } from "./advice.js";
import { Worth } from "./analysis.js";
import { choose, most, offer, sendOffer, stopChoosing } from "./choosing.js";
import { Dialog } from "./dialog.js";
import { html, useState } from "./html.js";
import { Icon } from "./icons.js";
import { MiniBoard } from "./mini-board.js";
import { moving } from "./motion.js";
import { isYou, playerName } from "./names.js";
import { move } from "./play.js";
import { SideMark } from "./player.js";
import {
  analysing,
  answers,
  hinted,
  looking,
  match,
  offers,
  other,
  putAside,
  sending,
  sides,
} from "./state.js";
import { list, t } from "./texts.js";

const MOST_SHOWN = 6;

/** While pits are being chosen. There is room for whatever can be told, so that the board stays. */
export function MakeOffer() {
  const ready = offer.value;
  return html`<section class="panel-part make-offer" aria-label=${t("offer-title")}>
    <div class="offer-told">
      <div><${OfferTold} ready=${ready} id="told" /></div>
      ${[null, ...offers.value].map((any) => html`<div key=${any?.move ?? ""} class="offer-room" aria-hidden="true"><${OfferTold} ready=${any} /></div>`)}
    </div>
    <div class="row two">
      <button type="button" class="primary" disabled=${!ready || sending.value} onClick=${sendOffer}>${t("offer-send")}</button>
      <button type="button" onClick=${stopChoosing}>${t("cancel")}</button>
    </div>
    <${BestOffers} />
  </section>`;
}

/** What an offer asks and leaves; before there is one, what can be offered. */
function OfferTold({ ready, id = undefined }) {
  const now = match();
  const side = now.position.to_move;
  const receiver = other(side);
  const name = playerName(receiver);
  const store = now.position.stores[receiver];
  const price = ready?.price ?? 0;
  const worth = ready && worths.value.get(ready.move);
  return html`
    <p class="lead">
      ${ready
        ? t("offer-ready", { pits: list(ready.pits), count: ready.pits.length, price, name })
        : t("offer-choose", { most: most.value })}
    </p>
    <p class="hint" id=${id}>
      ${ready ? t("offer-left", { name, store, left: store - price, price }) : t("offer-terms", { name, store })}
      ${worth && html` <b>${tellWorth(side, worth)}</b>`}
    </p>
  `;
}

/**
 * While analysing: the offers that are worth most, to be chosen with a press. What each is worth
 * changes as the engine looks deeper, but none moves away from a pointer or from the focus.
 */
function BestOffers() {
  const [held, hold] = useState(/** @type {string[] | null} */ (null));
  const side = match().position.to_move;
  const shown = inOrder(held);
  if (!analysing.value) return null;
  const keep = () => hold(shown.map(({ move }) => move));
  const release = (/** @type {any} */ { currentTarget, relatedTarget }) => {
    if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(":focus-within")) hold(null);
  };
  return html`<ul class="best-offers" aria-label=${t("offer-worths")}
    onPointerEnter=${keep} onPointerLeave=${release} onFocusIn=${keep} onFocusOut=${release}>
    ${shown.map((line) => {
      const { pits, move } = line;
      return html`<li key=${move}>
        <button type="button" data-offer=${move} onClick=${() => choose(pits)}>
          <span>${pits.join(" ")}</span> <${Worth} line=${line} /><span class="unseen">${tellWorth(side, line)}</span>
        </button>
      </li>`;
    })}
  </ul>`;
}

/** The best offers first, or these in this order. @param {string[] | null} held */
function inOrder(held) {
  const known = offers.value.flatMap((move) => worths.value.get(move.move) ?? []);
  const kept = held?.flatMap((move) => known.find((line) => line.move === move) ?? []);
  if (kept?.length) return kept;
  return known.sort((a, b) => b.value - a.value).slice(0, MOST_SHOWN);
}

/** Why no offer can be made now; empty when one can, or when there is nothing to say. */
export function whyNoOffer() {
  const now = match();
  if (!now?.no_offer || now.no_offer.reason !== "cannot_pay" || !now.moves.length) return "";
  const { price, store } = now.no_offer;
  return t("offer-cannot-pay", { name: playerName(other(now.position.to_move)), price, store });
}

/** Whether the answer card lies open. */
const waiting = () => answers.value && !moving.value && looking.value === null;

/** The card with the board before and after, and always the same two places to answer. */
export function AnswerCard() {
  const now = match();
  if (!answers.value || !now.position.offer || !waiting()) return null;
  if (putAside.value === now.version) return null;
  const { accept, decline } = answers.value;
  const { pits, price } = now.position.offer;
  const side = now.position.to_move;
  const after = accept.after;
  const giver = playerName(other(side));
  const close = () => (putAside.value = now.version);
  const answer = (/** @type {import("./types.js").MoveView} */ chosen) => () => move(chosen.move);
  return html`<${Dialog} name="answer" title=${t("answer-title", { giver, pits: list(pits), count: pits.length })} onClose=${close}>
    <div class="before-after">
      <figure>
        <figcaption>${t("answer-before")}</figcaption>
        <${MiniBoard} position=${now.position} point=${pits} />
        <${Stores} position=${now.position} />
      </figure>
      <figure>
        <figcaption>${t("answer-after")}</figcaption>
        <${MiniBoard} position=${after} point=${pits} />
        <${Stores} position=${after} />
      </figure>
    </div>
    <p class="lead">${t("answer-terms", { you: isYou(side) ? "yes" : "no", name: playerName(side), price, pits: list(pits), count: pits.length })}</p>
    <p class="hint">${t("answer-kindly")}</p>
    ${advised.value && html`<${AnswerHint} />`}
    <div class="row two answers">
      <button type="button" class="primary" data-answer="accept" disabled=${sending.value} onClick=${answer(accept)}>
        ${t("accept", { price })} <${AnswerWorth} move=${accept} />
      </button>
      <button type="button" data-answer="decline" disabled=${sending.value} onClick=${answer(decline)}>
        ${t("decline")} <${AnswerWorth} move=${decline} />
      </button>
    </div>
  <//>`;
}

/** While analysing: what an answer is worth. */
function AnswerWorth({ move }) {
  const line = worths.value.get(move.move);
  if (!line) return null;
  return html`<${Worth} line=${line} /><span class="unseen">${tellWorth(match().position.to_move, line)}</span>`;
}

/** The hint on the card, which lies above the panel. */
function AnswerHint() {
  return html`<div class="answer-hint">
    <button type="button" data-action="hint" aria-disabled=${hinting.value ? "true" : undefined} onClick=${() => hinting.value || askHint()}>
      <${Icon} name="hint" /> ${t("hint")}
    </button>
    <p class="hint" role="status">${hinted.value ? tellHint() : hinting.value ? t("hint-asked") : ""}</p>
  </div>`;
}

/** @param {{ position: import("./types.js").PositionView }} props */
function Stores({ position }) {
  return html`<p class="mini-stores">
    ${sides.value.map((side) => {
      const territory = position.pits.filter(({ owner }) => owner === side).map(({ pit }) => pit);
      return html`<span key=${side}>
        <${SideMark} side=${side} /> ${t("mini-store", { name: playerName(side), store: position.stores[side] })}
        ${" "}${t("mini-owns", { pits: territory.join("\u00a0") || "–" })}
      </span>`;
    })}
  </p>`;
}

/** Brings the answer card back after a look at the board. */
export function AnswerAgain() {
  return html`<section class="panel-part">
    <p class="lead">${t("answer-waits")}</p>
    <div class="row"><button type="button" class="primary" onClick=${() => (putAside.value = -1)}>${t("answer-open")}</button></div>
  </section>`;
}
