// Adding, changing and deleting references, and linking questions to them. Each call passes through its bank: whose it is, and
// that it is not locked.
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import type { BulkResult } from "../../../../contract/calls/list-fields.ts";
import type { referenceEndpoints } from "../../../../contract/endpoints/questions/reference-endpoints.ts";
import { maxHtml } from "../../../../contract/questions/question-content.ts";
import {
  emptyText,
  type Reference,
  type ReferenceInput,
} from "../../../../contract/questions/references.ts";
import { isEmptyHtml } from "../../../../domain/text/html-text.ts";
import { difference } from "../../../records/audit-trail.ts";
import { openBank } from "../banks/bank-access.ts";
import { callerOf, type Call, type HandlersOf } from "../../../http/handler.ts";
import { refused } from "../../../records/bulk-results.ts";
import { findRecord, updateRecord, type RecordKind } from "../../../records/record-kind.ts";
import { mediaNamesIn, type MediaName } from "../media/named-media-html.ts";
import { mediaFaults, storeMediaUses, usableMedia } from "../media/media-uses-store.ts";
import { nextReferenceNumber } from "../questions/questions-transfer.ts";
import { linkableQuestions, referenceList } from "./references-query.ts";
import { invalidFields, Refusal, refuseFaults } from "../../../http/refusal.ts";
import { receivedHtml } from "../../../security/html/received-html.ts";
import { storable } from "../../../../domain/text/storable.ts";
import { usedBy } from "../../../records/used-by.ts";

type Creation = InferOutput<typeof referenceEndpoints.createReference.input>;
type Update = InferOutput<typeof referenceEndpoints.updateReference.input>;

export const referenceWriting: Pick<
  HandlersOf<typeof referenceEndpoints>,
  "createReference" | "updateReference" | "deleteReferences" | "linkQuestions"
> = {
  createReference: {
    async staged({ id, ...sent }, call) {
      const isi = await cleanedText(sent, call);
      return call.inTransaction((inner) => create({ id, ...sent, isi }, inner));
    },
  },
  updateReference: {
    async staged({ id, version, ...sent }, call) {
      const isi = await cleanedText(sent, call);
      return call.inTransaction((inner) => update({ id, version, ...sent, isi }, inner));
    },
  },
  deleteReferences: {
    async write({ ids, detach }, call) {
      const results: BulkResult[] = [];
      for (const id of new Set(ids)) results.push(await removeOne(id, detach, call));
      return { results };
    },
  },
  linkQuestions: { write: ({ id, question_ids }, call) => link(id, question_ids, call) },
};

/** Its bank must be the person's, and open. @throws Refusal, 44 or 49 */
export async function openReference(id: string, call: Call): Promise<Reference> {
  const reference = await findRecord(references, id, call);
  await openBank(reference.bank_id, call);
  return reference;
}

const references: RecordKind<Reference> = {
  object: "reference",
  called: ({ kode }) => `Referensi ${kode}`,
  byId: referenceList.byId,
  /** By their banks: everything in them waits. */
  async lock(ids, call) {
    for (const id of ids) {
      const { bank_id } = await findRecord(references, id, call);
      await openBank(bank_id, call, "update");
    }
  },
};

async function lockedReference(id: string, call: Call): Promise<Reference> {
  await references.lock([id], call);
  return findRecord(references, id, call);
}

async function create({ id: bank_id, ...sent }: Creation, call: Call): Promise<Reference> {
  await openBank(bank_id, call, "update");
  const fields = await accepted(sent, call);
  const { db, at } = call;
  const number = await nextReferenceNumber(bank_id, db);
  const id = randomUUID();
  const kode = `R${number}`;
  await db
    .insertInto("question_references")
    .values({
      id,
      bank_id,
      kode,
      ...fields,
      position: number,
      created_by: callerOf(call).id,
      created_at: at,
      updated_at: at,
    })
    .execute();
  await storeUses(id, fields, call);
  await call.audit({ action: "reference.create", objectId: id, after: { kode, ...fields } });
  return openReference(id, call);
}

