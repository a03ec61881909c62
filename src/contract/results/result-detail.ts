// The call that opens one result (student.result.detail). Its schemas are in detail-fields.ts, so that the screen fetches none of them.
import type { InferOutput } from "valibot";
import { httpCall } from "../calls/call.ts";
import type { resultDetail, resultDetailInput } from "./detail-fields.ts";

export type ResultDetail = InferOutput<typeof resultDetail>;
export type DetailQuestion = ResultDetail["questions"][number];

/** Refused with 44 for whoever does not see the row in the list of results. */
export const getResultDetail = httpCall<typeof resultDetailInput, typeof resultDetail>(
  "GET",
  "/api/v1/results/{id}/detail",
);
