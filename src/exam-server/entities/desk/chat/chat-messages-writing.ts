// Writing messages: once each, in order, not too many of one person, and told to whom they concern.
import { sql } from "kysely";
import { responseCodes } from "../../../../contract/calls/envelope.ts";
import { chatTopic, ownChatsTopic, type ChatMessage } from "../../../../contract/chat/chats.ts";
import { messagesPerMinute } from "../../../../contract/chat/message-text.ts";
import type { Call } from "../../../http/handler.ts";
import { invalidFields, Refusal } from "../../../http/refusal.ts";
import type { FoundChat } from "./chat-access.ts";
import { audienceOf } from "./chat-audience-finder.ts";
import { marksOf, messageAt } from "./chat-messages-query.ts";
import { nextOwnSeq } from "../../sittings/sittings/own-inbox-writing.ts";
import { chatFor } from "./chats-query.ts";

const minuteMs = 60_000;

export type Author = { id: string; name: string; is_participant: boolean };
export type Draft = { id: string; text: string; picture_id: string | null };

/**
 * Whoever sends the same again gets what was written; null: it is new. From here on what one author writes comes one after the
 * other, on whichever server. @throws Refusal, 29
 */
export async function writtenBefore(
  author: string,
  id: string,
  call: Call,
): Promise<(ChatMessage & { chat_id: string }) | null> {
  const { db, at } = call;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`chat ${author}`}, 0))`.execute(db);
  const stored = await db
    .selectFrom("chat_messages")
    .select(["chat_id", "seq"])
    .where("author_id", "=", author)
    .where("id", "=", id)
    .executeTakeFirst();
  if (stored) {
    return { chat_id: stored.chat_id, ...(await messageAt(stored.chat_id, stored.seq, db)) };
  }
  const recent = await db
    .selectFrom("chat_messages")
    .select("at")
    .where("author_id", "=", author)
    .where("at", ">", new Date(at.getTime() - minuteMs))
    .orderBy("at", "desc")
    .limit(messagesPerMinute)
    .execute();
  const first = recent[messagesPerMinute - 1];
  if (first) throw tooMany(Math.ceil((first.at.getTime() + minuteMs - at.getTime()) / 1000));
  return null;
}

function tooMany(seconds: number): Refusal {
  return new Refusal(
    responseCodes.tooManyRequests,
    `Paling banyak ${messagesPerMinute} pesan per menit. Tunggu ${seconds} detik, lalu kirim lagi.`,
    null,
    { retryAfter: seconds },
  );
}

/** `open_sesi`: of the session that was open, null where the schedule has none. */
type Announced = { is_for_later: boolean; open_sesi: number | null };
const notAnnounced: Announced = { is_for_later: false, open_sesi: null };

type Written = { chat: FoundChat; author: Author; draft: Draft; announced?: Announced };

/** `chat` is locked, and the author's draft is new. `recipients`: the participants whom it is for, or the one who wrote it. */
export async function writeMessage(
  { chat, author, draft, announced = notAnnounced }: Written,
  recipients: readonly string[],
  call: Call,
): Promise<ChatMessage> {
  const { db } = call;
  if (draft.text === "" && draft.picture_id === null) {
    throw invalidFields({ text: "Pesan wajib diisi." });
  }
  const seq = chat.last_seq + 1;
  // Another server's clock may be a little behind.
  const at = chat.last_at > call.at ? chat.last_at : call.at;
  await db
    .insertInto("chat_messages")
    .values({
      chat_id: chat.id,
      seq,
      id: draft.id,
      author_id: author.id,
      author_name: author.name,
      is_participant: author.is_participant,
      body: draft.text,
      picture_id: draft.picture_id,
      at,
      ...announced,
    })
    .execute();
  await db
    .updateTable("chats")
    .set({ last_seq: seq, last_at: at })
    .where("id", "=", chat.id)
    .execute();
  if (!author.is_participant) await markRead(chat.id, author.id, seq, call);
  if (chat.schedule_id !== null && recipients.length > 0) {
    await deliver({ chat, seq, schedule: chat.schedule_id, author }, recipients, call);
  }
  const message = await messageAt(chat.id, seq, db);
  await publishToLists(chat, call);
  call.afterCommit(() =>
    call.services.live.publish(chatTopic, { id: chat.id }, { t: "message", message }),
  );
  return message;
}

type Delivered = { chat: FoundChat; seq: number; schedule: string; author: Author };

/** Whoever writes to participants of one schedule comes one after the other: nobody's messages come out of order. */
async function deliver(
  { chat, seq, schedule, author }: Delivered,
  recipients: readonly string[],
  { db, at, services, afterCommit }: Call,
): Promise<void> {
  const number = await nextOwnSeq(schedule, db);
  const own = author.is_participant ? at : null;
  await sql`
    insert into chat_deliveries
      (schedule_id, participant_id, seq, first_seq, chat_id, message_seq, delivered_at, read_at)
    select ${schedule}, one, ${number}::integer, ${number}::integer, ${chat.id}, ${seq}::integer,
      ${own}::timestamptz, ${own}::timestamptz
    from unnest(${recipients}::text[]) one`.execute(db);
  afterCommit(() => services.sitterNews.wake(recipients));
}

/** The latest message of the conversation is another one, or says something else. */
export async function publishToLists(chat: FoundChat, call: Call): Promise<void> {
  const seen = await chatFor(chat.id, await audienceOf(chat, call), call);
  const { live } = call.services;
  call.afterCommit(() => {
    for (const [user, { read_seq: _read, muted: _muted, ...shown }] of seen) {
      live.publish(ownChatsTopic, { id: user }, { t: "last", chat: shown });
    }
  });
}

/** Never back. Answers whether anything is new. */
export async function markRead(
  chatId: string,
  userId: string,
  seq: number,
  { db }: Pick<Call, "db">,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into chat_marks (chat_id, user_id, delivered_seq, read_seq)
    values (${chatId}, ${userId}, ${seq}, ${seq})
    on conflict (chat_id, user_id) do update set
      read_seq = excluded.read_seq,
      delivered_seq = greatest(chat_marks.delivered_seq, excluded.delivered_seq)
    where chat_marks.read_seq < excluded.read_seq`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

/** To whoever has the conversation open. */
export async function publishMark(chatId: string, userId: string, call: Call): Promise<void> {
  const mark = (await marksOf(chatId, call.db)).find((one) => one.user_id === userId);
  if (!mark) return;
  call.afterCommit(() =>
    call.services.live.publish(chatTopic, { id: chatId }, { t: "mark", mark }),
  );
}
