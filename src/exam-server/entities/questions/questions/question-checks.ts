// Whether a question may be kept in its bank: what domain/questions/ says, and what only the database knows (reference,
// competences, files). One look into the database serves as many questions as there are.
import { optionWeightTypes } from "../../../../contract/questions/banks.ts";
import type { FieldErrors } from "../../../../contract/calls/envelope.ts";
import type { MediaKind } from "../../../../contract/questions/media.ts";
import type { PolicyName, QuestionInput } from "../../../../contract/questions/question-fields.ts";
import type { QuestionType } from "../../../../contract/questions/question-types.ts";
import { maxBankQuestions } from "../../../../contract/questions/questions.ts";
import { checkQuestion } from "../../../../domain/questions/check-question.ts";
import type { BankHead } from "../banks/bank-access.ts";
import type { Db } from "../../../database/database.ts";
import type { Call } from "../../../http/handler.ts";
import { createYieldOften } from "../../../yield-often.ts";
import { mediaNamesOf, type MediaName } from "../media/named-media-html.ts";
import { mediaFaults, usableMedia } from "../media/media-uses-store.ts";
import { number, sqlRows, text } from "../../../records/sql-rows.ts";

/** What the questions may name. */
export type Known = {
  references: ReadonlySet<string>;
  competences: ReadonlySet<string>;
  media: ReadonlyMap<string, MediaKind>;
  /** By type: what counts where a question has no policy of its own. */
  policies: ReadonlyMap<QuestionType, PolicyName>;
};

/** Of sanitised questions that are to stand in the bank. */
export async function knownTo(
  bank: BankHead,
  questions: readonly QuestionInput[],
  call: Call,
): Promise<Known> {
  const competences = questions.flatMap(({ competence_ids }) => competence_ids);
  const references = questions.map(({ reference_id }) => reference_id);
  const media: MediaName[] = [];
  const yieldOften = createYieldOften();
  for (const question of questions) {
    await yieldOften();
    media.push(...mediaNamesOf(question));
  }
  return {
    references: await referencesOf(bank.id, references, call.db),
    competences: await competencesOf(bank.subject_id, competences, call.db),
    media: await usableMedia(media, call),
    policies: await plannedPolicies(bank.id, call.db),
  };
}

async function plannedPolicies(bankId: string, db: Db): Promise<Map<QuestionType, PolicyName>> {
  const planned = await db
    .selectFrom("bank_type_plans")
    .select(["type", "policy"])
    .where("bank_id", "=", bankId)
    .execute();
  return new Map(planned.map(({ type, policy }) => [type, policy]));
}

export async function referencesOf(
  bankId: string,
  ids: readonly (string | null)[],
  db: Db,
): Promise<Set<string>> {
  const wanted = ids.filter((id) => id !== null);
  const { rows } = await sqlRows({ id: text() })`
    select id from question_references
    where bank_id = ${bankId} and id = any(${wanted})`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Those of the bank's subject. They stay until the transaction ends. */
export async function competencesOf(
  subjectId: string | null,
  ids: readonly string[],
  db: Db,
): Promise<Set<string>> {
  const { rows } = await sqlRows({ id: text() })`
    select id from competences where subject_id = ${subjectId} and id = any(${[...new Set(ids)]})
    order by id for key share`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/**
 * What is wrong with the question itself: a message for each field.
 * @param bankPolicy what its bank plans for its type, if it does
 */
export function ownFaults(question: QuestionInput, bankPolicy?: PolicyName): FieldErrors {
  const faults: FieldErrors = {};
  for (const { path, severity, reason } of checkQuestion(question, bankPolicy)) {
    const field = path === "stem" || path === "audio" ? path : `content.${path}`;
    if (severity === "error") faults[field] ??= reason;
  }
  const policy = policyFault(question.policy, question.content.type);
  if (policy) faults["policy"] = policy;
  return faults;
}

/** A message for each field that is refused. */
export function questionFaults(question: QuestionInput, known: Known): FieldErrors {
  const faults = ownFaults(question, known.policies.get(question.content.type));
  const { reference_id: reference } = question;
  if (reference !== null && !known.references.has(reference)) {
    faults["reference_id"] = strangeReference;
  }
  if (question.competence_ids.some((id) => !known.competences.has(id))) {
    faults["competence_ids"] = strangeCompetence;
  }
  return { ...mediaFaults(mediaNamesOf(question), known.media), ...faults };
}

export const strangeReference = "Referensi ini sudah tidak ada di banksoal ini. Pilih yang lain.";
export const strangeCompetence =
  "Ada kompetensi yang bukan milik matpel banksoal ini. Pilih yang lain.";

function policyFault(policy: QuestionInput["policy"], type: QuestionType): string | null {
  if (policy !== "bobot_opsi" || optionWeightTypes.includes(type)) return null;
  return "Bobot per opsi hanya untuk tipe soal pilihan.";
}

/** How many more questions the locked bank takes. */
export async function roomIn(bankId: string, db: Db): Promise<number> {
  const { rows } = await sqlRows({ total: number() })`
    select count(*) as total from questions
    where bank_id = ${bankId} and deleted_at is null`.execute(db);
  return maxBankQuestions - (rows[0]?.total ?? 0);
}

export const bankIsFull = `Satu banksoal berisi paling banyak ${maxBankQuestions} soal.`;
