// The order of a bank's references, which people make by hand.
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import type { referenceEndpoints } from "../../../../contract/endpoints/questions/reference-endpoints.ts";
import { openBank } from "../banks/bank-access.ts";
import type { Call, HandlersOf } from "../../../http/handler.ts";
import { movedOrder, type Move } from "../questions/question-moves.ts";
import { invalidFields } from "../../../http/refusal.ts";
import { sqlRows, text } from "../../../records/sql-rows.ts";

export const referenceOrdering: Pick<HandlersOf<typeof referenceEndpoints>, "moveReferences"> = {
  moveReferences: { write: move },
};

type MoveInput = InferOutput<typeof referenceEndpoints.moveReferences.input>;
const placedColumns = { id: text(), kode: text() };

async function move(input: MoveInput, call: Call) {
  const bank = await openBank(input.id, call, "update");
  const { rows } = await sqlRows(placedColumns)`
    select id, kode from question_references where bank_id = ${bank.id}
    order by position, id`.execute(call.db);
  const before = rows.map(({ id }) => id);
  const moved = new Set(input.ids);
  if ([...moved].some((id) => !before.includes(id))) {
    throw invalidFields({ ids: "Ada referensi yang sudah tidak ada di banksoal ini." });
  }
  const after = movedOrder(before, moved, targetOf(input, before));
  const places = after.map((id, index) => ({ id, number: index + 1 }));
  const items = places.filter(({ id }) => moved.has(id));
  if (after.every((id, index) => id === before[index])) return { items };
  await sql`
    update question_references r set position = new.number
    from json_to_recordset(${JSON.stringify(places)}::json) as new (id text, number integer)
    where r.id = new.id and r.position <> new.number`.execute(call.db);
  const codes = new Map(rows.map(({ id, kode }) => [id, kode]));
  const listed = (order: readonly string[]) => order.map((id) => codes.get(id)).join(", ");
  await call.audit({
    action: "bank.move-references",
    objectId: bank.id,
    before: { kode: bank.kode, references: listed(before) },
    after: { kode: bank.kode, references: listed(after) },
  });
  return { items };
}

/** @throws Refusal of code 12 when the place is not told or not there */
function targetOf({ move: verb, ids, target_id }: MoveInput, order: readonly string[]): Move {
  if (verb === "up" || verb === "down") return { move: verb };
  if (target_id === undefined || !order.includes(target_id) || ids.includes(target_id)) {
    throw invalidFields({ target_id: "Referensi tujuan sudah tidak ada di banksoal ini." });
  }
  return { move: verb, target: target_id };
}
