// Who stands on which list: one for each session of a schedule and each room in it. Pure.
import type {
  EventPapers,
  PaperPerson,
  PaperRoom,
  PaperSchedule,
  PaperSession,
} from "../../../../contract/exams/event-papers.ts";
import { compareText } from "../../../../domain/exams/number-order.ts";
import { isOnDuty } from "../../../../domain/exams/rooms/proctor-duty.ts";

export type AttendanceRow = { person: PaperPerson; seat: number | null; hasCome: boolean };
export type AttendanceSheet = {
  schedule: PaperSchedule;
  session: PaperSession;
  /** Null: those who have no seat in this session. */
  room: PaperRoom | null;
  /** By seat; without a room by number. */
  rows: readonly AttendanceRow[];
};
/** Empty: all. `session`: its number as text. */
export type AttendanceFilter = { schedule: string; session: string; room: string };

/** By the calendar, then by room; lists with nobody on them are left out. */
export function attendanceSheets(
  { schedules, rooms, people }: Pick<EventPapers, "schedules" | "rooms" | "people">,
  filter: AttendanceFilter,
): AttendanceSheet[] {
  const places: (PaperRoom | null)[] = [...rooms, null];
  const sitting = sittingsOf(people, rooms);
  const sheets = schedules.flatMap((schedule, index) => {
    if (filter.schedule !== "" && filter.schedule !== schedule.id) return [];
    return schedule.sessions
      .filter(({ sesi }) => filter.session === "" || filter.session === String(sesi))
      .flatMap((session) =>
        places
          .filter((room) => filter.room === "" || filter.room === room?.id)
          .map((room) => {
            const rows = sitting.get(keyOf(index, session.sesi, room)) ?? [];
            return { schedule, session, room: room && watchedThen(room, session), rows };
          }),
      );
  });
  return sheets
    .filter(({ rows }) => rows.length > 0)
    .map((sheet) => ({ ...sheet, rows: [...sheet.rows].sort(bySeat) }))
    .sort(byStart);
}

/** With those of its proctors alone who are there then. */
const watchedThen = (room: PaperRoom, session: PaperSession): PaperRoom => ({
  ...room,
  pengawas: room.pengawas.filter((proctor) => isOnDuty(proctor, session)),
});

const keyOf = (schedule: number, sesi: number, room: PaperRoom | null) =>
  `${schedule} ${sesi} ${room?.id ?? ""}`;

function sittingsOf(
  people: readonly PaperPerson[],
  rooms: readonly PaperRoom[],
): Map<string, AttendanceRow[]> {
  const found = new Map<string, AttendanceRow[]>();
  for (const person of people) {
    for (const [index, sesi, hasCome] of person.exams) {
      const place = person.places.find(([session]) => session === sesi);
      const key = keyOf(index, sesi, (place && rooms[place[1]]) ?? null);
      const row = { person, hasCome, seat: place?.[2] ?? null };
      const rows = found.get(key);
      if (rows) rows.push(row);
      else found.set(key, [row]);
    }
  }
  return found;
}

/** People come by number, which stays where there is no seat. */
function bySeat(one: AttendanceRow, other: AttendanceRow): number {
  return (one.seat ?? 0) - (other.seat ?? 0);
}

function byStart({ session: one }: AttendanceSheet, { session: other }: AttendanceSheet): number {
  return compareText(`${one.tanggal} ${one.mulai}`, `${other.tanggal} ${other.mulai}`);
}
