/** The course: its first page, and the lessons with their boards. */
import { AnswerAgain, AnswerCard, MakeOffer } from "./barter.js";
import { Board } from "./board.js";
import { startChoosing } from "./choosing.js";
import { Counting, question } from "./counting.js";
import { keepFocus } from "./focus.js";
import { Heading, useTitle } from "./heading.js";
import { html, useEffect, useLayoutEffect, useRef } from "./html.js";
import { Icon } from "./icons.js";
import { Loading } from "./later.js";
import {
  beginTask,
  course,
  fetchCourse,
  firstOpen,
  l,
  nextLesson,
  open,
  solvedOf,
  speakTask,
  tellAttempt,
  tellTask,
  tried,
} from "./lesson.js";
import { moving } from "./motion.js";
import { MustPass } from "./panel.js";
import { giveNotice, replay } from "./play.js";
import { preview, tellSowing } from "./preview.js";
import { follow, goTo } from "./route.js";
import { answers, armed, choosing, offers, pass, place, screen, snapshot, turns } from "./state.js";
import { sayTurn, t } from "./texts.js";
import { Verdict, useInView } from "./verdict.js";

/** Where one practises counting. */
const DRILL = "counting";

/** What the address says: the course, or a lesson of it. */
export function Learn() {
  const name = place.value;
  useEffect(() => {
    enter(name);
  }, [name]);
  const coming = html`<main class="opening"><${Loading} /></main>`;
  if (!course.value) return coming;
  if (!name) return html`<${Overview} lessons=${course.value} />`;
  if (name === DRILL) return snapshot.value ? html`<${Counting} />` : coming;
  return open.value.name === name && snapshot.value ? html`<${Lesson} />` : coming;
}

/** @param {string} name */
async function enter(name) {
  try {
    await fetchCourse();
  } catch (problem) {
    giveNotice(problem);
    screen.value = "home";
    return;
  }
  if (!name || place.peek() !== name) return;
  if (name === DRILL) {
    await question();
    return;
  }
  const lesson = course.peek()?.find((one) => one.name === name);
  if (!lesson) screen.value = "nowhere";
  else if (!(await start(name, firstOpen(lesson)))) screen.value = "home";
}

/** Begin a task and read it out. @param {string} name @param {number} task */
async function start(name, task) {
  const begun = await beginTask(name, task);
  if (begun) {
    scrollTo(0, 0);
    speakTask();
  }
  return begun;
}

/** @param {{ lessons: import("./lesson.js").Lesson[] }} props */
function Overview({ lessons }) {
  const next = nextLesson.value;
  const begun = lessons.some((lesson) => solvedOf(lesson) > 0);
  return html`<main class="learn-page">
    <${Heading} text=${l("title")} />
    <p class="about">${next ? l("about") : l("all-done")}</p>
    <ol class="lessons">
      ${lessons.map((lesson, n) => {
        const count = solvedOf(lesson);
        const all = lesson.tasks.length;
        return html`<li key=${lesson.name}>
          <a class=${count === all ? "lesson-link done" : "lesson-link"} href=${`/learn/${lesson.name}`} data-lesson=${lesson.name} onClick=${follow}>
            <span class="lesson-number" aria-hidden="true">${count === all ? html`<${Icon} name="check" />` : n + 1}</span>
            <span class="lesson-name">${l(lesson.name)}</span>
            <span class="lesson-count">${l("count", { solved: count, all })}</span>
          </a>
        </li>`;
      })}
      <li>
        <a class="lesson-link" href=${`/learn/${DRILL}`} data-lesson=${DRILL} onClick=${follow}>
          <span class="lesson-number" aria-hidden="true"><${Icon} name="help" /></span>
          <span class="lesson-name">${l("drill")}</span>
        </a>
      </li>
    </ol>
    <p class="row">
      ${next
        ? html`<a class="button primary" href=${`/learn/${next.name}`} data-action="begin" onClick=${follow}>${begun ? l("go-on") : l("begin")}</a>`
        : html`<a class="button primary" href="/" onClick=${follow}>${t("new")}</a>`}
      <a class="button" href="/rules" onClick=${follow}>${t("rules-all")}</a>
      <a class="button" href="/about" onClick=${follow}>${t("about-game")}</a>
    </p>
  </main>`;
}

