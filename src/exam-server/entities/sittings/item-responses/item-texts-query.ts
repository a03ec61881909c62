// Question versions of an analysis as participants were shown them, also for whoever may analyse the bank and not read it. They are told what
// participants of exams of this bank have seen, once no exam with these questions is ahead of somebody or under way.
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import type { itemAnalysisEndpoints } from "../../../../contract/endpoints/analysis/item-analysis-endpoints.ts";
import type { AnalysedText } from "../../../../contract/analysis/item-texts.ts";
import type { QuestionUsage } from "../../../../contract/questions/question-usage.ts";
import { itemColumnId } from "../../../../domain/item-analysis/sending/item-column-id.ts";
import { participantContent } from "../../../../domain/questions/participant-question.ts";
import { holds, type Call } from "../../../http/handler.ts";
import type { ShownVersion } from "../../../http/services.ts";
import { boolean, json, number, orNull, sqlRows, text } from "../../../records/sql-rows.ts";
import { stateAt } from "../../exams/schedules/schedule-times-query.ts";
import { mayUseBank } from "../../questions/banks/bank-access.ts";
import {
  shownReferences,
  type ShownReference,
} from "../../questions/references/shown-references-query.ts";
import { openAnalysedBank } from "./analysed-bank-query.ts";

type Asked = InferOutput<typeof itemAnalysisEndpoints.listAnalysedTexts.input>;

/** @throws Refusal, 44, or 49 while the bank is locked */
export async function itemTexts(asked: Asked, call: Call): Promise<{ items: AnalysedText[] }> {
  await openAnalysedBank(asked.bank_id, call);
  const found = await shownVersions(asked, call);
  const given = found.filter((version) => version.is_given);
  const read = await call.services.questionVersions.read(given, call.db);
  const texts = new Map(given.map((version, at) => [keyOf(version), read[at]!]));
  const references = await shownReferences(read, call.db);
  const byKey = new Map(found.map((version) => [keyOf(version), version]));
  const items = asked.versions.map(({ question_id, version }): AnalysedText => {
    const key = keyOf({ question_id, version });
    const own = byKey.get(key);
    const shown = texts.get(key);
    return {
      question_id,
      version,
      state: shown ? "known" : own ? "held" : "missing",
      is_present: own?.is_present ?? false,
      may_edit: own?.may_edit ?? false,
      text: shown && own ? textOf(shown, own, references) : null,
    };
  });
  return { items };
}

const keyOf = ({ question_id: id, version }: Asked["versions"][number]) =>
  itemColumnId(id, version);

function textOf(
  { stem, layout, audio, content, reference_id: reference }: ShownVersion,
  { outside_usage, ...key }: FoundVersion,
  references: ReadonlyMap<string, ShownReference>,
) {
  // Options keep their order: tables of an analysis call them by letters.
  const { type, payload } = participantContent(content, keyOf(key), false);
  const shared = reference === null ? null : (references.get(reference) ?? null);
  return { reference: shared, stem, layout, audio, type, payload, outside_usage };
}

type FoundVersion = Asked["versions"][number] & {
  is_given: boolean;
  is_present: boolean;
  may_edit: boolean;
  outside_usage: QuestionUsage | null;
};

/** Of those that are asked for, the ones that somebody who has ended was shown in an exam of this bank. */
async function shownVersions(
  { bank_id: bank, versions }: Asked,
  call: Call,
): Promise<FoundVersion[]> {
  const wanted = sql`(select distinct w.question_id, w.version
    from json_to_recordset(${JSON.stringify(versions)}::json)
      as w (question_id text, version integer))`;
  // Each is found by the first of its sittings.
  const shown = sql`(select 1 as found
    from sitting_questions sq join sittings si on si.id = sq.sitting_id
    join participants p on p.id = si.participant_id and p.deleted_at is null
    where sq.question_id = v.question_id and sq.version = v.version
      and si.bank_id = ${bank} and si.status = 1
    limit 1)`;
  const isReader = sql`(${holds("0010A", call)} and ${mayUseBank(call)})`;
  const { rows } = await sqlRows({
    question_id: text(),
    version: number(),
    is_given: boolean(),
    is_present: boolean(),
    may_edit: boolean(),
    outside_usage: orNull(json<QuestionUsage>()),
  })`
    with wanted as materialized ${wanted},
    pending as materialized (
      select sb.bank_id from schedule_banks sb join schedules s on s.id = sb.schedule_id
      where (sb.bank_id = ${bank} or sb.bank_id in (
          select q.bank_id from questions q where q.id in (select question_id from wanted)))
        and ${stateAt(call.at)} in ('akan-datang', 'berlangsung', 'dihentikan'))
    select v.question_id, v.version,
      b.lock_password_hash is null and (${isReader} or not exists (
        select 1 from pending where pending.bank_id = ${bank} or pending.bank_id = b.id)) as is_given,
      q.deleted_at is null and q.version = v.version as is_present,
      q.deleted_at is null and b.id = ${bank} and ${isReader} as may_edit, q.outside_usage
    from wanted w
    join question_versions v on v.question_id = w.question_id and v.version = w.version
    join questions q on q.id = v.question_id join question_banks b on b.id = q.bank_id
    cross join lateral ${shown} shown`.execute(call.db);
  return rows;
}
