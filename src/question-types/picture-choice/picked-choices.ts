// Which pictures or zones somebody has chosen, and what is to be said of each (type 15).
import type { AnswerOf } from "../../contract/questions/question-answer.ts";
import type { PartVerdict } from "../parts/marks/verdict-mark.tsx";
import type { ViewMode } from "../frame/question-type-props.ts";

/** What is chosen after `id` was pressed. `most` 1: another takes its place; 0: as many as there are. */
export function picked(answer: AnswerOf<15> | null, id: string, most: number): AnswerOf<15> {
  const ids = answer?.ids ?? [];
  if (ids.includes(id)) return { type: 15, ids: ids.filter((each) => each !== id) };
  if (most === 1) return { type: 15, ids: [id] };
  return most > 0 && ids.length >= most ? { type: 15, ids } : { type: 15, ids: [...ids, id] };
}

export function chosenIn(mode: ViewMode<15>): readonly string[] {
  return mode.is === "preview" || mode.is === "result" ? (mode.answer?.ids ?? []) : [];
}

export const isKeyIn = (mode: ViewMode<15>, id: string): boolean =>
  mode.is !== "preview" && mode.key.ids.includes(id);

/** Null: nothing is to be said. */
export function verdictIn(mode: ViewMode<15>, id: string): PartVerdict | null {
  const isKey = isKeyIn(mode, id);
  if (mode.is === "key") return isKey ? "right" : null;
  if (mode.is !== "result") return null;
  const chosen = chosenIn(mode);
  if (chosen.includes(id)) return isKey ? "right" : "wrong";
  // Where nothing was answered nothing is missed: the key alone is shown.
  return isKey && chosen.length > 0 ? "missed" : null;
}
