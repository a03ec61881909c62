// Whether a schedule can be activated, and what an organiser would rather put right before. Facts come in, counted elsewhere,
// a verdict goes out; no sentence, since those are the console's.
import {
  readinessCodes,
  type ReadinessCode,
  type ReadinessLine,
} from "../../contract/exams/schedule-readiness.ts";
import type { QuestionType } from "../../contract/questions/question-types.ts";
import { latestEntry, type SessionLimits } from "./schedules/session-end.ts";

type ReadinessPlace = ReadinessLine["where"];

export type Readiness = {
  level: "ready" | "should" | "must";
  /** Why it cannot be activated. */
  must: ReadinessLine[];
  /** What may go wrong, and need not. */
  should: ReadinessLine[];
  /** What was looked at and is right. */
  done: ReadinessLine[];
};

/** How many, and the names of some. */
export type SomeNamed = { count: number; names: readonly string[] };

export type BankFacts = {
  bank_id: string;
  kode: string;
  locked: boolean;
  /** How many of a type an exam shows, and how many active ones there are; empty while nobody has planned the bank. */
  plan: readonly { type: QuestionType; planned: number; active: number }[];
  /** The plan's weights together, in hundredths of a percent (contract/questions/banks.ts). */
  weight: number;
  /** Active listening questions, and those of them without a sound. */
  listening: number;
  silent: number;
  /** How many of the participants get this bank (bank-coverage.ts). */
  reached: number;
};

export type ReadinessFacts = SessionLimits & {
  schedule_id: string;
  banks: readonly BankFacts[];
  /** Subjects with essays in the plans, and how many may mark them. */
  essays: readonly { subject_id: string; nama: string; questions: number; correctors: number }[];
  /** How many are to take it. */
  targets: number;
  without_group: SomeNamed;
  without_bank: SomeNamed;
  /** Other schedules at the same time that are active or stopped, and how many have both (schedule-clashes.ts). */
  clashes: readonly { schedule_id: string; alias: string; participants: number }[];
  /** The schedule's sessions; empty when it has one start, its own. */
  sessions: readonly { sesi: number; members: number }[];
  without_session: SomeNamed;
  /** The rooms of the schedule's event; null when it has no event or the event has no rooms. */
  rooms: {
    event_id: string;
    /** How many rooms have a seat for somebody who sits this schedule. */
    count: number;
    without_seat: SomeNamed;
    without_proctor: SomeNamed;
    /** Who is named in rooms that are used at the same time (rooms/proctor-clashes.ts), with these. */
    double_proctors: SomeNamed;
  } | null;
  /** When each session starts, or the schedule; and the moment, all in ms since 1970. */
  starts: readonly number[];
  now: number;
  /** How far the server's clock is from the PC's, in seconds of either sign; null: not compared. */
  clock_seconds: number | null;
};

/** More than a clock on the wall and a hand on the mouse explain. */
const tolerableSeconds = 30;
const wholeWeight = 100 * 100;
const maxNames = 5;

type Finding = { count: number; of?: number; names?: readonly string[]; where?: ReadinessPlace };
type Check = {
  level: "must" | "should";
  wrong(facts: ReadinessFacts): readonly Finding[];
  /** Asked when nothing is wrong; null where there was nothing to look at. */
  right(facts: ReadinessFacts): Finding | null;
};

/**
 * Must: somebody would see a broken exam or none at all, which nobody can mend while pupils wait: no question or too few, points
 * that do not come to 100, silence to be listened to, nobody to take it, nobody's bank, two exams at once. Should: what
 * staff can still do on the day or may have wanted so: seats, proctors, sessions, markers, an unlocked bank. An exam whose
 * time has come or gone is no must, since one that was switched off by mistake has to be switched on again.
 */
export function readiness(facts: ReadinessFacts): Readiness {
  const verdict: Readiness = { level: "ready", must: [], should: [], done: [] };
  for (const code of readinessCodes) {
    const { level, wrong, right } = checks[code];
    const faults = wrong(facts);
    verdict[level].push(...faults.map((each) => lineOf(code, each, facts)));
    const fine = faults.length === 0 ? right(facts) : null;
    if (fine) verdict.done.push(lineOf(code, fine, facts));
  }
  if (verdict.should.length > 0) verdict.level = "should";
  if (verdict.must.length > 0) verdict.level = "must";
  return verdict;
}

