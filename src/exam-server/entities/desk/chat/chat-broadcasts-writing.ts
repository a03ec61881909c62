// A message to many participants at once: each of them gets it, and the audit trail says who said what to how many.
import type { ChatMessage } from "../../../../contract/chat/chats.ts";
import { conflict } from "../../../http/refusal.ts";
import type { Call } from "../../../http/handler.ts";
import type { FoundChat } from "./chat-access.ts";
import { writeMessage, type Author, type Draft } from "./chat-messages-writing.ts";
import { recipientsOf, type Target } from "./chat-recipients-query.ts";
import { chatFor } from "./chats-query.ts";
import { sql } from "kysely";
import { proctorsRoomAt } from "../../exams/rooms/proctors-access.ts";
import { mayUseSchedule } from "../../exams/schedules/schedule-access.ts";
import { boolean, number, orNull, sqlRows } from "../../../records/sql-rows.ts";

type Broadcast = { chat: FoundChat; author: Author; draft: Draft };

/** `named`: these alone; null: all whom the conversation is for. @throws Refusal, 49 */
export async function sendBroadcast(
  broadcast: Broadcast,
  named: readonly string[] | null,
  call: Call,
): Promise<ChatMessage> {
  const { id, schedule_id, room_id } = broadcast.chat;
  const target = { schedule_id: schedule_id ?? "", room_id: room_id ?? "" };
  const recipients = named ?? (await recipientsOf(target, call));
  if (recipients.length === 0) throw nobodyThere();
  // Named ones alone were meant: nobody else gets it later.
  const announced = named ? undefined : await announcedIn(target, call);
  const message = await writeMessage(
    { ...broadcast, ...(announced && { announced }) },
    recipients,
    call,
  );
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

/** While none of its sessions is open, or a proctor is not there in it, nobody who comes later was meant. */
async function announcedIn({ schedule_id: schedule, room_id: room }: Target, call: Call) {
  const isOwn = sql`${mayUseSchedule(call)}
    or ${proctorsRoomAt(sql`${room}`, sql`coalesce(s.sesi_open, 0)`, call)}`;
  const { rows } = await sqlRows({ open_sesi: orNull(number()), has_sessions: boolean() })`
    select case when ${isOwn} then s.sesi_open end as open_sesi,
      exists (select 1 from schedule_sessions z where z.schedule_id = s.id) as has_sessions
    from schedules s where s.id = ${schedule}`.execute(call.db);
  const { open_sesi, has_sessions } = rows[0] ?? { open_sesi: null, has_sessions: true };
  if (!has_sessions) return { is_for_later: true, open_sesi: null };
  return { is_for_later: open_sesi !== null, open_sesi };
}

export const nobodyThere = () => conflict("Tidak ada peserta yang dapat menerima pesan ini.");
