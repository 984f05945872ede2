/** The same players once more, on the other sides. */
import { begin, giveNotice } from "./play.js";
import { beginning, match } from "./state.js";

export async function rematch() {
  const { seats, rules } = match();
  const seat = (/** @type {import("./types.js").Seat} */ { kind, opponent, name }) => ({
    kind,
    ...(opponent && { opponent }),
    ...(name && { name }),
  });
  try {
    await begin({
      rules,
      south: seat(seats.N),
      north: seat(seats.S),
      position: beginning.value?.text,
    });
  } catch (problem) {
    giveNotice(problem);
  }
}
