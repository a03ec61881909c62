// A sitting as one line of time: what happened in which order, and which spans lie on it. Pure, so that screen and table tell the same.
import type { SittingEvent } from "../../../../contract/exams/sitting-events.ts";
import type { ReplaySave, ResultReplay } from "../../../../contract/results/result-replay.ts";
import { usualWayMs } from "../../../../domain/exams/sittings/answer-times.ts";

type Absence = ResultReplay["absences"][number];

export type ReplayStep = { at: number } & (
  | { is: "save"; save: ReplaySave; before: ReplaySave | null }
  | { is: "event"; event: SittingEvent }
  | { is: "absence"; absence: Absence; isEnd: boolean }
);

export type ReplaySpan = {
  is: "away" | "held" | "off" | "stop" | "added";
  from: number;
  /** Null: it has not ended. */
  to: number | null;
  minutes: number;
};

export const isHeld = ({ given_at: given, answered_at: arrived }: ReplaySave): boolean =>
  given !== null && Date.parse(arrived) - Date.parse(given) > usualWayMs;

/** Everything in the order of time; of one moment events stand before saves. */
export function replaySteps({ saves, events, absences }: ResultReplay): ReplayStep[] {
  const latest = new Map<string, ReplaySave>();
  const saved = saves.map((save): ReplayStep => {
    const before = latest.get(save.question_id) ?? null;
    latest.set(save.question_id, save);
    return { is: "save", at: Date.parse(save.at), save, before };
  });
  const happened = [...events]
    .reverse()
    .map((event): ReplayStep => ({ is: "event", at: Date.parse(event.at), event }));
  const lost = absences.flatMap((absence): ReplayStep[] => [
    { is: "absence", at: Date.parse(absence.from), absence, isEnd: false },
    { is: "absence", at: Date.parse(absence.to), absence, isEnd: true },
  ]);
  return [...happened, ...lost, ...saved].sort((one, other) => one.at - other.at);
}

/** What lies on the line: away, waiting on the device, the server off, the exam stopped, and time after the first end. */
export function replaySpans(replay: ResultReplay): ReplaySpan[] {
  return [
    ...awaySpans(replay.events),
    ...heldSpans(replay.saves),
    ...replay.absences.map(({ from, to, minutes, is_stop: isStop }): ReplaySpan => ({
      is: isStop ? "stop" : "off",
      from: Date.parse(from),
      to: Date.parse(to),
      minutes,
    })),
    ...addedSpan(replay),
  ];
}

function awaySpans(events: ResultReplay["events"]): ReplaySpan[] {
  const spans: ReplaySpan[] = [];
  for (const { kind, at } of [...events].reverse()) {
    const last = spans.at(-1);
    const isOpen = last !== undefined && last.to === null;
    if (kind === "leave" && !isOpen) {
      spans.push({ is: "away", from: Date.parse(at), to: null, minutes: 0 });
    }
    if ((kind === "return" || kind === "finish") && isOpen) last.to = Date.parse(at);
  }
  return spans;
}

/** Of the saves that arrived in one call: from the first that waited to the arrival. */
function heldSpans(saves: readonly ReplaySave[]): ReplaySpan[] {
  const byArrival = new Map<string, number>();
  for (const save of saves.filter(isHeld)) {
    const from = Math.min(byArrival.get(save.answered_at) ?? Infinity, Date.parse(save.at));
    byArrival.set(save.answered_at, from);
  }
  const spans = [...byArrival].map(([arrived, from]) => ({ from, to: Date.parse(arrived) }));
  const joined: { from: number; to: number }[] = [];
  for (const span of spans.sort((one, other) => one.from - other.from)) {
    const last = joined.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else joined.push({ ...span });
  }
  return joined.map((span): ReplaySpan => ({ is: "held", minutes: 0, ...span }));
}

const minuteMs = 60_000;

function addedSpan({ deadline_at: deadline, events }: ResultReplay): ReplaySpan[] {
  if (deadline === null) return [];
  const given = events.filter(({ kind }) => kind === "add-time" || kind === "reopen");
  const minutes = given.reduce((sum, event) => sum + event.minutes, 0);
  const to = Date.parse(deadline);
  return minutes > 0 ? [{ is: "added", from: to - minutes * minuteMs, to, minutes }] : [];
}

/** From the start to the end of whatever is known, with at least a minute between them. */
export function replayBounds(replay: ResultReplay, steps: readonly ReplayStep[]) {
  const known = [replay.started_at, replay.finished_at, replay.deadline_at].flatMap((at) =>
    at === null ? [] : [Date.parse(at)],
  );
  const all = [...known, ...steps.map(({ at }) => at)];
  const from = Math.min(...all);
  return { from, to: Math.max(...all, from + minuteMs) };
}
