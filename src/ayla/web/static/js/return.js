/** On the page that says that there is no service: goes back to the app as soon as there is one. */
(() => {
  /** Milliseconds between two looks. */
  const PAUSE = 3000;

  async function look() {
    try {
      const answer = await fetch("/health/ready", { cache: "no-store" });
      if (answer.ok) location.reload();
    } catch {
      // Not yet.
    }
  }

  if (location.pathname === "/offline") return; // here it would come back to itself
  setInterval(() => document.hidden || look(), PAUSE);
  addEventListener("online", look);
  document.addEventListener("visibilitychange", () => document.hidden || look());
})();
