/** What the pit that is pointed at would do, as the service worked it out. */
import { computed } from "../vendor/signals-core.js";
import { moving } from "./motion.js";
import { armed, choosing, looking, pointed, sowings } from "./state.js";
import { list, t } from "./texts.js";

/** @type {{ value: import("./types.js").MoveView | null }} */
export const preview = computed(() => {
  if (moving.value || looking.value !== null || choosing.value) return null;
  return sowings.value.get(pointed.value ?? armed.value ?? "") ?? null;
});

/** A sowing in words, before it is played. @param {import("./types.js").MoveView} move */
export function tellSowing(move) {
  const [pit] = move.pits;
  const seeds = move.path?.length ?? 0;
  const last = move.last ?? "";
  const captures = Object.entries(move.captures).map(([taken, n]) => t("capture", { pit: taken, n }));
  const told = captures.length
    ? t("preview-captures", { pit, seeds, last, captures: list(captures), total: move.total, pits: captures.length })
    : t("preview-plain", { pit, seeds, last });
  if (move.settles) return `${told} ${t("preview-settles")}`;
  return move.sweeps ? `${told} ${t("preview-sweeps")}` : told;
}
