// Asking a colleague about an answer, taking the question back, and replying. A question has one reply; who comes second is told of the first.
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import type { markingEndpoints } from "../../../../contract/endpoints/marking/marking-endpoints.ts";
import { maxWaitingAsks, type MarkingAsk } from "../../../../contract/marking/marking-asks.ts";
import { callerOf, type Call } from "../../../http/handler.ts";
import { conflict, notFound, refuseFaults } from "../../../http/refusal.ts";
import { boolean, sqlRows, text } from "../../../records/sql-rows.ts";
import { controlsAmong } from "../marking-rules/control-answers-query.ts";
import { openOwnUnit, openUnit, type Unit } from "../marking/marking-access.ts";
import { askById, colleaguesOf } from "./marking-asks-query.ts";
import { ownWaiting } from "./waiting-asks-query.ts";

type Asking = InferOutput<typeof markingEndpoints.askColleague.input>;
type Withdrawal = InferOutput<typeof markingEndpoints.withdrawMarkingAsk.input>;
type Reply = InferOutput<typeof markingEndpoints.replyToMarkingAsk.input>;

export async function askColleague(input: Asking, call: Call): Promise<MarkingAsk> {
  const { schedule_id, question_id, id, code, colleague_id: colleague } = input;
  const unit = { schedule_id, question_id };
  await openOwnUnit(unit, call);
  const answer = await lockAnswer(unit, code, call);
  if (await isAskedAlready(id, call)) return askById({ ...unit, ask_id: id }, call);
  const { items } = await colleaguesOf(unit, call);
  const chosen = items.find((one) => one.id === colleague);
  if (!chosen) {
    refuseFaults({ colleague_id: "Rekan ini tidak dapat ditanya tentang soal ini lagi." });
  }
  await refuseTooMany(input, call);
  await call.db
    .insertInto("marking_asks")
    .values({
      id,
      ...unit,
      sitting_id: answer.sitting,
      code,
      is_control: answer.isControl,
      answer_seq: input.seq,
      asker_id: callerOf(call).id,
      colleague_id: colleague,
      text: input.text,
      at: call.at,
    })
    .execute();
  await dropClaim(answer.sitting, unit, call);
  await call.audit({
    action: "question.ask-colleague",
    objectId: question_id,
    after: { code, colleague: chosen!.nama, text: input.text },
  });
  return askById({ ...unit, ask_id: id }, call);
}

/** Two questions of one person about one answer, of two tabs, wait for each other. @throws Refusal, 44 */
async function lockAnswer(unit: Unit, code: string, call: Call) {
  const control = (await controlsAmong(unit, [code], call)).get(code);
  const isMeant = control ? sql`si.id = ${control.sitting}` : sql`si.marking_code = ${code}`;
  const { rows } = await sqlRows({ sitting: text() })`
    select si.id as sitting from marking_answers ma
    join sittings si on si.id = ma.sitting_id and si.status = 1
    where ma.schedule_id = ${unit.schedule_id} and ma.question_id = ${unit.question_id}
      and ${isMeant} for update of si`.execute(call.db);
  const [row] = rows;
  if (!row) throw notFound("Jawaban");
  return { sitting: row.sitting, isControl: control !== undefined };
}

/** @throws Refusal, 49, when the id is that of another person's question */
async function isAskedAlready(id: string, call: Call): Promise<boolean> {
  const known = await call.db
    .selectFrom("marking_asks")
    .select("asker_id")
    .where("id", "=", id)
    .executeTakeFirst();
  if (known && known.asker_id !== callerOf(call).id) {
    throw conflict("Pertanyaan ini sudah ada. Muat ulang halaman ini.");
  }
  return known !== undefined;
}

/** Of the answer, to the same colleague; and in all. */
async function refuseTooMany(
  { schedule_id, question_id, code, colleague_id }: Asking,
  call: Call,
): Promise<void> {
  const { rows } = await sqlRows({ is_same: boolean() })`
    select k.code = ${code} and k.colleague_id = ${colleague_id} as is_same
    from ${ownWaiting(call)}
      and k.schedule_id = ${schedule_id} and k.question_id = ${question_id}`.execute(call.db);
  refuseFaults(
    rows.some(({ is_same: isSame }) => isSame)
      ? {
          colleague_id:
            "Rekan ini sudah Anda tanya tentang jawaban ini dan belum memberi pendapat.",
        }
      : {},
  );
  if (rows.length >= maxWaitingAsks) {
    throw conflict(
      `Paling banyak ${maxWaitingAsks} pertanyaan menunggu sekaligus. Tunggu pendapat rekan, atau tarik sebagian.`,
    );
  }
}

/** Whoever waits for a reply has no need to keep the answer from others. */
async function dropClaim(sitting: string, { question_id }: Unit, call: Call): Promise<void> {
  await call.db
    .deleteFrom("marking_claims")
    .where("sitting_id", "=", sitting)
    .where("question_id", "=", question_id)
    .where("marker_id", "=", callerOf(call).id)
    .execute();
}

export async function withdrawAsk(input: Withdrawal, call: Call): Promise<MarkingAsk> {
  const { schedule_id, question_id, ask_id: id } = input;
  const ask = await lockAsk(input, call);
  if (!ask.is_own) throw notFound("Pertanyaan Anda");
  if (ask.state === "replied") {
    throw conflict(`${ask.colleague} sudah memberi pendapat. Muat ulang halaman ini.`, ask);
  }
  if (ask.state === "withdrawn") return ask;
  await call.db
    .updateTable("marking_asks")
    .set({ withdrawn_at: call.at })
    .where("id", "=", id)
    .execute();
  await call.audit({
    action: "question.withdraw-ask",
    objectId: question_id,
    after: { code: ask.code, colleague: ask.colleague },
  });
  return askById({ schedule_id, question_id, ask_id: id }, call);
}

export async function replyToAsk(input: Reply, call: Call): Promise<MarkingAsk> {
  const { schedule_id, question_id, ask_id: id, text: reply, points } = input;
  const ask = await lockAsk(input, call);
  if (!ask.is_for_me) throw notFound("Pertanyaan untuk Anda");
  if (ask.reply) {
    if (ask.reply.text === reply && ask.reply.points === points) return ask;
    throw conflict(
      "Anda sudah memberi pendapat atas pertanyaan ini. Pendapat yang ini tidak disimpan.",
      ask,
    );
  }
  if (ask.state === "withdrawn") {
    throw conflict(`${ask.asker} sudah menarik pertanyaan ini.`, ask);
  }
  await call.db
    .updateTable("marking_asks")
    .set({ reply, reply_points: points, replied_at: call.at })
    .where("id", "=", id)
    .execute();
  await call.audit({
    action: "question.reply-colleague",
    objectId: question_id,
    after: { code: ask.code, asker: ask.asker, text: reply },
  });
  return askById({ schedule_id, question_id, ask_id: id }, call);
}

/** Two replies, or a reply and a withdrawal, come one after the other. */
async function lockAsk(
  { schedule_id, question_id, ask_id }: Withdrawal,
  call: Call,
): Promise<MarkingAsk> {
  await openUnit({ schedule_id, question_id }, call);
  await sql`select 1 from marking_asks where id = ${ask_id} for update`.execute(call.db);
  return askById({ schedule_id, question_id, ask_id }, call);
}
