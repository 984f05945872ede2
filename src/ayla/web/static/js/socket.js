/** Live lines to the service: they come back by themselves, and say when they are away. */

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

/**
 * @param {() => string} path Asked at each try.
 * @param {object} on
 * @param {(message: any) => void} on.message
 * @param {() => void} [on.open] Something can be said now.
 * @param {(live: boolean) => void} [on.live] Live once something was heard.
 * @param {() => Promise<boolean>} on.lost Asked before each new try: whether there is a point in it.
 * @returns {{ say: (text: string) => void, end: () => void }} What is said while the line is away is
 *   not heard.
 */
export function connect(path, on) {
  let wait = FIRST_WAIT;
  let timer = 0;
  let ended = false;
  /** @type {WebSocket | null} */
  let socket = null;

  function open() {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const line = new WebSocket(`${scheme}//${location.host}${path()}`);
    socket = line;
    line.onopen = () => ended || on.open?.();
    line.onmessage = (message) => {
      if (ended) return;
      wait = FIRST_WAIT;
      on.live?.(true);
      on.message(JSON.parse(message.data));
    };
    line.onclose = () => {
      socket = null;
      if (ended) return;
      on.live?.(false);
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
  return {
    say: (text) => {
      if (socket?.readyState === WebSocket.OPEN) socket.send(text);
    },
    end: () => {
      ended = true;
      clearTimeout(timer);
      removeEventListener("online", hurry);
      document.removeEventListener("visibilitychange", hurry);
      socket?.close();
    },
  };
}

/**
 * Follow a match.
 * @param {string} id
 * @param {object} on
 * @param {() => number} on.version The version that is known.
 * @param {(snapshot: import("./types.js").Snapshot, base: number) => void} on.snapshot With the
 *   version on which its turns build.
 * @param {(live: boolean) => void} on.live
 * @param {() => Promise<boolean>} on.lost Whether the match still exists.
 * @returns {() => void} Ends the line.
 */
export function follow(id, { version, snapshot, live, lost }) {
  let base = 0;
  const path = () => {
    base = version();
    return `/api/matches/${encodeURIComponent(id)}/live?version=${base}`;
  };
  const message = (/** @type {import("./types.js").Snapshot} */ sent) => {
    const from = base;
    base = sent.version;
    snapshot(sent, from);
  };
  return connect(path, { message, live, lost }).end;
}
