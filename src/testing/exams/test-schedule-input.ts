// A schedule as it is sent: an exam of an hour and a half on a Monday, for everybody, with no bank yet.
import { usualTypeOrder, type ScheduleInput } from "../../contract/exams/schedule-fields.ts";

export function scheduleFields(alias: string, more: Partial<ScheduleInput> = {}): ScheduleInput {
  return {
    event_id: null,
    alias,
    tanggal: "2026-11-30",
    mulai: "07:30",
    lama: 90,
    masuk_sampai: null,
    tutup: null,
    min_test: 0,
    participant_mode: "CP",
    group_ids: [],
    bank_ids: [],
    order_mode: 0,
    type_order: [...usualTypeOrder],
    acak_soal: true,
    acak_opsi: true,
    sesi_auto: true,
    token_mode: "global",
    view_result: "none",
    result_at: null,
    max_leave: null,
    fullscreen: null,
    ...more,
  };
}
