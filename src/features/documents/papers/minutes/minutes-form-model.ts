// Correcting one sheet of minutes: the server's numbers stand in the inputs, and only what is typed otherwise is kept.
import * as v from "valibot";
import {
  minutesInput,
  minutesProctors,
  saveMinutes,
  type Minutes,
  type MinutesInput,
} from "../../../../contract/exams/minutes.ts";
import type { Proctor } from "../../../../contract/exams/rooms.ts";
import { call } from "../../../../core/api.ts";
import { createRecordForm } from "../../../../kit/form/create-record-form.ts";
import { correctable, type MinutesSheet } from "../sheets/minutes-rows.ts";

/** Numbers as they are typed; those who stayed away separated by commas. */
export type MinutesValues = {
  hadir: string;
  tidak_hadir: string;
  nomor_tidak_hadir: string;
  catatan: string;
  pengawas: readonly Proctor[];
};
export type MinutesFormModel = ReturnType<typeof createMinutesFormModel>;

export function createMinutesFormModel(
  event: string,
  sheet: MinutesSheet,
  changed: (saved: Minutes) => void,
) {
  const blank = blankMinutes(sheet);
  const usual = valuesOf(blank, sheet);
  const record = createRecordForm<MinutesValues, MinutesInput, Minutes>({
    original: sheet.saved ?? blank,
    blank: usual,
    valuesOf: (stored) => valuesOf(stored, sheet),
    shown: ({ pengawas }) => ({ pengawas: (pengawas ?? []).map(({ nama }) => nama).join(", ") }),
    schema: v.pipe(
      v.custom<MinutesValues>(() => true),
      v.transform((typed) => correctionsOf(typed, usual)),
      minutesInput,
    ),
    async save(base, fields) {
      const { schedule_id, sesi, room_id, version } = base ?? blank;
      const of = { id: event, schedule_id, sesi, room_id, version };
      changed(await call(saveMinutes, { ...of, ...fields }));
    },
  });
  const { form } = record;
  return {
    ...record,
    usual,
    setProctor(at: number, change: Partial<Proctor>): void {
      const { pengawas } = form.$values.get();
      form.set(
        "pengawas",
        pengawas.map((one, index) => (index === at ? { ...one, ...change } : one)),
      );
    },
    toServerNumbers(): void {
      for (const name of correctable) form.set(name, usual[name]);
    },
  };
}

/** Nothing is written into the sheet yet. */
function blankMinutes({ schedule, session, room }: MinutesSheet): Minutes {
  return {
    schedule_id: schedule.id,
    sesi: session.sesi,
    room_id: room?.id ?? null,
    hadir: null,
    tidak_hadir: null,
    nomor_tidak_hadir: null,
    catatan: "",
    pengawas: null,
    version: 0,
    updated_at: "",
    updated_by: null,
  };
}

const separator = ", ";
const textOf = (count: number | null | undefined) =>
  (count ?? null) === null ? "" : String(count);

function valuesOf(stored: Minutes, { recorded, room }: MinutesSheet): MinutesValues {
  const numbers = stored.nomor_tidak_hadir ?? recorded?.awayNumbers ?? [];
  const proctors = stored.pengawas ?? room?.pengawas ?? [];
  return {
    hadir: textOf(stored.hadir ?? recorded?.came),
    tidak_hadir: textOf(stored.tidak_hadir ?? recorded?.away),
    nomor_tidak_hadir: numbers.join(separator),
    catatan: stored.catatan,
    pengawas: Array.from({ length: minutesProctors }, (_none, at) => ({
      nama: proctors[at]?.nama ?? "",
      nip: proctors[at]?.nip ?? "",
    })),
  };
}

/** What is as the server has it is no correction. */
export function correctionsOf(typed: MinutesValues, usual: MinutesValues): MinutesInput {
  const count = (name: "hadir" | "tidak_hadir") => {
    const text = typed[name].trim();
    return text === "" || text === usual[name] ? null : Number(text);
  };
  const numbers = numbersIn(typed.nomor_tidak_hadir);
  const isUsual = numbers.join(separator) === usual.nomor_tidak_hadir;
  const pengawas = typed.pengawas.filter(
    ({ nama, nip }) => nama.trim() !== "" || nip.trim() !== "",
  );
  const areUsual = JSON.stringify(typed.pengawas) === JSON.stringify(usual.pengawas);
  return {
    hadir: count("hadir"),
    tidak_hadir: count("tidak_hadir"),
    nomor_tidak_hadir: isUsual ? null : numbers,
    catatan: typed.catatan,
    pengawas: areUsual ? null : pengawas,
  };
}

function numbersIn(text: string): string[] {
  const numbers = text.split(/[,;\n]/u).map((number) => number.trim());
  return [...new Set(numbers)].filter((number) => number !== "");
}