function lineOf(
  code: ReadinessCode,
  { count, of, names = [], where }: Finding,
  { schedule_id }: ReadinessFacts,
): ReadinessLine {
  const whole = of === undefined ? {} : { of };
  return {
    code,
    count,
    ...whole,
    names: names.slice(0, maxNames),
    where: where ?? { schedule_id },
  };
}

/** A line for each bank of which it tells something. */
const perBank =
  (find: (bank: BankFacts) => Finding | null) =>
  ({ banks }: ReadinessFacts): Finding[] =>
    banks.flatMap((bank) => {
      const found = find(bank);
      const { bank_id, kode } = bank;
      return found ? [{ names: [kode], ...found, where: { bank_id, ...found.where } }] : [];
    });

const unless = (count: number, finding: Omit<Finding, "count"> = {}): Finding[] =>
  count === 0 ? [] : [{ ...finding, count }];
const planned = ({ plan }: BankFacts) => plan.reduce((sum, each) => sum + each.planned, 0);
const total = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);
const isPlanned = (bank: BankFacts) => planned(bank) > 0;

const checks: Record<ReadinessCode, Check> = {
  banks: {
    level: "must",
    wrong: ({ banks }) => (banks.length === 0 ? [{ count: 0 }] : []),
    right: ({ banks }) => ({ count: banks.length, names: banks.map(({ kode }) => kode) }),
  },
  plan: {
    level: "must",
    wrong: perBank((bank) => (isPlanned(bank) ? null : { count: 0 })),
    right: ({ banks }) => (banks.length === 0 ? null : { count: total(banks.map(planned)) }),
  },
  questions: {
    level: "must",
    wrong: perBank((bank) => {
      const short = bank.plan.filter((each) => each.active < each.planned);
      if (short.length === 0) return null;
      return {
        count: total(short.map((each) => each.planned - each.active)),
        of: planned(bank),
        where: { types: short.map(({ type }) => type) },
      };
    }),
    right: ({ banks }) => {
      const active = total(banks.flatMap(({ plan }) => plan.map((each) => each.active)));
      return banks.some(isPlanned) ? { count: active } : null;
    },
  },
  weights: {
    level: "must",
    wrong: perBank((bank) =>
      !isPlanned(bank) || bank.weight === wholeWeight
        ? null
        : { count: bank.weight, of: wholeWeight },
    ),
    right: ({ banks }) => (banks.some(isPlanned) ? { count: wholeWeight, of: wholeWeight } : null),
  },
  sound: {
    level: "must",
    wrong: perBank(({ silent, listening }) =>
      silent === 0 ? null : { count: silent, of: listening, where: { types: [3] } },
    ),
    right: ({ banks }) => {
      const count = total(banks.map(({ listening }) => listening));
      return count === 0 ? null : { count };
    },
  },
  targets: {
    level: "must",
    wrong: ({ targets }) => (targets === 0 ? [{ count: 0 }] : []),
    right: ({ targets }) => ({ count: targets }),
  },
  // Without any bank that is what is told.
  coverage: {
    level: "must",
    wrong: ({ banks, targets, without_bank: without }) =>
      banks.length === 0 ? [] : unless(without.count, { of: targets, names: without.names }),
    right: ({ banks, targets }) =>
      banks.length === 0 || targets === 0 ? null : { count: targets, of: targets },
  },
  clashes: {
    level: "must",
    wrong: ({ clashes, targets }) =>
      clashes.map(({ schedule_id, alias, participants }) => ({
        count: participants,
        of: targets,
        names: [alias],
        where: { schedule_id },
      })),
    right: ({ targets }) => (targets === 0 ? null : { count: 0, of: targets }),
  },
  // A general bank in front keeps everybody from those behind it.
  unreached: {
    level: "should",
    wrong: ({ banks, targets }) => {
      const unreached = banks.filter(({ reached }) => reached === 0);
      const names = unreached.map(({ kode }) => kode);
      return targets === 0 ? [] : unless(unreached.length, { of: banks.length, names });
    },
    right: ({ banks, targets }) =>
      banks.length === 0 || targets === 0 ? null : { count: banks.length, of: banks.length },
  },
  // Whoever writes in an unlocked bank changes what pupils are just answering.
  locks: {
    level: "should",
    wrong: perBank(({ locked }) => (locked ? null : { count: 1 })),
    right: ({ banks }) => (banks.length === 0 ? null : { count: banks.length }),
  },
  essays: {
    level: "should",
    wrong: ({ essays }) =>
      essays
        .filter(({ questions, correctors }) => questions > 0 && correctors === 0)
        .map(({ subject_id, nama, questions }) => ({
          count: questions,
          names: [nama],
          where: { subject_id },
        })),
    right: ({ essays }) => {
      const count = total(essays.map(({ questions }) => questions));
      return count === 0 ? null : { count };
    },
  },
  // Lists of attendance, cards and results go by class.
  groups: {
    level: "should",
    wrong: ({ targets, without_group: without }) =>
      unless(without.count, { of: targets, names: without.names }),
    right: ({ targets }) => (targets === 0 ? null : { count: targets, of: targets }),
  },
  sessions: {
    level: "should",
    wrong: ({ sessions, targets, without_session: without }) =>
      sessions.length === 0 ? [] : unless(without.count, { of: targets, names: without.names }),
    right: ({ sessions, targets }) =>
      sessions.length === 0 || targets === 0 ? null : { count: targets, of: targets },
  },
  "empty-sessions": {
    level: "should",
    wrong: ({ sessions, schedule_id }) =>
      sessions
        .filter(({ members }) => members === 0)
        .map(({ sesi }) => ({ count: 0, names: [String(sesi)], where: { schedule_id, sesi } })),
    right: ({ sessions }) => (sessions.length === 0 ? null : { count: sessions.length }),
  },
  seats: {
    level: "should",
    wrong: ({ rooms, targets }) => {
      if (!rooms) return [];
      const { event_id, without_seat: without } = rooms;
      return unless(without.count, { of: targets, names: without.names, where: { event_id } });
    },
    right: ({ rooms, targets }) => (rooms && targets > 0 ? { count: targets, of: targets } : null),
  },
  proctors: {
    level: "should",
    wrong: ({ rooms }) => {
      if (!rooms) return [];
      const { event_id, count, without_proctor: without } = rooms;
      return unless(without.count, { of: count, names: without.names, where: { event_id } });
    },
    right: ({ rooms }) => (rooms && rooms.count > 0 ? { count: rooms.count } : null),
  },
  "proctor-clashes": {
    level: "should",
    wrong: ({ rooms }) => {
      if (!rooms) return [];
      const { event_id, double_proctors: double } = rooms;
      return unless(double.count, { names: double.names, where: { event_id } });
    },
    right: ({ rooms }) => (rooms && rooms.count > 0 ? { count: rooms.count } : null),
  },
  entry: {
    level: "should",
    wrong: (facts) => unless(closedStarts(facts).length, { of: facts.starts.length }),
    right: () => null,
  },
  // Begun, but one may still enter.
  start: {
    level: "should",
    wrong: (facts) => {
      const begun = facts.starts.filter((start) => start < facts.now);
      return unless(begun.length - closedStarts(facts).length, { of: facts.starts.length });
    },
    right: ({ starts, now }) =>
      starts.every((start) => start >= now) ? { count: starts.length } : null,
  },
  clock: {
    level: "should",
    wrong: ({ clock_seconds: seconds }) =>
      Math.abs(seconds ?? 0) > tolerableSeconds ? [{ count: Math.abs(seconds ?? 0) }] : [],
    right: ({ clock_seconds: seconds }) => (seconds === null ? null : { count: Math.abs(seconds) }),
  },
};

/** Starts of sessions that nobody can enter any more. */
function closedStarts(facts: ReadinessFacts): number[] {
  return facts.starts.filter((start) => latestEntry(start, facts) < facts.now);
}
