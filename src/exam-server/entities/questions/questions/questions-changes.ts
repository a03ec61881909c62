// Changing several questions at once: weight, difficulty, layout, scoring, reference, competences. It answers what they
// had before, which sent back undoes it.
import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import { bulkBatchSize, type BulkResult } from "../../../../contract/calls/list-fields.ts";
import type { PolicyName, QuestionInput } from "../../../../contract/questions/question-fields.ts";
import type { questionEndpoints } from "../../../../contract/endpoints/questions/question-endpoints.ts";
import type { QuestionChanges } from "../../../../contract/questions/questions.ts";
import { callerOf, type Call, type HandlersOf } from "../../../http/handler.ts";
import { done, refused, unchanged, type Outcome } from "../../../records/bulk-results.ts";
import { judgeQuestions, type Candidate } from "./question-access.ts";
import {
  competencesOf,
  referencesOf,
  strangeCompetence,
  strangeReference,
} from "./question-checks.ts";
import { bankPolicies, faultSentences, recheckQuestions } from "./stored-question-checks.ts";
import { fieldsById, keepVersions, linkCompetences } from "./question-rows-writing.ts";
import { examsUsing } from "./questions-query.ts";
import { invalidFields } from "../../../http/refusal.ts";
import { orNull, sqlRows, text } from "../../../records/sql-rows.ts";

type Input = InferOutput<typeof questionEndpoints.changeQuestions.input>;
type Change = { row: Candidate; before: QuestionChanges; after: QuestionChanges };

export const questionChanging: Pick<HandlersOf<typeof questionEndpoints>, "changeQuestions"> = {
  changeQuestions: { write: change },
};

async function change({ items }: Input, call: Call) {
  const wanted = new Map<string, QuestionChanges>();
  for (const { ids, changes } of items) {
    for (const id of ids) wanted.set(id, { ...wanted.get(id), ...changes });
  }
  const ids = [...wanted.keys()];
  if (ids.length > bulkBatchSize) {
    throw invalidFields({ items: `Paling banyak ${bulkBatchSize} soal sekali ubah.` });
  }
  const stored = await fieldsById(ids, call.db);
  const subjects = await subjectsOf(ids, call);
  const policies = await bankPolicies(ids, call.db);
  const planned = new Map<string, Change>();
  const judge = async (row: Candidate): Promise<Outcome> => {
    if (row.deleted_at) return refused("Soal tidak ditemukan.");
    const fields = stored.get(row.id)!;
    const { before, after } = differing(fields, wanted.get(row.id)!);
    if (Object.keys(after).length === 0) return unchanged;
    const fault = newFault(fields, after, policies.get(row.id));
    if (fault) return refused(fault);
    const reason = await whyNot(row, after, subjects.get(row.id) ?? null, call);
    if (reason) return refused(reason);
    planned.set(row.id, { row, before, after });
    return done;
  };
  const { results } = await judgeQuestions(ids, call, judge);
  await store([...planned.values()], stored, call);
  return { results: results satisfies BulkResult[], before: [...planned.values()].map(toUndo) };
}

const toUndo = ({ row, before }: Change) => ({ ids: [row.id], changes: before });

async function subjectsOf(ids: readonly string[], { db }: Call) {
  const { rows } = await sqlRows({ id: text(), subject_id: orNull(text()) })`
    select q.id, b.subject_id from questions q join question_banks b on b.id = q.bank_id
    where q.id = any(${ids})`.execute(db);
  return new Map(rows.map(({ id, subject_id }) => [id, subject_id]));
}

const asSet = (value: unknown) => (Array.isArray(value) ? new Set(value) : value);

/** Only what is asked for and is otherwise now. */
function differing(fields: QuestionInput, wanted: QuestionChanges) {
  const names = Object.keys(wanted) as (keyof QuestionChanges)[];
  const changed = names.filter(
    (name) =>
      wanted[name] !== undefined && !isDeepStrictEqual(asSet(wanted[name]), asSet(fields[name])),
  );
  const only = (from: QuestionChanges): QuestionChanges =>
    Object.fromEntries(changed.map((name) => [name, from[name]]));
  return { before: only(fields), after: only(wanted) };
}

async function whyNot(
  { bank_id }: Candidate,
  after: QuestionChanges,
  subjectId: string | null,
  { db }: Call,
): Promise<string | null> {
  const { reference_id: reference, competence_ids: competences } = after;
  if (reference && !(await referencesOf(bank_id, [reference], db)).has(reference)) {
    return strangeReference;
  }
  if (!competences || competences.length === 0) return null;
  const known = await competencesOf(subjectId, competences, db);
  return competences.every((id) => known.has(id)) ? null : strangeCompetence;
}

/** What the change itself makes wrong: a question that was refused before may still be given another weight. */
function newFault(
  fields: QuestionInput,
  after: QuestionChanges,
  bankPolicy: PolicyName | undefined,
): string | null {
  const before = new Set(faultSentences(fields, bankPolicy));
  const now = faultSentences({ ...fields, ...after }, bankPolicy);
  return now.find((fault) => !before.has(fault)) ?? null;
}

async function store(
  changes: readonly Change[],
  stored: ReadonlyMap<string, QuestionInput>,
  call: Call,
): Promise<void> {
  if (changes.length === 0) return;
  const { db, at } = call;
  await keepUsed(changes, stored, call);
  const merged = changes.map(({ row, after }) => ({
    id: row.id,
    ...stored.get(row.id)!,
    ...after,
  }));
  await sql`
    update questions q set bobot = new.bobot, difficulty = new.difficulty, layout = new.layout,
      policy = new.policy, shuffle = new.shuffle, reference_id = new.reference_id,
      version = q.version + 1, updated_at = ${at}::timestamptz
    from json_to_recordset(${JSON.stringify(merged.map(columnsOf))}::json) as new (id text,
      bobot numeric, difficulty text, layout integer, policy text, shuffle boolean, reference_id text)
    where q.id = new.id`.execute(db);
  const linked = merged.filter((_, index) => changes[index]!.after.competence_ids !== undefined);
  await linkCompetences(new Map(linked.map((fields) => [fields.id, fields])), db);
  await recheckQuestions(
    merged.map(({ id }) => id),
    db,
  );
  await call.audit(
    changes.map(({ row, before, after }) => ({
      action: "question.update",
      objectId: row.id,
      before,
      after,
    })),
  );
}

function columnsOf(fields: QuestionInput & { id: string }) {
  const { id, bobot, difficulty, layout, policy, shuffle, reference_id } = fields;
  return { id, bobot, difficulty, layout, policy, shuffle, reference_id };
}

/** What an exam has used is kept as it was. */
async function keepUsed(
  changes: readonly Change[],
  stored: ReadonlyMap<string, QuestionInput>,
  call: Call,
): Promise<void> {
  const { db, at } = call;
  const used = new Set<string>();
  for (const bankId of new Set(changes.map(({ row }) => row.bank_id))) {
    if ((await examsUsing(bankId, db)).length > 0) used.add(bankId);
  }
  const kept = changes
    .filter(({ row }) => used.has(row.bank_id))
    .map(({ row: { id, version } }) => ({ id, version, fields: stored.get(id)! }));
  await keepVersions(kept, callerOf(call).id, at, db);
}