function Lesson() {
  const { name, task } = open.value;
  const lessons = course.value ?? [];
  const at = lessons.findIndex((lesson) => lesson.name === name);
  const title = useRef(null);
  useTitle(l(name));
  useLayoutEffect(() => title.current?.focus({ preventScroll: true }), [open.value]);
  useLayoutEffect(keepFocus);
  const over = tried.value?.state !== "open" && !moving.value;
  const panel = useInView(choosing.value ? "choosing" : over && "over");
  return html`<main class="lesson">
    <section class="lesson-text" aria-labelledby="lesson-title">
      <p class="lesson-step">
        <a href="/learn" onClick=${follow}>${l("title")}</a>
        <span>${l("step", { number: at + 1, all: lessons.length })}</span>
      </p>
      <h1 id="lesson-title" ref=${title} tabindex="-1">${l(name)}</h1>
      <p>${l(`${name}-text`)}</p>
      <p class="lesson-task" data-done=${tried.value?.done ?? 0}>
        <b class="lesson-task-number">${l("task", { number: task, all: lessons[at]?.tasks.length ?? 1 })}</b>
        ${" "}${tellTask()}
      </p>
    </section>
    <div class="table"><${Board} /></div>
    <div class="panel lesson-panel" ref=${panel}>
      ${choosing.value ? html`<${MakeOffer} />` : html`<${Told} />`}
    </div>
    ${!choosing.value && html`<${Means} lesson=${lessons[at]} next=${lessons[at + 1]} />`}
    <${AnswerCard} />
  </main>`;
}

/** What the pit that is pointed at would do, or what happened, and what is to be said to it. */
function Told() {
  const state = tried.value?.state ?? "open";
  const seen = preview.value;
  const last = turns.value.at(-1);
  const told = seen
    ? tellSowing(seen) + (armed.value === seen.pits[0] ? ` ${t("status-again")}` : "")
    : last
      ? sayTurn(last)
      : answers.value || pass.value
        ? ""
        : t("status-begin");
  const over = state !== "open" && !moving.value;
  return html`<section class="panel-part" aria-label=${t("status")}>
    <p class=${seen ? "hint previewed" : "hint"} id="told">${told}</p>
    ${over &&
    html`<${Verdict} good=${state === "solved"} texts=${tellAttempt()} />`}
  </section>`;
}

/** What one can do besides sowing: offer, answer, pass, see it again, try again, go on. */
function Means({ lesson, next }) {
  const { name, task } = open.value;
  const state = tried.value?.state ?? "open";
  const still = !moving.value;
  const solved = state === "solved" && still;
  const more = task < lesson.tasks.length;
  return html`<div class="lesson-means">
    ${answers.value && still && html`<${AnswerAgain} />`}
    ${pass.value && still && html`<${MustPass} />`}
    ${solved && more && html`<button type="button" class="primary" data-action="next-task" onClick=${() => start(name, task + 1)}>${l("next-task")}</button>`}
    ${solved && !more && next && html`<button type="button" class="primary" data-action="next-lesson" onClick=${() => goTo(`/learn/${next.name}`)}>${l("next", { lesson: l(next.name) })}</button>`}
    ${solved && !more && !next && html`<button type="button" class="primary" data-action="play" onClick=${() => goTo("/")}>${l("play")}</button>`}
    ${offers.value.length > 0 && html`<button type="button" data-action="barter" onClick=${startChoosing}><${Icon} name="barter" /> ${t("barter")}</button>`}
    ${turns.value.length > 0 && html`<button type="button" class=${state === "missed" && still ? "primary" : ""} data-action="again" onClick=${() => start(name, task)}><${Icon} name="undo" /> ${t("again")}</button>`}
    ${turns.value.length > 0 && html`<button type="button" data-action="replay" onClick=${replay}><${Icon} name="replay" /> ${t("replay")}</button>`}
  </div>`;
}
