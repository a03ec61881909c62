// How far a bank has come with its plan, in SQL on the bank `b`; planTotals of domain/banks/ reckons the same for one.
import { sql } from "kysely";
import type { BankFilling } from "../../../../contract/questions/banks.ts";
import type { Sql } from "../../../records/list-sql.ts";

export const plannedCount = sql`coalesce((
  select sum(p.count) from bank_type_plans p where p.bank_id = b.id), 0)::int`;

export const enteredCount = sql`(
  select count(*) from questions where bank_id = b.id and deleted_at is null)::int`;

/** Questions that the plan shows and that are not there yet: too many of another type make up for none. */
export const missingCount = sql`coalesce((
  select sum(greatest(p.count - coalesce(e.count, 0), 0))
  from bank_type_plans p
    left join (
      select type, count(*) as count from questions
      where bank_id = b.id and deleted_at is null group by type
    ) e on e.type = p.type
  where p.bank_id = b.id), 0)::int`;

/** Questions that the check refuses by now. */
export const faultyCount = sql`(
  select count(*) from questions
  where bank_id = b.id and deleted_at is null and faults <> '[]')::int`;

const isPlanned = sql`exists (select 1 from bank_type_plans p where p.bank_id = b.id)`;

/** As conditions. */
export const isFilled: Record<BankFilling, Sql> = {
  kurang: sql`${missingCount} > 0`,
  lengkap: sql`(${isPlanned} and ${missingCount} = 0)`,
  tanpa: sql`not ${isPlanned}`,
  periksa: sql`${faultyCount} > 0`,
};
