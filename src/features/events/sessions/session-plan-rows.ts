// Plans of who is to be in which session, made from the board's people and shown before anything is written: split by a rule,
// copied from elsewhere, or as a sheet says. Pure.
import type {
  ScheduleSession,
  ScheduleSessions,
  SessionMember,
  SessionMove,
} from "../../../contract/exams/sessions/sessions.ts";
import { maxSession } from "../../../contract/participants.ts";
import { addMinutes } from "../../../domain/exams/school-time.ts";
import { splitSessions, type SplitBy } from "../../../domain/exams/session-split.ts";
import { seatEffects } from "./session-board-rows.ts";

export type Board = {
  info: ScheduleSessions;
  members: readonly SessionMember[];
};

export type SessionPlan = {
  /** Sessions that the schedule does not have yet. */
  sessions: ScheduleSession[];
  moves: SessionMove[];
  /** For whom there is no place, or of whom the source says nothing. */
  left: SessionMember[];
  /** Ids of groups whose people would be apart. */
  split: string[];
};

/** What stands after the plan. */
export type PlanRow = { sesi: number; before: number; after: number; isNew: boolean };
export type PlanOutcome = { rows: PlanRow[]; freed: number; unseated: number };

/** Between the end of one session and the start of the next, in minutes. */
const breakMinutes = 30;

/** The session of that number, after those that stand already on its day. */
export function nextSession(
  sesi: number,
  schedule: ScheduleSessions["schedule"],
  sessions: readonly ScheduleSession[],
): ScheduleSession {
  const last = [...sessions].sort(byStart).at(-1);
  if (!last) return { sesi, tanggal: schedule.tanggal, mulai: schedule.mulai };
  // No zone: a session half an hour after the last one, whatever the clocks do that night.
  return { sesi, ...addMinutes(last, schedule.lama + breakMinutes, "UTC") };
}

function byStart(one: ScheduleSession, other: ScheduleSession): number {
  return `${one.tanggal} ${one.mulai}` < `${other.tanggal} ${other.mulai}` ? -1 : 1;
}

/** The first number that no session has. */
export function freeNumber(sessions: readonly ScheduleSession[]): number | null {
  const taken = new Set(sessions.map(({ sesi }) => sesi));
  for (let sesi = 1; sesi <= maxSession; sesi += 1) if (!taken.has(sesi)) return sesi;
  return null;
}

/** The sessions of these numbers that are missing. */
function missingSessions(
  numbers: Iterable<number>,
  { schedule, sessions }: ScheduleSessions,
): ScheduleSession[] {
  const made: ScheduleSession[] = [];
  for (const sesi of [...new Set(numbers)].sort((one, other) => one - other)) {
    if (sessions.some((each) => each.sesi === sesi)) continue;
    made.push(nextSession(sesi, schedule, [...sessions, ...made]));
  }
  return made;
}

export type SplitChoice = {
  by: SplitBy;
  /** Into so many sessions: the first that stand, and new ones. */
  count: number;
  /** Only those who are in none yet; the others stay where they are. */
  onlyNew: boolean;
};

export function planSplit(
  { info, members }: Board,
  paths: ReadonlyMap<string, string>,
  { by, count, onlyNew }: SplitChoice,
): SessionPlan {
  const standing: ScheduleSession[] = info.sessions.slice(0, count);
  const sessions = [...standing];
  while (sessions.length < count) {
    const sesi = freeNumber([...info.sessions, ...sessions]);
    if (sesi === null) break;
    sessions.push(nextSession(sesi, info.schedule, sessions));
  }
  const people = members.filter(({ sesi, begun }) => !begun && (!onlyNew || sesi === null));
  const moved = new Set(people.map(({ id }) => id));
  const seats = (sesi: number) => {
    if (info.capacity === null) return null;
    const staying = members.filter((member) => member.sesi === sesi && !moved.has(member.id));
    return Math.max(0, info.capacity - staying.length);
  };
  const { assigned, left, split } = splitSessions({
    people: people.map(({ id, no_ujian, group_id }) => ({
      id,
      no_ujian,
      group_id,
      group_path: paths.get(group_id ?? "") ?? "",
    })),
    sessions: sessions.map(({ sesi }) => ({ sesi, capacity: seats(sesi) })),
    by,
  });
  const byId = new Map(people.map((member) => [member.id, member]));
  return {
    sessions: sessions.slice(standing.length),
    moves: movesTo(people, ({ id }) => assigned.get(id) ?? null),
    left: left.flatMap((id) => byId.get(id) ?? []),
    split,
  };
}

/** `wanted`: by the participant's id; who is not in it stays where they are. */
export function planCopy(
  { info, members }: Board,
  wanted: ReadonlyMap<string, number>,
  source: readonly ScheduleSession[] = [],
): SessionPlan {
  const named = members.filter(({ id }) => wanted.has(id));
  const needed = new Set(named.map(({ id }) => wanted.get(id)!));
  const starts = missingSessions(needed, info);
  return {
    sessions: starts.map((made) => source.find(({ sesi }) => sesi === made.sesi) ?? made),
    moves: movesTo(named, ({ id }) => wanted.get(id)!),
    left: members.filter(({ id, sesi }) => sesi === null && !wanted.has(id)),
    split: [],
  };
}

function movesTo(
  people: readonly SessionMember[],
  to: (member: SessionMember) => number | null,
): SessionMove[] {
  return people.flatMap((member) => {
    const sesi = to(member);
    return sesi === member.sesi || member.begun
      ? []
      : [{ participant_id: member.id, sesi, expected: member.sesi }];
  });
}

export function outcomeOf({ info, members }: Board, plan: SessionPlan): PlanOutcome {
  const targets = new Map(plan.moves.map((move) => [move.participant_id, move.sesi]));
  const to = (member: SessionMember) =>
    targets.has(member.id) ? targets.get(member.id)! : member.sesi;
  const { freed, unseated } = seatEffects(members, to);
  const all = [...info.sessions, ...plan.sessions];
  return {
    rows: all
      .map(({ sesi }) => ({
        sesi,
        before: members.filter((member) => member.sesi === sesi).length,
        after: members.filter((member) => to(member) === sesi).length,
        isNew: plan.sessions.some((made) => made.sesi === sesi),
      }))
      .sort((one, other) => one.sesi - other.sesi),
    freed,
    unseated: info.capacity === null ? 0 : unseated,
  };
}
