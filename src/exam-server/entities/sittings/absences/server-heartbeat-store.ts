// Every server that uses the database records at regular intervals that it is running. After a time in which none was running, the
// first server to record it gives that time back in the same transaction. The others wait for the lock and find nothing to do.
import type { Db } from "../../../database/database.ts";
import {
  absenceUntil,
  aliveFrom,
  type Beat,
  type Span,
} from "../../../../domain/exams/sittings/server-absence.ts";
import { moment, orNull, sqlRows } from "../../../records/sql-rows.ts";
import { giveBack } from "./server-absences-writing.ts";

export type Heartbeat = {
  /** Records that this server is running. Returns the ids of participants who were given time back by it. */
  beat(): Promise<string[]>;
  /** How many absences this server has noticed. */
  absences(): number;
  /** The newest moment that the database held before the first beat; null: it was new, or there was no beat yet. */
  newestAtStart(): Date | null;
};

/** @param uptime milliseconds of a clock that nobody can set and that also runs while the machine is suspended */
export function createHeartbeat(db: Db, now: () => Date, uptime: () => number): Heartbeat {
  let before: Beat | null = null;
  let newestAtStart: Date | null = null;
  let absences = 0;
  return {
    absences: () => absences,
    newestAtStart: () => newestAtStart,
    async beat() {
      let absence: Span | null = null;
      const changed = await db.transaction().execute(async (trx) => {
        if (before === null) newestAtStart = await newestMoment(trx);
        const aliveAt = await lockedLife(trx, now());
        // Read after the lock: another server, or a database that did not respond, may have kept us waiting for it.
        const current = { at: now().getTime(), uptime: uptime() };
        absence = absenceUntil(current, aliveAt.getTime(), before);
        await trx
          .updateTable("server_life")
          .set({ alive_at: new Date(aliveFrom(current.at, aliveAt.getTime())) })
          .execute();
        before = current;
        return absence === null ? [] : giveBack(trx, absence);
      });
      if (absence !== null) absences += 1;
      return changed;
    },
  };
}

/** The newest moment that the database holds of a running server or of what people did; null in a new database. */
async function newestMoment(db: Db): Promise<Date | null> {
  const { rows } = await sqlRows({ newest: orNull(moment()) })`
    select greatest((select max(alive_at) from server_life), (select max(at) from audit_entries),
      (select max(last_seen_at) from sittings)) as newest`.execute(db);
  return rows[0]!.newest;
}

/** When any server last recorded that it is running; `now` in a new database. */
async function lockedLife(db: Db, now: Date): Promise<Date> {
  await db
    .insertInto("server_life")
    .values({ id: 1, alive_at: now })
    .onConflict((known) => known.column("id").doNothing())
    .execute();
  const { rows } = await sqlRows({
    alive_at: moment(),
  })`select alive_at from server_life for update`.execute(db);
  return rows[0]!.alive_at;
}
