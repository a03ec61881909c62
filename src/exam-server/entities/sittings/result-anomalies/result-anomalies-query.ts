// What stands out among the finished sittings of an exam that the caller may see, with the figures by which it does.
import type { ResultAnomalies } from "../../../../contract/results/result-anomalies.ts";
import { leaveLimit, shortLimit } from "../../../../domain/results/unusual-work.ts";
import type { Call } from "../../../http/handler.ts";
import { refuseOthersSelection } from "../results/result-selection-query.ts";
import { alikePairs } from "./alike-pairs-query.ts";
import { finishedSittings, personOf } from "./finished-sittings-query.ts";

export async function resultAnomalies(schedule: string, call: Call): Promise<ResultAnomalies> {
  const selection = { schedule_id: schedule, event_id: "" };
  await refuseOthersSelection(selection, call);
  const sittings = await finishedSittings(selection, call);
  const time = shortLimit(sittings.map(({ seconds }) => seconds));
  const leaving = leaveLimit(sittings.map(({ leave_count: n }) => n));
  return {
    finished: sittings.length,
    time,
    short: sittings
      .filter(({ seconds }) => time !== null && seconds < time.limit)
      .sort((a, b) => a.seconds - b.seconds)
      .map((one) => ({ ...personOf(one), seconds: one.seconds })),
    leaving,
    leaves: sittings
      .filter(({ leave_count: n }) => leaving !== null && n > leaving.limit)
      .sort((a, b) => b.leave_count - a.leave_count)
      .map((one) => ({ ...personOf(one), leave_count: one.leave_count })),
    likeness: await alikePairs(sittings, call),
  };
}
