// Whose analysis is whose: those who write a bank, those who mark its subject, and the Head Master see it, whoever got the bank.
import { sql } from "kysely";
import type { AnalysedBank } from "../../../../contract/analysis/item-analysis.ts";
import {
  analysisSettingCode,
  analysisSettingDefaults,
} from "../../../../contract/analysis/analysis-setting.ts";
import type { Db } from "../../../database/database.ts";
import { holds, type Call } from "../../../http/handler.ts";
import { conflict, notFound } from "../../../http/refusal.ts";
import { boolean, json, moment, number, orNull, sqlRows, text } from "../../../records/sql-rows.ts";
import { lockedReason, mayUseBank } from "../../questions/banks/bank-access.ts";
import { startsAt, stateAt } from "../../exams/schedules/schedule-times-query.ts";
import { isCorrector } from "../marking/marking-access.ts";
import { mayRecalculate } from "../results/recalculation/recalculation-access.ts";

/** As a condition on the bank `b`. */
export const mayAnalyse = (call: Call) => sql`(${mayUseBank(call)} or ${isCorrector(call)})`;

type BankHead = Pick<AnalysedBank, "id" | "kode" | "nama" | "subject" | "kkm">;

/** @throws Refusal, 44, or 49 while the bank is locked: nobody looks into it, and the figures of options tell its keys */
export async function openAnalysedBank(id: string, call: Call): Promise<BankHead> {
  const { rows } = await sqlRows({
    id: text(),
    kode: text(),
    nama: text(),
    subject: text(),
    kkm: orNull(number()),
    is_locked: boolean(),
  })`
    select b.id, b.kode, b.nama, coalesce(su.nama, '') as subject, coalesce(b.kkm, su.kkm) as kkm,
      b.lock_password_hash is not null as is_locked
    from question_banks b left join subjects su on su.id = b.subject_id
    where b.id = ${id} and ${mayAnalyse(call)}`.execute(call.db);
  const [bank] = rows;
  if (!bank) throw notFound("Banksoal");
  const { is_locked: isLocked, ...head } = bank;
  if (isLocked) throw conflict(lockedReason(head.kode));
  return head;
}

export async function analysedBank(id: string, call: Call): Promise<AnalysedBank> {
  const head = await openAnalysedBank(id, call);
  const sat = sql`sittings si join participants p on p.id = si.participant_id
    and p.deleted_at is null`;
  const { rows } = await sqlRows({
    id: text(),
    alias: text(),
    starts_at: moment(),
    finished: number(),
    working: number(),
    is_over: boolean(),
    may_recalculate: boolean(),
  })`
    select s.id, s.alias, ${startsAt()} as starts_at, used.finished,
      (select count(*) from ${sat}
        where si.schedule_id = s.id and si.bank_id = ${id} and si.status = 3) as working,
      ${stateAt(call.at)} not in ('akan-datang', 'berlangsung', 'dihentikan') as is_over,
      ${holds("0017A", call)} and ${mayRecalculate(call)} as may_recalculate
    from (
      select si.schedule_id, count(*) as finished from ${sat}
      where si.bank_id = ${id} and si.status = 1 group by si.schedule_id) used
    join schedules s on s.id = used.schedule_id
    order by starts_at desc, s.id`.execute(call.db);
  const { rows: groups } = await sqlRows({ groups: json<AnalysedBank["groups"]>() })`
    select coalesce(json_agg(json_build_object('id', g.id, 'nama', g.path) order by g.path, g.id),
      '[]'::json) as groups
    from groups g where g.id in (
      select p.group_id from ${sat} where si.bank_id = ${id} and si.status = 1)`.execute(call.db);
  const schedules = rows.map((row) => ({ ...row, starts_at: row.starts_at.toISOString() }));
  return {
    ...head,
    schedules,
    groups: groups[0]!.groups,
    rules: await schoolRules(call.db),
    may_change_rules: holds("0020A", call),
  };
}

/** With what is usual where the school has set nothing. */
async function schoolRules(db: Db): Promise<AnalysedBank["rules"]> {
  const stored = await db
    .selectFrom("settings")
    .select(["code", "value", "version"])
    .where("code", "=", analysisSettingCode)
    .executeTakeFirst();
  const code = analysisSettingCode;
  return stored ?? { code, value: analysisSettingDefaults[code]!, version: 0 };
}
