// How messages come to a participant in an exam: numbered for each schedule in the order of their transactions, and announcements
// that were made before the participant came. What messages are, the desk's chat/ knows.
import { sql } from "kysely";
import { chatTopic } from "../../../../contract/chat/chats.ts";
import type { Db } from "../../../database/database.ts";
import { sitterOf, type Call } from "../../../http/handler.ts";
import { number, sqlRows, text } from "../../../records/sql-rows.ts";
import { roomOf } from "./sitter-access.ts";

/** From here on whoever delivers in the schedule waits until the transaction ends. */
export async function nextOwnSeq(schedule: string, db: Db): Promise<number> {
  const { last_seq: next } = await db
    .insertInto("chat_inboxes")
    .values({ schedule_id: schedule, last_seq: 1 })
    .onConflict((known) =>
      known.column("schedule_id").doUpdateSet({ last_seq: sql`chat_inboxes.last_seq + 1` }),
    )
    .returning("last_seq")
    .executeTakeFirstOrThrow();
  return next;
}

/**
 * Delivers what was announced to the whole schedule, to the participant's room or to the participant's session before the
 * participant belonged to it. What is deleted is not announced any more.
 */
export async function deliverMissedAnnouncements(schedule: string, call: Call): Promise<void> {
  const { id } = sitterOf(call);
  const missed = await missedAnnouncements(schedule, id, call.db);
  for (const { chat_id, seq } of missed) {
    const own = await nextOwnSeq(schedule, call.db);
    // Two calls of one participant at once: the second finds it delivered.
    await call.db
      .insertInto("chat_deliveries")
      .values({
        schedule_id: schedule,
        participant_id: id,
        seq: own,
        first_seq: own,
        chat_id,
        message_seq: seq,
      })
      .onConflict((known) =>
        known.columns(["chat_id", "message_seq", "participant_id"]).doNothing(),
      )
      .execute();
  }
  if (missed.length === 0) return;
  const chats = new Set(missed.map(({ chat_id: chat }) => chat));
  call.afterCommit(() => {
    for (const chat of chats) {
      call.services.live.publish(chatTopic, { id: chat }, { t: "receipts" });
    }
    call.services.sitterNews.wake([id]);
  });
}

async function missedAnnouncements(schedule: string, participant: string, db: Db) {
  const { rows } = await sqlRows({ chat_id: text(), seq: number() })`
    select m.chat_id, m.seq from chats c
    join schedules s on s.id = c.schedule_id
    join chat_messages m on m.chat_id = c.id
    where c.schedule_id = ${schedule} and c.kind = 'broadcast'
      and m.is_for_later and m.deleted_at is null
      and (m.open_sesi is null or exists (select 1 from session_members sm
        where sm.schedule_id = s.id and sm.participant_id = ${participant} and sm.sesi = m.open_sesi))
      and (c.room_id is null or c.room_id = ${roomOf(sql`${participant}::text`)})
      and not exists (select 1 from chat_deliveries d
        where d.chat_id = m.chat_id and d.message_seq = m.seq and d.participant_id = ${participant})
    order by m.at, m.chat_id, m.seq`.execute(db);
  return rows;
}
