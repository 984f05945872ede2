/** Live lines to the service: they come back by themselves, and say when they are away. */

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** A line that says nothing for so long after it was asked is as good as gone, in milliseconds. */
const PATIENCE = 6000;
/**
 * So long it may say nothing before it is asked, and so long it may take to open: a network that is
 * gone closes nothing.
 */
const QUIET = 15_000;

/**
 * @typedef {object} Line
 * @property {(text: string) => boolean} say Whether it was sent; while the line is away it is not.
 * @property {() => void} check Ask whether anybody is there; begin anew if nobody answers.
 * @property {() => void} end
 */

/**
 * @param {() => string} path Asked at each try.
 * @param {object} on
 * @param {(message: any) => void} on.message
 * @param {() => void} [on.open] Something can be said now.
 * @param {(live: boolean) => void} [on.live] Live once something was heard.
 * @param {(signal: AbortSignal) => Promise<boolean>} on.lost Asked before each new try: whether there
 *   is a point in it. The signal ends what takes too long.
 * @returns {Line}
 */
export function connect(path, on) {
  let wait = FIRST_WAIT;
  let timer = 0;
  let silence = 0;
  let quiet = 0;
  let ended = false;
  /** @type {WebSocket | null} */
  let socket = null;

  function open() {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const line = new WebSocket(`${scheme}//${location.host}${path()}`);
    socket = line;
    quiet = setTimeout(giveUp, QUIET);
    line.onopen = () => {
      if (ended || socket !== line) return line.close();
      listen();
      on.open?.();
    };
    line.onmessage = (message) => {
      if (ended || socket !== line) return;
      listen();
      wait = FIRST_WAIT;
      on.live?.(true);
      const said = JSON.parse(message.data);
      if (said.type !== "pong") on.message(said);
    };
    line.onclose = () => {
      if (socket === line) lost();
    };
  }

  /** Something was heard; if nothing more is for a while, somebody is asked. */
  function listen() {
    hush();
    quiet = setTimeout(check, QUIET);
  }

  /** Nothing is waited for any more. */
  function hush() {
    clearTimeout(silence);
    clearTimeout(quiet);
    silence = 0;
  }

  function lost() {
    hush();
    socket = null;
    if (ended) return;
    on.live?.(false);
    timer = setTimeout(again, wait * (0.75 + Math.random() / 2));
    wait = Math.min(wait * 2, LONGEST_WAIT);
  }

  function check() {
    if (silence || !say("ping")) return;
    silence = setTimeout(giveUp, PATIENCE);
  }

  function giveUp() {
    const gone = socket;
    lost();
    gone?.close();
  }

  function say(/** @type {string} */ text) {
    if (socket?.readyState !== WebSocket.OPEN) return false;
    socket.send(text);
    return true;
  }

  async function again() {
    timer = 0;
    const patience = new AbortController();
    const bell = setTimeout(() => patience.abort(), PATIENCE);
    const worth = await on.lost(patience.signal);
    clearTimeout(bell);
    if (worth && !ended) open();
  }

  /** The device woke up or found its network: no need to wait out the pause. */
  function hurry() {
    if (document.hidden) return;
    if (!timer) {
      check();
      return;
    }
    clearTimeout(timer);
    wait = FIRST_WAIT;
    again();
  }

  addEventListener("online", hurry);
  addEventListener("offline", check);
  document.addEventListener("visibilitychange", hurry);
  open();
  return {
    say,
    check,
    end: () => {
      ended = true;
      clearTimeout(timer);
      hush();
      removeEventListener("online", hurry);
      removeEventListener("offline", check);
      document.removeEventListener("visibilitychange", hurry);
      // One that is being opened is closed once it is: before that browsers complain of it.
      if (socket?.readyState !== WebSocket.CONNECTING) socket?.close();
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
 * @param {(signal: AbortSignal) => Promise<boolean>} on.lost Whether the match still exists.
 * @param {() => void} [on.open] Something can be said now.
 * @param {(message: any) => void} [on.told] What comes beside snapshots.
 */
export function follow(id, { version, snapshot, live, lost, open, told }) {
  let base = 0;
  const path = () => {
    base = version();
    return `/api/matches/${encodeURIComponent(id)}/live?version=${base}`;
  };
  const message = (/** @type {any} */ sent) => {
    const from = base;
    if (sent.type) {
      if (sent.type === "online") base = sent.version;
      told?.(sent);
      return;
    }
    base = sent.version;
    snapshot(sent, from);
  };
  return connect(path, { message, live, lost, open });
}
