// Adding and changing one schedule. Numbers that may be empty are texts while they are typed. Who gets which bank is asked
// for while the form is filled in, so that a bank that nobody gets is seen before it is saved.
import { atom, type ReadableAtom } from "nanostores";
import * as v from "valibot";
import {
  scheduleInput,
  usualTypeOrder,
  type ScheduleInput,
} from "../../contract/exams/schedule-fields.ts";
import { previewCoverage, type CoverageTable } from "../../contract/exams/schedule-coverage.ts";
import { createSchedule, updateSchedule, type Schedule } from "../../contract/exams/schedules.ts";
import type { CallInput } from "../../contract/calls/call.ts";
import { call } from "../../core/api.ts";
import { createFetching } from "../../core/on-demand/create-fetching.ts";
import { addDays } from "../../domain/exams/school-time.ts";
import { numberAsTyped, typedNumber } from "../../domain/text/typed-number.ts";
import { createRecordForm } from "../../kit/form/create-record-form.ts";
import { saveRecord } from "../../kit/form/save-record.ts";
import { schoolToday } from "./calendar/schedule-view-state.ts";

type TypedNumber = "masuk_sampai" | "tutup" | "max_leave";
export type ScheduleValues = Omit<
  ScheduleInput,
  TypedNumber | "fullscreen" | "order_mode" | "result_at"
> &
  Record<TypedNumber, string> & {
    fullscreen: "" | "yes" | "no";
    order_mode: "0" | "1";
    result_at: string;
  };
export type CoverageState =
  | { status: "none" }
  | { status: "loading"; older: CoverageTable | null }
  | { status: "failed" }
  | { status: "ready"; table: CoverageTable };
export type ScheduleFormModel = ReturnType<typeof createScheduleFormModel>;

/** So long nobody types or ticks on before it is asked for. */
const restMs = 250;

export function createScheduleFormModel(
  original: Schedule | null,
  changed: (saved: Schedule) => void,
  /** Of a new one: the event whose schedules are looked at. */
  event: string | null = null,
) {
  const record = createRecordForm<ScheduleValues, ScheduleInput, Schedule>({
    original,
    blank: { ...blank(), event_id: event },
    valuesOf,
    schema: formSchema,
    shown: ({ event_nama: event, groups, banks }) => ({
      event_id: event ?? "",
      group_ids: groups.map(({ path }) => path).join(", "),
      bank_ids: banks.map(({ kode }) => kode).join(", "),
    }),
    save: async (base, values) =>
      changed(await saveRecord({ create: createSchedule, update: updateSchedule }, base, values)),
  });
  const { $coverage, exit } = followCoverage(record.form.$values, original?.id ?? null);
  return {
    ...record,
    $coverage,
    /** For the next exam of the same days and people: only what it is has to be filled in anew. */
    startAnother(): void {
      record.form.reset({ ...record.form.$values.get(), alias: "", bank_ids: [] });
    },
    exit(): void {
      exit();
      record.exit();
    },
  };
}

/** The latest answer wins; nothing is asked for while there is no bank. */
function followCoverage($values: ReadableAtom<ScheduleValues>, schedule_id: string | null) {
  const $coverage = atom<CoverageState>({ status: "none" });
  let asked = "";
  let input: CallInput<typeof previewCoverage>;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const { fetchNow, stop } = createFetching({
    fetchIt: (signal) => call(previewCoverage, input, { signal }),
    onAnswer: (table) => $coverage.set({ status: "ready", table }),
    onFailure: () => $coverage.set({ status: "failed" }),
  });

  const unbind = $values.subscribe(({ participant_mode, group_ids, bank_ids }) => {
    input = {
      schedule_id,
      participant_mode,
      group_ids: [...group_ids],
      bank_ids: [...bank_ids],
    };
    const now = JSON.stringify(input);
    if (now === asked) return;
    asked = now;
    stop();
    clearTimeout(timer);
    const before = $coverage.get();
    if (bank_ids.length === 0) {
      $coverage.set({ status: "none" });
      return;
    }
    const older = before.status === "ready" ? before.table : null;
    $coverage.set({ status: "loading", older });
    timer = setTimeout(() => void fetchNow(), restMs);
  });
  return {
    $coverage: $coverage as ReadableAtom<CoverageState>,
    exit(): void {
      unbind();
      clearTimeout(timer);
      stop();
    },
  };
}

/** Tomorrow morning, by the school's clock. */
function blank(): ScheduleValues {
  return {
    event_id: null,
    alias: "",
    tanggal: addDays(schoolToday(), 1),
    mulai: "07:30",
    lama: 90,
    masuk_sampai: "",
    tutup: "",
    min_test: 0,
    participant_mode: "CP",
    group_ids: [],
    bank_ids: [],
    order_mode: "0",
    type_order: [...usualTypeOrder],
    acak_soal: false,
    acak_opsi: false,
    sesi_auto: true,
    token_mode: "global",
    view_result: "none",
    result_at: "",
    max_leave: "",
    fullscreen: "",
  };
}

const formSchema = v.pipe(
  v.custom<ScheduleValues>(() => true),
  v.transform((values): v.InferInput<typeof scheduleInput> => ({
    ...values,
    masuk_sampai: typedNumber(values.masuk_sampai),
    tutup: typedNumber(values.tutup),
    max_leave: typedNumber(values.max_leave),
    order_mode: values.order_mode === "0" ? (0 as const) : (1 as const),
    fullscreen: values.fullscreen === "" ? null : values.fullscreen === "yes",
  })),
  scheduleInput,
);

function valuesOf(schedule: Schedule): ScheduleValues {
  const { event_id, alias, tanggal, mulai, lama, min_test, participant_mode } = schedule;
  const { type_order, acak_soal, acak_opsi, sesi_auto, token_mode, view_result, fullscreen } =
    schedule;
  return {
    event_id,
    alias,
    tanggal,
    mulai,
    lama,
    masuk_sampai: numberAsTyped(schedule.masuk_sampai),
    tutup: numberAsTyped(schedule.tutup),
    min_test,
    participant_mode,
    group_ids: schedule.groups.map(({ id }) => id),
    bank_ids: schedule.banks.map(({ id }) => id),
    order_mode: schedule.order_mode === 0 ? "0" : "1",
    type_order: [...type_order],
    acak_soal,
    acak_opsi,
    sesi_auto,
    token_mode,
    view_result,
    result_at: schedule.result_at ?? "",
    max_leave: numberAsTyped(schedule.max_leave),
    fullscreen: fullscreen === null ? "" : fullscreen ? "yes" : "no",
  };
}
