// Signing in: one attempt at a time; refusals under their inputs, or above the button and as the toast of the specification.
import { atom, type ReadableAtom } from "nanostores";
import * as v from "valibot";
import type { FieldErrors } from "../../contract/calls/envelope.ts";
import { credentials } from "../../contract/credentials.ts";
import { ServerError } from "../../core/answers/server-error.ts";
import { issueErrors } from "../../core/faults/translate-fault.ts";
import { signIn } from "../../core/session.ts";
import { failureText } from "../../kit/failed-message.ts";

export type LoginState =
  | { status: "ready" }
  | { status: "busy" }
  | { status: "refused"; fields: FieldErrors; message: string };

export type LoginModel = {
  $state: ReadableAtom<LoginState>;
  /** True when the person is in. */
  submit(email: string, password: string): Promise<boolean>;
  exit(): void;
};

/** `showRefusal` is called for what has no input to stand under. */
export function createLoginModel(showRefusal: (refusal: unknown) => void): LoginModel {
  const $state = atom<LoginState>({ status: "ready" });

  async function submit(email: string, password: string): Promise<boolean> {
    if ($state.get().status === "busy") return false;
    const checked = v.safeParse(credentials, { email, password });
    if (!checked.success) {
      $state.set({ status: "refused", fields: issueErrors(checked.issues), message: "" });
      return false;
    }
    $state.set({ status: "busy" });
    try {
      await signIn(checked.output.email, checked.output.password);
      $state.set({ status: "ready" });
      return true;
    } catch (error) {
      const refusal = refusalOf(error);
      $state.set(refusal);
      if (refusal.message !== "") showRefusal(error);
      return false;
    }
  }

  return { $state, submit, exit: () => undefined };
}

function refusalOf(error: unknown): LoginState & { status: "refused" } {
  const fields = error instanceof ServerError ? error.fields : {};
  // A field that the form does not have must not swallow the reason.
  const known = "email" in fields || "password" in fields;
  if (known) return { status: "refused", fields, message: "" };
  return { status: "refused", fields: {}, message: failureText(error) };
}
