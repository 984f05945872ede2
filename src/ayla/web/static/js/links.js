/** Links to positions: `/position?p=6,6,6,6/6,6,6,6_SSSS/NNNN_0-0_S_-_0-0`, with the switches that are not as usual. */

/** @typedef {import("./types.js").Snapshot["rules"]} Rules */

/** @type {Readonly<Rules>} */
export const USUAL = Object.freeze({ barter: true, skip_origin: false, endless: "split" });

/** The address of a position on this page. @param {string} text @param {Rules} rules */
export function positionPath(text, rules) {
  const switches = [
    ...(rules.barter ? [] : ["barter=off"]),
    ...(rules.skip_origin ? ["skip_origin=on"] : []),
    ...(rules.endless === "split" ? [] : [`endless=${rules.endless}`]),
  ];
  const kept = encodeURIComponent(text.replaceAll(" ", "_")).replaceAll("%2C", ",").replaceAll("%2F", "/");
  return `/position?${[`p=${kept}`, ...switches].join("&")}`;
}

/**
 * What such an address names; the text is null where it names none.
 * @param {string} search
 * @returns {{ text: string | null, rules: Rules }}
 */
export function readLink(search) {
  const query = new URLSearchParams(search);
  return {
    text: query.get("p")?.replaceAll("_", " ") ?? null,
    rules: {
      barter: query.get("barter") !== "off",
      skip_origin: query.get("skip_origin") === "on",
      endless: query.get("endless") === "owner" ? "owner" : "split",
    },
  };
}
