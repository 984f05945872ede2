/*
 * Runs before anything is drawn, in any browser: so it is written in the oldest way. It shows the
 * theme that was chosen on this device, and tells whoever has a browser that cannot run the page.
 */
(function () {
  "use strict";
  var page = document.documentElement;
  var world = /** @type {any} */ (window);

  /** The style sheet and the colour for the dark belong to the device's wish, or to none. */
  world.showTheme = function (theme) {
    var media = { light: "not all", dark: "all" }[theme] || "(prefers-color-scheme: dark)";
    var parts = document.querySelectorAll("[data-dark]");
    for (var i = 0; i < parts.length; i++) parts[i].setAttribute("media", media);
  };

  try {
    var kept = JSON.parse(localStorage.getItem("ayla.settings") || "{}");
    if (kept && kept.theme) world.showTheme(kept.theme);
  } catch (error) {
    // Nothing was kept that could be read.
  }

  var able =
    "noModule" in document.createElement("script") &&
    !!window.ResizeObserver &&
    !!window.HTMLDialogElement &&
    !!window.Intl &&
    !!Intl.ListFormat &&
    !!Array.prototype.findLastIndex &&
    !!window.CSS &&
    CSS.supports("aspect-ratio", "1");
  if (!able) page.className += " too-old";
})();
