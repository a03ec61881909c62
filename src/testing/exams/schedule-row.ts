// Rows of schedules as tests need them: an exam of an hour and a half that nobody changed anything about.
import { randomUUID } from "node:crypto";
import type { Insertable } from "kysely";
import type { SchedulesTable } from "../../exam-server/entities/exams/schedules/schedules-table.ts";

type Row = Insertable<SchedulesTable>;

export function scheduleRow(now: Date, given: Partial<Row> & { alias: string }): Row {
  return {
    id: randomUUID(),
    tanggal: "2026-11-30",
    active: false,
    created_by: null,
    created_at: now,
    updated_at: now,
    ...given,
  };
}
