// Which seats stand in the way of fewer seats.
import type { Db } from "../../../database/database.ts";
import type { Sql } from "../../../records/list-sql.ts";
import { number, sqlRows, text } from "../../../records/sql-rows.ts";

/** `chosen`: a condition on rows pl of placements and er of event_rooms. */
export async function highestSeat(
  chosen: Sql,
  db: Db,
): Promise<{ seat: number; event: string } | null> {
  const { rows } = await sqlRows({ seat: number(), event: text() })`
    select pl.seat, e.nama as event
    from placements pl
    join event_rooms er on er.event_id = pl.event_id and er.room_id = pl.room_id
    join events e on e.id = pl.event_id
    where ${chosen} order by pl.seat desc limit 1`.execute(db);
  return rows[0] ?? null;
}
