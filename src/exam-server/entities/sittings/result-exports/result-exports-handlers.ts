// Results as rows of a file.
import type { resultExportEndpoints } from "../../../../contract/endpoints/results/result-export-endpoints.ts";
import type { HandlersOf } from "../../../http/handler.ts";
import { resultIds } from "../results/results-query.ts";
import { exportedResults } from "./exported-results-query.ts";

export const resultExportsHandlers: HandlersOf<typeof resultExportEndpoints> = {
  listResultIds: { read: resultIds },
  exportResults: { read: exportedResults },
};
