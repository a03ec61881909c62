// What is wrong with a question that is being written, by place, before the exam server is asked: the same checks as its.
import * as v from "valibot";
import { questionInput } from "../../../../contract/questions/question-fields.ts";
import { issueErrors, translateFault } from "../../../../core/faults/translate-fault.ts";
import { letterOf } from "../../../../domain/text/letters.ts";
import { checkQuestion } from "../../../../domain/questions/check-question.ts";
import { policyNameOf } from "../../../../domain/scoring/question-policy.ts";
import { inputOf, type FormValue } from "./question-form-value.ts";

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
