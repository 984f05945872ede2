/** The live line to one match: it comes back by itself, and says when it is away. */

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

/**
 * @param {string} id
 * @param {object} on
 * @param {() => number} on.since The ply up to which the turns are known.
 * @param {(snapshot: import("./types.js").Snapshot) => void} on.snapshot
 * @param {(live: boolean) => void} on.live
 * @param {() => Promise<boolean>} on.lost Asked before each new try: whether the match still exists.
 * @returns {() => void} Ends the line.
 */
export function follow(id, on) {
  let wait = FIRST_WAIT;
  let timer = 0;
  let ended = false;
  /** @type {WebSocket | null} */
  let socket = null;

  function open() {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const path = `/api/matches/${encodeURIComponent(id)}/live?since=${on.since()}`;
    const line = new WebSocket(`${scheme}//${location.host}${path}`);
    socket = line;
    line.onmessage = (message) => {
      if (ended) return;
      wait = FIRST_WAIT;
      on.live(true);
      on.snapshot(JSON.parse(message.data));
    };
    line.onclose = () => {
      socket = null;
      if (ended) return;
      on.live(false);
      timer = setTimeout(again, wait * (0.75 + Math.random() / 2));
      wait = Math.min(wait * 2, LONGEST_WAIT);
    };
  }

  async function again() {
    timer = 0;
    if ((await on.lost()) && !ended) open();
  }

  /** The device woke up or found its network: no need to wait out the pause. */
  function hurry() {
    if (!timer || document.hidden) return;
    clearTimeout(timer);
    wait = FIRST_WAIT;
    again();
  }

  addEventListener("online", hurry);
  document.addEventListener("visibilitychange", hurry);
  open();
  return () => {
    ended = true;
    clearTimeout(timer);
    removeEventListener("online", hurry);
    document.removeEventListener("visibilitychange", hurry);
    socket?.close();
  };
}
