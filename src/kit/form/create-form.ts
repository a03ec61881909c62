// A form without its looks: values, errors by field, saving once at a time. The schema is the one the server checks by.
// Unsaved input is guarded: leaving the screen or closing the tab asks first (core/navigation.ts).
import { atom, type ReadableAtom, type WritableAtom } from "nanostores";
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

export type FormModel<V extends FormValues = FormValues> = {
  $values: ReadableAtom<V>;
  /** By the field's name in the values; a deeper fault is listed under the first name of its path. */
  $errors: ReadableAtom<FieldErrors>;
  $state: ReadableAtom<FormState>;
  /** Why saving failed, when no field is to blame. Shown in the form: a toast would lie behind its dialog. */
  $failure: ReadableAtom<string | null>;
  /** Changes nothing while the form is being saved. */
  set: <Name extends keyof V & string>(name: Name, value: V[Name]) => void;
  isDirty: () => boolean;
  /** True once the server has accepted it. A second call while the first is under way does nothing. */
  save: () => Promise<boolean>;
  /** Other values, taken as saved: nothing is dirty afterwards. */
  reset: (values: V) => void;
  /** A fault at a name that the form does not have is shown for the whole form, so that nobody searches in vain. */
  setErrors: (fields: FieldErrors) => void;
  exit: () => void;
};

export function createForm<V extends FormValues, Output>(
  options: FormOptions<V, Output>,
): FormModel<V> {
  const $state = atom<FormState>({ status: "editing" });
  const input = createInput(options.initial);
  const { $values } = input;
  const faults = createFaults($values);
  const saving = createSaving(options, $state, input, faults);
  const releaseGuard = guardLeaving(input.isDirty);

  return {
    $values,
    $errors: faults.$errors,
    $state,
    $failure: faults.$failure,
    set(name, value) {
      if ($state.get().status === "saving") return;
      $values.set({ ...$values.get(), [name]: value });
      if ($state.get().status === "saved") $state.set({ status: "editing" });
      faults.forget(name);
    },
    isDirty: input.isDirty,
    save: saving.save,
    reset(values) {
      input.markSaved(values);
      $values.set(values);
      faults.$errors.set({});
      faults.$failure.set(null);
      $state.set({ status: "editing" });
    },
    setErrors: faults.setErrors,
    exit() {
      saving.exit();
      releaseGuard();
    },
  };
}

type Input<V extends FormValues> = ReturnType<typeof createInput<V>>;

/** The values, and those that count as saved. */
function createInput<V extends FormValues>(initial: V) {
  const $values = atom<V>(initial);
  let clean = initial;

  return {
    $values,
    isDirty(): boolean {
      const values = $values.get();
      return Object.keys({ ...clean, ...values }).some(
        (name) => !isSame(values[name], clean[name]),
      );
    },
    /** The server has stored these values. The user may have typed others meanwhile. */
    markSaved(values: V): void {
      clean = values;
    },
  };
}

type Faults = ReturnType<typeof createFaults>;

/** Errors by field, and the failure of the whole form. */
function createFaults($values: ReadableAtom<FormValues>) {
  const $errors = atom<FieldErrors>({});
  const $failure = atom<string | null>(null);

  return {
    $errors,
    $failure,
    setErrors(fields: FieldErrors): void {
      const known: FieldErrors = {};
      const others: string[] = [];
      for (const [path, text] of Object.entries(fields)) {
        const name = path.split(".")[0] ?? path;
        if (!(name in $values.get())) others.push(text);
        else known[name] ??= text;
      }
      $errors.set(known);
      $failure.set(others.length > 0 ? others.join(" ") : null);
    },
    forget(name: string): void {
      if (!(name in $errors.get())) return;
      const { [name]: _gone, ...rest } = $errors.get();
      $errors.set(rest);
    },
  };
}

/** Checks the values and sends them, one call at a time. */
function createSaving<V extends FormValues, Output>(
  { schema, submit, onError }: FormOptions<V, Output>,
  $state: WritableAtom<FormState>,
  input: Input<V>,
  faults: Faults,
) {
  let hasLeft = false;

  function showRefusal(error: unknown): void {
    if (isServerError(error) && Object.keys(error.fields).length > 0) {
      faults.setErrors(error.fields);
      return;
    }
    // `undefined` counts as claimed, so that a plain handler need not answer anything.
    const isClaimed = onError !== undefined && onError(error) !== false;
    if (!isClaimed) faults.$failure.set(freshFailureText(error));
  }

  return {
    async save(): Promise<boolean> {
      if ($state.get().status === "saving") return false;
      const values = input.$values.get();
      const checked = v.safeParse(schema, values);
      faults.$failure.set(null);
      if (!checked.success) {
        faults.setErrors(issueErrors(checked.issues));
        return false;
      }
      faults.$errors.set({});
      $state.set({ status: "saving" });
      try {
        await submit(checked.output);
        // A record form has taken what was stored, which may be trimmed.
        if ($state.get().status === "saving") input.markSaved(values);
        $state.set({ status: "saved" });
        return true;
      } catch (error) {
        $state.set({ status: "editing" });
        // The screen was left while the form was being saved: a toast has to show the error.
        if (hasLeft) reportError(error);
        else if (!isAborted(error)) showRefusal(error);
        return false;
      }
    },
    exit(): void {
      hasLeft = true;
    },
  };
}

/** Compares lists and records by their content, for example a set of chosen ids. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== "object" || typeof other !== "object") return false;
  return JSON.stringify(one) === JSON.stringify(other);
}
