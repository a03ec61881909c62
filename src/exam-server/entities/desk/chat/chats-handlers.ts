// Conversations of staff: listed, opened, written in, read, muted; their pictures and what has reached participants.
import type { InferOutput } from "valibot";
import type { chatEndpoints } from "../../../../contract/endpoints/chat/chat-endpoints.ts";
import { ownChatsTopic, type Chat, type ChatMessage } from "../../../../contract/chat/chats.ts";
import { callerOf, type Call, type HandlersOf } from "../../../http/handler.ts";
import { chatNotFound, findChat, refuseReadOnly, whyReadOnly } from "./chat-access.ts";
import { sendBroadcast } from "./chat-broadcasts-writing.ts";
import {
  countedReceipts,
  laterMessages,
  marksOf,
  pageOfMessages,
  readReceipts,
} from "./chat-messages-query.ts";
import { markRead, publishMark, writeMessage, writtenBefore } from "./chat-messages-writing.ts";
import { presentStaff } from "./chat-presence-publisher.ts";
import { readPicture, refuseOthersPicture, storePicture } from "./chat-pictures-store.ts";
import { chatPartners, ownChat, ownChats } from "./chats-query.ts";
import { openedChat, subjectOf } from "./chats-writing.ts";
import { sqlRows, text } from "../../../records/sql-rows.ts";

export const chatsHandlers: HandlersOf<typeof chatEndpoints> = {
  listOwnChats: {
    async read({ id }, call) {
      if (id !== callerOf(call).id) throw chatNotFound();
      return { items: await ownChats(call) };
    },
  },
  getChat: {
    async read({ id }, call) {
      // The count first: a change in between makes the console read the messages again.
      const found = await findChat(id, call);
      const chat = await ownChat(id, call);
      const page = await pageOfMessages(id, null, call.db);
      return {
        ...chat,
        ...page,
        changes: found.changes,
        marks: await marksOf(id, call.db),
        read_only: await whyReadOnly(found, call),
      };
    },
  },
  listMessages: {
    async read({ id, before }, call) {
      await findChat(id, call);
      return pageOfMessages(id, before, call.db);
    },
  },
  listLaterMessages: {
    async read({ id, after }, call) {
      await findChat(id, call);
      return laterMessages(id, after, call.db);
    },
  },
  openChat: { write: open },
  sendMessage: { write: send },
  readChat: {
    async write({ id, read_seq: wanted }, call) {
      const { last_seq: last } = await findChat(id, call);
      const user = callerOf(call).id;
      if (await markRead(id, user, Math.min(wanted, last), call)) await publishMark(id, user, call);
      return publishedOwn(id, call);
    },
  },
  muteChat: {
    async write({ id, muted }, call) {
      await findChat(id, call);
      const { read_seq } = await ownChat(id, call);
      await call.db
        .insertInto("chat_marks")
        .values({ chat_id: id, user_id: callerOf(call).id, muted, read_seq })
        .onConflict((known) => known.columns(["chat_id", "user_id"]).doUpdateSet({ muted }))
        .execute();
      return publishedOwn(id, call);
    },
  },
  noteDelivered: { write: deliverOwn },
  listPresentStaff: {
    read: async (_input, { db, at }) => ({ user_ids: await presentStaff(db, at) }),
  },
  findChatPartners: { read: ({ q }, call) => chatPartners(q, call) },
  uploadChatPicture: {
    async write({ id }, call) {
      await refuseReadOnly(await findChat(id, call), call);
      return { picture_id: await storePicture(id, callerOf(call).id, call) };
    },
  },
  getChatPicture: {
    async read({ id, picture_id: picture }, call) {
      await findChat(id, call);
      return readPicture(picture, id, call.db);
    },
  },
  getReceiptCounts: {
    async read({ id }, call) {
      await findChat(id, call);
      return { items: await countedReceipts(id, call.db) };
    },
  },
  listReceipts: {
    async read(query, call) {
      await findChat(query.id, call);
      return readReceipts(query, call);
    },
  },
};

/** As it is now, also for the person's other tabs. */
async function publishedOwn(id: string, call: Call): Promise<Chat> {
  const chat = await ownChat(id, call);
  const { read_seq, muted } = chat;
  call.afterCommit(() =>
    call.services.live.publish(
      ownChatsTopic,
      { id: callerOf(call).id },
      { t: "mark", id, read_seq, muted },
    ),
  );
  return chat;
}

async function send(
  { id, message_id, text, picture_id }: InferOutput<typeof chatEndpoints.sendMessage.input>,
  call: Call,
): Promise<ChatMessage> {
  const { id: user, name } = callerOf(call);
  await refuseReadOnly(await findChat(id, call), call);
  const before = await writtenBefore(user, message_id, call);
  if (before) return before;
  const chat = await findChat(id, call, true);
  await refuseOthersPicture(picture_id, id, user, call.db);
  const written = {
    chat,
    author: { id: user, name, is_participant: false },
    draft: { id: message_id, text, picture_id },
  };
  if (chat.kind === "broadcast") return sendBroadcast(written, null, call);
  const recipients = chat.participant_id === null ? [] : [chat.participant_id];
  return writeMessage(written, recipients, call);
}

async function open(
  wanted: InferOutput<typeof chatEndpoints.openChat.input>,
  call: Call,
): Promise<Chat> {
  const id = await openedChat(await subjectOf(wanted, call), call);
  const { read_seq } = await ownChat(id, call);
  // It stands in the list from here on, though nothing is written yet.
  await call.db
    .insertInto("chat_marks")
    .values({ chat_id: id, user_id: callerOf(call).id, read_seq })
    .onConflict((known) => known.doNothing())
    .execute();
  return ownChat(id, call);
}

async function deliverOwn(_input: object, call: Call): Promise<null> {
  const user = callerOf(call).id;
  const { rows } = await sqlRows({ chat_id: text() })`
    insert into chat_marks (chat_id, user_id, delivered_seq)
    select c.id, ${user}, c.last_seq from chats c
    left join chat_marks k on k.chat_id = c.id and k.user_id = ${user}
    where c.kind = 'dm' and ${user} in (c.first_user_id, c.second_user_id)
      and coalesce(k.delivered_seq, 0) < c.last_seq
    order by c.id
    on conflict (chat_id, user_id) do update set
      delivered_seq = greatest(chat_marks.delivered_seq, excluded.delivered_seq)
    returning chat_id`.execute(call.db);
  for (const { chat_id: chat } of rows) await publishMark(chat, user, call);
  return null;
}
