// The banks that can be analysed: those that somebody has got who has ended. One statement, so that page and total are of the same moment.
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import type { itemAnalysisEndpoints } from "../../../../contract/endpoints/analysis/item-analysis-endpoints.ts";
import type { UsedBank, UsedBanksPage } from "../../../../contract/analysis/item-analysis.ts";
import type { Call } from "../../../http/handler.ts";
import { caseless, contains, emptyLast, inOrderOf, type Sql } from "../../../records/list-sql.ts";
import { offsetOf, pageAnswer } from "../../../records/record-list.ts";
import { json, number, sqlRows } from "../../../records/sql-rows.ts";
import { startsAt } from "../../exams/schedules/schedule-times-query.ts";
import { mayAnalyse } from "./analysed-bank-query.ts";

type Query = InferOutput<typeof itemAnalysisEndpoints.listAnalysedBanks.input>;

const sorts: Record<"kode" | "nama" | "subject" | "schedules" | "finished" | "last_used", Sql> = {
  kode: caseless("b.kode"),
  nama: caseless("b.nama"),
  subject: emptyLast(sql`lower(su.nama) collate "C"`),
  schedules: sql`used.schedules`,
  finished: sql`used.finished`,
  last_used: sql`used.last_used`,
};

/** `used`: banks of the caller, with how often they were used. A bank has up to tens of thousands of sittings. */
const usedBanks = (call: Call): Sql => sql`
  own as materialized (select b.id from question_banks b where ${mayAnalyse(call)}),
  sat as (
    select si.bank_id, si.schedule_id, count(*) as finished
    from sittings si join participants p on p.id = si.participant_id and p.deleted_at is null
    where si.status = 1 and si.bank_id in (select id from own)
    group by si.bank_id, si.schedule_id),
  started as (
    select s.id, ${startsAt()} as starts_at from schedules s
    where s.id in (select schedule_id from sat)),
  used as (
    select sat.bank_id, count(*) as schedules, sum(sat.finished) as finished,
      max(started.starts_at) as last_used
    from sat join started on started.id = sat.schedule_id group by sat.bank_id)`;

export async function analysedBanks(query: Query, call: Call): Promise<UsedBanksPage> {
  const { q, sort = "-last_used" } = query;
  const order = inOrderOf(sorts, sort, sql`${caseless("b.kode")}, b.id`);
  const { rows } = await sqlRows({ items: json<UsedBank[]>(), total: number() })`
    with ${usedBanks(call)},
    found as materialized (
      select b.id, b.kode, b.nama, coalesce(su.nama, '') as subject,
        b.lock_password_hash is not null as is_locked, used.schedules, used.last_used, used.finished,
        row_number() over (order by ${order}) as place
      from used join question_banks b on b.id = used.bank_id
        left join subjects su on su.id = b.subject_id
      where ${q === "" ? sql`true` : contains(["b.kode", "b.nama", "su.nama"], q)}),
    page as (select * from found order by place limit ${query.per_page} offset ${offsetOf(query)})
    select coalesce((
        select json_agg(json_build_object('id', f.id, 'kode', f.kode, 'nama', f.nama,
          'subject', f.subject, 'is_locked', f.is_locked, 'schedules', f.schedules,
          'last_used', f.last_used, 'finished', f.finished, 'questions', (
            select count(*) from questions qu where qu.bank_id = f.id and qu.deleted_at is null))
          order by f.place)
        from page f), '[]') as items,
      (select count(*) from found) as total`.execute(call.db);
  const { items, total } = rows[0]!;
  return pageAnswer(
    query,
    items.map((row) => ({ ...row, last_used: new Date(row.last_used).toISOString() })),
    total,
  );
}
