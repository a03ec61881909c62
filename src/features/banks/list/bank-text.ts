// What a bank is called, and its plan in a few words.
import type { PlanEntry, QuestionBank } from "../../../contract/questions/banks.ts";
import { questionTypes } from "../../../contract/questions/question-types.ts";
import { formatNumber } from "../../../core/format.ts";

export const bankLabel = ({ kode, nama }: QuestionBank) => `${kode} — ${nama}`;

/** "Pilihan ganda 30 (60%), Uraian/Esay 5 (40%)" */
export function planText(plan: readonly PlanEntry[]): string {
  return plan
    .map(({ type, count, weight }) => {
      const [shown, percent] = [formatNumber(count), formatNumber(weight)];
      return `${questionTypes[type]} ${shown} (${percent}%)`;
    })
    .join(", ");
}
