// Messages as a participant gets them: what is handed out counts as delivered, what the device says it has shown as read.
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import { chatTopic } from "../../../../contract/chat/chats.ts";
import type { ownChatEndpoints } from "../../../../contract/endpoints/sitting/own-chat-endpoints.ts";
import { ownMessagesPerCall, type OwnMessage } from "../../../../contract/sitting/own-chat.ts";
import { sitterOf, type Call, type HandlersOf } from "../../../http/handler.ts";
import { notFound } from "../../../http/refusal.ts";
import { serverTime } from "../../../http/server-time.ts";
import type { Sql } from "../../../records/list-sql.ts";
import { offeredExam } from "../../sittings/own-exams/own-exams-query.ts";
import { writeMessage, writtenBefore } from "./chat-messages-writing.ts";
import { readPicture } from "./chat-pictures-store.ts";
import type { FoundChat } from "./chat-access.ts";
import { openedChat, sittingSubject } from "./chats-writing.ts";
import { boolean, moment, number, orNull, sqlRows, text } from "../../../records/sql-rows.ts";

export const ownChatHandlers: HandlersOf<typeof ownChatEndpoints> = {
  listOwnMessages: {
    async staged({ id, after }, call) {
      await offeredExam(id, call);
      const found = await ownMessages({ schedule: id, after }, call);
      const fresh = found.filter(({ is_delivered }) => !is_delivered);
      if (fresh.length > 0) {
        await call.inTransaction((inner) => note("delivered_at", id, seqsOf(fresh), inner));
      }
      const items = found
        .slice(0, ownMessagesPerCall)
        .map(({ is_delivered: _delivered, ...message }) => message);
      const more = found.length > ownMessagesPerCall;
      return { server_time: serverTime(call.at), items, more };
    },
  },

  readOwnMessages: {
    async write({ id, seq }, call) {
      await offeredExam(id, call);
      const { rows } = await sqlRows({ seq: number() })`
        select seq from chat_deliveries where schedule_id = ${id}
          and participant_id = ${sitterOf(call).id} and seq <= ${seq} and read_at is null
        order by seq`.execute(call.db);
      const seqs = seqsOf(rows);
      // Seen without having been fetched by this device: another one had.
      await note("delivered_at", id, seqs, call);
      await note("read_at", id, seqs, call);
      return null;
    },
  },

  answerStaff: { write: answer },

  getOwnMessagePicture: {
    async read({ id, picture_id: picture }, call) {
      await offeredExam(id, call);
      const { rows } = await sqlRows({ chat_id: text() })`
        select m.chat_id from chat_deliveries d
        join chat_messages m on m.chat_id = d.chat_id and m.seq = d.message_seq
        where d.schedule_id = ${id} and d.participant_id = ${sitterOf(call).id}
          and m.picture_id = ${picture} limit 1`.execute(call.db);
      const [message] = rows;
      if (!message) throw notFound("Gambar");
      return readPicture(picture, message.chat_id, call.db);
    },
  },
};

type Own = OwnMessage & { is_delivered: boolean };

const seqsOf = (rows: readonly { seq: number }[]) =>
  rows.slice(0, ownMessagesPerCall).map(({ seq }) => seq);

const ownRowColumns = {
  seq: number(),
  first_seq: number(),
  id: text(),
  is_own: boolean(),
  name: text(),
  is_broadcast: boolean(),
  text: text(),
  picture_id: orNull(text()),
  is_read: boolean(),
  is_delivered: boolean(),
  at: moment(),
  corrected_at: orNull(moment()),
  deleted_at: orNull(moment()),
  deleted_by: text(),
};

async function ownMessages(
  { schedule, after, only }: { schedule: string; after: number; only?: Sql },
  call: Pick<Call, "db" | "sitter">,
): Promise<Own[]> {
  const { id } = sitterOf(call);
  const { rows } = await sqlRows(ownRowColumns)`
    select d.seq, d.first_seq, m.id, m.author_id = ${id} as is_own, m.author_name as name,
      c.kind = 'broadcast' as is_broadcast, m.body as text, m.picture_id, m.at,
      m.corrected_at, m.deleted_at, coalesce(m.deleted_by, '') as deleted_by,
      d.read_at is not null as is_read, d.delivered_at is not null as is_delivered
    from chat_deliveries d
    join chats c on c.id = d.chat_id
    join chat_messages m on m.chat_id = d.chat_id and m.seq = d.message_seq
    where d.schedule_id = ${schedule} and d.participant_id = ${id} and d.seq > ${after}
      ${only ? sql`and ${only}` : sql``}
    order by d.seq limit ${ownMessagesPerCall + 1}`.execute(call.db);
  return rows.map(({ deleted_by: by, ...row }) => ({
    ...row,
    // Clients that are older than deletions show the sentence as the message.
    text: row.deleted_at === null ? row.text : `Pesan dihapus oleh ${by}.`,
    at: row.at.toISOString(),
    corrected_at: row.corrected_at?.toISOString() ?? null,
    deleted_at: row.deleted_at?.toISOString() ?? null,
  }));
}

/** The first time counts. Whoever has the conversation open is told. */
async function note(
  column: "delivered_at" | "read_at",
  schedule: string,
  seqs: readonly number[],
  call: Call,
): Promise<void> {
  if (seqs.length === 0) return;
  const name = sql.ref(column);
  const { rows } = await sqlRows({ chat_id: text() })`
    update chat_deliveries set ${name} = ${call.at}
    where schedule_id = ${schedule} and participant_id = ${sitterOf(call).id}
      and seq = any(${seqs}) and ${name} is null
    returning chat_id`.execute(call.db);
  const chats = new Set(rows.map(({ chat_id: chat }) => chat));
  call.afterCommit(() => {
    for (const id of chats) call.services.live.publish(chatTopic, { id }, { t: "receipts" });
  });
}

async function answer(
  { id, message_id, text }: InferOutput<typeof ownChatEndpoints.answerStaff.input>,
  call: Call,
): Promise<OwnMessage> {
  await offeredExam(id, call);
  const { id: participant, nama } = sitterOf(call);
  if (!(await writtenBefore(participant, message_id, call))) {
    const chatId = await openedChat(sittingSubject(id, participant), call);
    const chat: FoundChat = await call.db
      .selectFrom("chats")
      .selectAll()
      .where("id", "=", chatId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const author = { id: participant, name: nama, is_participant: true };
    const draft = { id: message_id, text, picture_id: null };
    await writeMessage({ chat, author, draft }, [participant], call);
  }
  const only = sql`m.id = ${message_id} and m.author_id = ${participant}`;
  const [written] = await ownMessages({ schedule: id, after: 0, only }, call);
  if (!written) throw notFound("Pesan");
  const { is_delivered: _delivered, ...message } = written;
  return message;
}
