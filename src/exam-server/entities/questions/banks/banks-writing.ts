// Adding and changing question banks. The plan and the co-authors of one are written with it.
import { randomUUID } from "node:crypto";
import type { InferOutput } from "valibot";
import {
  optionWeightTypes,
  type BankInput,
  type QuestionBank,
} from "../../../../contract/questions/banks.ts";
import type * as contract from "../../../../contract/questions/banks.ts";
import type { bankEndpoints } from "../../../../contract/endpoints/questions/bank-endpoints.ts";
import type { FieldErrors } from "../../../../contract/calls/envelope.ts";
import { difference } from "../../../records/audit-trail.ts";
import { isOwnBank, openBank } from "./bank-access.ts";
import { bankByCode, bankById, banksById } from "./banks-query.ts";
import type { Db } from "../../../database/database.ts";
import { callerOf, type Call, type HandlersOf } from "../../../http/handler.ts";
import { recheckPlanned } from "../questions/stored-question-checks.ts";
import { takeOverOrder } from "../questions/questions-order-handlers.ts";
import { refuseFaults } from "../../../http/refusal.ts";
import type { LabelledKind } from "../../../records/bulk-results.ts";
import { lockRows, updateRecord } from "../../../records/record-kind.ts";
import { anyOf } from "../../../records/sql-rows.ts";

type Update = InferOutput<typeof contract.bankUpdate>;

export const banks: LabelledKind<QuestionBank> = {
  object: "bank",
  called: ({ kode }) => `Banksoal ${kode}`,
  label: ({ kode, nama }) => `${kode} — ${nama}`,
  byId: banksById,
  lock: (ids, { db }) => lockRows("question_banks", ids, db),
};

export const bankWriting: Pick<
  HandlersOf<typeof bankEndpoints>,
  "createQuestionBank" | "updateQuestionBank"
> = {
  createQuestionBank: { write: create },
  updateQuestionBank: { write: update },
};

async function create(fields: BankInput, call: Call): Promise<QuestionBank> {
  await checkFields(fields, null, call);
  const id = randomUUID();
  const { plan, coauthor_ids, ...columns } = fields;
  const { db, at } = call;
  await db
    .insertInto("question_banks")
    .values({ id, ...columns, created_by: callerOf(call).id, created_at: at, updated_at: at })
    .execute();
  await writeParts(id, { plan, coauthor_ids }, db);
  await call.audit({ action: "bank.create", objectId: id, after: comparable(fields) });
  return bankById(id, call);
}

async function update({ id, version, ...fields }: Update, call: Call): Promise<QuestionBank> {
  await openBank(id, call, "update");
  return updateRecord(banks, { id, version }, call, async (before) => {
    await checkFields(fields, before, call);
    return {
      ...difference(comparable(fieldsOf(before)), comparable(fields)),
      async store(stamp) {
        const { plan, coauthor_ids, ...columns } = { ...fields, ...stamp };
        if (before.order_mode === 0 && fields.order_mode === 1) await takeOverOrder(id, call.db);
        await call.db.updateTable("question_banks").set(columns).where("id", "=", id).execute();
        await writeParts(id, { plan, coauthor_ids }, call.db);
        if (policiesOf(before.plan) !== policiesOf(plan)) await recheckPlanned(id, call.db);
      },
    };
  });
}

export function fieldsOf(bank: QuestionBank): BankInput {
  const { kode, nama, grade, order_mode, default_option_count, default_competence_id, kkm } = bank;
  const coauthor_ids = bank.coauthors.map(({ id }) => id);
  return {
    kode,
    nama,
    subject_id: bank.subject_id ?? "",
    grade,
    coauthor_ids,
    order_mode,
    default_option_count,
    default_competence_id,
    kkm,
    plan: bank.plan,
  };
}

/** With its lists as texts, so that two banks can be told apart and the audit says what changed. */
export function comparable(fields: BankInput): Record<string, unknown> {
  const plan = [...fields.plan]
    .sort((one, other) => one.type - other.type)
    .map(({ type, count, weight, policy, minus }) =>
      [`${type}: ${count} × ${weight} ${policy}`, minus > 0 && `−${minus}`]
        .filter(Boolean)
        .join(" "),
    )
    .join("; ");
  return { ...fields, coauthor_ids: [...new Set(fields.coauthor_ids)].sort().join(" "), plan };
}

/** Of the types whose options may weigh. */
function policiesOf(plan: BankInput["plan"]): string {
  return optionWeightTypes
    .map((type) => plan.find((entry) => entry.type === type)?.policy ?? "")
    .join(" ");
}

