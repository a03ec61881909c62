// Importing questions into a bank: all or none, once for each import_id, at the end of the bank in the file's order.
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import type { questionEndpoints } from "../../../../contract/endpoints/questions/question-endpoints.ts";
import { openBank, type BankHead } from "../banks/bank-access.ts";
import type { Db } from "../../../database/database.ts";
import { callerOf, type Call, type HandlersOf } from "../../../http/handler.ts";
import { bankIsFull, knownTo, questionFaults, roomIn } from "./question-checks.ts";
import { insertQuestions, momentOf, nextPosition } from "./question-rows-writing.ts";
import { questionExcerpt } from "./questions-query.ts";
import { createYieldOften } from "../../../yield-often.ts";
import { sanitizeQuestion, type SanitizedQuestion } from "./sanitized-question-html.ts";
import { importVerbs } from "../../../records/sheet-imports.ts";
import type { Sql } from "../../../records/list-sql.ts";
import { sqlRows, text } from "../../../records/sql-rows.ts";

type Input = InferOutput<typeof questionEndpoints.importQuestions.input>;
type Result = InferOutput<typeof questionEndpoints.importQuestions.output>;
type Imported = Input["questions"][number];
type Planned = SanitizedQuestion & Pick<Imported, "place" | "usage">;
type Faults = Result["faults"];

const verbs = importVerbs<Input, Result, Planned[]>({
  kind: "question",
  async prepare({ id, questions }, call) {
    await openBank(id, call);
    const yieldOften = createYieldOften();
    const planned: Planned[] = [];
    for (const { place, usage, reference_code: _r, competence_codes: _c, ...sent } of questions) {
      planned.push({ place, usage, ...(await sanitizeQuestion(sent, call, yieldOften)) });
    }
    return planned;
  },
  write: importAll,
});

export const questionImport: Pick<
  HandlersOf<typeof questionEndpoints>,
  "importQuestions" | "getQuestionImport"
> = { importQuestions: verbs.send, getQuestionImport: verbs.find };

async function importAll(input: Input, planned: Planned[], call: Call) {
  const { import_id } = input;
  const bank = await openBank(input.id, call, "update");
  const codes = await resolveCodes(bank, input.questions, planned, call.db);
  const known = await knownTo(
    bank,
    planned.map(({ fields }) => fields),
    call,
  );
  const faults = [...codes];
  const yieldOften = createYieldOften();
  for (const question of planned) {
    await yieldOften();
    faults.push(...faultsAt(question, known));
  }
  const room = await roomIn(bank.id, call.db);
  const tooMany = planned[Math.max(room, 0)];
  if (tooMany) faults.push({ place: tooMany.place, message: bankIsFull });
  if (faults.length > 0) return { result: { import_id, created: 0, faults } };
  await insertAll(bank, planned, call);
  return { result: { import_id, created: planned.length, faults } };
}

function faultsAt(
  { place, fields, faults }: Planned,
  known: Parameters<typeof questionFaults>[1],
): Faults {
  const all = { ...questionFaults(fields, known), ...faults };
  return Object.values(all).map((message) => ({ place, message }));
}

/** Writes the ids of what the codes name into the planned questions. Codes do not regard case. */
async function resolveCodes(
  bank: BankHead,
  questions: readonly Imported[],
  planned: readonly Planned[],
  db: Db,
): Promise<Faults> {
  const references = await byCode(sql`question_references where bank_id = ${bank.id}`, db);
  const competences = await byCode(sql`competences where subject_id = ${bank.subject_id}`, db);
  const faults: Faults = [];
  for (const [index, { reference_code: code, competence_codes: codes }] of questions.entries()) {
    const { place, fields } = planned[index]!;
    const missing = (what: string) => faults.push({ place, message: what });
    if (code !== null) {
      const id = references.get(code.toLowerCase());
      if (id === undefined) missing(`Referensi ${code} tidak ada di banksoal ini.`);
      else fields.reference_id = id;
    }
    const linked = new Set(fields.competence_ids);
    for (const each of codes) {
      const id = competences.get(each.toLowerCase());
      if (id === undefined) missing(`Kompetensi ${each} tidak ada di matpel banksoal ini.`);
      else linked.add(id);
    }
    fields.competence_ids = [...linked];
  }
  return faults;
}

async function byCode(table: Sql, db: Db): Promise<Map<string, string>> {
  const { rows } = await sqlRows({
    id: text(),
    kode: text(),
  })`select id, kode from ${table}`.execute(db);
  return new Map(rows.map(({ id, kode }) => [kode.toLowerCase(), id]));
}

async function insertAll(bank: BankHead, planned: readonly Planned[], call: Call): Promise<void> {
  const position = await nextPosition(bank.id, call.db);
  const rows = planned.map(({ fields, usage }, index) => ({
    id: randomUUID(),
    bank_id: bank.id,
    position: position + index,
    created_at: momentOf(call.at, index),
    fields,
    outside_usage: usage,
  }));
  await insertQuestions(rows, callerOf(call).id, call.at, call.db);
  await call.audit(
    rows.map(({ id, fields }) => ({
      action: "question.import",
      objectId: id,
      after: { bank: bank.kode, type: fields.content.type, excerpt: questionExcerpt(fields) },
    })),
  );
}
