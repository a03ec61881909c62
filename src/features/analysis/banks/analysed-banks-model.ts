// The model of the list of banks that can be analysed. The bank that was used last comes first.
import { analysedBankSorts } from "../../../contract/analysis/analysis-bounds.ts";
import { listAnalysedBanks, type UsedBank } from "../../../contract/analysis/item-analysis.ts";
import { createRecords } from "../../../kit/list/create-records.ts";

export type UsedBankSort = (typeof analysedBankSorts)[number];

export function createAnalysedBanksModel() {
  return createRecords<UsedBank, Record<never, string>, UsedBankSort>({
    name: "analysed-banks",
    endpoints: { list: listAnalysedBanks },
    filters: {},
    sort: "-last_used",
    sortable: analysedBankSorts,
  });
}
