// What the address of an analysis says beside the bank: jadwal (ids with commas between) and grup as on paper, status, urut (a column, with "-"
// before it for descending) and soal (question and version).
import type { Query } from "../../../core/navigation.ts";
import type { AnalysisFilter } from "../../../kit/item-analysis/analysis-parts-lookups.ts";
import { askedAnalysis } from "../papers/item-paper-choices.ts";
import { itemSorts, type ItemOrder, type StatusFilter } from "./item-rows.ts";

export type AnalysisAddress = {
  filter: AnalysisFilter;
  status: StatusFilter;
  order: ItemOrder;
  /** The id of its column; empty: none is open. */
  opened: string;
};

export function readAddress(query: Query): AnalysisAddress {
  const { schedule_ids, group_id, status } = askedAnalysis(query);
  const { urut = "", soal = "", status: asked } = query;
  const order = itemSorts
    .flatMap((sort): ItemOrder[] => [
      { sort, isDescending: false },
      { sort, isDescending: true },
    ])
    .find((each) => orderText(each) === urut);
  return {
    filter: { schedule_ids, group_id },
    status: asked === "belum" ? "undecided" : (status ?? ""),
    order: order ?? { sort: "status", isDescending: false },
    opened: soal.replace(".", " "),
  };
}

/** The query with what belongs to the analysis; what belongs to others stays. */
export function writeAddress(before: Query, address: AnalysisAddress): Query {
  const { filter, status, order, opened } = address;
  const own: Query = {
    jadwal: filter.schedule_ids.join(","),
    grup: filter.group_id,
    status: status === "undecided" ? "belum" : status,
    urut: order.sort === "status" && !order.isDescending ? "" : orderText(order),
    soal: opened.replace(" ", "."),
  };
  return Object.fromEntries(
    Object.entries({ ...before, ...own }).filter(([, value]) => value !== ""),
  );
}

const orderText = ({ sort, isDescending }: ItemOrder): string => (isDescending ? `-${sort}` : sort);
