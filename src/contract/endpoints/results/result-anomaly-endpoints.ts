// The server part of the call in result-anomalies.ts.
import * as contract from "../../results/result-anomalies.ts";
import { endpoint, endpoints } from "../endpoint.ts";

export const resultAnomalyEndpoints = endpoints(["0017A"], {
  getResultAnomalies: endpoint(contract.getResultAnomalies, {
    summary:
      "What stands out among the sittings of an exam: times, leaves, and answers that are alike",
    input: contract.resultAnomaliesInput,
    output: contract.resultAnomalies,
  }),
});
