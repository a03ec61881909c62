// Who stands on which attendance list: one for each session of a schedule and each room in it. Pure.
import type {
  EventPapers,
  PaperPerson,
  PaperRoom,
  PaperSchedule,
  PaperSession,
} from "../../../contract/exams/event-papers.ts";

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
  const sheets = schedules.flatMap((schedule, index) => {
    if (filter.schedule !== "" && filter.schedule !== schedule.id) return [];
    const sitting = sittingIn(people, index);
    return schedule.sessions
      .filter(({ sesi }) => filter.session === "" || filter.session === String(sesi))
      .flatMap((session) => {
        const members = sitting.get(session.sesi) ?? [];
        return places
          .filter((room) => filter.room === "" || filter.room === room?.id)
          .map((room) => {
            const at = room === null ? null : rooms.indexOf(room);
            return { schedule, session, room, rows: rowsIn(members, session.sesi, at) };
          });
      });
  });
  return sheets.filter(({ rows }) => rows.length > 0).sort(byStart);
}

type Sitting = { person: PaperPerson; hasCome: boolean };

/** By session. */
function sittingIn(people: readonly PaperPerson[], schedule: number): Map<number, Sitting[]> {
  const found = new Map<number, Sitting[]>();
  for (const person of people) {
    for (const [index, sesi, hasCome] of person.exams) {
      if (index !== schedule) continue;
      const members = found.get(sesi);
      if (members) members.push({ person, hasCome });
      else found.set(sesi, [{ person, hasCome }]);
    }
  }
  return found;
}

function rowsIn(members: readonly Sitting[], sesi: number, room: number | null): AttendanceRow[] {
  return members
    .map(({ person, hasCome }) => {
      const place = person.places.find(([session]) => session === sesi);
      return { person, hasCome, room: place?.[1] ?? null, seat: place?.[2] ?? null };
    })
    .filter((row) => row.room === room)
    .map(({ person, hasCome, seat }) => ({ person, hasCome, seat }))
    .sort((one, other) => (one.seat ?? 0) - (other.seat ?? 0));
}

function byStart({ session: one }: AttendanceSheet, { session: other }: AttendanceSheet): number {
  const first = `${one.tanggal} ${one.mulai}`;
  const second = `${other.tanggal} ${other.mulai}`;
  if (first === second) return 0;
  return first < second ? -1 : 1;
}
