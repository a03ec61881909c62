// The server parts of the calls in result-matrix.ts.
import { resultMatrix, resultMatrixInput } from "../../results/matrix-fields.ts";
import { getResultMatrix } from "../../results/result-matrix.ts";
import { endpoint, endpoints } from "../endpoint.ts";

export const resultMatrixEndpoints = endpoints(["0017A"], {
  getResultMatrix: endpoint(getResultMatrix, {
    summary: "What each participant of an exam has earned of each question, for forms",
    input: resultMatrixInput,
    output: resultMatrix,
  }),
});