type Parts = Pick<BankInput, "plan" | "coauthor_ids">;

/** The plan and the co-authors become exactly these. */
async function writeParts(bank_id: string, { plan, coauthor_ids }: Parts, db: Db): Promise<void> {
  await db.deleteFrom("bank_type_plans").where("bank_id", "=", bank_id).execute();
  await db.deleteFrom("bank_authors").where("bank_id", "=", bank_id).execute();
  if (plan.length > 0) {
    await db
      .insertInto("bank_type_plans")
      .values(plan.map((entry) => ({ bank_id, ...entry })))
      .execute();
  }
  const authors = [...new Set(coauthor_ids)].map((user_id) => ({ bank_id, user_id }));
  if (authors.length > 0) await db.insertInto("bank_authors").values(authors).execute();
}

/** @throws Refusal of code 12 naming every field that does not fit what is stored */
async function checkFields(
  fields: BankInput,
  before: QuestionBank | null,
  call: Call,
): Promise<void> {
  const faults: FieldErrors = {};
  const code = await codeFault(fields.kode, before?.id ?? null, call.db);
  if (code) faults["kode"] = code;
  const subject = await subjectFault(fields, before, call.db);
  if (subject) faults["subject_id"] = subject;
  const competence = await competenceFault(fields, call.db);
  if (competence && !subject) faults["default_competence_id"] = competence;
  const authors = await authorsFault(fields, before, call);
  if (authors) faults["coauthor_ids"] = authors;
  refuseFaults(faults);
}

/** `ownId`: the bank that may have the code, because it has it already. */
export async function codeFault(
  kode: string,
  ownId: string | null,
  db: Db,
): Promise<string | null> {
  const owner = await bankByCode(db, kode);
  if (!owner || owner.id === ownId) return null;
  return `Kode ${kode} sudah dipakai banksoal lain. Pakai kode yang lain.`;
}

/** Its questions' competences are those of its subject: the subject stays while there are any. */
async function subjectFault(
  { subject_id }: BankInput,
  before: QuestionBank | null,
  db: Db,
): Promise<string | null> {
  const subject = await db
    .selectFrom("subjects")
    .select("id")
    .where("id", "=", subject_id)
    .forKeyShare()
    .executeTakeFirst();
  if (!subject) return "Matpel ini sudah tidak ada. Pilih yang lain.";
  if (!before || before.subject_id === null || before.subject_id === subject_id) return null;
  const linked = await db
    .selectFrom("question_competences as qc")
    .innerJoin("questions as q", "q.id", "qc.question_id")
    .select("q.id")
    .where("q.bank_id", "=", before.id)
    .where("q.deleted_at", "is", null)
    .limit(1)
    .executeTakeFirst();
  if (!linked) return null;
  return "Matpel tidak dapat diganti, karena ada soal yang terhubung ke kompetensi matpel sekarang.";
}

async function competenceFault(fields: BankInput, db: Db): Promise<string | null> {
  if (fields.default_competence_id === null) return null;
  const competence = await db
    .selectFrom("competences")
    .select("subject_id")
    .where("id", "=", fields.default_competence_id)
    .executeTakeFirst();
  if (competence?.subject_id === fields.subject_id) return null;
  return "Kompetensi ini bukan milik matpel yang dipilih. Pilih yang lain.";
}

/** Only the author and the Head Master say who else writes. Somebody inactive stays, but is not chosen anew. */
async function authorsFault(
  { coauthor_ids }: BankInput,
  before: QuestionBank | null,
  call: Call,
): Promise<string | null> {
  const kept = new Set(before?.coauthors.map(({ id }) => id));
  const wanted = new Set(coauthor_ids);
  const isSame = kept.size === wanted.size && [...wanted].every((id) => kept.has(id));
  if (isSame) return null;
  const authorId = before ? (before.author?.id ?? null) : callerOf(call).id;
  if (!isOwnBank(authorId, call)) {
    return "Hanya penulis banksoal atau Head Master yang dapat mengganti penulis pendamping.";
  }
  if (authorId !== null && wanted.has(authorId)) {
    return "Penulis banksoal tidak perlu dipilih sebagai penulis pendamping.";
  }
  const users = await call.db
    .selectFrom("users")
    .select(["id", "name", "active"])
    .where("id", "=", anyOf([...wanted]))
    .execute();
  if (users.length < wanted.size) return "Ada penulis pendamping yang sudah tidak ada.";
  const idle = users.find(({ id, active }) => !active && !kept.has(id));
  return idle ? `Akun ${idle.name} tidak aktif. Pilih yang lain.` : null;
}
