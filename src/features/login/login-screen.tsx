// Sign-in: who the institution is on the left, the form on the right. Stands in index.html before any script.
import { useStore } from "@nanostores/react";
import { useEffect, useState } from "react";
import { $session } from "../../core/session.ts";
import { $institution } from "../../core/institution/institution-settings.ts";
import { useModel } from "../../kit/use-model.ts";
import { LoginForm } from "./login-form.tsx";
import { loginMessages } from "./login-messages.ts";
import { createLoginModel } from "./login-model.ts";

/** What index.html says, which knows no institution: hydration changes no attribute. */
const standing = {
  logo: `${__BASE__}img/exo.jpg`,
  name: "Extraordinary CBT",
  city: "Jakarta Selatan",
};

/** `showRefusal` is called for what the form shows as well (spec 8). */
export default function LoginScreen({ showRefusal }: { showRefusal(refusal: unknown): void }) {
  const t = useStore(loginMessages);
  const model = useModel(() => createLoginModel(showRefusal));
  const session = useStore($session);
  const institution = useStore($institution);
  const [live, setLive] = useState(() => document.querySelector("#app > .login") === null);
  useEffect(() => setLive(true), []);
  const { logo, name, city } = live ? institution : standing;
  const email = session.status === "ended" ? session.user.email : undefined;
  return (
    <main className="login">
      <div className="login-art">
        <div className="login-brand">
          {/* Lazy, so that the first paint need not wait while it is asked for. */}
          <img className="login-logo" src={logo} alt="" width={72} height={72} loading="lazy" />
          <b className="login-name">{name}</b>
          <span className="login-city">{city}</span>
        </div>
        <small className="login-foot">{t.footer({ version: __VERSION__ })}</small>
      </div>
      <LoginForm model={model} live={live} {...(email ? { email } : {})} />
    </main>
  );
}
