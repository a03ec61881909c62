// The calls behind the analysis of a question bank. Figures are computed by the console (domain/item-analysis). Schemas are in analysis-fields.ts, so
// that screens fetch none of them.
import type { InferOutput } from "valibot";
import { httpCall } from "../calls/call.ts";
import type { Page } from "../calls/list-fields.ts";
import { listCall } from "../calls/record-calls.ts";
import type {
  analysedBank,
  analysedBankInput,
  analysedBanksQuery,
  itemResponses,
  itemResponsesInput,
  usedBank,
} from "./analysis-fields.ts";

export type UsedBank = InferOutput<typeof usedBank>;
export type UsedBanksPage = Page<UsedBank>;
export type AnalysedBank = InferOutput<typeof analysedBank>;
export type ItemResponsesAnswer = InferOutput<typeof itemResponses>;
export type AnalysedQuestion = ItemResponsesAnswer["questions"][number];

/**
 * Banks that somebody has got who has ended, as far as the caller writes them or marks their subject; all for the Head Master. `q` finds code, name
 * or subject. The one that was used last comes first.
 */
export const listAnalysedBanks = listCall<typeof analysedBanksQuery, typeof usedBank>(
  "/api/v1/analysis/banks",
);

/** Refused with 44 for whoever neither writes the bank nor marks its subject, and with 49 while the bank is locked. */
export const getAnalysedBank = httpCall<typeof analysedBankInput, typeof analysedBank>(
  "GET",
  "/api/v1/analysis/banks/{id}",
);

/** A POST, because the schedules that are chosen do not fit into a query. It changes nothing. Refused like `getAnalysedBank`. */
export const listItemResponses = httpCall<typeof itemResponsesInput, typeof itemResponses>(
  "POST",
  "/api/v1/analysis/responses",
);
