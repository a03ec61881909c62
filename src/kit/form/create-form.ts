// A form without its looks: values, errors by field, saving once at a time. The schema is the one the server checks by.
// Unsaved input is guarded: leaving the screen or closing the tab asks first (core/navigation.ts).
import { atom, type ReadableAtom } from "nanostores";
import * as v from "valibot";
import type { FieldErrors } from "../../contract/calls/envelope.ts";
import { guardLeaving } from "../../core/navigation.ts";
import { reportError } from "../../core/notices.ts";
import { isAborted, isServerError } from "../../core/answers/server-error.ts";
import { issueErrors } from "../../core/faults/translate-fault.ts";
import { freshFailureText } from "../failed-message.ts";

export type FormValues = Record<string, unknown>;
export type FormState = { status: "editing" } | { status: "saving" } | { status: "saved" };

export type FormOptions<V extends FormValues, Output> = {
  initial: V;
  schema: v.GenericSchema<unknown, Output>;
  /** Gets what the schema made of the values: spaces trimmed, for one. */
  submit(values: Output): Promise<unknown>;
  /** Anything but refused fields, such as a conflict. Without it, or when it answers false, the form itself says it. */
  onError?(error: unknown): boolean | void;
};

export function createForm<V extends FormValues, Output>(
  options: FormOptions<V, Output>,
): FormModel<V, Output> {
  return new FormModel(options);
}

export type { FormModel };
class FormModel<V extends FormValues = FormValues, Output = unknown> {
  readonly $values: ReadableAtom<V>;
  /** By the field's name in the values; deeper faults stand at their first name. */
  readonly $errors: ReadableAtom<FieldErrors>;
  readonly $state: ReadableAtom<FormState>;
  /** Why saving failed, when no field is to blame. Shown in the form: a toast would lie behind its dialog. */
  readonly $failure: ReadableAtom<string | null>;
  readonly #options: FormOptions<V, Output>;
  readonly #values;
  readonly #errors = atom<FieldErrors>({});
  readonly #state = atom<FormState>({ status: "editing" });
  readonly #failure = atom<string | null>(null);
  readonly #releaseGuard: () => void;
  #clean: V;
  #left = false;

  constructor(options: FormOptions<V, Output>) {
    this.#options = options;
    this.#clean = options.initial;
    this.#values = atom<V>(options.initial);
    this.$values = this.#values;
    this.$errors = this.#errors;
    this.$state = this.#state;
    this.$failure = this.#failure;
    this.#releaseGuard = guardLeaving(() => this.isDirty());
  }

  readonly set = <Name extends keyof V & string>(name: Name, value: V[Name]): void => {
    if (this.#state.get().status === "saving") return;
    this.#values.set({ ...this.#values.get(), [name]: value });
    if (this.#state.get().status === "saved") this.#state.set({ status: "editing" });
    if (!(name in this.#errors.get())) return;
    const { [name]: _gone, ...rest } = this.#errors.get();
    this.#errors.set(rest);
  };

  readonly isDirty = (): boolean => {
    const values = this.#values.get();
    return Object.keys({ ...this.#clean, ...values }).some(
      (name) => !isSame(values[name], this.#clean[name]),
    );
  };

  /** True once the server has accepted it. A second call while the first is under way does nothing. */
  readonly save = async (): Promise<boolean> => {
    if (this.#state.get().status === "saving") return false;
    const values = this.#values.get();
    const checked = v.safeParse(this.#options.schema, values);
    this.#failure.set(null);
    if (!checked.success) {
      this.setErrors(issueErrors(checked.issues));
      return false;
    }
    this.#errors.set({});
    this.#state.set({ status: "saving" });
    try {
      await this.#options.submit(checked.output);
      this.#clean = values;
      this.#state.set({ status: "saved" });
      return true;
    } catch (error) {
      this.#state.set({ status: "editing" });
      // Left in the middle of saving: there is no form any more that could say it.
      if (this.#left) reportError(error);
      else if (!isAborted(error)) this.#refused(error);
      return false;
    }
  };

  /** Other values, taken as saved: nothing is dirty afterwards. */
  readonly reset = (values: V): void => {
    this.#clean = values;
    this.#values.set(values);
    this.#errors.set({});
    this.#failure.set(null);
    this.#state.set({ status: "editing" });
  };

  /** A fault at a name that the form does not have is said for the whole form, so that nobody searches in vain. */
  readonly setErrors = (fields: FieldErrors): void => {
    const known: FieldErrors = {};
    const others: string[] = [];
    for (const [path, text] of Object.entries(fields)) {
      const name = path.split(".")[0] ?? path;
      if (!(name in this.#values.get())) others.push(text);
      else known[name] ??= text;
    }
    this.#errors.set(known);
    if (others.length > 0) this.#failure.set(others.join(" "));
  };

  readonly exit = (): void => {
    this.#left = true;
    this.#releaseGuard();
  };

  #refused(error: unknown): void {
    if (isServerError(error) && Object.keys(error.fields).length > 0) {
      this.setErrors(error.fields);
      return;
    }
    // `undefined` counts as claimed, so that a plain handler need not answer anything.
    const claimed = this.#options.onError !== undefined && this.#options.onError(error) !== false;
    if (claimed) return;
    this.#failure.set(freshFailureText(error));
  }
}

/** Lists and records by what is in them: a set of chosen ids, say. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== "object" || typeof other !== "object") return false;
  return JSON.stringify(one) === JSON.stringify(other);
}
