// What is wrong with a question that is being written, by place: the checks of the exam server, before it is called, and what
// the form shows of them.
import { atom, type ReadableAtom } from "nanostores";
import * as v from "valibot";
import { questionInput } from "../../../../contract/questions/question-fields.ts";
import { issueErrors, translateFault } from "../../../../core/faults/translate-fault.ts";
import { letterOf } from "../../../../domain/text/letters.ts";
import { checkQuestion } from "../../../../domain/questions/check-question.ts";
import { policyNameOf } from "../../../../domain/scoring/question-policy.ts";
import { laterCall, settledMs } from "./question-form-later.ts";
import type { QuestionFormState } from "./question-form-state.ts";
import { inputOf, isSame, type FormValue } from "./question-form-value.ts";

/** By the field's name, or "content." and the path of domain/questions/. */
export type Faults = Readonly<Record<string, string>>;
export type Plan = Parameters<typeof policyNameOf>[1];
export type FormFaults = { errors: Faults; warnings: readonly string[] };

const parts = new Set(["stem", "audio"]);
const pathOf = (path: string) => (parts.has(path) ? path : `content.${path}`);

/** @param plan the bank's, for questions without a policy of their own */
export function faultsOf(value: FormValue, plan: Plan = []): FormFaults {
  const input = inputOf(value);
  const bankPolicy = policyNameOf({ policy: null, content: input.content }, plan);
  const warnings: string[] = [];
  const errors = issueErrors(v.safeParse(questionInput, input).issues);
  for (const { path, severity, reason } of checkQuestion(input, bankPolicy)) {
    if (severity === "error") errors[pathOf(path)] ??= translateFault(reason);
    else warnings.push(`${placeIn(value, path)}${translateFault(reason)}`);
  }
  return { errors, warnings: [...new Set(warnings)] };
}

/** "Opsi B: " for "options.b2": a warning stands below the list, not at its place. */
function placeIn({ content }: FormValue, path: string): string {
  const [list = "", id] = path.split(".");
  const found: unknown = Reflect.get(content.payload, list);
  if (!Array.isArray(found) || id === undefined) return "";
  const at = found.findIndex((part: { id?: string }) => part.id === id);
  if (at < 0) return "";
  return `${list === "options" ? letterOf(at) : at + 1}: `;
}

/** What the editor of the type is to show. */
export function contentErrors(errors: Faults): Record<string, string> {
  const own = Object.entries(errors).filter(([path]) => path.startsWith("content."));
  return Object.fromEntries(own.map(([path, text]) => [path.slice("content.".length), text]));
}

/** Without those at a field that has changed since. */
export function withoutFields(errors: Faults, names: readonly string[]): Faults {
  const kept = Object.entries(errors).filter(([path]) => !names.includes(path.split(".")[0] ?? ""));
  return Object.fromEntries(kept);
}

export type FormChecks = ReturnType<typeof createFormChecks>;

/** The faults that the form shows: what the server has refused and, once saving was tried, what the checks find. */
export function createFormChecks(state: QuestionFormState, plan: Plan | undefined) {
  const $errors = atom<Faults>({});
  const $warnings = atom<readonly string[]>([]);
  const later = laterCall(check, settledMs);
  let serverErrors: Faults = {};
  let hasTried = false;

  /** Too slow for every key: it is called when typing pauses, and around a save. */
  function check(): FormFaults {
    state.measure();
    const faults = faultsOf(state.$value.get(), plan);
    if (!isSame(faults.warnings, $warnings.get())) $warnings.set(faults.warnings);
    showErrors({ ...serverErrors, ...(hasTried ? faults.errors : {}) });
    return faults;
  }

  /** The store is set only when something differs, because its views are drawn each time. */
  function showErrors(errors: Faults): void {
    if (!isSame(errors, $errors.get())) $errors.set(errors);
  }

  return {
    $errors: $errors as ReadableAtom<Faults>,
    $warnings: $warnings as ReadableAtom<readonly string[]>,
    check,
    /** These fields were changed. */
    forget(names: readonly string[]): void {
      serverErrors = withoutFields(serverErrors, names);
      // The content can have several faults, and one change corrects one of them: they stay until the checks have run.
      const others = names.filter((name) => name !== "content");
      showErrors(withoutFields($errors.get(), others));
      later.call();
    },
    /** Once saving was tried, the faults that the checks find are shown. */
    setTried(tried: boolean): void {
      hasTried = tried;
    },
    /** They are shown with the next `check`. */
    setServerErrors(errors: Faults): void {
      serverErrors = errors;
    },
    exit: later.cancel,
  };
}
