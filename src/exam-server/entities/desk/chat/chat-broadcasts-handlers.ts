// Messages to participants from where staff see them.
import type { InferOutput } from "valibot";
import type { broadcastEndpoints } from "../../../../contract/endpoints/chat/broadcast-endpoints.ts";
import { callerOf, type Call, type HandlersOf } from "../../../http/handler.ts";
import { notFound } from "../../../http/refusal.ts";
import { nounOf } from "../../../records/record-kind.ts";
import { refuseOthersRoom } from "../boards/boards-access.ts";
import { withinReach } from "../../sittings/sittings/sitter-access.ts";
import { findChat, selectionKey } from "./chat-access.ts";
import { nobodyThere, sendBroadcast } from "./chat-broadcasts-writing.ts";
import { writeMessage, writtenBefore } from "./chat-messages-writing.ts";
import { namedRecipients, recipientCount } from "./chat-recipients-query.ts";
import { openedChat, sittingSubject } from "./chats-writing.ts";

type Input = InferOutput<typeof broadcastEndpoints.broadcastMessage.input>;

export const chatBroadcastsHandlers: HandlersOf<typeof broadcastEndpoints> = {
  countRecipients: {
    async read(target, call) {
      await refuseOthersRoom(target, call);
      return { count: await recipientCount(target, call) };
    },
  },
  broadcastMessage: { write: broadcast },
};

async function broadcast(input: Input, call: Call) {
  const {
    schedule_id: schedule,
    room_id: room,
    message_id: id,
    participant_ids: ids,
    text,
  } = input;
  if (ids.length !== 1) await refuseOthersRoom(input, call);
  const reached = await withinReach(schedule, ids, call);
  const caller = callerOf(call);
  const before = await writtenBefore(caller.id, id, call);
  if (before) {
    const { chat_id, ...message } = before;
    return { chat_id, message };
  }
  const named = ids.length === 0 ? null : await namedRecipients(input, reached, call.db);
  if (named?.length === 0) throw nobodyThere();
  const [only, ...others] = named ?? [];
  const isOne = only !== undefined && others.length === 0;
  const subject = isOne
    ? sittingSubject(schedule, only)
    : await manySubject({ schedule, room, isChosen: named !== null }, call);
  const chat = await findChat(await openedChat(subject, call), call, true);
  const written = {
    chat,
    author: { id: caller.id, name: caller.name, is_participant: false },
    draft: { id, text, picture_id: null },
  };
  const message = isOne
    ? await writeMessage(written, [only], call)
    : await sendBroadcast(written, named, call);
  return { chat_id: chat.id, message };
}

type Many = { schedule: string; room: string; isChosen: boolean };

/** Those who are chosen have a conversation of their own: what is said to all is read by more people. */
async function manySubject({ schedule, room, isChosen }: Many, { db }: Call) {
  const key = `${isChosen ? selectionKey : "broadcast "}${schedule} ${room}`;
  if (room === "") return { kind: "broadcast" as const, key, schedule_id: schedule };
  const found = await db.selectFrom("rooms").select("id").where("id", "=", room).executeTakeFirst();
  if (!found) throw notFound(nounOf({ object: "room" }));
  return { kind: "broadcast" as const, key, schedule_id: schedule, room_id: room };
}
