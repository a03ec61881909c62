// Sends many things in batches that the contract's bulk calls take, one after the other, where nobody watches the
// progress: taking back, fetching what a selection holds. With progress and a way to stop it: create-bulk.ts.
import { bulkBatchSize } from "../../contract/calls/list-fields.ts";

/** @throws what `send` throws; what was sent before stays sent */
export async function inBatches<Item, Answer>(
  items: readonly Item[],
  send: (batch: Item[]) => Promise<readonly Answer[]>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let at = 0; at < items.length; at += bulkBatchSize) {
    answers.push(...(await send(items.slice(at, at + bulkBatchSize))));
  }
  return answers;
}
