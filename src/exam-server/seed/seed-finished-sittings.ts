// How each participant of the demonstration's finished exam has sat it: who came when, what happened to them, and how it ended.
import type { SittingEventKind } from "../../contract/exams/sitting-events.ts";
import type { FinishKind } from "../../contract/exams/sitting-rows.ts";
import type { QuestionContent } from "../../contract/questions/question-content.ts";
import type { SessionLimits } from "../../domain/exams/schedules/session-end.ts";
import { deadlineOf, earliestFinish } from "../../domain/exams/sittings/sitting-times.ts";
import { drawnRows, type Draw } from "../entities/sittings/sittings/sitting-draw-writing.ts";
import { finishedAnswers, knowledgeOf } from "./seed-finished-answers.ts";
import { createChance, pick } from "./seed-names.ts";

type Chance = () => number;
export type FinishedExam = {
  id: string;
  alias: string;
  bank: string;
  limits: SessionLimits & { min_test: number; max_leave: number };
  draw: Draw;
  contents: ReadonlyMap<string, QuestionContent>;
};
/** `at`: their place in the list of participants, by which they are told apart in `fates`. */
export type Seated = {
  id: string;
  nama: string;
  no_ujian: string;
  at: number;
  sesi: number;
  /** Of the session. */
  startsAt: number;
  room: { id: string; number: number };
  seat: number;
};

const minuteMs = 60_000;
export const operatorName = "Ni Luh Ayu Pratiwi";

/** Time that staff have added; `at`: minutes after the session's start. */
export const additions = {
  planned: {
    minutes: 15,
    kind: "planned",
    reason: "Penyesuaian waktu untuk peserta yang tangannya sedang cedera.",
    at: -40,
  },
  power: {
    minutes: 10,
    kind: "incident",
    reason: "Komputer mati karena stekernya terlepas.",
    at: 32,
  },
} as const;
export const forcedReason =
  "Diblokir karena membuka halaman lain berulang kali. Diputuskan panitia.";

type Fate =
  | { kind: "absent" }
  | { kind: "late"; minutes: number }
  | { kind: "leaves"; times: number }
  | { kind: "added"; addition: keyof typeof additions }
  | { kind: "moves" }
  /** Blocked for leaving the page; ended by staff, or by their deadline because nobody has let them go on. */
  | { kind: "blocked"; end: "forced" | "timeout" }
  | { kind: "timeout" };

/** By place. The two who are blocked are those whom the demonstration school has blocked. */
const fates: Readonly<Record<number, Fate>> = {
  4: { kind: "timeout" },
  9: { kind: "late", minutes: 7 },
  12: { kind: "absent" },
  15: { kind: "blocked", end: "forced" },
  22: { kind: "leaves", times: 2 },
  31: { kind: "absent" },
  34: { kind: "added", addition: "power" },
  35: { kind: "added", addition: "power" },
  36: { kind: "added", addition: "power" },
  41: { kind: "timeout" },
  48: { kind: "late", minutes: 12 },
  57: { kind: "moves" },
  66: { kind: "late", minutes: 4 },
  74: { kind: "absent" },
  77: { kind: "blocked", end: "timeout" },
  81: { kind: "leaves", times: 1 },
  90: { kind: "added", addition: "planned" },
  97: { kind: "late", minutes: 14 },
  103: { kind: "leaves", times: 3 },
  110: { kind: "absent" },
  116: { kind: "timeout" },
};

