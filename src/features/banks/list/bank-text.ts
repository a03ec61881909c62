// What a bank is called, and its plan in a few words.
import type { PlanEntry, QuestionBank } from "../../../contract/questions/banks.ts";
import { formatNumber } from "../../../core/format.ts";
import { typeNames } from "../../../kit/label-messages.ts";

export const bankLabel = ({ kode, nama }: QuestionBank) => `${kode} — ${nama}`;

/** "Pilihan ganda 30 (60%), Uraian/Esay 5 (40%)" */
export function planText(plan: readonly PlanEntry[]): string {
  return plan
    .map(({ type, count, weight }) => {
      const [shown, percent] = [formatNumber(count), formatNumber(weight)];
      return `${typeNames.get()[type]} ${shown} (${percent}%)`;
    })
    .join(", ");
}
