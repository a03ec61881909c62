// What stands in the places of a document's text, of an event and of one sheet. Indonesian, as the texts are, whatever
// language the console is in.
import type { TemplateKind } from "../../../contract/exams/document-templates.ts";
import { semesters, type ExamEvent } from "../../../contract/exams/events.ts";
import { serverNow, serverOffsetMinutes } from "../../../core/answers/server-clock.ts";
import { formatWallTime } from "../../../core/format.ts";
import { fillTemplate, type PlaceValues } from "../../../domain/documents/template-places.ts";
import type { OpenedPapers } from "./event-papers-lookups.ts";
import { endOf, subjectsOf } from "./paper-text.ts";
import type { MinutesSheet } from "./sheets/minutes-rows.ts";

export type School = { name: string; city: string };

export function eventPlaces(event: ExamEvent, school: School): PlaceValues {
  return {
    nama_instansi: school.name,
    kota: event.signer_kota || school.city,
    event: event.nama,
    tahun_ajaran: event.tahun_ajaran,
    semester: semesters[event.semester],
  };
}

/** Where a number is written by hand. */
const byHand = "……";

export function sheetPlaces({
  schedule,
  session,
  room,
  rows,
  ...sheet
}: MinutesSheet): PlaceValues {
  const { tanggal, mulai, sesi } = session;
  return {
    mapel: subjectsOf(schedule),
    jadwal: schedule.alias,
    hari: dayPart(tanggal, { weekday: "long" }),
    tanggal: longDay(tanggal),
    jam_mulai: formatWallTime(mulai),
    jam_selesai: endOf(mulai, schedule.lama),
    sesi: sesi === 0 ? "–" : String(sesi),
    ruang: room === null ? byHand : `${room.kode} (${room.nama})`,
    jumlah_peserta: String(rows.length),
    hadir: String(sheet.came ?? byHand),
    tidak_hadir: String(sheet.away ?? byHand),
  };
}

export function filledText(opened: OpenedPapers, kind: TemplateKind, values: PlaceValues): string {
  const template = opened.templates.find(({ kode }) => kode === kind);
  return fillTemplate(template?.isi ?? "", values);
}

/** "30 November 2026" */
function longDay(day: string): string {
  return dayPart(day, { day: "numeric", month: "long", year: "numeric" });
}

function dayPart(day: string, parts: Intl.DateTimeFormatOptions): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString("id-ID", { ...parts, timeZone: "UTC" });
}

/** What the clock on the school's wall shows: "2026-11-30 07:45". */
export function wallNow(): string {
  const clock = new Date(serverNow().getTime() + serverOffsetMinutes() * 60_000);
  return clock.toISOString().slice(0, 16).replace("T", " ");
}
