// A message to many participants at once: each of them gets it, and the audit trail says who said what to how many.
import type { ChatMessage } from "../../../../contract/chat/chats.ts";
import { conflict } from "../../../http/refusal.ts";
import type { Call } from "../../../http/handler.ts";
import type { FoundChat } from "./chat-access.ts";
import { writeMessage, type Author, type Draft } from "./chat-messages-writing.ts";
import { recipientsOf } from "./chat-recipients-query.ts";
import { chatFor } from "./chats-query.ts";

type Broadcast = { chat: FoundChat; author: Author; draft: Draft };

/** `named`: these alone; null: all whom the conversation is for. @throws Refusal, 49 */
export async function sendBroadcast(
  broadcast: Broadcast,
  named: readonly string[] | null,
  call: Call,
): Promise<ChatMessage> {
  const { id, schedule_id, room_id } = broadcast.chat;
  const target = { schedule_id: schedule_id ?? "", room_id: room_id ?? "" };
  const recipients = named ?? (await recipientsOf(target, call.db));
  if (recipients.length === 0) throw nobodyThere();
  const message = await writeMessage(broadcast, recipients, call);
  const { title, detail } = (await chatFor(id, [broadcast.author.id], call)).values().next().value!;
  await call.audit({
    action: "message.broadcast",
    objectId: id,
    after: {
      jadwal: title,
      ruang: detail,
      peserta: recipients.length,
      pesan: broadcast.draft.text,
    },
  });
  return message;
}

export const nobodyThere = () => conflict("Tidak ada peserta yang dapat menerima pesan ini.");
