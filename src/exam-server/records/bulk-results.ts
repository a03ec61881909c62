// Bulk calls: each id has its own outcome, and one that is refused does not hold up the others.
import type { BulkResult } from "../../contract/calls/list-fields.ts";
import type { Call } from "../http/handler.ts";
import { nounOf, type RecordKind } from "./record-kind.ts";

export type Outcome = Pick<BulkResult, "outcome" | "reason">;
export const done: Outcome = { outcome: "done" };
export const unchanged: Outcome = { outcome: "unchanged" };
export const refused = (reason: string): Outcome => ({ outcome: "refused", reason });

type Rows<Row> = {
  noun: string;
  find(id: string): Row | undefined | Promise<Row | undefined>;
  label(row: Row): string;
};

/** One after the other, in the order of `ids` and each id once: a row is judged by what those before it have left. */
export async function judgeEach<Row>(
  ids: readonly string[],
  { noun, find, label }: Rows<Row>,
  judge: (row: Row) => Outcome | Promise<Outcome>,
): Promise<BulkResult[]> {
  const results: BulkResult[] = [];
  for (const id of new Set(ids)) {
    const row = await find(id);
    results.push(
      row
        ? { id, label: label(row), ...(await judge(row)) }
        : { id, label: id, ...refused(`${noun} tidak ditemukan.`) },
    );
  }
  return results;
}

export type LabelledKind<Item> = RecordKind<Item> & {
  /** As a list of results calls one. */
  label(item: Item): string;
};

/** The same for records that are read and changed one by one. They are locked before any is judged. */
export async function changeEach<Item>(
  kind: LabelledKind<Item>,
  ids: readonly string[],
  call: Call,
  change: (item: Item) => Promise<Outcome>,
): Promise<{ results: BulkResult[] }> {
  await kind.lock(ids, call);
  const find = async (id: string) => (await kind.byId([id], call))[0];
  return { results: await judgeEach(ids, { noun: nounOf(kind), label: kind.label, find }, change) };
}
