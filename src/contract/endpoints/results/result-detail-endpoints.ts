// The server parts of the calls in result-detail.ts.
import { resultDetail, resultDetailInput } from "../../results/detail-fields.ts";
import { getResultDetail } from "../../results/result-detail.ts";
import { endpoint, endpoints } from "../endpoint.ts";

export const resultDetailEndpoints = endpoints(["0017A"], {
  getResultDetail: endpoint(getResultDetail, {
    summary: "One result: the answers of the sitting, and the arithmetic that leads to its total",
    input: resultDetailInput,
    output: resultDetail,
  }),
});
