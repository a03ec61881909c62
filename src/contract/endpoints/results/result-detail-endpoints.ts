// The server parts of the calls in result-detail.ts, result-neighbours.ts and result-replay.ts.
import { resultDetail, resultDetailInput } from "../../results/detail-fields.ts";
import { resultReplay } from "../../results/replay-fields.ts";
import { getResultDetail } from "../../results/result-detail.ts";
import { resultNeighbours, resultNeighboursInput } from "../../results/neighbour-fields.ts";
import { getResultNeighbours } from "../../results/result-neighbours.ts";
import { getResultReplay } from "../../results/result-replay.ts";
import { endpoint, endpoints } from "../endpoint.ts";

export const resultDetailEndpoints = endpoints(["0017A"], {
  getResultDetail: endpoint(getResultDetail, {
    summary: "One result: the answers of the sitting, and the arithmetic that leads to its total",
    input: resultDetailInput,
    output: resultDetail,
  }),
  getResultReplay: endpoint(getResultReplay, {
    summary: "A sitting as it went: every save of an answer, leaves, acts of staff, absences",
    input: resultDetailInput,
    output: resultReplay,
  }),
  getResultNeighbours: endpoint(getResultNeighbours, {
    summary: "Who stands before and after a result in the list that it was opened from",
    input: resultNeighboursInput,
    output: resultNeighbours,
  }),
});
