// Who sits where, whatever they sit: one group for each session of the event and each room in it. Pure.
import type {
  EventPapers,
  PaperPerson,
  PaperRoom,
} from "../../../../contract/exams/event-papers.ts";

/** Of labels for desks. */
export const labelsPerPage = 10;

export type Seated = { person: PaperPerson; seat: number };
export type SeatedRoom = { sesi: number; room: PaperRoom; rows: readonly Seated[] };
/** Empty: all. `session`: its number as text. */
export type SeatedFilter = { session: string; room: string };

/** By session, then by room, the people by seat; rooms with nobody in them are left out. */
export function seatedRooms(
  { rooms, people }: Pick<EventPapers, "rooms" | "people">,
  filter: SeatedFilter,
): SeatedRoom[] {
  const found = new Map<string, { sesi: number; at: number; rows: Seated[] }>();
  for (const person of people) {
    for (const [sesi, at, seat] of person.places) {
      const key = `${sesi} ${at}`;
      const group = found.get(key) ?? { sesi, at, rows: [] };
      group.rows.push({ person, seat });
      found.set(key, group);
    }
  }
  return [...found.values()]
    .sort((one, other) => one.sesi - other.sesi || one.at - other.at)
    .flatMap(({ sesi, at, rows }) => {
      const room = rooms[at];
      return room ? [{ sesi, room, rows: rows.sort((one, other) => one.seat - other.seat) }] : [];
    })
    .filter(({ sesi, room }) => {
      const isSession = filter.session === "" || filter.session === String(sesi);
      return isSession && (filter.room === "" || filter.room === room.id);
    });
}

export type SessionExam = { key: string; name: string; tanggal: string; mulai: string };

/** What those in a room sit in that session, by the calendar as the schedules come. */
export function examsIn(
  { schedules }: Pick<EventPapers, "schedules">,
  { sesi, rows }: SeatedRoom,
): SessionExam[] {
  const sat = new Set(
    rows.flatMap(({ person }) =>
      person.exams.filter(([_schedule, session]) => session === sesi).map(([index]) => index),
    ),
  );
  return schedules.flatMap((schedule, index) => {
    const session = schedule.sessions.find((each) => each.sesi === sesi);
    if (!session || !sat.has(index)) return [];
    const { tanggal, mulai } = session;
    return [{ key: schedule.id, name: schedule.alias, tanggal, mulai }];
  });
}
