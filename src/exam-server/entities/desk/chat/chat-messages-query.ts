// Messages of one conversation, how far staff have come in it, and what has reached participants.
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import {
  messagesPerPage,
  type ChatMark,
  type ChatMessage,
} from "../../../../contract/chat/chats.ts";
import type { chatEndpoints } from "../../../../contract/endpoints/chat/chat-endpoints.ts";
import type { Db } from "../../../database/database.ts";
import type { Call } from "../../../http/handler.ts";
import { caseless, type Sql } from "../../../records/list-sql.ts";
import { offsetOf, pageAnswer } from "../../../records/record-list.ts";
import { mayUseSchedule } from "../../exams/schedules/schedule-access.ts";
import { proctorsSitter } from "../../sittings/sittings/sitter-access.ts";
import { boolean, moment, number, orNull, sqlRows, text } from "../../../records/sql-rows.ts";

const receipts = sql`lateral (
  select count(*) as sent, count(d.delivered_at) as delivered, count(d.read_at) as read
  from chat_deliveries d
  where d.chat_id = m.chat_id and d.message_seq = m.seq and not m.is_participant) n`;

const messageRowColumns = {
  id: text(),
  seq: number(),
  author_id: text(),
  name: text(),
  is_participant: boolean(),
  text: text(),
  picture_id: orNull(text()),
  sent: number(),
  delivered: number(),
  read: number(),
  at: moment(),
  version: number(),
  corrected_at: orNull(moment()),
  deleted_at: orNull(moment()),
  deleted_by: text(),
};

async function readMessages(
  where: Sql,
  db: Db,
  order: "asc" | "desc" = "desc",
): Promise<ChatMessage[]> {
  const { rows } = await sqlRows(messageRowColumns)`
    select m.id, m.seq, m.author_id, m.author_name as name, m.is_participant, m.body as text,
      m.picture_id, m.at, m.version, m.corrected_at, m.deleted_at,
      coalesce(m.deleted_by, '') as deleted_by, n.sent, n.delivered, n.read
    from chat_messages m cross join ${receipts}
    where ${where}
    order by m.seq ${sql.raw(order)} limit ${messagesPerPage + 1}`.execute(db);
  return rows.map((row) => ({
    ...row,
    at: row.at.toISOString(),
    corrected_at: row.corrected_at?.toISOString() ?? null,
    deleted_at: row.deleted_at?.toISOString() ?? null,
  }));
}

/** The latest before `before`, oldest first; null: of all. */
export async function pageOfMessages(chatId: string, before: number | null, db: Db) {
  const isEarlier = before === null ? sql`true` : sql`m.seq < ${before}`;
  const found = await readMessages(sql`m.chat_id = ${chatId} and ${isEarlier}`, db);
  return {
    messages: found.slice(0, messagesPerPage).reverse(),
    more: found.length > messagesPerPage,
  };
}

/** The first after `after`, oldest first. */
export async function laterMessages(chatId: string, after: number, db: Db) {
  const found = await readMessages(sql`m.chat_id = ${chatId} and m.seq > ${after}`, db, "asc");
  return { messages: found.slice(0, messagesPerPage), more: found.length > messagesPerPage };
}

export async function messageAt(chatId: string, seq: number, db: Db): Promise<ChatMessage> {
  return (await readMessages(sql`m.chat_id = ${chatId} and m.seq = ${seq}`, db))[0]!;
}

const chatMarkColumns = {
  user_id: text(),
  name: text(),
  delivered_seq: number(),
  read_seq: number(),
};

export async function marksOf(chatId: string, db: Db): Promise<ChatMark[]> {
  const { rows } = await sqlRows(chatMarkColumns)`
    select k.user_id, u.name, k.delivered_seq, k.read_seq
    from chat_marks k join users u on u.id = k.user_id
    where k.chat_id = ${chatId} order by ${caseless("u.name")}, u.id`.execute(db);
  return rows;
}

export async function countedReceipts(chatId: string, db: Db) {
  const { messages } = await pageOfMessages(chatId, null, db);
  return messages
    .filter(({ sent }) => sent > 0)
    .map(({ seq, sent, delivered, read }) => ({ seq, sent, delivered, read }));
}
const receiptRowColumns = {
  participant_id: text(),
  no_ujian: text(),
  nama: text(),
  delivered_at: orNull(moment()),
  read_at: orNull(moment()),
};

/** Of those whom the person may help: names of others in the exam are not the person's to see. */
export async function readReceipts(
  query: InferOutput<typeof chatEndpoints.listReceipts.input>,
  call: Call,
) {
  const { id, seq } = query;
  const own = sql`
    from chat_deliveries d join participants p on p.id = d.participant_id
    join schedules s on s.id = d.schedule_id
    join chat_messages m on m.chat_id = d.chat_id and m.seq = d.message_seq
    where d.chat_id = ${id} and d.message_seq = ${seq} and not m.is_participant
      and (${mayUseSchedule(call)} or ${proctorsSitter(sql`d.participant_id`, call)})`;
  const { rows } = await sqlRows(receiptRowColumns)`
    select p.id as participant_id, p.no_ujian, p.nama, d.delivered_at, d.read_at ${own}
    order by d.read_at is not null, d.delivered_at is not null, ${caseless("p.nama")}, p.id
    limit ${query.per_page} offset ${offsetOf(query)}`.execute(call.db);
  const items = rows.map(({ delivered_at, read_at, ...person }) => ({
    ...person,
    delivered_at: delivered_at?.toISOString() ?? null,
    read_at: read_at?.toISOString() ?? null,
  }));
  const { rows: all } = await sqlRows({ count: number() })`select count(*) as count ${own}`.execute(
    call.db,
  );
  return pageAnswer(query, items, all[0]?.count ?? 0);
}
