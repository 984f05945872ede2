/** Links to a seat: to be copied, passed on or scanned. This device keeps those of its own games. */
import { Copying } from "./copying.js";
import { html, useEffect, useState } from "./html.js";
import { Icon } from "./icons.js";
import { qr, reach } from "./online-api.js";
import { o } from "./online-texts.js";
import { recall, remember } from "./storage.js";

/** So many are kept. */
const MOST = 50;

/** @typedef {{ match: string, invite?: string, own?: string }} Links */

/** @returns {Links[]} */
function all() {
  const kept = recall("links");
  return Array.isArray(kept) ? kept.filter((one) => typeof one?.match === "string") : [];
}

/** What this device still knows, if it cannot keep things. @type {Links[]} */
let known = all();

/** @param {Links} links */
export function keepLinks(links) {
  known = [{ ...linkOf(links.match), ...links }, ...all().filter(({ match }) => match !== links.match)].slice(0, MOST);
  remember("links", known);
}

/** @param {string} match @returns {Partial<Links>} */
export const linkOf = (match) => known.find((one) => one.match === match) ?? {};

/** A link in all the ways in which it can reach another device. @param {{ path?: string, label: string }} props */
export function Way({ path = "", label }) {
  const [found, setFound] = useState({ address: location.origin, reaches: "" });
  const [shown, setShown] = useState(true);
  useEffect(() => {
    reach().then(setFound, () => {});
  }, []);
  const link = found.address + path;
  const share = () => navigator.share({ title: o("share-title"), text: o("share-text"), url: link }).catch(() => {});
  return html`<div class="way">
    <${Copying} text=${link} label=${label} rows=${2}>
      ${"share" in navigator && html`<button type="button" data-action="share" onClick=${share}><${Icon} name="share" /> ${o("share")}</button>`}
    <//>
    ${found.reaches === "machine" && html`<p class="far-note">${o("reach-machine")} <code dir="ltr">ayla serve --lan</code></p>`}
    ${found.reaches === "network" && html`<p class="hint">${o("reach-network")}</p>`}
    ${shown && html`<figure class="qr"><img src=${qr(path)} alt=${o("qr-alt")} width="168" height="168" onError=${() => setShown(false)} /><figcaption class="hint">${o("qr")}</figcaption></figure>`}
  </div>`;
}
