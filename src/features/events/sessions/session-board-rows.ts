// What the board shows of everybody: a column for those without a session and one for each session, people by group in
// each, those whom the filters find. Pure.
import type { ScheduleSession, SessionMember } from "../../../contract/exams/sessions/sessions.ts";
import { groupPathSeparator } from "../../../contract/groups.ts";

export type BoardFilters = { q: string; group: string; jurusan: string; room: string };
export const noFilters: BoardFilters = { q: "", group: "", jurusan: "", room: "" };
/** Of the filter for rooms: who has a session and no seat in it. */
export const seatless = "-";

export type BoardGroup = {
  /** Within its column; "" for those in no group. */
  key: string;
  path: string;
  people: SessionMember[];
};

export type BoardColumn = {
  /** Null: in no session yet. */
  sesi: number | null;
  start: ScheduleSession | null;
  /** All who are in it, whatever the filters say. */
  count: number;
  found: number;
  /** Seats; null: nobody knows. */
  capacity: number | null;
  groups: BoardGroup[];
};

type BoardInput = {
  sessions: readonly ScheduleSession[];
  capacity: number | null;
  members: readonly SessionMember[];
  /** Path by the group's id. */
  paths: ReadonlyMap<string, string>;
  filters: BoardFilters;
};

export function boardColumns(input: BoardInput): BoardColumn[] {
  const { sessions, capacity, members, paths, filters } = input;
  const isFound = finder(filters, paths);
  const columns = new Map<number | null, BoardColumn & { byKey: Map<string, BoardGroup> }>();
  const add = (sesi: number | null, start: ScheduleSession | null) =>
    columns.set(sesi, {
      sesi,
      start,
      count: 0,
      found: 0,
      capacity: sesi === null ? null : capacity,
      groups: [],
      byKey: new Map(),
    });
  add(null, null);
  for (const session of sessions) add(session.sesi, session);
  for (const member of members) {
    const column = columns.get(member.sesi);
    if (!column) continue;
    column.count += 1;
    if (!isFound(member)) continue;
    column.found += 1;
    const key = paths.has(member.group_id ?? "") ? member.group_id! : "";
    const group = column.byKey.get(key);
    if (group) group.people.push(member);
    else column.byKey.set(key, { key, path: paths.get(key) ?? "", people: [member] });
  }
  return [...columns.values()].map(({ byKey, ...column }) => ({
    ...column,
    // In the order of the groups' own list; those in no group come last.
    groups: [...paths.keys(), ""].flatMap((key) => byKey.get(key) ?? []),
  }));
}

/** Of a row, and of what is open. */
export function groupKey(sesi: number | null, group: string): string {
  return `group ${sesi ?? 0} ${group}`;
}

function finder(filters: BoardFilters, paths: ReadonlyMap<string, string>) {
  const { group, jurusan, room } = filters;
  const q = filters.q.trim().toLowerCase();
  const branch = paths.get(group);
  return (member: SessionMember): boolean => {
    if (jurusan !== "" && member.jurusan_id !== jurusan) return false;
    if (group !== "" && !isWithin(member.group_id, group, branch, paths)) return false;
    if (room !== "" && !isSeatedIn(member, room)) return false;
    const { no_ujian: number, nama } = member;
    return q === "" || nama.toLowerCase().includes(q) || number.toLowerCase().includes(q);
  };
}

/** In the group or one below it. */
function isWithin(
  own: string | null,
  group: string,
  branch: string | undefined,
  paths: ReadonlyMap<string, string>,
): boolean {
  if (own === null) return false;
  return (
    own === group ||
    (branch !== undefined && (paths.get(own)?.startsWith(branch + groupPathSeparator) ?? false))
  );
}

function isSeatedIn(member: SessionMember, room: string): boolean {
  const own = roomOf(member);
  return room === seatless ? member.sesi !== null && own === null : own === room;
}

/** Where they sit in their session; null: nowhere yet. */
export function roomOf({ sesi, seats }: SessionMember): string | null {
  return seats.find((seat) => seat.sesi === sesi)?.room ?? null;
}

/** Codes of the rooms in which anybody sits. */
export function roomsOf(members: readonly SessionMember[]): string[] {
  const rooms = new Set(members.flatMap((member) => roomOf(member) ?? []));
  return [...rooms].sort((one, other) => one.localeCompare(other, "id", { numeric: true }));
}

/** What moving these there does to seats: given up, because no other schedule needs them, and not there yet. */
export function seatEffects(
  people: readonly SessionMember[],
  to: (member: SessionMember) => number | null,
): { freed: number; unseated: number } {
  let freed = 0;
  let unseated = 0;
  for (const member of people) {
    const target = to(member);
    if (target === member.sesi || member.begun) continue;
    if (roomOf(member) !== null && !member.keeps_seat) freed += 1;
    const isSeated = member.seats.some(({ sesi }) => sesi === target);
    if (target !== null && !isSeated) unseated += 1;
  }
  return { freed, unseated };
}

/** "07:30" and 120 minutes: "07.30–09.30"; past midnight the clock begins anew. */
export function hoursOf(mulai: string, minutes: number): string {
  const [hours = 0, past = 0] = mulai.split(":").map(Number);
  const end = hours * 60 + past + minutes;
  const clock = [Math.floor(end / 60) % 24, end % 60].map((part) => String(part).padStart(2, "0"));
  return `${mulai.replace(":", ".")}–${clock.join(".")}`;
}
