/** Going on from a position of the game that is open, in a game of its own. */
import { html } from "./html.js";
import { NewGame } from "./new-game.js";
import { beginning, looking, match, turns, viewed } from "./state.js";
import { t } from "./texts.js";

export function PlayFrom() {
  const now = match();
  const ply = looking.value ?? now.ply;
  const from = {
    position: beginning.value?.text,
    moves: turns.value.slice(0, ply).map(({ move }) => move),
    rules: now.rules,
    mover: viewed.value?.to_move ?? now.position.to_move,
    seats: now.seats,
  };
  return html`<p class="hint">${t("from-about", { ply, plies: now.ply })}</p>
    <${NewGame} name="from" from=${from} />`;
}
