// The way into an exam: what one sits today, in by the token, and the start.
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import type { ownExamEndpoints } from "../../../../contract/endpoints/sitting/own-exam-endpoints.ts";
import type { SittingState } from "../../../../contract/sitting/own-exams.ts";
import { deadlineOf, earliestFinish } from "../../../../domain/exams/sittings/sitting-times.ts";
import { sitterOf, type Call, type HandlersOf } from "../../../http/handler.ts";
import { refusedFor } from "../../../http/refusal.ts";
import { serverTime } from "../../../http/server-time.ts";
import { shownResults } from "../own-results/shown-results-query.ts";
import { drawSitting } from "../sittings/sitting-draw-writing.ts";
import { deliverMissedAnnouncements } from "../sittings/own-inbox-writing.ts";
import { addSittingEvent } from "../sittings/sitting-finish-writing.ts";
import { keptSeconds } from "../sittings/sitting-rows-query.ts";
import { ownSitting, readSitting, stateOf, type Sitting } from "../sittings/sitting-state-query.ts";
import { refuseOtherBrowsers } from "../participant-session/exam-security-query.ts";
import { refuseWrongToken } from "./exam-token-checks.ts";
import {
  entryLimits,
  hindranceOf,
  hindranceText,
  offeredExam,
  offeredExams,
  ownExam,
  type Offered,
} from "./own-exams-query.ts";

export const ownExamsHandlers: HandlersOf<typeof ownExamEndpoints> = {
  listOwnExams: {
    async read(_input, call) {
      const exams = await offeredExams(call);
      return {
        server_time: serverTime(call.at),
        items: exams.map((exam) => ownExam(exam, call.at)),
        results: await shownResults(call),
      };
    },
  },
  openSitting: { write: open },
  startSitting: { write: start },
};

async function open(
  { id, token }: InferOutput<typeof ownExamEndpoints.openSitting.input>,
  call: Call,
): Promise<SittingState> {
  const exam = await offeredExam(id, call);
  refuseOtherBrowsers(exam, call);
  const participant = sitterOf(call);
  const known = await readSitting({ schedule: id, participant: participant.id }, call.db, true);
  if (known?.status === 1) throw refusedFor("finished", "Ujian ini sudah Anda selesaikan.");
  if (known && known.opened_by === participant.token) {
    await deliverMissedAnnouncements(id, call);
    return stateOf({ exam, sitting: known }, call.at);
  }
  refuseHindered({ ...exam, status: known?.status ?? null }, call);
  await refuseWrongToken(exam, token, call);
  const sitting = known ? await comeBack(known, call) : await comeIn(exam, call);
  const { ip, agent } = call;
  await addSittingEvent(call.db, sitting.id, { kind: "open", at: call.at, detail: { ip, agent } });
  await deliverMissedAnnouncements(id, call);
  return stateOf({ exam, sitting }, call.at);
}

/** @throws Refusal, 49 */
function refuseHindered(exam: Offered, { at }: Call): void {
  const hindrance = hindranceOf(exam, at);
  if (hindrance) throw refusedFor(hindrance, hindranceText(hindrance, exam));
}

const seatOf = (call: Call) => ({
  opened_by: sitterOf(call).token,
  ip: call.ip,
  agent: call.agent,
  last_seen_at: call.at,
  away_since: null,
  other_ip: "",
  other_agent: "",
  other_at: null,
  shared_at: null,
});

function comeBack({ id }: Sitting, call: Call): Promise<Sitting> {
  return call.db
    .updateTable("sittings")
    .set(seatOf(call))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Two calls at once: one of them makes the sitting, and both come into it. */
async function comeIn({ id, bank, room_id, sesi }: Offered, call: Call): Promise<Sitting> {
  const participant = sitterOf(call).id;
  // Whoever adds time for them at this moment is waited for, so that it is found.
  await sql`select id from participants where id = ${participant} for key share`.execute(call.db);
  return call.db
    .insertInto("sittings")
    .values({
      id: randomUUID(),
      schedule_id: id,
      participant_id: participant,
      bank_id: bank!.id,
      room_id,
      sesi,
      extra_seconds: keptSeconds(sql`${id}`, sql`${participant}`),
      created_at: call.at,
      ...seatOf(call),
    })
    .onConflict((known) =>
      known.columns(["schedule_id", "participant_id"]).doUpdateSet(seatOf(call)),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function start({ id }: { id: string }, call: Call): Promise<SittingState> {
  const { sitting, exam: entered } = await ownSitting(id, call, true);
  refuseOtherBrowsers(entered, call);
  if (sitting.status === 1) throw refusedFor("finished", "Ujian ini sudah Anda selesaikan.");
  if (sitting.status === 3) return stateOf({ exam: entered, sitting }, call.at);
  if (sitting.opened_by !== sitterOf(call).token) {
    throw refusedFor("token-needed", "Ketik token ujian lagi untuk memulai di perangkat ini.");
  }
  const exam = await offeredExam(id, call);
  refuseHindered(exam, call);
  if (call.at < exam.starts_at)
    throw refusedFor("before-start", "Ujian belum mulai. Tunggu sampai waktunya.");
  return stateOf({ exam, sitting: await begin(exam, sitting, call) }, call.at);
}

async function begin(exam: Offered, sitting: Sitting, call: Call): Promise<Sitting> {
  const { db, at } = call;
  const bank = sitting.bank_id ?? exam.bank!.id;
  const drawn = await drawSitting({ sitting: sitting.id, bank, schedule: exam.id }, db);
  const begun = at.getTime();
  const start = exam.starts_at.getTime();
  const deadline = deadlineOf(begun, start, entryLimits(exam), sitting.extra_seconds);
  const started = await db
    .updateTable("sittings")
    .set({
      ...drawn,
      bank_id: bank,
      status: 3,
      started_at: at,
      deadline_at: new Date(deadline),
      finish_from: new Date(earliestFinish(begun, deadline, exam.min_test)),
      last_seen_at: at,
    })
    .where("id", "=", sitting.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await addSittingEvent(db, sitting.id, { kind: "start", at });
  return started;
}
