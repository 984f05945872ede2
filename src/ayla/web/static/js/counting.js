/** Practising to count: a question, the board, and the answer. */
import { Board } from "./board.js";
import { askNext, drill, isRight, tellAnswer, tellQuestion } from "./drill.js";
import { keepFocus } from "./focus.js";
import { Heading } from "./heading.js";
import { html, useLayoutEffect } from "./html.js";
import { l } from "./lesson.js";
import { moving } from "./motion.js";
import { giveNotice } from "./play.js";
import { follow } from "./route.js";
import { turns } from "./state.js";
import { sayTurn, t } from "./texts.js";
import { Verdict, useInView } from "./verdict.js";

/** Ask where a last seed falls. */
export async function question() {
  try {
    await askNext();
  } catch (problem) {
    giveNotice(problem);
  }
}

export function Counting() {
  useLayoutEffect(keepFocus);
  const { answer, right, asked } = drill.value;
  const told = answer !== "" && !moving.value;
  const panel = useInView(told);
  return html`<main class="lesson">
    <section class="lesson-text" aria-labelledby="lesson-title">
      <p class="lesson-step">
        <a href="/learn" onClick=${follow}>${l("title")}</a>
        ${asked > 0 && html`<span>${l("drill-score", { right, asked })}</span>`}
      </p>
      <${Heading} id="lesson-title" text=${l("drill")} />
      <p>${l("drill-text")}</p>
      <p class="lesson-task">${tellQuestion()}</p>
    </section>
    <div class="table"><${Board} /></div>
    <div class="panel lesson-panel" ref=${panel}>
      <section class="panel-part" aria-label=${t("status")}>
        <p class="hint" id="told">${turns.value.map(sayTurn)}</p>
        ${told && html`<${Verdict} good=${isRight()} texts=${[tellAnswer()]} />`}
      </section>
    </div>
    <div class="lesson-means">
      ${told && html`<button type="button" class="primary" data-action="next-question" onClick=${question}>${l("drill-next")}</button>`}
    </div>
  </main>`;
}
