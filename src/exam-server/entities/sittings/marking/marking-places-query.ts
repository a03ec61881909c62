// What an address of check.answer names, for a caller to whom it leads to no answers. Whatever the caller may not see does not exist for them.
import type { InferOutput } from "valibot";
import type { markingEndpoints } from "../../../../contract/endpoints/marking/marking-endpoints.ts";
import type { PlaceState } from "../../../../contract/marking/marking-places.ts";
import type { Call } from "../../../http/handler.ts";
import { boolean, sqlRows } from "../../../records/sql-rows.ts";
import { maySeeUnit } from "./marking-access.ts";

type Input = InferOutput<typeof markingEndpoints.getMarkingPlace.input>;

const columns = { has_bank: boolean(), has_exam: boolean(), has_question: boolean() };

export async function placeNamed(
  { bank_id: bank, type, schedule_id: exam, question_id: question }: Input,
  call: Call,
): Promise<{ state: PlaceState }> {
  const { rows } = await sqlRows(columns)`
    select exists (select 1 from question_banks b where b.id = ${bank} and ${maySeeUnit(call)}) as has_bank,
      ${exam} = '' or exists (select 1 from schedules s where s.id = ${exam}) as has_exam,
      ${question} = '' or exists (select 1 from questions q
        where q.id = ${question} and q.bank_id = ${bank} and q.type = ${Number(type)}
          and q.deleted_at is null) as has_question`.execute(call.db);
  const { has_bank, has_exam, has_question } = rows[0]!;
  if (!has_bank) return { state: "no-bank" };
  if (!has_exam) return { state: "no-exam" };
  return { state: has_question ? "empty" : "no-question" };
}
