/** What this device remembers. A browser that forbids it, or is full, remembers nothing. */

const PREFIX = "ayla.";

/** @param {string} key @returns {any} What was kept, or null. */
export function recall(key) {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + key) ?? "null");
  } catch {
    return null;
  }
}

/** @param {string} key @param {any} value @returns {boolean} Whether it was kept; nothing depends on it. */
export function remember(key, value) {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Hear when another page of this device changes what is kept. @param {string} key @param {() => void} heard */
export const watchKept = (key, heard) =>
  addEventListener("storage", (event) => {
    if (event.key === null || event.key === PREFIX + key) heard();
  });

/** Forget all but what is kept under these. @param {string[]} but */
export function forgetAll(...but) {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    for (const key of keys) if (!but.includes(key.slice(PREFIX.length))) localStorage.removeItem(key);
  } catch {
    // Nothing depends on it.
  }
}
