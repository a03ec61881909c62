// Whose results are whose to recalculate: whoever may see all results of the exam and writes every bank that it asks. What somebody may not see is
// answered like what does not exist; a locked bank is opened by nobody.
import { sql } from "kysely";
import { responseCodes } from "../../../../../contract/calls/envelope.ts";
import type { Call } from "../../../../http/handler.ts";
import { conflict, notFound, Refusal } from "../../../../http/refusal.ts";
import type { Sql } from "../../../../records/list-sql.ts";
import { nounOf } from "../../../../records/record-kind.ts";
import { boolean, orNull, sqlRows, text } from "../../../../records/sql-rows.ts";
import { lockedReason, mayUseBank } from "../../../questions/banks/bank-access.ts";
import { maySeeAllResults, maySeeResults } from "../results-access.ts";

/** The banks `b` of the schedule `s`: those that it names, and those that participants have got. */
const isOfExam = sql`(
  exists (select 1 from schedule_banks sb where sb.schedule_id = s.id and sb.bank_id = b.id)
  or exists (select 1 from sittings si where si.schedule_id = s.id and si.bank_id = b.id))`;

const bankOf = (condition: Sql): Sql =>
  sql`(select min(b.kode) from question_banks b where ${isOfExam} and ${condition})`;

/** As a condition on the schedule `s`, for whoever holds the code of results: `openRecalculation` opens it. */
export const mayRecalculate = (call: Call): Sql => sql`(
  ${maySeeResults(call)} and ${maySeeAllResults(call)}
  and ${bankOf(sql`true`)} is not null
  and ${bankOf(sql`(not ${mayUseBank(call)} or b.lock_password_hash is not null)`)} is null)`;

/** @throws Refusal, 44, when not all results of the exam are for the caller to see */
export async function openResultVersions(schedule: string, call: Call) {
  const { rows } = await sqlRows({
    alias: text(),
    foreign: orNull(text()),
    locked: orNull(text()),
    has_banks: boolean(),
  })`
    select s.alias, ${bankOf(sql`not ${mayUseBank(call)}`)} as foreign,
      ${bankOf(sql`b.lock_password_hash is not null`)} as locked,
      ${bankOf(sql`true`)} is not null as has_banks
    from schedules s
    where s.id = ${schedule} and ${maySeeResults(call)} and ${maySeeAllResults(call)}`.execute(
    call.db,
  );
  const [exam] = rows;
  if (!exam) throw notFound(nounOf({ object: "schedule" }));
  const { alias, foreign, locked, has_banks: hasBanks } = exam;
  return { alias, mayRecalculate: foreign === null && hasBanks, locked };
}

/** @throws Refusal, 44, 43 for whoever may see the results alone, or 49 while a bank of the exam is locked */
export async function openRecalculation(schedule: string, call: Call): Promise<void> {
  const { mayRecalculate, locked } = await openResultVersions(schedule, call);
  if (!mayRecalculate) {
    throw new Refusal(
      responseCodes.forbidden,
      "Hasil ujian ini dihitung ulang oleh penulis semua banksoalnya atau Head Master.",
    );
  }
  if (locked !== null) throw conflict(lockedReason(locked));
}
