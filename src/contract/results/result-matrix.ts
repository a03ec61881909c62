// The call that answers what each participant of an exam has earned of each question. Its schemas are in matrix-fields.ts, so that screens fetch
// none of them.
import type { InferOutput } from "valibot";
import { httpCall } from "../calls/call.ts";
import type { resultMatrix, resultMatrixInput } from "./matrix-fields.ts";

export type ResultMatrix = InferOutput<typeof resultMatrix>;
export type MatrixRow = ResultMatrix["rows"][number];
export type MatrixQuestion = ResultMatrix["questions"][number];

/** Refused with 44 for whoever sees nothing of the exam in the list of results. */
export const getResultMatrix = httpCall<typeof resultMatrixInput, typeof resultMatrix>(
  "GET",
  "/api/v1/results/matrix",
);
