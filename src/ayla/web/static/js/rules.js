/** The rules R1 to R17, as a page of their own and above a game. */
import { waiting } from "./games.js";
import { Heading } from "./heading.js";
import { html, useEffect } from "./html.js";
import { follow } from "./route.js";
import { t } from "./texts.js";

/** Which rules stand under which heading. */
const PARTS = /** @type {[string, number, number][]} */ ([
  ["board", 1, 2],
  ["sowing", 3, 8],
  ["barter", 9, 13],
  ["end", 14, 17],
]);

const numbers = (/** @type {number} */ first, /** @type {number} */ last) =>
  Array.from({ length: last - first + 1 }, (_, n) => first + n);

export function Rules() {
  return html`<div class="rules">
    ${PARTS.map(
      ([part, first, last]) => html`<section key=${part} aria-labelledby=${`rules-${part}`}>
        <h3 id=${`rules-${part}`}>${t(`rules-${part}`)}</h3>
        <dl>
          ${numbers(first, last).map(
            (n) => html`<div key=${n} class="rule" id=${`R${n}`}>
              <dt><span class="rule-number">R${n}</span> ${t(`rule-${n}`)}</dt>
              <dd>${t(`rule-${n}-text`)}</dd>
            </div>`,
          )}
        </dl>
      </section>`,
    )}
  </div>`;
}

export function RulesPage() {
  useEffect(() => {
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  const last = waiting.value?.id;
  return html`<main class="rules-page">
    <${Heading} text=${t("rules-title")} />
    <p class="about">${t("rules-about")}</p>
    <h2 class="unseen">${t("rules-all")}</h2>
    <${Rules} />
    <p class="row">
      ${last && html`<a class="button primary" href=${`/game/${last}`} onClick=${follow}>${t("home-continue")}</a>`}
      <a class="button" href="/learn" data-action="learn" onClick=${follow}>${t("learn")}</a>
      <a class="button" href="/about" data-action="about" onClick=${follow}>${t("about-game")}</a>
      <a class="button" href="/" onClick=${follow}>${t("new")}</a>
    </p>
  </main>`;
}
