// Adding and changing one question, and the versions that were kept of it.
import { isDeepStrictEqual } from "node:util";
import type { QuestionInput } from "../../../../contract/questions/question-fields.ts";
import type { questionEndpoints } from "../../../../contract/endpoints/questions/question-endpoints.ts";
import type { Question, QuestionVersion } from "../../../../contract/questions/questions.ts";
import { openBank, type BankHead } from "../banks/bank-access.ts";
import { callerOf, type Call, type HandlersOf } from "../../../http/handler.ts";
import { updateRecord, type RecordKind } from "../../../records/record-kind.ts";
import { openQuestionBank } from "./question-access.ts";
import { bankIsFull, knownTo, questionFaults, roomIn } from "./question-checks.ts";
import {
  insertQuestions,
  keepVersions,
  nextPosition,
  updateQuestionRow,
} from "./question-rows-writing.ts";
import { fieldsOf, questionById, questionExcerpt, questionList } from "./questions-query.ts";
import { conflict, refuseFaults } from "../../../http/refusal.ts";
import { sanitizeQuestion, type SanitizedQuestion } from "./sanitized-question-html.ts";

const questions: RecordKind<Question> = {
  object: "question",
  called: ({ number }) => `Soal ${number}`,
  byId: questionList.byId,
  async lock(ids, call) {
    for (const id of ids) await openQuestionBank(id, call, "update");
  },
};

export const questionWriting: Pick<
  HandlersOf<typeof questionEndpoints>,
  "createQuestion" | "updateQuestion" | "listQuestionVersions"
> = {
  createQuestion: {
    async staged({ id: bank_id, question_id: id, ...sent }, call) {
      const question = await sanitizeQuestion(sent, call);
      return call.inTransaction((inner) => create({ id, bank_id }, question, inner));
    },
  },
  updateQuestion: {
    async staged({ id, version, ...sent }, call) {
      const question = await sanitizeQuestion(sent, call);
      return call.inTransaction((inner) => update({ id, version }, question, inner));
    },
  },
  listQuestionVersions: {
    async read({ id }, call) {
      await openQuestionBank(id, call);
      return { items: await versionsOf(id, call) };
    },
  },
};

async function create(
  { id, bank_id }: { id: string; bank_id: string },
  sent: SanitizedQuestion,
  call: Call,
): Promise<Question> {
  const bank = await openBank(bank_id, call, "update");
  if (await isMadeAlready(id, bank_id, call)) return questionById(id, call.db);
  if ((await roomIn(bank_id, call.db)) < 1) throw conflict(bankIsFull);
  const fields = await accepted(sent, bank, call);
  const position = await nextPosition(bank_id, call.db);
  const row = { id, bank_id, position, created_at: call.at, fields };
  await insertQuestions([row], callerOf(call).id, call.at, call.db);
  await call.audit({
    action: "question.create",
    objectId: id,
    after: { bank: bank.kode, type: fields.content.type, excerpt: questionExcerpt(fields) },
  });
  return questionById(id, call.db);
}

/** @throws Refusal, 49, when the id is that of another question */
async function isMadeAlready(id: string, bankId: string, call: Call): Promise<boolean> {
  const earlier = await call.db
    .selectFrom("questions")
    .select(["bank_id", "created_by", "deleted_at"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!earlier) return false;
  const { bank_id, created_by, deleted_at } = earlier;
  if (bank_id === bankId && created_by === callerOf(call).id && !deleted_at) return true;
  throw conflict(
    "Soal ini sudah pernah disimpan, lalu dipindahkan atau dihapus. Muat ulang daftar soal.",
  );
}

/** @throws Refusal of code 12 naming every field that is refused */
async function accepted(
  { fields, faults }: SanitizedQuestion,
  bank: BankHead,
  call: Call,
): Promise<QuestionInput> {
  refuseFaults({ ...questionFaults(fields, await knownTo(bank, [fields], call)), ...faults });
  return { ...fields, competence_ids: [...new Set(fields.competence_ids)] };
}

function update(
  { id, version }: { id: string; version: number },
  sent: SanitizedQuestion,
  call: Call,
): Promise<Question> {
  return updateRecord(questions, { id, version }, call, async (before) => {
    const { at, db } = call;
    const fields = await accepted(sent, await openBank(before.bank_id, call), call);
    const old = fieldsOf(before);
    return {
      ...changedFields(old, fields),
      async store() {
        if (before.used_by.length > 0) {
          await keepVersions([{ id, version, fields: old }], callerOf(call).id, at, db);
        }
        await updateQuestionRow(id, fields, at, db);
      },
    };
  });
}

/** Only the fields that differ, as they were and as they are; payload and key stand for themselves. */
export function changedFields(before: QuestionInput, after: QuestionInput) {
  const [from, to] = [flat(before), flat(after)];
  const names = Object.keys(to).filter((name) => !isDeepStrictEqual(from[name], to[name]));
  const only = (fields: Record<string, unknown>) =>
    Object.fromEntries(names.map((name) => [name, fields[name]]));
  return { before: only(from), after: only(to) };
}

function flat({ content, competence_ids, ...plain }: QuestionInput): Record<string, unknown> {
  return { ...plain, ...content, competence_ids: [...competence_ids].sort() };
}

async function versionsOf(id: string, call: Call): Promise<QuestionVersion[]> {
  const rows = await call.db
    .selectFrom("question_versions as v")
    .leftJoin("users as u", "u.id", "v.replaced_by")
    .select(["v.version", "v.fields", "v.replaced_at", "u.name as replaced_by"])
    .where("v.question_id", "=", id)
    .where("v.replaced_at", "is not", null)
    .orderBy("v.version", "desc")
    .execute();
  return rows.map(({ version, fields, replaced_at, replaced_by }) => ({
    version,
    ...(fields as QuestionInput),
    replaced_at: replaced_at!.toISOString(),
    replaced_by,
  }));
}
