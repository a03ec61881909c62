// What a participant will see once an act is done: their own call's answer (own-results/), for staff who may act.
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import type { resultPublicationEndpoints } from "../../../../contract/endpoints/results/result-publication-endpoints.ts";
import type { PublicationPreview } from "../../../../contract/results/publication-preview.ts";
import type { DecidingAct } from "../../../../domain/results/publication-rule.ts";
import type { Call } from "../../../http/handler.ts";
import { boolean, sqlRows, text } from "../../../records/sql-rows.ts";
import { mayUseBank } from "../../questions/banks/bank-access.ts";
import { blindnessOf, isMarked, isUnrevealed } from "../marking/named-results-query.ts";
import { isCorrector } from "../marking/marking-access.ts";
import { seenResult } from "../own-results/own-result-query.ts";
import { readSitting } from "../sittings/sitting-state-query.ts";
import { decidingAct, isConcerned, isWithinSome } from "./deciding-act-query.ts";
import { refuseOthersPublication } from "./result-publications-writing.ts";

type Asked = InferOutput<(typeof resultPublicationEndpoints)["previewPublication"]["input"]>;

export async function publicationPreview(
  { schedule_id: schedule, participant_id: chosen, example, ...planned }: Asked,
  call: Call,
): Promise<PublicationPreview | null> {
  await refuseOthersPublication(schedule, call);
  const id = chosen || (await exampleOf(schedule, example, planned.group_ids, call));
  const participant = id === null ? null : await shownParticipant(id, schedule, call);
  if (!participant) return null;
  const { may_see_bank: maySeeBank, ...named } = participant;
  const sitting = await readSitting({ schedule, participant: named.id }, call.db);
  const concerned = { participant_id: named.id, schedule_id: schedule };
  const is_concerned = await isConcerned(concerned, planned.group_ids, call.db);
  const nothing = { participant: named, is_concerned, questions: 0, hides_questions: false };
  if (sitting?.status !== 1) return { ...nothing, result: null, is_blind: false };
  const { isBlind } = await blindnessOf(sitting, call.db);
  if (isBlind) return { ...nothing, result: null, is_blind: true };
  const act = is_concerned ? actOf(planned) : await decidingAct(concerned, call.db);
  const result = await seenResult(sitting, act, call);
  const questions = result.questions.length;
  if (maySeeBank) return { ...nothing, result, is_blind: false, questions };
  return {
    ...nothing,
    result: { ...result, questions: [] },
    is_blind: false,
    questions,
    hides_questions: questions > 0,
  };
}

const actOf = ({ kind, view }: Pick<Asked, "kind" | "view">): DecidingAct => ({
  kind,
  view: kind === "publish" ? view : null,
});

/** A locked bank hides its questions from everybody. */
async function shownParticipant(id: string, schedule: string, call: Call) {
  const { rows } = await sqlRows({
    id: text(),
    nama: text(),
    no_ujian: text(),
    group_path: text(),
    may_see_bank: boolean(),
  })`
    select p.id, p.nama, p.no_ujian, coalesce(g.path, '') as group_path,
      b.lock_password_hash is null and (${mayUseBank(call)} or ${isCorrector(call)}) as may_see_bank
    from sittings si
    join participants p on p.id = si.participant_id and p.deleted_at is null
    left join groups g on g.id = p.group_id
    left join question_banks b on b.id = si.bank_id
    where si.schedule_id = ${schedule} and p.id = ${id}`.execute(call.db);
  return rows[0] ?? null;
}

/** Null: nobody's result can be shown beside a name. */
async function exampleOf(
  schedule: string,
  example: Asked["example"],
  groups: readonly string[],
  call: Call,
): Promise<string | null> {
  const order =
    example === "fullest"
      ? sql`res.pending, si.answered desc, res.score desc`
      : sql`si.answered, res.score`;
  const { rows } = await sqlRows({ id: text() })`
    select p.id from sittings si
    join sitting_results res on res.sitting_id = si.id
    join participants p on p.id = si.participant_id and p.deleted_at is null
    where si.schedule_id = ${schedule} and si.status = 1
      and ${isWithinSome(sql`p.group_id`, groups)}
      and not (${isMarked(schedule)} and ${isUnrevealed})
    order by ${order}, p.no_ujian collate "C" limit 1`.execute(call.db);
  return rows[0]?.id ?? null;
}
