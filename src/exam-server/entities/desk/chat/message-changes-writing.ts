// Corrections and deletions of messages of staff by their authors, told to whoever has the conversation open and delivered again
// to participants.
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import { chatTopic, type ChatMessage } from "../../../../contract/chat/chats.ts";
import type { messageChangeEndpoints } from "../../../../contract/endpoints/chat/message-change-endpoints.ts";
import { callerOf, type Call } from "../../../http/handler.ts";
import { conflict, invalidFields, notFound } from "../../../http/refusal.ts";
import { sqlRows, text } from "../../../records/sql-rows.ts";
import { nextOwnSeq } from "../../sittings/sittings/own-inbox-writing.ts";
import { findChat, type FoundChat } from "./chat-access.ts";
import { messageAt } from "./chat-messages-query.ts";
import { publishToLists } from "./chat-messages-writing.ts";
import { deletePicture } from "./chat-pictures-store.ts";

/** A call that is made again after its answer was lost finds its own text, and changes nothing. */
export async function correctMessage(
  { id, seq, version, text }: InferOutput<typeof messageChangeEndpoints.correctMessage.input>,
  call: Call,
): Promise<ChatMessage> {
  const { chat, message } = await ownMessage(id, seq, call);
  if (message.deleted_at !== null) throw conflict("Pesan ini sudah dihapus.", message);
  if (message.text === text) return message;
  refuseOlder(message, version);
  if (text === "" && message.picture_id === null) {
    throw invalidFields({ text: "Pesan wajib diisi." });
  }
  await call.db
    .insertInto("chat_versions")
    .values({
      chat_id: id,
      seq,
      version,
      body: message.text,
      at: new Date(message.corrected_at ?? message.at),
    })
    .execute();
  await call.db
    .updateTable("chat_messages")
    .set({ body: text, version: version + 1, corrected_at: call.at })
    .where("chat_id", "=", id)
    .where("seq", "=", seq)
    .execute();
  await call.audit({
    action: "message.update",
    objectId: id,
    before: { pesan: message.text },
    after: { pesan: text },
  });
  return publishChanged(chat, seq, call);
}

export async function deleteMessage(
  { id, seq, version }: InferOutput<typeof messageChangeEndpoints.deleteMessage.input>,
  call: Call,
): Promise<ChatMessage> {
  const { chat, message } = await ownMessage(id, seq, call);
  if (message.deleted_at !== null) return message;
  refuseOlder(message, version);
  await call.db
    .updateTable("chat_messages")
    .set({
      body: "",
      picture_id: null,
      version: version + 1,
      deleted_at: call.at,
      deleted_by: callerOf(call).name,
    })
    .where("chat_id", "=", id)
    .where("seq", "=", seq)
    .execute();
  await call.db
    .deleteFrom("chat_versions")
    .where("chat_id", "=", id)
    .where("seq", "=", seq)
    .execute();
  if (message.picture_id !== null) await deletePicture(message.picture_id, call.db);
  await call.audit({ action: "message.delete", objectId: id, before: { pesan: message.text } });
  return publishChanged(chat, seq, call);
}

/** The conversation is locked. @throws Refusal, 44 */
async function ownMessage(id: string, seq: number, call: Call) {
  const chat = await findChat(id, call, true);
  const message = seq <= chat.last_seq ? await messageAt(id, seq, call.db) : null;
  const isOwn = message?.author_id === callerOf(call).id && !message.is_participant;
  if (!message || !isOwn) throw notFound("Pesan");
  return { chat, message };
}

/** @throws Refusal, 49 with the message as it is now */
function refuseOlder(message: ChatMessage, version: number): void {
  if (message.version === version) return;
  throw conflict(
    "Pesan ini sudah diperbaiki di tab atau perangkat lain. Perubahan Anda belum disimpan.",
    message,
  );
}

async function publishChanged(chat: FoundChat, seq: number, call: Call): Promise<ChatMessage> {
  const { db, services } = call;
  const { changes } = await db
    .updateTable("chats")
    .set({ changes: sql`changes + 1` })
    .where("id", "=", chat.id)
    .returning("changes")
    .executeTakeFirstOrThrow();
  await deliverAgain(chat, seq, call);
  const message = await messageAt(chat.id, seq, db);
  if (seq === chat.last_seq) await publishToLists(chat, call);
  call.afterCommit(() =>
    services.live.publish(chatTopic, { id: chat.id }, { t: "changed", message, changes }),
  );
  return message;
}

/** Under a new number, so that devices list it again. How many have got and seen it is counted anew. */
async function deliverAgain({ id, schedule_id }: FoundChat, seq: number, call: Call) {
  if (schedule_id === null) return;
  const isOfMessage = sql`chat_id = ${id} and message_seq = ${seq}`;
  const { rows: delivered } = await sqlRows({ participant_id: text() })`
    select participant_id from chat_deliveries where ${isOfMessage} limit 1`.execute(call.db);
  if (delivered.length === 0) return;
  const own = await nextOwnSeq(schedule_id, call.db);
  const { rows } = await sqlRows({ participant_id: text() })`
    update chat_deliveries set seq = ${own}::integer, delivered_at = null, read_at = null
    where ${isOfMessage} returning participant_id`.execute(call.db);
  call.afterCommit(() => call.services.sitterNews.wake(rows.map(({ participant_id: one }) => one)));
}
