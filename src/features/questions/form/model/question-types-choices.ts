// The types as they stand in the gallery, in rows by group: where an arrow leads, and which is meant by what is typed.
import type { QuestionType } from "../../../../contract/questions/question-types.ts";
import { typeNames } from "../../../../kit/label-messages.ts";
import { typeGroups } from "../../list/question-type-messages.ts";

const rows = typeGroups.map(([, types]) => types);
const all = rows.flat();

/** Null: no key of the gallery, or nothing there. */
export function typeBeside(type: QuestionType, key: string): QuestionType | null {
  const at = all.indexOf(type);
  const row = rows.findIndex((types) => types.includes(type));
  const column = rows[row]?.indexOf(type) ?? 0;
  const inRow = (types: readonly QuestionType[] | undefined) =>
    types?.[Math.min(column, types.length - 1)];
  const found: Record<string, () => QuestionType | undefined> = {
    ArrowRight: () => all[at + 1],
    ArrowLeft: () => all[at - 1],
    ArrowDown: () => inRow(rows[row + 1]),
    ArrowUp: () => inRow(rows[row - 1]),
  };
  return found[key]?.() ?? null;
}

/** By its code, or by how its label begins. */
export function typeMeant(typed: string): QuestionType | null {
  const begin = typed.toLowerCase();
  const isMeant = (type: QuestionType) =>
    String(type) === begin || typeNames.get()[type].toLowerCase().startsWith(begin);
  return all.find(isMeant) ?? null;
}
