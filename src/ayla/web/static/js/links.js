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

/** Characters of what makes no sense that are shown. */
const LONGEST = 40;

/** What a link can say of each switch. */
const SAID = Object.freeze({ barter: ["on", "off"], skip_origin: ["on", "off"], endless: ["split", "owner"] });

/**
 * What such an address names; the text is null where it names none. Of a switch that makes no sense
 * the usual is taken, and `odd` has it as it stands in the link.
 * @param {string} search
 * @returns {{ text: string | null, rules: Rules, odd: string[] }}
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
    odd: Object.entries(SAID).flatMap(([name, choices]) => {
      const said = query.get(name);
      return said === null || choices.includes(said) ? [] : [`${name}=${said.slice(0, LONGEST)}`];
    }),
  };
}
