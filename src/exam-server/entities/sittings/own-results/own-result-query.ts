// A participant's result, as far as the exam shows it, and not before the exam is over for everybody. While people mark blindly it tells no more
// than staff read beside the name (../marking/named-results-query.ts): a participant's device stands in the same school as those who mark.
import type { ResultView } from "../../../../contract/exams/schedule-fields.ts";
import type {
  OwnMark,
  OwnResult,
  ResultHindrance,
} from "../../../../contract/sitting/own-sitting.ts";
import { instantOfMoment } from "../../../../domain/exams/school-time.ts";
import type { HiddenResult, ResultTimes } from "../../../../domain/exams/sittings/result-times.ts";
import { shownPart, type DecidingAct } from "../../../../domain/results/publication-rule.ts";
import { scoreStored, shownScore } from "../../../../domain/scoring/shown-score.ts";
import type { Db } from "../../../database/database.ts";
import type { Call } from "../../../http/handler.ts";
import { refusedFor } from "../../../http/refusal.ts";
import { ownZone, serverTime } from "../../../http/server-time.ts";
import { json, moment, orNull, sqlRows, text } from "../../../records/sql-rows.ts";
import { lastEnd } from "../../exams/schedules/schedule-times-query.ts";
import { namedResult, type NamedResult } from "../marking/named-results-query.ts";
import { ownMarks } from "./own-marks-query.ts";
import { shownQuestions } from "../sittings/shown/shown-questions-query.ts";
import { ownSitting, type Sitting } from "../sittings/sitting-state-query.ts";
import { recalculationsInForce } from "../results/recalculation/reasons-in-force-query.ts";
import { decidingAct } from "../result-publications/deciding-act-query.ts";

export async function ownResult(id: string, call: Call): Promise<OwnResult> {
  const { sitting } = await ownSitting(id, call);
  if (sitting.status !== 1) throw refusedFor("not-finished", "Ujian ini belum selesai.");
  return seenResult(sitting, await decidingAct(sitting, call.db), call);
}

/**
 * What the participant of a finished sitting is answered when `act` is the latest that concerns them: their own call and the preview of staff
 * alike.
 */
export async function seenResult(
  sitting: Sitting,
  act: DecidingAct | null,
  call: Call,
): Promise<OwnResult> {
  const rule = await resultRule(sitting.schedule_id, call.db);
  const { view, hidden } = shownPart(rule, act, call.at.getTime());
  const nothing: OwnResult = {
    server_time: serverTime(call.at),
    view,
    shown_from: null,
    hindrance: null,
    reason: "",
    score: null,
    score_most: null,
    pending: 0,
    recalculated: null,
    questions: [],
  };
  if (hidden) return { ...nothing, ...reasonOf(hidden, call.at) };
  if (view === "none") return nothing;
  const result = await resultBesideName(sitting, call.db);
  if (!result) return nothing;
  const { pending } = result;
  const [score, score_most] = [result.least, result.most].map((bound) =>
    shownScore(scoreStored(bound)),
  ) as [string, string];
  const questions = view === "score" ? [] : await shownQuestions(sitting, call);
  const marks = view === "review" ? await ownMarks(sitting, call) : new Map<string, OwnMark>();
  const seen = questions.map((question) => ({
    ...question,
    explanation: view === "review" ? question.explanation : "",
    mark: marks.get(question.id) ?? null,
  }));
  const recalculated = await recalculationOf(sitting.schedule_id, call);
  return { ...nothing, score, score_most, pending, recalculated, questions: seen };
}

/** Null: nothing is known yet. */
async function resultBesideName({ id, schedule_id: schedule }: Sitting, db: Db) {
  const { rows } = await sqlRows({ named: orNull(json<NamedResult>()) })`
    select ${namedResult(schedule)} as named
    from sittings si join sitting_results res on res.sitting_id = si.id
    where si.id = ${id}`.execute(db);
  return rows[0]?.named ?? null;
}

async function recalculationOf(schedule: string, { db }: Call): Promise<OwnResult["recalculated"]> {
  const [latest, ...earlier] = await recalculationsInForce(schedule, db);
  if (!latest) return null;
  const entry = ({ at, reason }: typeof latest) => ({ at: serverTime(at), reason });
  return { ...entry(latest), earlier: earlier.map(entry) };
}

/** How much of a result the schedule shows to participants by itself, and what it waits for. */
export async function resultRule(schedule: string, db: Db): Promise<ResultRule> {
  return (await resultRules([schedule], db)).get(schedule)!;
}

type ResultRule = { view: ResultView; times: ResultTimes };

export async function resultRules(
  schedules: readonly string[],
  db: Db,
): Promise<Map<string, ResultRule>> {
  const { rows } = await sqlRows({
    id: text(),
    view: text<ResultView>(),
    result_at: orNull(text()),
    stopped_at: orNull(moment()),
    last_end: moment(),
    latest: orNull(moment()),
  })`
    select s.id, s.view_result as view, s.result_at, s.stopped_at, ${lastEnd()} as last_end,
      (select max(si.deadline_at) from sittings si
        where si.schedule_id = s.id and si.status = 3) as latest
    from schedules s where s.id = any(${schedules}::text[])`.execute(db);
  const rules = rows.map(
    ({ id, view, result_at: wall, stopped_at: stopped, last_end: end, latest }) => {
      const times: ResultTimes = {
        end: end.getTime(),
        latestDeadline: latest?.getTime() ?? null,
        moment: wall === null ? null : instantOfMoment(wall, ownZone()),
        isStopped: stopped !== null,
      };
      return [id, { view, times }] as const;
    },
  );
  return new Map(rules);
}

const texts: Record<ResultHindrance, (from: string) => string> = {
  stopped: () =>
    "Ujian ini dihentikan sementara. Hasil ditampilkan setelah ujian dilanjutkan dan selesai.",
  "exam-running": (from) =>
    `Hasil ditampilkan setelah semua sesi ujian ini selesai, mulai ${from}.`,
  "others-at-work": (from) =>
    `Masih ada peserta yang mengerjakan ujian ini. Hasil ditampilkan paling cepat ${from}.`,
  "result-moment": (from) => `Hasil ditampilkan mulai ${from}.`,
  withdrawn: () => "Hasil ujian ini sedang tidak ditampilkan oleh sekolah.",
};

export function reasonOf({ hindrance, from }: HiddenResult, now: Date) {
  const shownFrom = from === null ? null : new Date(from);
  return {
    hindrance,
    shown_from: shownFrom && serverTime(shownFrom),
    reason: texts[hindrance](shownFrom === null ? "" : wordsFor(shownFrom, now)),
  };
}

const minuteMs = 60_000;

/** To the minute, never too early: "pukul 10.01", on another day "tanggal 30 November 2026 pukul 10.01". */
function wordsFor(moment: Date, now: Date): string {
  const whole = new Date(Math.ceil(moment.getTime() / minuteMs) * minuteMs);
  const wall = serverTime(whole);
  const clock = `pukul ${wall.slice(11, 16).replace(":", ".")}`;
  if (wall.slice(0, 10) === serverTime(now).slice(0, 10)) return clock;
  const date = new Intl.DateTimeFormat("id-ID", { dateStyle: "long", timeZone: ownZone() });
  return `tanggal ${date.format(whole)} ${clock}`;
}
