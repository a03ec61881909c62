// What needs a hand in an exam that is under way: causes in rooms, so that five who lost the line in one room are one
// incident. The most urgent come first, and of these the oldest. All absentees are one incident, which comes last. Whoever has
// finished needs no help.
import type { BoardRow } from "../../../contract/exams/board/live-board-rows.ts";
import { sittingRowState, type SittingRowState } from "./sitting-row-state.ts";

export const incidentKinds = [
  "blocked",
  "device",
  "offline",
  "shared",
  "guessing",
  "leaving",
  "clock",
  "idle",
  "late",
] as const;
export type IncidentKind = (typeof incidentKinds)[number];

/** Lower numbers come first: 0 cannot work without staff, 1 should be looked at, 2 is not there. */
const urgency: Record<IncidentKind, number> = {
  blocked: 0,
  device: 0,
  offline: 0,
  shared: 1,
  guessing: 1,
  leaving: 1,
  clock: 1,
  idle: 1,
  late: 2,
};

export type Incident = {
  /** Of cause and room: the same for as long as it lasts. */
  key: string;
  kind: IncidentKind;
  room_id: string | null;
  room: string;
  /** Since when, of whoever it holds the longest. */
  since: number;
  /** Since when, of whoever it holds the shortest. */
  latest: number;
  /** Whom it is about, the longest first. */
  ids: string[];
};

/** So many leaves ask for a look, whatever the schedule allows. */
export const manyLeaves = 3;
/** So many wrong passwords or tokens ask for a look: somebody guesses, or a participant cannot come in by themself. */
export const manyGuesses = 5;
const idleAfterMs = 10 * 60_000;
/** For so long after both devices were last heard of. */
const sharedForMs = 10 * 60_000;
const overdueAfterMs = 10 * 60_000;
/** Seconds. */
const wrongClock = 120;

export type Rules = {
  now: number;
  maxLeave: number | null;
  /** When a session closes (board-span.ts): who has not come by then is not looked for any more. */
  closesAt: (sesi: number | null) => number;
};
export type Cause = { kind: IncidentKind; since: number };

/**
 * Causes that hold for one participant. What follows from another is not one of its own.
 * @param state of the row at that time, for callers that know it
 */
export function causesOf(
  row: BoardRow,
  { now, maxLeave, closesAt }: Rules,
  state: SittingRowState = sittingRowState(row, now),
): Cause[] {
  if (state === "finished") return [];
  const began = row.started_at ?? row.starts_at;
  const resumed = Math.max(row.resumed_at ?? began, began);
  const seen = Math.max(row.last_seen_at ?? began, resumed);
  const causes: Cause[] = [];
  if (state === "blocked") causes.push({ kind: "blocked", since: row.blocked_at ?? seen });
  if (row.asks_reset) causes.push({ kind: "device", since: row.reset_asked_at ?? seen });
  if (row.guessed_at !== null) causes.push({ kind: "guessing", since: row.guessed_at });
  if (state === "offline") causes.push({ kind: "offline", since: seen });
  if (state === "working" || state === "away") {
    const isOver = maxLeave !== null && row.leave_count > maxLeave;
    if (isOver || row.leave_count >= manyLeaves) {
      causes.push({ kind: "leaving", since: row.away_since ?? row.answered_at ?? began });
    }
    const moved = Math.max(row.answered_at ?? resumed, resumed);
    if (row.answered < row.asked && now - moved > idleAfterMs) {
      causes.push({ kind: "idle", since: moved });
    }
  }
  const shared = row.shared_at ?? 0;
  if (now - shared < sharedForMs) causes.push({ kind: "shared", since: shared });
  const isIn = row.status !== null;
  if (isIn && Math.abs(row.clock_ahead ?? 0) > wrongClock) {
    causes.push({ kind: "clock", since: began });
  }
  const isOutside = state === "absent" || state === "signed-in";
  const isOverdue = now - row.starts_at > overdueAfterMs;
  if (isOutside && !row.is_later && isOverdue && now < closesAt(row.sesi)) {
    causes.push({ kind: "late", since: row.starts_at });
  }
  return causes;
}

export function incidentsOf(rows: Iterable<BoardRow>, rules: Rules): Incident[] {
  const gathered = gatherIncidents();
  for (const row of rows) gathered.add(row, causesOf(row, rules));
  return gathered.all();
}

/** `times`: since when, for each of `ids`. */
type GatheredIncident = Incident & { times: number[] };

/** For whoever needs the causes of each as well. */
export function gatherIncidents() {
  const found = new Map<string, GatheredIncident>();
  return {
    add(row: BoardRow, causes: readonly Cause[]): void {
      for (const { kind, since } of causes) {
        // Absentees are in no room, so they are one incident of the whole exam.
        const { room_id, room } = kind === "late" ? { room_id: null, room: "" } : row;
        const key = `${kind} ${room_id ?? ""}`;
        let incident = found.get(key);
        if (!incident) {
          incident = { key, kind, room_id, room, since, latest: since, ids: [], times: [] };
          found.set(key, incident);
        }
        incident.since = Math.min(incident.since, since);
        incident.latest = Math.max(incident.latest, since);
        incident.ids.push(row.id);
        incident.times.push(since);
      }
    },
    all: (): Incident[] =>
      [...found.values()]
        .map(({ times, ids, ...rest }) => ({ ...rest, ids: byTime(ids, times) }))
        .sort(
          (one, other) =>
            urgency[one.kind] - urgency[other.kind] ||
            one.since - other.since ||
            (one.key < other.key ? -1 : 1),
        ),
  };
}

function byTime(ids: readonly string[], times: readonly number[]): string[] {
  return [...ids.keys()].sort((one, other) => times[one]! - times[other]!).map((at) => ids[at]!);
}

/**
 * The ids of all who are at work in the room, if most of them have lost the line: what cuts off a room cuts off also those whose
 * silence is not long enough yet. Null: it is no more than some of them.
 */
export function cutOffTogether(
  { ids, room_id: room }: Pick<Incident, "ids" | "room_id">,
  rows: Iterable<BoardRow>,
): string[] | null {
  const there: string[] = [];
  for (const row of rows) if (row.room_id === room && row.status === 3) there.push(row.id);
  return room !== null && ids.length * 2 > there.length ? there : null;
}
