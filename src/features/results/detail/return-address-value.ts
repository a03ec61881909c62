// Where the way back from a result leads: the list as it was, with page, order, search and filters, which all stand in its address.
import type { ResultRow } from "../../../contract/results/exam-results.ts";
import { destinationOf, href, type Query } from "../../../core/navigation.ts";

/**
 * @param before the address that the person came from; null: they opened a link
 * @param list that the result is read in, at the page of the result; null: none is known
 * @param row of the result, if it is known
 */
export function returnAddress(
  before: string | null,
  list: Query | null,
  row: Pick<ResultRow, "schedule_id"> | null,
): string {
  if (list !== null) return href("hasil", {}, list);
  if (before !== null && destinationOf(before)?.name === "hasil") return before;
  return row === null ? href("hasil") : href("hasil", {}, { exam: row.schedule_id });
}
