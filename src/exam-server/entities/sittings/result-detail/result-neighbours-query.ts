// Who stands before and after a result in the list that it was opened from: the statement of the list itself, so that both have one order.
import type { InferOutput } from "valibot";
import type { resultDetailEndpoints } from "../../../../contract/endpoints/results/result-detail-endpoints.ts";
import type {
  ResultNeighbour,
  ResultNeighbours,
} from "../../../../contract/results/result-neighbours.ts";
import type { Call } from "../../../http/handler.ts";
import { json, number, orNull, sqlRows } from "../../../records/sql-rows.ts";
import { placedRows } from "../results/results-query.ts";
import { refuseOthersSelection } from "../results/result-selection-query.ts";

type Asked = InferOutput<typeof resultDetailEndpoints.getResultNeighbours.input>;

/** @throws Refusal, 44 */
export async function resultNeighbours(
  { id, ...query }: Asked,
  call: Call,
): Promise<ResultNeighbours> {
  await refuseOthersSelection(query, call);
  const { rows } = await sqlRows({
    place: orNull(number()),
    total: number(),
    previous: orNull(json<ResultNeighbour>()),
    next: orNull(json<ResultNeighbour>()),
  })`
    with ${placedRows(query, call)},
    neighbours as (
      select placed.place, json_build_object('id', coalesce(sitting_id, id), 'row_id', id,
        'participant_id', participant_id, 'nama', nama, 'no_ujian', no_ujian) as one
      from placed),
    here as (select place from placed where id = ${id} or sitting_id = ${id})
    select (select place from here) as place, (select count(*) from placed) as total,
      (select one from neighbours n join here on n.place = here.place - 1) as previous,
      (select one from neighbours n join here on n.place = here.place + 1) as next`.execute(
    call.db,
  );
  return rows[0]!;
}
