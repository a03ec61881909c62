// Who may see which conversation: two people theirs; that of an event or a schedule whoever may see it; participants' whoever
// watches exams, a teacher those of his own schedules and of the rooms that name him as proctor, as long as they sit there.
// Announcements to a whole exam are read by the proctors of all its rooms, and written by those whose exam it is.
// What somebody may not see is answered like what does not exist.
import { sql } from "kysely";
import { responseCodes } from "../../../../contract/calls/envelope.ts";
import type { ChatKind } from "../../../../contract/chat/chats.ts";
import type { PermissionCode } from "../../../../contract/staff/permissions.ts";
import { callerOf, holds, type Call } from "../../../http/handler.ts";
import { notFound, Refusal } from "../../../http/refusal.ts";
import type { Sql } from "../../../records/list-sql.ts";
import { proctorsRoom } from "../../exams/rooms/proctors-access.ts";
import { proctorsSitter } from "../../sittings/sittings/sitter-access.ts";
import { mayUseSchedule } from "../../exams/schedules/schedule-access.ts";
import type { ChatsTable } from "./chats-table.ts";
import { moment, number, orNull, sqlRows, text } from "../../../records/sql-rows.ts";

/** Any one of them opens an event's or a schedule's; only the first those with participants. */
export const examCodes: readonly PermissionCode[] = ["0013A", "0011A", "0021A"];
export const watcherCodes: readonly PermissionCode[] = ["0013A"];

export function codesFor(kind: ChatKind): readonly PermissionCode[] {
  return kind === "event" || kind === "schedule" ? examCodes : watcherCodes;
}

/** As a condition on the conversation `c` with its schedule `s`, which may be none. */
export function maySeeChat(call: Call): Sql {
  const { id } = callerOf(call);
  const seesExams = examCodes.some((code) => holds(code, call));
  const watches = watcherCodes.some((code) => holds(code, call));
  return sql`case c.kind
    when 'dm' then ${id} in (c.first_user_id, c.second_user_id)
    when 'event' then ${seesExams}::boolean
    when 'schedule' then ${seesExams}::boolean and ${mayUseSchedule(call)}
    when 'sitting' then ${watches}::boolean
      and (${mayUseSchedule(call)} or ${proctorsSitter(sql`c.participant_id`, call)})
    else ${watches}::boolean
      and (${mayUseSchedule(call)} or ${proctorsRoom(
        sql`case when c.room_id is null and c.key not like ${`${selectionKey}%`}
          then er.room_id else c.room_id end`,
        call,
      )}) end`;
}

/** Begins the key of what is said to participants who were chosen one by one. */
export const selectionKey = "selected ";

export const isSelection = ({ key }: Pick<FoundChat, "key">): boolean =>
  key.startsWith(selectionKey);

/** For everybody in the exam, wherever they sit. */
export const isForExam = (chat: Pick<FoundChat, "kind" | "key" | "room_id">): boolean =>
  chat.kind === "broadcast" && chat.room_id === null && !isSelection(chat);

/** In words, why the person reads the conversation alone; null: the person may write in it. */
export async function whyReadOnly(chat: FoundChat, call: Call): Promise<string | null> {
  if (isSelection(chat)) return "Pesan ke peserta terpilih dikirim dari monitor.";
  if (!isForExam(chat)) return null;
  const { rows } = await sql`
    select 1 from schedules s where s.id = ${chat.schedule_id} and ${mayUseSchedule(call)}`.execute(
    call.db,
  );
  return rows.length > 0
    ? null
    : "Pengumuman untuk seluruh ujian hanya dapat Anda baca. Pesan ke ruang Anda dikirim dari monitor.";
}

/** @throws Refusal, 43 */
export async function refuseReadOnly(chat: FoundChat, call: Call): Promise<void> {
  const reason = await whyReadOnly(chat, call);
  if (reason !== null) throw new Refusal(responseCodes.forbidden, reason);
}

export type FoundChat = Omit<ChatsTable, "last_seq" | "last_at" | "changes"> & {
  last_seq: number;
  changes: number;
  last_at: Date;
};

const foundChatColumns = {
  id: text(),
  kind: text<FoundChat["kind"]>(),
  key: text(),
  first_user_id: orNull(text()),
  second_user_id: orNull(text()),
  event_id: orNull(text()),
  schedule_id: orNull(text()),
  participant_id: orNull(text()),
  room_id: orNull(text()),
  last_seq: number(),
  last_at: moment(),
  changes: number(),
};

/** `locked`: nobody else writes in it until the transaction ends. @throws Refusal, 44 */
export async function findChat(id: string, call: Call, locked = false): Promise<FoundChat> {
  const { rows } = await sqlRows(foundChatColumns)`
    select c.* from chats c left join schedules s on s.id = c.schedule_id
    where c.id = ${id} and ${maySeeChat(call)}
    ${locked ? sql`for update of c` : sql``}`.execute(call.db);
  const [found] = rows;
  if (!found) throw chatNotFound();
  return found;
}

export const chatNotFound = () => notFound("Percakapan");
