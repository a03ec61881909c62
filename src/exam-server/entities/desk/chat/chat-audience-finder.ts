// Which of the staff a conversation concerns, of those who are signed in: their lists are told of what is new in it.
import { sql } from "kysely";
import type { Call } from "../../../http/handler.ts";
import { dayOfSession, watchesAt, watchesSome } from "../../exams/rooms/proctors-access.ts";
import { roomOf, sessionOf } from "../../sittings/sittings/sitter-access.ts";
import { codesFor, isForExam, type FoundChat } from "./chat-access.ts";
import { sqlRows, text } from "../../../records/sql-rows.ts";

/** The same rule as `maySeeChat`, asked for everybody at once. */
export async function audienceOf(
  chat: FoundChat,
  { db, at }: Pick<Call, "db" | "at">,
): Promise<string[]> {
  const { kind, first_user_id, second_user_id, schedule_id, participant_id, room_id } = chat;
  if (kind === "dm") return [first_user_id, second_user_id].filter((id) => id !== null);
  const ownRoom = isForExam(chat) ? sql`er.room_id` : sql`${room_id}::text`;
  const room = kind === "sitting" ? roomOf(sql`${participant_id}::text`) : ownRoom;
  const sesi = sql`(${sessionOf(sql`${participant_id}::text`)})`;
  const watches =
    kind === "sitting"
      ? watchesAt(sql`u.id`, { sesi, tanggal: dayOfSession(sesi) })
      : watchesSome(sql`u.id`);
  const { rows } = await sqlRows({ id: text() })`
    select u.id from users u
    where u.active
      and exists (select 1 from tokens t where t.user_id = u.id and t.expires_at > ${at})
      and (u.role <> 'EVAL' or ${schedule_id}::text is null or exists (
        select 1 from schedules s where s.id = ${schedule_id} and s.created_by = u.id)
        or exists (
          select 1 from schedules s cross join event_rooms er where s.id = ${schedule_id}
            and er.event_id = s.event_id and er.room_id = ${room} and ${watches}))
      and exists (
        select 1 from unnest(${codesFor(kind)}::text[]) c
        where (exists (select 1 from role_menus r where r.role = u.role and r.code = c)
            or exists (select 1 from user_menus x
              where x.user_id = u.id and x.code = c and x.effect = 'allow'))
          and not exists (select 1 from user_menus x
            where x.user_id = u.id and x.code = c and x.effect = 'deny'))
    order by u.id`.execute(db);
  return rows.map(({ id }) => id);
}
