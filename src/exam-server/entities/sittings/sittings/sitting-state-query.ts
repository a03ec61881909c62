// A participant's sitting as its state is told: to the participant after each call, by the server's clock.
import { sql } from "kysely";
import type { SittingState } from "../../../../contract/sitting/own-exams.ts";
import { takesAnswers } from "../../../../domain/exams/sittings/sitting-times.ts";
import { sitterOf, type Call } from "../../../http/handler.ts";
import { notFound, refusedFor } from "../../../http/refusal.ts";
import { serverTime } from "../../../http/server-time.ts";
import type { Db } from "../../../database/database.ts";
import { latestOwnSeq } from "./own-inbox-query.ts";
import {
  examSecurityOf,
  examSecuritySet,
  type ExamSecurity,
} from "../participant-session/exam-security-query.ts";
import { instantOf, isSat } from "../../exams/schedules/schedule-times-query.ts";
import type { Offered } from "../own-exams/own-exams-query.ts";
import { noteDevice } from "./shared-token-writing.ts";
import { sittingColumns } from "./sittings-table.ts";
import { boolean, json, moment, number, orNull, sqlRows, text } from "../../../records/sql-rows.ts";

export type Sitting = NonNullable<Awaited<ReturnType<typeof readSitting>>>;

/** Locked, where it is about to change: staff, the deadline and the participant act one after the other. */
export async function readSitting(
  { schedule, participant }: { schedule: string; participant: string },
  db: Db,
  locked = false,
) {
  return db
    .selectFrom("sittings")
    .selectAll()
    .where("schedule_id", "=", schedule)
    .where("participant_id", "=", participant)
    .$if(locked, (found) => found.forUpdate())
    .executeTakeFirst();
}

/** What an exam says to somebody who is in it. */
type EnteredExam = Pick<
  Offered,
  "id" | "alias" | "starts_at" | "stopped_at" | "fullscreen" | "max_leave"
> &
  Pick<ExamSecurity, "browsers">;
export type OwnSitting = { exam: EnteredExam; sitting: Sitting };
/**
 * `revision`: another one once anybody has changed the sitting. `messageSeq`: of the latest message to the participant. `resultSeq`: of the
 * latest act that publishes or withdraws results of the exam.
 */
export type ReadSitting = OwnSitting & { revision: string; messageSeq: number; resultSeq: number };

const ownRowColumns = {
  ...sittingColumns,
  revision: text(),
  message_seq: number(),
  result_seq: number(),
  alias: text(),
  starts_at: moment(),
  stopped_at: orNull(moment()),
  exam_fullscreen: orNull(boolean()),
  exam_leave: orNull(number()),
  security: json<Record<string, string>>(),
};

/** It begins every call of everybody at work, from whatever device. @throws Refusal, 44 before one has come in */
export async function ownSitting(
  schedule: string,
  call: Call,
  locked = false,
): Promise<ReadSitting> {
  const own = await readOwn(schedule, call, locked);
  return (await noteDevice(own.sitting, call)) ? readOwn(schedule, call, locked) : own;
}

/** In one query. */
async function readOwn(schedule: string, call: Call, locked: boolean): Promise<ReadSitting> {
  const { rows } = await sqlRows(ownRowColumns)`
    select si.*, si.xmin::text as revision,
      ${latestOwnSeq(sql`si.schedule_id`, sql`si.participant_id`)} as message_seq, s.alias, s.stopped_at, s.result_seq, s.fullscreen as exam_fullscreen, s.max_leave as exam_leave,
      ${instantOf(sql`coalesce(z.tanggal || ' ' || z.mulai, s.tanggal || ' ' || s.mulai)`)} as starts_at,
      ${examSecuritySet} as security
    from sittings si
    join schedules s on s.id = si.schedule_id
    left join schedule_sessions z on z.schedule_id = s.id and z.sesi = si.sesi
    where si.schedule_id = ${schedule} and si.participant_id = ${sitterOf(call).id} and ${isSat}
    ${locked ? sql`for update of si` : sql``}`.execute(call.db);
  const [row] = rows;
  if (!row) throw notFound("Ujian yang Anda ikuti", "not-entered");
  const {
    alias,
    starts_at,
    stopped_at,
    exam_fullscreen,
    exam_leave,
    security: set,
    revision,
    message_seq: messageSeq,
    result_seq: resultSeq,
    ...sitting
  } = row;
  const { browsers, fullscreen, maxLeave } = examSecurityOf(set);
  const exam = {
    id: schedule,
    alias,
    starts_at,
    stopped_at,
    browsers,
    fullscreen: exam_fullscreen ?? fullscreen,
    max_leave: maxLeave === null ? null : (exam_leave ?? maxLeave),
  };
  return { exam, sitting, revision, messageSeq, resultSeq };
}

/** The moment that the participant's time has come to: it stands still while the exam is stopped. */
export const clockOf = ({ exam }: Pick<OwnSitting, "exam">, at: Date): Date =>
  exam.stopped_at ?? at;

/** Of one who is at work here and now. @throws Refusal, 49 */
export function refuseIfNotAtWork({ exam, sitting }: OwnSitting, call: Call): void {
  const { status, opened_by: openedBy, deadline_at: deadline } = sitting;
  if (status === 1)
    throw refusedFor("finished", "Ujian ini sudah selesai; jawaban tidak dapat diubah lagi.");
  if (status === 0) throw refusedFor("not-started", "Ujian ini belum Anda mulai.");
  if (openedBy !== sitterOf(call).token) {
    throw refusedFor("token-needed", "Ketik token ujian lagi untuk melanjutkan di perangkat ini.");
  }
  const { stopped_at: stopped } = exam;
  // What was on its way when it was stopped still counts.
  if (stopped && !takesAnswers(stopped.getTime(), call.at.getTime()))
    throw refusedFor(
      "stopped",
      "Ujian dihentikan sementara; jawaban yang sudah tersimpan aman. Tunggu sampai dilanjutkan.",
    );
  const clock = clockOf({ exam }, call.at);
  if (deadline && takesAnswers(deadline.getTime(), clock.getTime())) return;
  throw refusedFor("time-over", "Waktu ujian sudah habis; jawaban ini tidak disimpan.");
}

export function stateOf({ exam, sitting }: OwnSitting, at: Date): SittingState {
  const { deadline_at: deadline, status } = sitting;
  const clock = clockOf({ exam }, at);
  const left = deadline
    ? Math.max(0, Math.ceil((deadline.getTime() - clock.getTime()) / 1000))
    : null;
  const time = (moment: Date | null) => moment?.toISOString() ?? null;
  return {
    id: exam.id,
    alias: exam.alias,
    status,
    server_time: serverTime(at),
    starts_at: exam.starts_at.toISOString(),
    started_at: time(sitting.started_at),
    deadline_at: time(deadline),
    stopped_at: time(exam.stopped_at),
    remaining_seconds: status === 1 ? null : left,
    extra_seconds: sitting.extra_seconds,
    finish_from: time(sitting.finish_from),
    finished_at: time(sitting.finished_at),
    leave_count: sitting.leave_count,
    max_leave: exam.max_leave,
    fullscreen: exam.fullscreen,
    seq: sitting.last_seq,
  };
}
