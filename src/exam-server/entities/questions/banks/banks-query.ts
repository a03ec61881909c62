// Finding question banks: the row with all that belongs to it; filters, search and sorts that list and selection share.
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import type { BankAuthor, bankQuery, QuestionBank } from "../../../../contract/questions/banks.ts";
import { isOwnBank, mayUseBank, writtenBy } from "./bank-access.ts";
import { faultyCount, isFilled } from "./bank-plan-query.ts";
import type { Db } from "../../../database/database.ts";
import type { Call } from "../../../http/handler.ts";
import { allOf, caseless, contains, emptyLast, inOrderOf } from "../../../records/list-sql.ts";
import { inOrder, withTimes, type Found, type RecordList } from "../../../records/record-list.ts";
import { notFound } from "../../../http/refusal.ts";
import {
  boolean,
  json,
  moment,
  number,
  orNull,
  sqlRows,
  sqlValue,
  text,
} from "../../../records/sql-rows.ts";

type Query = InferOutput<typeof bankQuery>;

const person = sql`json_build_object('id', u.id, 'name', u.name, 'email', u.email, 'active', u.active)`;
const coauthors = sql`coalesce((
  select json_agg(${person} order by lower(u.name) collate "C", u.id)
  from bank_authors ba join users u on u.id = ba.user_id where ba.bank_id = b.id), '[]')`;
const plan = sql`coalesce((
  select json_agg(
    json_build_object('type', p.type, 'count', p.count, 'weight', p.weight, 'policy', p.policy,
      'minus', p.minus)
    order by p.type)
  from bank_type_plans p where p.bank_id = b.id), '[]')`;
const entered = sql`coalesce((
  select json_agg(json_build_object('type', e.type, 'count', e.count) order by e.type)
  from (select type, count(*) from questions
    where bank_id = b.id and deleted_at is null group by type) e), '[]')`;
const scheduleCount = sql`(select count(*) from schedule_banks sb where sb.bank_id = b.id)`;
const from = sql`question_banks b left join subjects s on s.id = b.subject_id`;

type Row = Omit<QuestionBank, "author" | "locked" | "is_own" | "created_at" | "updated_at"> & {
  author: BankAuthor | null;
  locker: string | null;
  locker_email: string | null;
  locked_at: Date | null;
  created_at: Date;
  updated_at: Date | null;
};

const rowColumns = {
  id: text(),
  kode: text(),
  nama: text(),
  subject_id: orNull(text()),
  subject_kode: orNull(text()),
  subject_nama: orNull(text()),
  grade: text(),
  coauthors: json<Row["coauthors"]>(),
  order_mode: number<Row["order_mode"]>(),
  default_option_count: number(),
  default_competence_id: orNull(text()),
  default_competence_kode: orNull(text()),
  kkm: orNull(number()),
  status: text<Row["status"]>(),
  plan: json<Row["plan"]>(),
  entered: json<Row["entered"]>(),
  faulty_count: number(),
  reference_count: number(),
  schedule_count: number(),
  version: number(),
  author: orNull(json<NonNullable<Row["author"]>>()),
  locker: orNull(text()),
  locker_email: orNull(text()),
  locked_at: orNull(moment()),
  created_at: moment(),
  updated_at: orNull(moment()),
};

/** In the order of `ids`; those that exist no more, or are not the person's, are left out. */
export async function banksById(ids: readonly string[], call: Call): Promise<QuestionBank[]> {
  const { rows } = await sqlRows(rowColumns)`
    select
      b.id, b.kode, b.nama, b.subject_id, s.kode as subject_kode, s.nama as subject_nama, b.grade,
      (select ${person} from users u where u.id = b.created_by) as author, ${coauthors} as coauthors,
      b.order_mode, b.default_option_count, b.default_competence_id,
      c.kode as default_competence_kode, b.kkm, b.status, ${plan} as plan, ${entered} as entered,
      (select count(*) from question_references r where r.bank_id = b.id) as reference_count,
      ${faultyCount} as faulty_count, ${scheduleCount} as schedule_count,
      locker.name as locker, locker.email as locker_email, b.locked_at,
      b.version, b.created_at, b.updated_at
    from ${from}
      left join users locker on locker.id = b.locked_by
      left join competences c on c.id = b.default_competence_id
    where b.id = any(${ids}) and ${mayUseBank(call)}`.execute(call.db);
  return inOrder(
    ids,
    rows.map((row) => shownBank(row, call)),
  );
}

export async function bankById(id: string, call: Call): Promise<QuestionBank> {
  const [found] = await banksById([id], call);
  if (!found) throw notFound("Banksoal");
  return found;
}

function shownBank({ locker, locker_email, locked_at, ...row }: Row, call: Call): QuestionBank {
  return {
    ...withTimes(row),
    locked: locked_at && {
      by: locker ?? "",
      email: locker_email ?? "",
      at: locked_at.toISOString(),
    },
    is_own: isOwnBank(row.author?.id ?? null, call),
  };
}

const sorts = {
  kode: caseless("b.kode"),
  nama: caseless("b.nama"),
  subject: emptyLast(caseless("s.nama")),
  grade: caseless("b.grade"),
  author: emptyLast(caseless("author.name")),
  schedule_count: scheduleCount,
  updated_at: sql`coalesce(b.updated_at, b.created_at)`,
  created_at: sql`b.created_at`,
};

/** The newest first, unless asked otherwise. */
function find(query: Query, call: Call): Found {
  const { subject_id, author_id, grade, locked, filling, status, q, sort = "-created_at" } = query;
  return {
    id: sql`b.id`,
    from,
    where: allOf([
      mayUseBank(call),
      subject_id !== "" && sql`b.subject_id = ${subject_id}`,
      author_id !== "" && writtenBy(author_id),
      grade !== "" && sql`lower(b.grade) = lower(${grade})`,
      locked !== "" && sql`(b.locked_at is not null) = ${locked === "ya"}`,
      filling !== "" && isFilled[filling],
      status !== "" && sql`b.status = ${status}`,
      q !== "" && contains(["b.kode", "b.nama", "s.kode", "s.nama"], q),
    ]),
    joins: sql`left join users author on author.id = b.created_by`,
    order: inOrderOf(sorts, sort, sql`${caseless("b.kode")}, b.id`),
  };
}

export const bankList: RecordList<Query, QuestionBank> = { find, byId: banksById };

/** Whoever has the code, without regard to case. */
export async function bankByCode(db: Db, kode: string) {
  return db
    .selectFrom("question_banks")
    .select(["id", "kode"])
    .where(sqlValue(boolean())`lower(kode) = lower(${kode})`)
    .executeTakeFirst();
}
