// What deleting banks would take away, asked of the server before anybody agrees to it.
import { foreseeBankDeletion, type BankDeletion } from "../../../contract/questions/banks.ts";
import { call } from "../../../core/api.ts";
import type { Target } from "../../../kit/actions/row-action.ts";
import { inBatches } from "../../../kit/bulk/in-batches.ts";
import { createDetail } from "../../../kit/record/create-detail.ts";

export type Foreseen = {
  /** How many banks would go, and all that is in them. */
  going: number;
  questions: number;
  references: number;
  media: number;
  kept: readonly BankDeletion[];
  /** The code of one bank, the number of many: nobody types it by a slip of the hand. */
  word: string;
};

export function createBankRemovalModel({ ids, name }: Target) {
  return createDetail(async (signal): Promise<Foreseen> => {
    const items = await inBatches(
      ids,
      async (batch) => (await call(foreseeBankDeletion, { ids: batch }, { signal })).items,
    );
    const going = items.filter(({ reason }) => reason === null);
    const sum = (count: (item: BankDeletion) => number) =>
      going.reduce((total, item) => total + count(item), 0);
    return {
      going: going.length,
      questions: sum((item) => item.question_count),
      references: sum((item) => item.reference_count),
      media: sum((item) => item.media_count),
      kept: items.filter(({ reason }) => reason !== null),
      word: (name !== null && items[0]?.kode) || String(ids.length),
    };
  });
}
