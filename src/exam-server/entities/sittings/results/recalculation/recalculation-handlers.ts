// Recalculating results, and the versions that this leaves.
import type { recalculationEndpoints } from "../../../../../contract/endpoints/results/recalculation-endpoints.ts";
import type { HandlersOf } from "../../../../http/handler.ts";
import { recalculationOf } from "./recalculated-questions-query.ts";
import { previewOfRecalculation } from "./recalculation-preview-query.ts";
import { applyRecalculation } from "./recalculation-writing.ts";
import { comparedVersions, versionsOf } from "./result-versions-query.ts";

export const recalculationHandlers: HandlersOf<typeof recalculationEndpoints> = {
  getRecalculation: { read: recalculationOf },
  previewRecalculation: { read: previewOfRecalculation },
  applyRecalculation: { staged: applyRecalculation },
  listResultVersions: { read: versionsOf },
  compareResultVersions: { read: comparedVersions },
};
