// Finding pictures and sounds, and who uses them.
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import type { MediaFile, MediaUse, MediaUses } from "../../../../contract/questions/media.ts";
import type { mediaEndpoints } from "../../../../contract/endpoints/questions/media-endpoints.ts";
import type { QuestionContent } from "../../../../contract/questions/question-content.ts";
import { mayUseBank } from "../banks/bank-access.ts";
import type { Db } from "../../../database/database.ts";
import { holds, type Call } from "../../../http/handler.ts";
import { allOf, caseless, contains, inOrderOf, type Sql } from "../../../records/list-sql.ts";
import { inOrder, type Found, type RecordList } from "../../../records/record-list.ts";
import { banksUsing } from "./media-uses-store.ts";
import { questionExcerpt, questionNumbers } from "../questions/questions-query.ts";
import {
  json,
  moment,
  number,
  orNull,
  sqlRows,
  text,
  type RowOf,
} from "../../../records/sql-rows.ts";

type Query = InferOutput<typeof mediaEndpoints.listMedia.input>;
export type MediaQuery = Omit<Query, "id">;
export type MediaRow = Omit<MediaFile, "created_at"> & { created_at: Date };

/** Questions that are deleted and can be taken back count as well. */
const useCount = sql`(select count(*) from media_uses mu where mu.media_id = m.id)`;
export const mediaColumns = sql`m.id, m.bank_id, m.name, m.kind, m.mime, m.size, m.width, m.height,
  ${useCount} as use_count, m.created_at`;

export function shownMedia<Row extends MediaRow>(row: Row) {
  return { ...row, created_at: row.created_at.toISOString() };
}

const sorts = {
  created_at: sql`m.created_at`,
  name: caseless("m.name"),
  size: sql`m.size`,
  use_count: useCount,
};

/** The newest first, unless asked otherwise. */
export function findMedia(among: Sql, { kind, used, q, sort = "-created_at" }: MediaQuery): Found {
  return {
    id: sql`m.id`,
    from: sql`media m`,
    where: allOf([
      among,
      kind !== "" && sql`m.kind = ${kind}`,
      used !== "" &&
        sql`exists (select 1 from media_uses mu where mu.media_id = m.id) = ${used === "ya"}`,
      q !== "" && contains(["m.name"], q),
    ]),
    order: inOrderOf(sorts, sort, sql`${caseless("m.name")}, m.id`),
  };
}

const mediaRowColumns = {
  id: text(),
  bank_id: orNull(text()),
  name: text(),
  kind: text<MediaRow["kind"]>(),
  mime: text(),
  size: number(),
  width: number(),
  height: number(),
  use_count: number(),
  created_at: moment(),
};

async function byId(ids: readonly string[], { db }: Call): Promise<MediaFile[]> {
  const { rows } = await sqlRows(mediaRowColumns)`
    select ${mediaColumns} from media m where m.id = any(${ids})`.execute(db);
  return inOrder(ids, rows.map(shownMedia));
}

export const mediaList: RecordList<Query, MediaFile> = {
  find: ({ id, ...query }) => findMedia(sql`m.bank_id = ${id}`, query),
  byId,
};

/** The file of this content in the bank, or null: in the library. */
export async function mediaByContent(
  bankId: string | null,
  sha256: string,
  db: Db,
): Promise<MediaFile | null> {
  const home = bankId === null ? sql`m.is_library` : sql`m.bank_id = ${bankId}`;
  const { rows } = await sqlRows(mediaRowColumns)`
    select ${mediaColumns} from media m where ${home} and m.sha256 = ${sha256}`.execute(db);
  return rows[0] ? shownMedia(rows[0]) : null;
}

const useRowColumns = {
  bank_id: text(),
  bank_kode: text(),
  question_id: orNull(text()),
  /** Null: a reference uses it. */
  stem: orNull(text()),
  type: orNull(number()),
  payload: orNull(json<unknown>()),
  reference_kode: orNull(text()),
  judul: orNull(text()),
};
type UseRow = RowOf<typeof useRowColumns>;

/** Those in banks that the person may look into; the others are only counted. */
export async function usesOf(id: string, call: Call): Promise<MediaUses> {
  const isSeen = holds("0010A", call)
    ? sql`(${mayUseBank(call)} and b.lock_password_hash is null)`
    : sql`false`;
  const { rows } = await sqlRows(useRowColumns)`
    select b.id as bank_id, b.kode as bank_kode, uq.id as question_id, uq.stem, uq.type, uq.payload,
      ur.kode as reference_kode, ur.judul
    from ${banksUsing} where mu.media_id = ${id} and ${isSeen}
    order by lower(b.kode) collate "C", uq.type, uq.created_at, ur.position, mu.question_id`.execute(
    call.db,
  );
  const { rows: all } = await sqlRows({ total: number() })`
    select count(*) as total from media_uses where media_id = ${id}`.execute(call.db);
  const questions = rows.flatMap(({ question_id }) => (question_id === null ? [] : [question_id]));
  const numbers = await questionNumbers(questions, call.db);
  const items = rows.map((row) => shownUse(row, numbers));
  return { items, hidden: (all[0]?.total ?? 0) - items.length };
}

function shownUse(row: UseRow, numbers: ReadonlyMap<string, number>): MediaUse {
  const { bank_id, bank_kode, question_id, stem, type, payload } = row;
  const bank = { bank_id, bank_kode, question_id };
  if (question_id === null || stem === null) {
    return { ...bank, label: row.reference_kode ?? "", excerpt: row.judul ?? "" };
  }
  const content = { type, payload, key: {} } as QuestionContent;
  const number = numbers.get(question_id);
  const label = number === undefined ? "dihapus" : String(number);
  return { ...bank, label, excerpt: questionExcerpt({ stem, content }, 120) };
}
