// The call that lists unusual sittings of an exam: short times, many leaves, and answers that are alike.
import type { resultAnomalyEndpoints } from "../../../../contract/endpoints/results/result-anomaly-endpoints.ts";
import type { HandlersOf } from "../../../http/handler.ts";
import { resultAnomalies } from "./result-anomalies-query.ts";

export const resultAnomaliesHandlers: HandlersOf<typeof resultAnomalyEndpoints> = {
  getResultAnomalies: {
    read: ({ schedule_id: schedule }, call) => resultAnomalies(schedule, call),
  },
};
