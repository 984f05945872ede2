/** Every turn as a sentence; a click on one looks at the position after it. */
import { far } from "./far.js";
import { html, useEffect, useRef } from "./html.js";
import { lookAt } from "./play.js";
import { looking, snapshot, turns } from "./state.js";
import { sayTurn, t } from "./texts.js";

export function Log() {
  const ref = useRef(null);
  const at = looking.value ?? turns.value.length;
  useEffect(() => {
    // Within the list only: the page itself stays where it is.
    const list = ref.current;
    const entry = list?.querySelector("[aria-current]");
    if (!entry) return;
    const [box, room] = [entry.getBoundingClientRect(), list.getBoundingClientRect()];
    if (box.bottom > room.bottom) list.scrollTop += box.bottom - room.bottom;
    if (box.top < room.top) list.scrollTop -= room.top - box.top;
  }, [at, turns.value.length]);
  // One stop for Tab; the arrows go from turn to turn.
  const keys = (/** @type {KeyboardEvent} */ event) => {
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: turns.value.length }[event.key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (to < 0 || to > turns.value.length) return;
    lookAt(to);
    ref.current?.querySelector(`[data-ply="${to}"]`)?.focus({ preventScroll: true });
  };
  return html`<section class="log" aria-labelledby="log-title">
    <h2 id="log-title">${t("log-title")}</h2>
    <ol ref=${ref} class="log-list" onKeyDown=${keys}>
      <${Entry} ply=${0} now=${at === 0} text=${t("log-start")} side="" move="" />
      ${turns.value.map(
        (turn) =>
          html`<${Entry}
            key=${turn.ply}
            ply=${turn.ply}
            now=${at === turn.ply}
            text=${sayTurn(turn)}
            side=${turn.side}
            move=${turn.move}
          />`,
      )}
    </ol>
  </section>`;
}

function Entry({ ply, now, text, side, move }) {
  return html`<li>
    <button
      type="button"
      class="log-entry"
      data-ply=${ply}
      data-side=${side}
      tabindex=${now ? 0 : -1}
      aria-current=${now ? "step" : undefined}
      onClick=${() => snapshot.value && lookAt(ply)}
    >
      <span class="log-move" aria-hidden="true">${move}</span>
      <span>${text}</span>
    </button>
    ${snapshot.value?.online && far.value && html`<${far.value.Said} ply=${ply} />`}
  </li>`;
}
