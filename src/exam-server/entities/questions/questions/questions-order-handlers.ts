// The order of a bank's questions: what it follows, and moving questions by hand. Deleted ones keep their place among
// the others, so that one that is taken back stands where it stood.
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import type { questionEndpoints } from "../../../../contract/endpoints/questions/question-endpoints.ts";
import { openBank } from "../banks/bank-access.ts";
import type { Db } from "../../../database/database.ts";
import type { Call, HandlersOf } from "../../../http/handler.ts";
import { movedOrder, wovenOrder, type Move } from "./question-moves.ts";
import { bankOrder, bankQuestionIds } from "./questions-query.ts";
import { conflict, invalidFields } from "../../../http/refusal.ts";
import { sqlRows, text } from "../../../records/sql-rows.ts";

export const questionOrdering: Pick<
  HandlersOf<typeof questionEndpoints>,
  "setQuestionOrderMode" | "moveQuestions"
> = {
  setQuestionOrderMode: {
    async write({ id, order_mode }, call) {
      const bank = await openBank(id, call, "update");
      if (bank.order_mode === order_mode) return { order_mode };
      if (order_mode === 1) await takeOverOrder(id, call.db);
      await call.db
        .updateTable("question_banks")
        .set({ order_mode, version: bank.version + 1, updated_at: call.at })
        .where("id", "=", id)
        .execute();
      await call.audit({
        action: "bank.order-mode",
        objectId: id,
        before: { kode: bank.kode, order_mode: bank.order_mode },
        after: { kode: bank.kode, order_mode },
      });
      return { order_mode };
    },
  },
  moveQuestions: { write: move },
};

type MoveInput = InferOutput<typeof questionEndpoints.moveQuestions.input>;

async function move(input: MoveInput, call: Call) {
  const bank = await openBank(input.id, call, "update");
  if (bank.order_mode === 0) {
    throw conflict(
      "Soal di banksoal ini urut menurut tipe dan waktu pembuatan. Pilih pengurutan manual dahulu.",
    );
  }
  const before = await bankQuestionIds(bank.id, call.db);
  const moved = new Set(input.ids);
  if ([...moved].some((id) => !before.includes(id))) {
    throw invalidFields({ ids: "Ada soal yang sudah tidak ada di banksoal ini." });
  }
  const after = movedOrder(before, moved, targetOf(input, before));
  const items = numbersOf(after, moved);
  await writeOrder(bank.id, after, call.db);
  await call.audit({
    action: "bank.move-questions",
    objectId: bank.id,
    before: { kode: bank.kode, numbers: listOf(numbersOf(before, moved)) },
    after: { kode: bank.kode, numbers: listOf(items) },
  });
  return { items };
}

/** @throws Refusal of code 12 when the place is not told or not there */
function targetOf({ move: verb, ids, target_id, number }: MoveInput, order: string[]): Move {
  if (verb === "up" || verb === "down") return { move: verb };
  if (verb === "to") {
    if (number === undefined) throw invalidFields({ number: "Nomor tujuan wajib diisi." });
    return { move: verb, number };
  }
  if (target_id === undefined || !order.includes(target_id) || ids.includes(target_id)) {
    throw invalidFields({ target_id: "Soal tujuan sudah tidak ada di banksoal ini." });
  }
  return { move: verb, target: target_id };
}

type Numbered = { id: string; number: number };

function numbersOf(order: readonly string[], wanted: ReadonlySet<string>): Numbered[] {
  return order.flatMap((id, index) => (wanted.has(id) ? [{ id, number: index + 1 }] : []));
}

function listOf(items: readonly Numbered[]): string {
  return items.map(({ number }) => number).join(", ");
}

/** The order that is shown becomes the one by hand. Called before the bank's mode changes. */
export async function takeOverOrder(bankId: string, db: Db): Promise<void> {
  await writeOrder(bankId, await bankQuestionIds(bankId, db), db);
}

/** `visible`: all questions of the bank that are not deleted. */
export async function writeOrder(bankId: string, visible: string[], db: Db): Promise<void> {
  const { rows } = await sqlRows({ id: text() })`
    select q.id from questions q join question_banks b on b.id = q.bank_id
    where q.bank_id = ${bankId} order by ${bankOrder}`.execute(db);
  const order = wovenOrder(
    rows.map(({ id }) => id),
    visible,
  ).map((id, index) => ({ id, position: index + 1 }));
  await sql`
    update questions q set position = new.position
    from json_to_recordset(${JSON.stringify(order)}::json) as new (id text, position integer)
    where q.id = new.id and q.position <> new.position`.execute(db);
}
