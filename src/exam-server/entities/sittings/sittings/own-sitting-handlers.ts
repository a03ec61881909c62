// A participant at work: what they see, what happens at their screen, the beat, and handing in.
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import type { ownSittingEndpoints } from "../../../../contract/endpoints/sitting/own-sitting-endpoints.ts";
import { takesAnswers } from "../../../../domain/exams/sittings/sitting-times.ts";
import { sitterOf, type Call, type HandlersOf } from "../../../http/handler.ts";
import { boolean, sqlRows } from "../../../records/sql-rows.ts";
import { refusedFor } from "../../../http/refusal.ts";
import { serverTime } from "../../../http/server-time.ts";
import { setSitterStatus } from "./sitter-status-writing.ts";
import { saveAnswersHandler } from "../own-answers/answers-writing.ts";
import { playsOf } from "./sound-plays-handlers.ts";
import { shownMediaOf } from "./shown/shown-media-query.ts";
import { shownQuestions, type Shown } from "./shown/shown-questions-query.ts";
import { refuseOtherBrowsers } from "../participant-session/exam-security-query.ts";
import { ownResult } from "../own-results/own-result-query.ts";
import { addSittingEvent, endSitting } from "./sitting-finish-writing.ts";
import { noteDelivered, noteSeen, noteShown } from "./sitting-presence-writing.ts";
import {
  clockOf,
  ownSitting,
  refuseIfNotAtWork,
  stateOf,
  type OwnSitting,
  type Sitting,
} from "./sitting-state-query.ts";

export const ownSittingHandlers: HandlersOf<typeof ownSittingEndpoints> = {
  getOwnSitting: {
    async staged({ id }, call) {
      const own = await ownSitting(id, call);
      refuseOtherBrowsers(own.exam, call);
      await noteDelivered(own, call);
      const state = stateOf(own, call.at);
      const { status, opened_by: openedBy } = own.sitting;
      if (status !== 3 || openedBy !== sitterOf(call).token) {
        return { ...state, references: [], questions: [], media: [] };
      }
      const questions = await shownQuestions(own.sitting, call);
      const references = await shownReferences(own.sitting, questions, call);
      return {
        ...state,
        references,
        media: await shownMediaOf({ references, questions }, call.db),
        questions: questions.map(({ explanation: _hidden, ...question }) => question),
      };
    },
  },
  saveAnswers: saveAnswersHandler,
  reportScreen: { write: report },
  beat: { staged: beat },
  finishSitting: { write: finish },
  getOwnResult: { read: ({ id }, call) => ownResult(id, call) },
};

async function shownReferences(sitting: Sitting, questions: readonly Shown[], { db }: Call) {
  const ids = [...new Set(questions.flatMap(({ reference_id: id }) => id ?? []))];
  if (ids.length === 0) return [];
  return db
    .selectFrom("question_references")
    .select(["id", "type", "judul", "isi", "audio_id", "max_play"])
    .select(playsOf(sql`${sitting.id}`, sql`question_references.id`).as("played"))
    .where("id", "in", ids)
    .orderBy("position")
    .execute();
}

// --- The screen ---

/** Of one kind: more than anybody can have at a screen. The rest of what a device makes up fills no disk. */
const maxEvents = 1_000;

type Report = InferOutput<typeof ownSittingEndpoints.reportScreen.input>;

async function report({ id, event_id, kind, seconds }: Report, call: Call) {
  const own = await ownSitting(id, call, true);
  refuseIfNotAtWork(own, call);
  const { db, at } = call;
  const { rows } = await sqlRows({ is_new: boolean() })`
    with known as (
      select count(*) filter (where kind = ${kind}) as same_kind,
        count(*) filter (where client_id = ${event_id}) as same_event
      from sitting_events where sitting_id = ${own.sitting.id}
    ), kept as (
      insert into sitting_events (sitting_id, at, kind, detail, client_id)
      select ${own.sitting.id}, ${at}::timestamptz, ${kind}, ${JSON.stringify({ seconds })}::jsonb,
        ${event_id}
      from known where same_event = 0 and same_kind < ${maxEvents})
    select same_event = 0 as is_new from known`.execute(db);
  // It counts whether or not it is kept: no number of events, of this or another kind, switches the counter off.
  const isNew = rows[0]!.is_new;
  const left = own.sitting.leave_count + (isNew && kind === "leave" ? 1 : 0);
  const reason = isNew ? blockReason({ ...own, left, kind }, call) : "";
  if (reason !== "") await block(own.sitting, reason, call);
  const sitting = await db
    .updateTable("sittings")
    .set({ leave_count: left, last_seen_at: at, ...(isNew && awayAfter(kind, at)) })
    .where("id", "=", own.sitting.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return {
    ...stateOf({ ...own, sitting }, at),
    blocked: reason !== "",
    block_reason: reason,
  };
}

/** Whether the page is in front afterwards. */
function awayAfter(kind: Report["kind"], at: Date): { away_since: Date | null } {
  return { away_since: kind === "leave" || kind === "fullscreen-out" ? at : null };
}

type Watched = OwnSitting & { left: number; kind: Report["kind"] };

/** Empty: nobody is blocked for it. */
function blockReason({ exam, left, kind }: Watched, call: Call): string {
  if (sitterOf(call).antiblock) return "";
  const { max_leave: most, alias } = exam;
  if (kind === "leave" && most !== null && left > most) {
    return `Terlalu sering meninggalkan halaman ujian ${alias} (${left} kali).`;
  }
  return kind === "fullscreen-out" && exam.fullscreen
    ? `Keluar dari layar penuh pada ujian ${alias}.`
    : "";
}

/** The clock goes on. */
async function block({ id }: Sitting, reason: string, call: Call): Promise<void> {
  const { db, at } = call;
  const sitter = sitterOf(call);
  await setSitterStatus(
    sitter.id,
    { status: "blocked", block_reason: reason, blocked_at: at },
    call,
  );
  await addSittingEvent(db, id, { kind: "block", at, detail: { reason } });
  await call.audit({
    action: "participant.block",
    objectId: sitter.id,
    before: { status: "active" },
    after: { status: "blocked", nama: sitter.nama },
    reason,
  });
}

// --- The beat ---

async function beat(
  { id, client_time: said, shown_extra: shown }: InferOutput<typeof ownSittingEndpoints.beat.input>,
  call: Call,
) {
  const own = await ownSitting(id, call);
  await noteSeen(own, said, call);
  await noteShown(own, shown, call);
  await noteDelivered(own, call);
  return stateOf(own, call.at);
}

// --- The end ---

async function finish({ id }: { id: string }, call: Call) {
  const own = await ownSitting(id, call, true);
  const { sitting } = own;
  const { at, db } = call;
  if (sitting.status === 1) return stateOf(own, at);
  const clock = clockOf(own, at).getTime();
  const isLate = sitting.deadline_at && !takesAnswers(sitting.deadline_at.getTime(), clock);
  if (!isLate) refuseIfNotAtWork(own, call);
  if (sitting.finish_from && at < sitting.finish_from) {
    const clock = serverTime(sitting.finish_from).slice(11, 16).replace(":", ".");
    throw refusedFor("before-minimum", `Ujian ini paling cepat dikumpulkan pukul ${clock}.`);
  }
  const ending = isLate
    ? { kind: "timeout" as const, at: sitting.deadline_at!, by: null }
    : { kind: "self" as const, at, by: null };
  await endSitting(sitting, ending, { db, versions: call.services.questionVersions, now: at });
  return stateOf(await ownSitting(id, call), at);
}
