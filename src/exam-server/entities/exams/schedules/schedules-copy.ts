// Copying a schedule for another day or other groups: all that it says, its banks, whom it names and when its sessions are.
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { scheduleEndpoints } from "../../../../contract/endpoints/exams/schedule-endpoints.ts";
import { addDaysToMoment, daysBetween } from "../../../../domain/exams/school-time.ts";
import type { HandlersOf } from "../../../http/handler.ts";
import { findRecord } from "../../../records/record-kind.ts";
import {
  checkFields,
  fieldsOf,
  insertSchedule,
  moveSessions,
  scheduleKind,
} from "./schedules-writing.ts";

export const scheduleCopying: Pick<HandlersOf<typeof scheduleEndpoints>, "duplicateSchedule"> = {
  duplicateSchedule: {
    async write({ id, alias, tanggal, mulai, group_ids }, call) {
      const { db, at } = call;
      // Locked, so that what is copied is of one moment.
      await scheduleKind.lock([id], call);
      const source = await findRecord(scheduleKind, id, call);
      const copy = randomUUID();
      const days = daysBetween(source.tanggal, tanggal);
      const fields = {
        ...fieldsOf(source),
        alias,
        tanggal,
        mulai,
        group_ids,
        result_at: source.result_at && addDaysToMoment(source.result_at, days),
      };
      await checkFields(fields, source, call);
      await insertSchedule({ ...fields, id: copy, created_at: at, updated_at: at }, call);
      await sql`
        insert into schedule_participants (schedule_id, participant_id)
        select ${copy}, participant_id from schedule_participants where schedule_id = ${id}`.execute(
        db,
      );
      await sql`
        insert into schedule_sessions (schedule_id, sesi, tanggal, mulai)
        select ${copy}, sesi, tanggal, mulai from schedule_sessions where schedule_id = ${id}`.execute(
        db,
      );
      await moveSessions([copy], days, db);
      await call.audit({
        action: "schedule.duplicate",
        objectId: copy,
        after: { alias, tanggal, mulai, copied_from: source.alias },
      });
      return findRecord(scheduleKind, copy, call);
    },
  },
};
