// Adding and changing one event. A day that is not set is an empty input.
import {
  createEvent,
  eventInput,
  updateEvent,
  type EventInput,
  type ExamEvent,
} from "../../../contract/exams/events.ts";
import { serverNow, serverOffsetMinutes } from "../../../core/answers/server-clock.ts";
import { $institution } from "../../../core/institution/institution-settings.ts";
import { $school } from "../../../core/institution/school.ts";
import { activeTerm } from "../../../domain/exams/school-term.ts";
import { signerOr } from "../../../domain/institution/head-signer.ts";
import { createRecordForm } from "../../../kit/form/create-record-form.ts";
import { saveRecord } from "../../../kit/form/save-record.ts";
import { semesterNames } from "../../../kit/semester-messages.ts";
import { formatWallDay } from "../../../core/format.ts";
import { eventFormMessages, eventsMessages } from "../events-messages.ts";

type Days = "mulai" | "selesai" | "signer_tanggal";
export type EventValues = Omit<EventInput, Days> & Record<Days, string>;
export type EventFormModel = ReturnType<typeof createEventFormModel>;

export function createEventFormModel(
  original: ExamEvent | null,
  changed: (saved: ExamEvent) => void,
) {
  return createRecordForm<EventValues, EventInput, ExamEvent>({
    original,
    blank: blank(),
    valuesOf,
    schema: eventInput,
    shown,
    save: async (base, values) =>
      changed(await saveRecord({ create: createEvent, update: updateEvent }, base, values)),
  });
}

/** Of the active half of the school year, signed by the head of the school where it is. */
function blank(): EventValues {
  const today = new Date(serverNow().getTime() + serverOffsetMinutes() * 60_000);
  const school = $school.get();
  const { year, semester } = activeTerm(school, today.toISOString().slice(0, 10));
  const { name, nip } = signerOr({ name: "", nip: "" }, school);
  return {
    kode: "",
    nama: "",
    tahun_ajaran: year,
    semester,
    mulai: "",
    selesai: "",
    status: "draf",
    kop: "penuh",
    signer_nama: name,
    signer_nip: nip,
    signer_jabatan: eventFormMessages.get().principal,
    signer_kota: $institution.get().city,
    signer_tanggal: "",
    catatan: "",
  };
}

/** What codes stand for, in words. */
function shown(event: ExamEvent): Partial<Record<keyof EventValues, string>> {
  const t = eventsMessages.get();
  const day = (text: string | null) => (text === null ? t.none : formatWallDay(text));
  return {
    semester: semesterNames.get()[event.semester],
    status: t[event.status],
    kop: eventFormMessages.get()[event.kop],
    mulai: day(event.mulai),
    selesai: day(event.selesai),
    signer_tanggal: day(event.signer_tanggal),
  };
}

function valuesOf(event: ExamEvent): EventValues {
  const { kode, nama, tahun_ajaran, semester, status, kop, catatan } = event;
  const { signer_nama, signer_nip, signer_jabatan, signer_kota } = event;
  return {
    kode,
    nama,
    tahun_ajaran,
    semester,
    mulai: event.mulai ?? "",
    selesai: event.selesai ?? "",
    status,
    kop,
    signer_nama,
    signer_nip,
    signer_jabatan,
    signer_kota,
    signer_tanggal: event.signer_tanggal ?? "",
    catatan,
  };
}
