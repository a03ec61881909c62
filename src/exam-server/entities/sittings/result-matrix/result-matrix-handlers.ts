// What each participant of an exam has earned of each question, for staff who see their results.
import type { resultMatrixEndpoints } from "../../../../contract/endpoints/results/result-matrix-endpoints.ts";
import type { HandlersOf } from "../../../http/handler.ts";
import { resultMatrix } from "./result-matrix-query.ts";

export const resultMatrixHandlers: HandlersOf<typeof resultMatrixEndpoints> = {
  getResultMatrix: { read: resultMatrix },
};
