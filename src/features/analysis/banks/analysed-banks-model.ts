// Banks that can be analysed, without their looks: the one that was used last comes first.
import { listAnalysedBanks, type UsedBank } from "../../../contract/analysis/item-analysis.ts";
import { createRecords } from "../../../kit/list/create-records.ts";

export type UsedBankSort = (typeof sorts)[number];

/** Those of the contract's schema, which no screen fetches. */
const sorts = ["kode", "nama", "subject", "schedules", "finished", "last_used"] as const;

export function createAnalysedBanksModel() {
  return createRecords<UsedBank, Record<never, string>, UsedBankSort>({
    name: "analysed-banks",
    endpoints: { list: listAnalysedBanks },
    filters: {},
    sort: "-last_used",
    sortable: sorts,
  });
}
