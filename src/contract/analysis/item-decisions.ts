// Calls for what teachers decide about questions after their analysis (evaluation.md 3): it stands above what the rules propose. A decision is about one
// version of a question and stays with it, whatever bank the question is moved to. Schemas are in item-decision-fields.ts.
import type { InferOutput } from "valibot";
import { httpCall } from "../calls/call.ts";
import type {
  itemDecision,
  itemDecisionsInput,
  itemDecisionsOutput,
  saveItemDecisionInput,
} from "./item-decision-fields.ts";

export const itemStatuses = ["diterima", "direvisi", "dibuang"] as const;
export const maxDecisionNote = 500;

export type ItemDecision = InferOutput<typeof itemDecision>;

/** Of a bank. Refused like `getAnalysedBank`. */
export const listItemDecisions = httpCall<typeof itemDecisionsInput, typeof itemDecisionsOutput>(
  "GET",
  "/api/v1/analysis/banks/{id}/decisions",
);

/**
 * Refused with 49 and the newer decision when `revision` is not the stored one; what is stored as it is sent already is answered whatever its
 * revision, so that a call whose answer was lost can be sent again. Refused with 44 for a version that no participant was shown, and like
 * `getAnalysedBank`.
 */
export const saveItemDecision = httpCall<typeof saveItemDecisionInput, typeof itemDecision>(
  "POST",
  "/api/v1/analysis/decisions",
);
