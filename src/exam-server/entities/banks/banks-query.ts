// Finding question banks: the row with all that belongs to it; filters, search and sorts that list and selection share.
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import type { BankAuthor, bankQuery, QuestionBank } from "../../../contract/questions/banks.ts";
import { isOwnBank, mayUseBank } from "./bank-access.ts";
import type { Db } from "../../database/database.ts";
import type { Call } from "../../http/handler.ts";
import { caseless, literalPattern, readSort } from "../../records/list-page.ts";
import { notFound } from "../../http/refusal.ts";

export type BankQuery = InferOutput<typeof bankQuery>;

const person = sql`json_build_object('id', u.id, 'name', u.name, 'email', u.email, 'active', u.active)`;
const coauthors = sql`coalesce((
  select json_agg(${person} order by lower(u.name) collate "C", u.id)
  from bank_authors ba join users u on u.id = ba.user_id where ba.bank_id = b.id), '[]')`;
const plan = sql`coalesce((
  select json_agg(
    json_build_object('type', p.type, 'count', p.count, 'weight', p.weight, 'policy', p.policy)
    order by p.type)
  from bank_type_plans p where p.bank_id = b.id), '[]')`;
const entered = sql`coalesce((
  select json_agg(json_build_object('type', e.type, 'count', e.count) order by e.type)
  from (select type, count(*) from questions
    where bank_id = b.id and deleted_at is null group by type) e), '[]')`;
const scheduleCount = sql`(select count(*) from schedule_banks sb where sb.bank_id = b.id)`;
const from = sql`
  question_banks b
  left join subjects s on s.id = b.subject_id
  left join users author on author.id = b.created_by`;

type Row = Omit<QuestionBank, "author" | "locked" | "is_own" | "created_at" | "updated_at"> & {
  author: BankAuthor | null;
  locker: string | null;
  locker_email: string | null;
  locked_at: Date | null;
  created_at: Date;
  updated_at: Date | null;
};

/** In the order of `ids`; those that exist no more, or are not the person's, are left out. */
export async function banksById(ids: readonly string[], call: Call): Promise<QuestionBank[]> {
  const { rows } = await sql<Row>`
    select
      b.id, b.kode, b.nama, b.subject_id, s.kode as subject_kode, s.nama as subject_nama, b.grade,
      (select ${person} from users u where u.id = b.created_by) as author, ${coauthors} as coauthors,
      b.order_mode, b.default_option_count, b.default_competence_id,
      c.kode as default_competence_kode, b.kkm, b.status, ${plan} as plan, ${entered} as entered,
      (select count(*) from question_references r where r.bank_id = b.id) as reference_count,
      ${scheduleCount} as schedule_count,
      locker.name as locker, locker.email as locker_email, b.locked_at,
      b.version, b.created_at, b.updated_at
    from ${from}
      left join users locker on locker.id = b.locked_by
      left join competences c on c.id = b.default_competence_id
    where b.id = any(${ids}) and ${mayUseBank(call)}`.execute(call.db);
  const byId = new Map(rows.map((row) => [row.id, shownBank(row, call)]));
  return ids.map((id) => byId.get(id)).filter((found) => found !== undefined);
}

export async function bankById(id: string, call: Call): Promise<QuestionBank> {
  const [found] = await banksById([id], call);
  if (!found) throw notFound("Banksoal");
  return found;
}

function shownBank({ locker, locker_email, locked_at, ...row }: Row, call: Call): QuestionBank {
  return {
    ...row,
    locked: locked_at && {
      by: locker ?? "",
      email: locker_email ?? "",
      at: locked_at.toISOString(),
    },
    is_own: isOwnBank(row.author?.id ?? null, call),
    created_at: row.created_at.toISOString(),
    updated_at: (row.updated_at ?? row.created_at).toISOString(),
  };
}

function condition(query: BankQuery, call: Call) {
  const { subject_id, author_id, grade, locked, status, q } = query;
  const conditions = [mayUseBank(call)];
  if (subject_id !== "") conditions.push(sql`b.subject_id = ${subject_id}`);
  if (author_id !== "") {
    conditions.push(sql`(b.created_by = ${author_id} or exists (
      select 1 from bank_authors ba where ba.bank_id = b.id and ba.user_id = ${author_id}))`);
  }
  if (grade !== "") conditions.push(sql`lower(b.grade) = lower(${grade})`);
  if (locked !== "") conditions.push(sql`(b.locked_at is not null) = ${locked === "ya"}`);
  if (status !== "") conditions.push(sql`b.status = ${status}`);
  if (q !== "") {
    const part = `%${literalPattern(q.replace(/\s+/gu, " "))}%`;
    const names = ["b.kode", "b.nama", "s.kode", "s.nama"].map(
      (name) => sql`lower(${sql.ref(name)}) like lower(${part})`,
    );
    conditions.push(sql`(${sql.join(names, sql` or `)})`);
  }
  return sql.join(conditions, sql` and `);
}

const sorts = {
  kode: caseless("b.kode"),
  nama: caseless("b.nama"),
  subject: caseless("s.nama"),
  grade: caseless("b.grade"),
  author: caseless("author.name"),
  schedule_count: scheduleCount,
  updated_at: sql`coalesce(b.updated_at, b.created_at)`,
  created_at: sql`b.created_at`,
};

/** The newest first, unless asked otherwise; ends in the id, so that rows keep their places from page to page. */
function order(sort: BankQuery["sort"]) {
  const { name, direction } = readSort(sort ?? "-created_at");
  return sql`${sorts[name]} ${sql.raw(direction)} nulls last, ${caseless("b.kode")}, b.id`;
}

/** The ids of what the query finds, in its order; with `page`, one page of them. */
export async function bankIds(
  query: BankQuery,
  call: Call,
  page?: { limit: number; offset: number },
): Promise<string[]> {
  const bounds = page ? sql`limit ${page.limit} offset ${page.offset}` : sql``;
  const { rows } = await sql<{ id: string }>`
    select b.id from ${from} where ${condition(query, call)}
    order by ${order(query.sort)} ${bounds}`.execute(call.db);
  return rows.map(({ id }) => id);
}

export async function countBanks(query: BankQuery, call: Call): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from ${from} where ${condition(query, call)}`.execute(call.db);
  return rows[0]?.total ?? 0;
}

/** Whoever has the code, without regard to case. */
export async function bankByCode(db: Db, kode: string) {
  return db
    .selectFrom("question_banks")
    .select(["id", "kode"])
    .where(sql<boolean>`lower(kode) = lower(${kode})`)
    .executeTakeFirst();
}
