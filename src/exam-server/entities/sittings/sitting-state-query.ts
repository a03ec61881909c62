// A participant's sitting as its state is told: to the participant after each call, by the server's clock.
import type { SittingState } from "../../../contract/sitting/own-exams.ts";
import { takesAnswers } from "../../../domain/exams/sittings/sitting-times.ts";
import type { Call } from "../../http/handler.ts";
import { sitterOf } from "../../http/handler.ts";
import { conflict, notFound } from "../../http/refusal.ts";
import { serverTime } from "../../http/server-time.ts";
import type { Db } from "../../database/database.ts";
import { offeredExam } from "../own-exams/own-exams-query.ts";
import type { Offered } from "../own-exams/own-exams-query.ts";

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

export type OwnSitting = { exam: Offered; sitting: Sitting };

/** @throws Refusal, 44 before one has come in */
export async function ownSitting(
  schedule: string,
  call: Call,
  locked = false,
): Promise<OwnSitting> {
  const exam = await offeredExam(schedule, call);
  const sitting = await readSitting({ schedule, participant: sitterOf(call).id }, call.db, locked);
  if (!sitting) throw notFound("Ujian yang Anda ikuti");
  return { exam, sitting };
}

/** Of one who is at work here and now. @throws Refusal, 49 */
export function refuseIfNotAtWork({ sitting }: OwnSitting, call: Call): void {
  const { status, opened_by: openedBy, deadline_at: deadline } = sitting;
  if (status === 1) throw conflict("Ujian ini sudah selesai; jawaban tidak dapat diubah lagi.");
  if (status === 0) throw conflict("Ujian ini belum Anda mulai.");
  if (openedBy !== sitterOf(call).token) {
    throw conflict("Ketik token ujian lagi untuk melanjutkan di perangkat ini.");
  }
  if (deadline && takesAnswers(deadline.getTime(), call.at.getTime())) return;
  throw conflict("Waktu ujian sudah habis; jawaban ini tidak disimpan.");
}

export function stateOf({ exam, sitting }: OwnSitting, at: Date): SittingState {
  const { deadline_at: deadline, status } = sitting;
  const left = deadline ? Math.max(0, Math.ceil((deadline.getTime() - at.getTime()) / 1000)) : null;
  const time = (moment: Date | null) => moment?.toISOString() ?? null;
  return {
    id: exam.id,
    alias: exam.alias,
    status,
    server_time: serverTime(at),
    starts_at: exam.starts_at.toISOString(),
    started_at: time(sitting.started_at),
    deadline_at: time(deadline),
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