function update({ id, version, ...sent }: Update, call: Call): Promise<Reference> {
  return updateRecord(references, { id, version }, call, async (before) => {
    const fields = await accepted(sent, call);
    if (fields.type !== before.type && before.question_count > 0) {
      throw invalidFields({
        type: "Tipe tidak dapat diganti, karena sudah ada soal yang terkait. Lepaskan soalnya dahulu.",
      });
    }
    return {
      ...difference<Record<string, unknown>>({ ...before }, fields),
      async store(stamp) {
        const columns = { ...fields, ...stamp };
        await call.db
          .updateTable("question_references")
          .set(columns)
          .where("id", "=", id)
          .execute();
        await storeUses(id, fields, call);
      },
    };
  });
}

/** Takes a while, and so is not done within the transaction. @throws Refusal of code 12 */
async function cleanedText({ isi }: Pick<ReferenceInput, "isi">, call: Call): Promise<string> {
  const received = await receivedHtml(storable(isi), { maxLength: maxHtml }, call);
  if ("fault" in received) throw invalidFields({ isi: received.fault });
  return received.html;
}

/** Without a sound where none is heard. @throws Refusal of code 12 naming what cannot be kept */
async function accepted(sent: ReferenceInput, call: Call): Promise<ReferenceInput> {
  const audio_id = sent.type === "LT_DIRECT" ? sent.audio_id : null;
  const fields = { ...sent, audio_id };
  if (fields.type === "SP_REFERENCE" && isEmptyHtml(fields.isi)) {
    throw invalidFields({ isi: emptyText });
  }
  const names = namesOf(fields);
  refuseFaults(mediaFaults(names, await usableMedia(names, call)));
  return fields;
}

function namesOf({ isi, audio_id: id }: ReferenceInput): MediaName[] {
  const sound: MediaName[] = id === null ? [] : [{ id, kind: "audio", path: "audio_id" }];
  return [...sound, ...mediaNamesIn(isi, "isi")];
}

async function storeUses(id: string, fields: ReferenceInput, { db }: Call): Promise<void> {
  await storeMediaUses("reference_id", new Map([[id, namesOf(fields)]]), db);
}

async function removeOne(id: string, detach: boolean, call: Call): Promise<BulkResult> {
  let row: Reference;
  try {
    row = await lockedReference(id, call);
  } catch (error) {
    // Missing or in a locked bank: the others of the selection are not to blame.
    if (error instanceof Refusal) return { id, label: id, ...refused(error.message) };
    throw error;
  }
  const { kode, judul, question_count: total } = row;
  const label = `${kode} — ${judul}`;
  const used = usedBy([{ noun: "soal", total, names: [] }]);
  if (used && !detach) return { id, label, ...refused(used) };
  // A new version: whoever has such a question open is told.
  await sql`
    update questions
    set reference_id = null, version = version + 1, updated_at = ${call.at}::timestamptz
    where reference_id = ${id}`.execute(call.db);
  await call.db.deleteFrom("question_references").where("id", "=", id).execute();
  const before = { kode, judul, question_count: total };
  await call.audit({ action: "reference.delete", objectId: id, before });
  return { id, label, outcome: "done" };
}

async function link(id: string, wanted: readonly string[], call: Call): Promise<Reference> {
  const { bank_id, kode } = await lockedReference(id, call);
  const ids = [...new Set(wanted)];
  const questions = await linkableQuestions(call.db, bank_id);
  const known = new Map(questions.map((question) => [question.id, question]));
  if (ids.some((each) => !known.has(each))) {
    throw invalidFields({ question_ids: "Ada soal yang sudah tidak ada di banksoal ini." });
  }
  const numbers = (chosen: (question: (typeof questions)[number]) => boolean) =>
    questions
      .filter(chosen)
      .map(({ number }) => number)
      .join(", ");
  const before = numbers(({ reference_id }) => reference_id === id);
  const after = numbers((question) => ids.includes(question.id));
  if (before === after) return openReference(id, call);
  await sql`
    update questions
    set reference_id = case when id = any(${ids}) then ${id} end,
      version = version + 1, updated_at = ${call.at}::timestamptz
    where bank_id = ${bank_id} and deleted_at is null
      and (id = any(${ids})) <> coalesce(reference_id = ${id}, false)`.execute(call.db);
  await call.audit({
    action: "reference.link",
    objectId: id,
    before: { kode, questions: before },
    after: { kode, questions: after },
  });
  return openReference(id, call);
}
