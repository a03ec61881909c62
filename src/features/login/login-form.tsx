// The sign-in form. static/index.html holds the same elements, so that typing can begin before the scripts are there:
// change both together. The inputs are uncontrolled because what stands in them then must stay.
import { useStore } from "@nanostores/react";
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent, type Ref } from "react";
import type { LoginModel } from "./login-model.ts";
import { loginMessages } from "./login-messages.ts";

type LoginFormProps = {
  model: LoginModel;
  /** False while the elements of index.html are being taken over. */
  live: boolean;
  /** Who was signed in when the session ended. */
  email?: string;
};

export function LoginForm({ model, live, email }: LoginFormProps) {
  const t = useStore(loginMessages);
  const state = useStore(model.$state);
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const fields = state.status === "refused" ? state.fields : {};
  const message = state.status === "refused" ? state.message : email ? t.ended : "";

  // In index.html the browser has seen to the focus, and somebody may be typing already.
  const [firstInput] = useState(() => (live ? (email ? passwordInput : emailInput) : null));
  useEffect(() => firstInput?.current?.focus(), [firstInput]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const [emailNow, passwordNow] = [emailInput.current, passwordInput.current];
    if (!emailNow || !passwordNow) return;
    if (await model.submit(emailNow.value, passwordNow.value)) return;
    const refused = model.$state.get();
    if (refused.status !== "refused") return;
    const faulty = refused.fields["email"] ? emailNow : passwordNow;
    faulty.focus();
    if (refused.message) faulty.select();
  };

  return (
    <form className="login-form" method="post" noValidate onSubmit={submit}>
      {/* The specification has them in English. */}
      <h1 lang="en">{t.heading}</h1>
      <EmailField input={emailInput} value={email} fault={fields["email"]} />
      <PasswordField input={passwordInput} fault={fields["password"]} />
      <LoginError role="alert" text={message} />
      <button
        className="login-submit"
        type="submit"
        lang="en"
        disabled={!live || state.status === "busy"}
      >
        {t.submit}
      </button>
    </form>
  );
}

type FieldProps = { input: Ref<HTMLInputElement>; fault: string | undefined };

function EmailField({ input, value, fault }: FieldProps & { value: string | undefined }) {
  const t = useStore(loginMessages);
  return (
    <div className="login-field">
      <label htmlFor="login-email">{t.email}</label>
      <input
        className="login-input"
        id="login-email"
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={value}
        ref={input}
        aria-describedby="login-email-error"
        aria-invalid={fault ? true : undefined}
      />
      <LoginError id="login-email-error" text={fault} />
    </div>
  );
}

function PasswordField({ input, fault }: FieldProps) {
  const t = useStore(loginMessages);
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState("CapsLock"));
  return (
    <div className="login-field">
      <label htmlFor="login-password">{t.password}</label>
      <div className="login-password">
        <input
          className="login-input"
          id="login-password"
          name="password"
          type={shown ? "text" : "password"}
          autoComplete="current-password"
          required
          ref={input}
          aria-describedby="login-password-error"
          aria-invalid={fault ? true : undefined}
          onKeyDown={watchCapsLock}
          onKeyUp={watchCapsLock}
          onBlur={() => setCapsLock(false)}
        />
        <button
          className="login-toggle"
          type="button"
          aria-pressed={shown}
          aria-label={t.showPassword}
          onClick={() => setShown(!shown)}
        >
          {t.show}
        </button>
      </div>
      <LoginError id="login-password-error" text={fault} />
      {capsLock && <small role="status">{t.capsLock}</small>}
    </div>
  );
}

function LoginError({ text, ...rest }: { text: string | undefined; id?: string; role?: "alert" }) {
  return (
    <p className="login-error" hidden={!text} {...rest}>
      {text}
    </p>
  );
}