const windows = (version: number) =>
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36`;
/** A room has computers of one kind. */
const agents = [windows(109), windows(109), windows(138), windows(142)];

export type FinishedSitting = NonNullable<ReturnType<typeof finishedSitting>>;

/** Null: they did not come. */
export function finishedSitting(exam: FinishedExam, person: Seated) {
  const fate = fates[person.at];
  if (fate?.kind === "absent") return null;
  const chance = createChance(7_000 + person.at);
  const id = seededId(chance);
  const times = timesOf(exam, person, fate, chance);
  const drawn = drawnRows(exam.draw, id);
  const asked = drawn.map(({ question_id }) => ({
    question_id,
    content: exam.contents.get(question_id)!,
  }));
  const span = { from: times.begun + minuteMs / 2, until: times.answersUntil };
  const share = (span.until - span.from) / (times.deadline - times.begun);
  // Whoever was ended or blocked has answered as far as they had come.
  const reached =
    fate?.kind === "blocked" ? asked.slice(0, Math.ceil(asked.length * share)) : asked;
  const answers = finishedAnswers(reached, knowledgeOf(chance), span, chance);
  const device = {
    ip: `192.168.${10 + person.room.number}.${20 + person.seat}`,
    agent: agents[person.room.number % agents.length]!,
  };
  const leaves = leavesOf(fate, exam);
  return {
    person,
    drawn,
    answers,
    times,
    fate,
    row: {
      id,
      schedule_id: exam.id,
      participant_id: person.id,
      bank_id: exam.bank,
      room_id: person.room.id,
      sesi: person.sesi,
      ...device,
      ...timeColumns(times, exam),
      leave_count: leaves,
      answered: answers.filter(({ is_given }) => is_given).length,
      doubtful: answers.filter(({ doubt }) => doubt).length,
      last_seq: answers.length,
      answered_at: answers.at(-1)?.answered_at ?? null,
      clock_ahead: pick(chance, [-2, -1, 0, 0, 0, 1, 3]),
    },
    events: eventsOf(exam, { person, fate, times, device, leaves }),
  };
}

type Times = {
  opened: number;
  begun: number;
  deadline: number;
  answersUntil: number;
  blocked: number | null;
  finished: number;
  finishKind: FinishKind;
  extraSeconds: number;
};

function timesOf(
  { limits }: FinishedExam,
  { startsAt }: Seated,
  fate: Fate | undefined,
  chance: Chance,
): Times {
  const came = fate?.kind === "late" ? fate.minutes + 0.9 * chance() : -6 + 5 * chance();
  const opened = startsAt + came * minuteMs;
  const begun = Math.max(opened, startsAt) + (5 + 50 * chance()) * 1000;
  const extraSeconds = fate?.kind === "added" ? additions[fate.addition].minutes * 60 : 0;
  const deadline = deadlineOf(begun, startsAt, { ...limits, admitted_until: null }, extraSeconds);
  const common = { opened, begun, deadline, extraSeconds, blocked: null };
  if (fate?.kind === "blocked") {
    const blocked = begun + (24 + 6 * chance()) * minuteMs;
    const isForced = fate.end === "forced";
    const finished = isForced ? blocked + 6.4 * minuteMs : deadline;
    const answersUntil = blocked - 20_000;
    return { ...common, blocked, answersUntil, finished, finishKind: fate.end };
  }
  const isOver = fate?.kind === "timeout" || chance() < 0.05;
  if (isOver) {
    return {
      ...common,
      answersUntil: deadline - 40_000,
      finished: deadline,
      finishKind: "timeout",
    };
  }
  const worked = fate?.kind === "added" ? 0.96 : 0.62 + 0.36 * chance();
  const finished = begun + (deadline - begun) * worked;
  return { ...common, answersUntil: finished - minuteMs, finished, finishKind: "self" };
}

function timeColumns(times: Times, { limits }: FinishedExam) {
  const { begun, deadline, finished, finishKind, extraSeconds, opened, blocked } = times;
  return {
    status: 1 as const,
    created_at: new Date(opened),
    started_at: new Date(begun),
    deadline_at: new Date(deadline),
    finish_from: new Date(earliestFinish(begun, deadline, limits.min_test)),
    finished_at: new Date(finished),
    finish_kind: finishKind,
    extra_seconds: extraSeconds,
    extra_delivered: extraSeconds,
    extra_seen: extraSeconds,
    last_seen_at: new Date(blocked ?? finished),
  };
}

function leavesOf(fate: Fate | undefined, { limits }: FinishedExam): number {
  if (fate?.kind === "blocked") return limits.max_leave + 1;
  return fate?.kind === "leaves" ? fate.times : 0;
}

type Story = {
  person: Seated;
  fate: Fate | undefined;
  times: Times;
  device: { ip: string; agent: string };
  leaves: number;
};
type Event = { at: Date; kind: SittingEventKind; by_name: string | null; detail: object };

const event = (
  ms: number,
  kind: SittingEventKind,
  detail: object = {},
  by_name: string | null = null,
): Event => ({ at: new Date(ms), kind, by_name, detail });

function eventsOf(exam: FinishedExam, story: Story): Event[] {
  const { person, fate, times, device, leaves } = story;
  const { begun, finished, finishKind, blocked } = times;
  const isForced = finishKind === "forced";
  const end = { kind: finishKind, reason: isForced ? forcedReason : "" };
  const all = [
    event(times.opened, "open", device),
    event(begun, "start"),
    ...leavesAndReturns(story),
    ...(blocked === null ? [] : [event(blocked, "block", { reason: blockReason(exam, leaves) })]),
    ...(fate?.kind === "moves" ? moveOf(times, device) : []),
    ...addedIn(person, fate),
    event(finished, "finish", end, isForced ? operatorName : null),
  ];
  return all.sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** Whoever is blocked for the last one has not come back. */
function leavesAndReturns({ times: { begun, answersUntil, blocked }, leaves }: Story): Event[] {
  const last = blocked ?? begun + (answersUntil - begun) * 0.8;
  const each = (last - begun) / (leaves + 1);
  return Array.from({ length: leaves }, (_, time) => {
    const left = last - (leaves - 1 - time) * each;
    const seconds = 9 + 8 * time;
    const back = event(left + seconds * 1000, "return", { seconds });
    const isLast = blocked !== null && time === leaves - 1;
    return [event(left, "leave", { seconds: 0 }), ...(isLast ? [] : [back])];
  }).flat();
}

function moveOf({ begun }: Times, device: Story["device"]): Event[] {
  const moved = movedAt({ begun });
  return [
    event(moved, "reset-login", { reason: "" }, operatorName),
    event(moved + 1.5 * minuteMs, "open", device),
  ];
}

export const movedAt = ({ begun }: Pick<Times, "begun">): number => begun + 21 * minuteMs;

/** What was added before they came in is in no story of their sitting. */
function addedIn({ startsAt }: Seated, fate: Fate | undefined): Event[] {
  if (fate?.kind !== "added") return [];
  const { at, ...addition } = additions[fate.addition];
  return at < 0 ? [] : [event(startsAt + at * minuteMs, "add-time", addition, operatorName)];
}

export const blockReason = ({ alias }: Pick<FinishedExam, "alias">, leaves: number): string =>
  `Terlalu sering meninggalkan halaman ujian ${alias} (${leaves} kali).`;

/** In the form of the others, and the same each time: by it the questions are drawn. */
function seededId(chance: Chance): string {
  const digits = Array.from({ length: 32 }, () => Math.floor(chance() * 16).toString(16)).join("");
  const part = (from: number, to: number) => digits.slice(from, to);
  return `${part(0, 8)}-${part(8, 12)}-4${part(13, 16)}-8${part(17, 20)}-${part(20, 32)}`;
}
