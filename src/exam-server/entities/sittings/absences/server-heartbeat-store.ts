// Every server of a database writes down that it is on. Whichever comes first after a time in which none was gives that time
// back, in the same transaction; the others wait for it and find nothing left to do.
import type { Db } from "../../../database/database.ts";
import { absenceUntil, type Beat } from "../../../../domain/exams/sittings/server-absence.ts";
import { moment, sqlRows } from "../../../records/sql-rows.ts";
import { giveBack } from "./server-absences-writing.ts";

export type Heartbeat = {
  /** Says that this server is on. Answers whose time has changed, because none had been on before. */
  beat(): Promise<string[]>;
};

/** @param uptime ms by a clock that nobody sets and that goes on while the machine sleeps */
export function createHeartbeat(db: Db, now: () => Date, uptime: () => number): Heartbeat {
  let before: Beat | null = null;
  return {
    async beat() {
      const changed = await db.transaction().execute(async (trx) => {
        const aliveAt = await lockedLife(trx, now());
        // By now: another server, or a database that stood still, may have kept us waiting for it.
        const current = { at: now().getTime(), uptime: uptime() };
        const absence = absenceUntil(current, aliveAt.getTime(), before);
        await trx
          .updateTable("server_life")
          .set({ alive_at: new Date(Math.max(aliveAt.getTime(), current.at)) })
          .execute();
        before = current;
        return absence === null ? [] : giveBack(trx, absence);
      });
      return changed;
    },
  };
}

/** When any server last said that it is on; now where none ever has. */
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
