/** Making a device that many use a new guest's: of the one before nothing is left on it. */
import { html, useEffect, useRef, useState } from "./html.js";
import { signOut } from "./online-api.js";
import { o } from "./online-texts.js";
import { tellProblem } from "./play.js";
import { forgetAll } from "./storage.js";

export function Forgetting() {
  const [sure, setSure] = useState(/** @type {boolean | null} */ (null));
  const [trouble, setTrouble] = useState("");
  const first = useRef(null);
  // Where the focus was is gone, so it goes to what stands there now; not when the page is opened.
  useEffect(() => {
    if (sure !== null) first.current?.focus();
  }, [sure]);
  const go = async () => {
    setTrouble("");
    try {
      await signOut();
    } catch (problem) {
      setTrouble(tellProblem(problem));
      return;
    }
    forgetAll("settings");
    location.replace("/"); // a page that knows nothing of who was here
  };
  return html`<section class="card" aria-labelledby="me-forget">
    <h2 id="me-forget">${o("forget")}</h2>
    <p id="forget-about">${o("forget-about")}</p>
    ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
    ${sure
      ? html`<p id="forget-sure"><strong>${o("forget-sure")}</strong></p>
          <div class="row two">
            <button key="keep" ref=${first} type="button" data-action="forget-keep" aria-describedby="forget-sure" onClick=${() => setSure(false)}>${o("forget-keep")}</button>
            <button key="now" type="button" data-action="forget-now" aria-describedby="forget-sure" onClick=${go}>${o("forget-now")}</button>
          </div>`
      : html`<div class="row"><button key="ask" ref=${first} type="button" data-action="forget" aria-describedby="forget-about" onClick=${() => setSure(true)}>${o("forget")}</button></div>`}
  </section>`;
}
