// One result, opened, for staff who may see it in the list.
import type { resultDetailEndpoints } from "../../../../contract/endpoints/results/result-detail-endpoints.ts";
import type { HandlersOf } from "../../../http/handler.ts";
import { resultDetail } from "./result-detail-query.ts";
import { resultNeighbours } from "./result-neighbours-query.ts";
import { resultReplay } from "./result-replay-query.ts";

export const resultDetailHandlers: HandlersOf<typeof resultDetailEndpoints> = {
  getResultDetail: { read: resultDetail },
  getResultReplay: { read: resultReplay },
  getResultNeighbours: { read: resultNeighbours },
};
