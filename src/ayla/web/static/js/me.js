/** Oneself: the name that others see, and an account for those who want one. */
import { Heading } from "./heading.js";
import { html, useState } from "./html.js";
import { Forgetting } from "./forgetting.js";
import { me, rename, signIn, signOut, signUp } from "./online-api.js";
import { NameField, useMe } from "./online-forms.js";
import { o } from "./online-texts.js";
import { Passphrase } from "./passphrase.js";
import { tellProblem } from "./play.js";
import { Ratings } from "./profile.js";
import { follow } from "./route.js";
import { t } from "./texts.js";

export function Me() {
  const { myself, setMyself, trouble } = useMe();
  return html`<main class="far-page">
    <${Heading} text=${o("me")} />
    ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
    ${myself &&
    html`<${Name} key=${myself.player} myself=${myself} onChange=${setMyself} />
      <section class="card" aria-labelledby="me-account">
        <h2 id="me-account">${o("account")}</h2>
        ${myself.account ? html`<${Account} myself=${myself} onChange=${setMyself} />` : html`<${Sign} onChange=${setMyself} />`}
      </section>
      ${myself.account &&
      html`<section class="card" aria-labelledby="me-passphrase">
        <h2 id="me-passphrase">${o("passphrase")}</h2>
        <${Passphrase} handle=${myself.account.handle} onChange=${setMyself} />
      </section>`}
      <section class="card far-stored" aria-labelledby="me-stored">
        <h2 id="me-stored">${o("stored")}</h2>
        <p>${o("stored-guest")}</p>
        <p>${o("stored-account")}</p>
        <p>${o("stored-none")}</p>
      </section>
      <${Forgetting} />
      <p class="elsewhere">
        <a href=${`/player/${encodeURIComponent(myself.player)}`} data-action="profile" onClick=${follow}>${o("me-profile")}</a>
        <a href="/games" data-action="games" onClick=${follow}>${t("games")}</a>
        <a href="/lobby" data-action="lobby" onClick=${follow}>${t("lobby")}</a>
      </p>`}
  </main>`;
}

function Name({ myself, onChange }) {
  const [name, setName] = useState(myself.name);
  const [told, setTold] = useState({ kept: false, trouble: "" });
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setTold({ kept: false, trouble: "" });
    try {
      const changed = await rename(name);
      onChange(changed);
      setName(changed.name);
      setTold({ kept: true, trouble: "" });
    } catch (problem) {
      setTold({ kept: false, trouble: tellProblem(problem) });
    }
  };
  return html`<form class="card new-game" onSubmit=${submit}>
    <${NameField} id="me-name" value=${name} onInput=${setName} trouble=${told.trouble} label=${o("name-others")} />
    <p class="hint">${o("name-about")}</p>
    <div class="row"><button type="submit" class="primary" data-action="keep-name">${o("name-keep")}</button></div>
    <p role="status">${told.kept ? o("name-kept") : ""}</p>
  </form>`;
}

function Account({ myself, onChange }) {
  const [trouble, setTrouble] = useState("");
  const out = async () => {
    try {
      await signOut();
      onChange(await me());
    } catch (problem) {
      setTrouble(tellProblem(problem));
    }
  };
  return html`<p>${o("account-yours", { handle: myself.account.handle })}</p>
    <${Ratings} ratings=${myself.ratings} />
    ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
    <p class="hint">${o("sign-out-about")}</p>
    <div class="row"><button type="button" data-action="sign-out" onClick=${out}>${o("sign-out")}</button></div>`;
}

/** Opening an account and signing in: the same two fields, two buttons. */
function Sign({ onChange }) {
  const [handle, setHandle] = useState("");
  const [passphrase, setPassphrase] = useState("");
  const [shown, setShown] = useState(false);
  const [trouble, setTrouble] = useState("");
  const [busy, setBusy] = useState(false);
  const go = (/** @type {typeof signIn} */ how) => async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setTrouble("");
    try {
      onChange(await how(handle.trim(), passphrase));
    } catch (problem) {
      setTrouble(tellProblem(problem));
      setBusy(false);
    }
  };
  return html`<form class="new-game" onSubmit=${go(signIn)}>
    <p>${o("account-why")}</p>
    <p>${o("sign-in-along")}</p>
    <label class="name-field"><span>${o("handle")}</span>
      <input type="text" name="username" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="20" value=${handle} onInput=${(/** @type {any} */ { target }) => setHandle(target.value)} />
    </label>
    <label class="name-field"><span>${o("passphrase")}</span>
      <input type=${shown ? "text" : "password"} name="password" autocomplete="current-password" maxlength="200" value=${passphrase} aria-describedby="passphrase-about" onInput=${(/** @type {any} */ { target }) => setPassphrase(target.value)} />
    </label>
    <p class="hint" id="passphrase-about">${o("passphrase-about")}</p>
    <label class="switch"><input type="checkbox" checked=${shown} onChange=${(/** @type {any} */ { target }) => setShown(target.checked)} /> <span>${o("passphrase-show")}</span></label>
    ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
    <div class="row two">
      <button type="submit" class="primary" data-action="sign-in" disabled=${busy}>${o("sign-in")}</button>
      <button type="button" data-action="sign-up" disabled=${busy} onClick=${go(signUp)}>${o("sign-up")}</button>
    </div>
  </form>`;
}
