// Deciding about a question after its analysis, and taking that back. A decision that was taken back keeps its row, so that its number goes on.
import type { InferOutput } from "valibot";
import type { itemAnalysisEndpoints } from "../../../../contract/endpoints/analysis/item-analysis-endpoints.ts";
import type { ItemDecision } from "../../../../contract/analysis/item-decisions.ts";
import { callerOf, type Call } from "../../../http/handler.ts";
import { newerVersion, notFound } from "../../../http/refusal.ts";
import { sqlRows, text } from "../../../records/sql-rows.ts";
import { mayAnalyse, openAnalysedBank } from "./analysed-bank-query.ts";
import { readDecision } from "./item-decisions-query.ts";

type Sent = InferOutput<typeof itemAnalysisEndpoints.saveItemDecision.input>;

/** @throws Refusal, 44, or 49: with the newer decision when somebody else has decided since, and while the bank is locked */
export async function saveItemDecision(sent: Sent, call: Call): Promise<ItemDecision> {
  await openShownVersion(sent, call);
  const before = await readDecision(sent, call);
  const { question_id, version, status } = sent;
  const note = status === null ? "" : sent.note;
  if (before && before.status === status && before.note === note) return before;
  if (sent.revision !== (before?.revision ?? 0)) {
    throw newerVersion("Keputusan tentang soal", before);
  }
  const { id: decided_by, name: decided_name } = callerOf(call);
  const revision = sent.revision + 1;
  const row = { status, note, revision, decided_by, decided_name, decided_at: call.at };
  await call.db
    .insertInto("item_decisions")
    .values({ question_id, version, ...row })
    .onConflict((known) => known.columns(["question_id", "version"]).doUpdateSet(row))
    .execute();
  await call.audit({
    action: status === null ? "question.take-back-decision" : "question.decide-item",
    objectId: question_id,
    before: { version, status: before?.status ?? null, note: before?.note ?? "" },
    after: { version, status, note },
  });
  return (await readDecision(sent, call))!;
}

/** Two who decide about a question at once come one after the other, also where no row exists that could be locked. @throws Refusal */
async function openShownVersion({ question_id: id, version }: Sent, call: Call): Promise<void> {
  const { rows } = await sqlRows({ bank_id: text() })`
    select q.bank_id from questions q join question_banks b on b.id = q.bank_id
    where q.id = ${id} and ${mayAnalyse(call)} and exists (
      select 1 from sitting_questions sq join sittings si on si.id = sq.sitting_id
      where sq.question_id = q.id and sq.version = ${version} and si.status = 1)
    for no key update of q`.execute(call.db);
  const [found] = rows;
  if (!found) throw notFound("Soal yang dianalisis");
  await openAnalysedBank(found.bank_id, call);
}
