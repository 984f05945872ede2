/** What Goré is, whose it is, and how that is known. */
import { Heading } from "./heading.js";
import { html } from "./html.js";
import { follow } from "./route.js";
import { message, t } from "./texts.js";

const PARTS = ["game", "people", "seeds", "barter", "glory", "sources", "decisions"];

const a = (/** @type {string} */ id) => message(`about-${id}`);

export const About = () => html`<main class="learn-page about-page">
  <${Heading} text=${a("title")} />
  ${PARTS.map(
    (part) => html`<section key=${part} aria-labelledby=${`about-${part}`}>
      <h2 id=${`about-${part}`}>${a(part)}</h2>
      <p>${a(`${part}-text`)}</p>
      ${part === "sources" && html`<ul>${["w", "a"].map((source) => html`<li key=${source}>${a(`source-${source}`)}</li>`)}</ul>`}
    </section>`,
  )}
  <p class="row">
    <a class="button primary" href="/learn" onClick=${follow}>${t("learn")}</a>
    <a class="button" href="/rules" onClick=${follow}>${t("rules-all")}</a>
    <a class="button" href="/" onClick=${follow}>${t("new")}</a>
  </p>
</main>`;
