/**
 * Places that a first game does not need: their code, texts and style are fetched when they are
 * first opened.
 */
import { html, useEffect, useState } from "./html.js";
import { addTexts, t } from "./texts.js";

/** @type {Map<string, Promise<void>>} */
const styles = new Map();

/** Have a style sheet. @param {string} name */
function addStyle(name) {
  const asked =
    styles.get(name) ??
    new Promise((done, failed) => {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = `/static/css/${name}.css`;
      link.onload = () => done(undefined);
      link.onerror = () => {
        link.remove();
        styles.delete(name);
        failed(new Error(`no style ${name}`));
      };
      document.head.append(link);
    });
  styles.set(name, asked);
  return asked;
}

/**
 * Fetch a place: its module, with its texts and its style there too.
 * @param {object} place
 * @param {() => Promise<any>} place.load Imports the module.
 * @param {string | string[]} [place.part] The parts of the catalogue that have its texts.
 * @param {string} [place.style] Its style sheet.
 */
export async function fetchPlace({ load, part = [], style }) {
  const [module] = await Promise.all([load(), style && addStyle(style), ...[part].flat().map(addTexts)]);
  return module;
}

/** Said while something is on its way, once that takes a while. */
export const Loading = () => html`<p class="soon">${t("loading")}</p>`;

/**
 * A component that stands for one of another module.
 * @param {object} place
 * @param {() => Promise<any>} place.load Imports the module.
 * @param {string} place.name What the module calls the component.
 * @param {string | string[]} [place.part] The parts of the catalogue that have its texts.
 * @param {string} [place.style] Its style sheet.
 * @param {boolean} [place.inside] It is a part of a screen or a dialog.
 */
export function later({ load, name, part, style, inside = false }) {
  /** @type {any} */
  let Place = null;
  const fetchAll = async () => {
    Place = (await fetchPlace({ load, part, style }))[name];
  };
  return function Later(/** @type {any} */ props) {
    const [state, setState] = useState(Place ? "there" : "coming");
    useEffect(() => {
      if (state !== "coming") return;
      fetchAll().then(
        () => setState("there"),
        () => setState("failed"),
      );
    }, [state]);
    if (Place) return html`<${Place} ...${props} />`;
    const tag = inside ? "div" : "main";
    return html`<${tag} class="opening">
      <div role="status">
        ${state === "failed"
          ? html`<p>${t("later-failed")}</p>
              <p class="row"><button type="button" class="primary" onClick=${() => setState("coming")}>${t("again")}</button></p>`
          : html`<${Loading} />`}
      </div>
    <//>`;
  };
}
