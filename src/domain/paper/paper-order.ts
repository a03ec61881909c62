// In what order questions stand on paper: by type, in the bank's order, or mixed for a package of the paper. What is
// linked to one reference stays together, and what is heard keeps its turn, since one recording is played to everybody.
import type { PlanEntry } from "../../contract/questions/banks.ts";
import type { Question } from "../../contract/questions/questions.ts";
import type { QuestionType } from "../../contract/questions/question-types.ts";
import type { Reference } from "../../contract/questions/references.ts";
import { shuffled } from "../questions/participant-question.ts";

/** "" is the bank's own order. */
export const paperPackages = ["", "A", "B", "C", "D"] as const;
export type PaperPackage = (typeof paperPackages)[number];

/** A group for each type, as the types first come in the bank. */
export function byType(questions: readonly Question[]): [QuestionType, Question[]][] {
  const groups = new Map<QuestionType, Question[]>();
  for (const question of questions) {
    const { type } = question.content;
    const group = groups.get(type);
    if (group) group.push(question);
    else groups.set(type, [question]);
  }
  return [...groups];
}

/** The first of each type, as many as the plan shows; types that it does not name are left out. */
export function plannedOf(
  questions: readonly Question[],
  plan: readonly PlanEntry[],
): readonly Question[] {
  const left = new Map(plan.map(({ type, count }) => [type, count]));
  return questions.filter(({ content: { type } }) => {
    const rest = left.get(type) ?? 0;
    left.set(type, rest - 1);
    return rest > 0;
  });
}

/** Those of one type, mixed; the same seed gives the same order. */
export function mixedOrder(
  questions: readonly Question[],
  references: readonly Pick<Reference, "id" | "type">[],
  seed: string,
): Question[] {
  const audioReferences = new Set(
    references.flatMap(({ id, type }) => (type === "LT_DIRECT" ? [id] : [])),
  );
  const hasAudio = ({ audio, content, reference_id: reference }: Question) =>
    content.type === 3 || audio !== null || (reference !== null && audioReferences.has(reference));
  const units = unitsOf(questions);
  const mixed = shuffled(
    units.filter((unit) => !unit.some(hasAudio)),
    seed,
  );
  let next = 0;
  return units.flatMap((unit) => (unit.some(hasAudio) ? unit : (mixed[next++] ?? [])));
}

/** Each question by itself, those of one reference as one, in their order. */
function unitsOf(questions: readonly Question[]): Question[][] {
  const units = new Map<string, Question[]>();
  for (const question of questions) {
    const { id, reference_id: reference } = question;
    const name = reference === null ? `question ${id}` : `reference ${reference}`;
    const unit = units.get(name);
    if (unit) unit.push(question);
    else units.set(name, [question]);
  }
  return [...units.values()];
}

/** "3–5, 8": numbers in ascending order. */
export function rangesOf(numbers: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges
    .map(([first, last]) => (first === last ? String(first) : `${first}–${last}`))
    .join(", ");
}
