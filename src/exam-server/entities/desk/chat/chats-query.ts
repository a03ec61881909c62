// Conversations as they are listed, for one of the staff.
import { sql } from "kysely";
import { listedChats, type Chat, type ChatPartners } from "../../../../contract/chat/chats.ts";
import type { Role } from "../../../../contract/roles.ts";
import { callerOf, holds, type Call } from "../../../http/handler.ts";
import { caseless, contains, type Sql } from "../../../records/list-sql.ts";
import { nobodysHashEnd } from "../../../security/passwords.ts";
import { roomName } from "../../sittings/exam-tokens/token-board-query.ts";
import { mayUseSchedule } from "../../exams/schedules/schedule-access.ts";
import { chatNotFound, examCodes, isSelection, maySeeChat } from "./chat-access.ts";
import { boolean, moment, number, orNull, sqlRows, text } from "../../../records/sql-rows.ts";

/** As much of a message as fits beside a name. */
const excerptLength = 120;

type ChatRow = {
  id: string;
  key: string;
  kind: Chat["kind"];
  last_seq: number;
  read_seq: number | null;
  muted: boolean | null;
  /** Of a conversation between two. */
  first_id: string | null;
  first_name: string | null;
  second_id: string | null;
  second_name: string | null;
  event: string | null;
  schedule: string | null;
  no_ujian: string | null;
  participant: string | null;
  room_kode: string | null;
  room_nama: string | null;
  author_id: string | null;
  author_name: string | null;
  body: string | null;
  at: Date | null;
  version: number | null;
  is_deleted: boolean | null;
};

/** What was written before somebody had an account is not new to them. */
const firstUnread = sql`(select coalesce(max(e.seq), 0) from chat_messages e
  where e.chat_id = c.id and e.at < u.created_at)`;

const rowsOf = (userId: string) => sql`
  select c.id, c.key, c.kind, c.last_seq, coalesce(k.read_seq, ${firstUnread}) as read_seq, k.muted,
    c.first_user_id as first_id, a.name as first_name, c.second_user_id as second_id,
    b.name as second_name, ev.nama as event, s.alias as schedule, p.no_ujian, p.nama as participant,
    r.kode as room_kode, r.nama as room_nama, m.author_id, m.author_name, m.body, m.at,
    m.version, m.deleted_at is not null as is_deleted
  from chats c
  join users u on u.id = ${userId}
  left join schedules s on s.id = c.schedule_id
  left join events ev on ev.id = c.event_id
  left join participants p on p.id = c.participant_id
  left join rooms r on r.id = c.room_id
  left join users a on a.id = c.first_user_id
  left join users b on b.id = c.second_user_id
  left join chat_marks k on k.chat_id = c.id and k.user_id = u.id
  left join chat_messages m on m.chat_id = c.id and m.seq = c.last_seq`;

const chatRowColumns = {
  id: text(),
  key: text(),
  kind: text<ChatRow["kind"]>(),
  last_seq: number(),
  read_seq: orNull(number()),
  muted: orNull(boolean()),
  first_id: orNull(text()),
  first_name: orNull(text()),
  second_id: orNull(text()),
  second_name: orNull(text()),
  event: orNull(text()),
  schedule: orNull(text()),
  no_ujian: orNull(text()),
  participant: orNull(text()),
  room_kode: orNull(text()),
  room_nama: orNull(text()),
  author_id: orNull(text()),
  author_name: orNull(text()),
  body: orNull(text()),
  at: orNull(moment()),
  version: orNull(number()),
  is_deleted: orNull(boolean()),
};

export async function ownChats(call: Call): Promise<Chat[]> {
  const { id } = callerOf(call);
  const { rows } = await sqlRows(chatRowColumns)`
    ${rowsOf(id)}
    where (c.last_seq > 0 or k.chat_id is not null) and ${maySeeChat(call)}
    order by c.last_at desc, c.id limit ${listedChats}`.execute(call.db);
  return rows.map((row) => shownChat(row, id));
}

/** @throws Refusal, 44 */
export async function ownChat(id: string, call: Call): Promise<Chat> {
  const caller = callerOf(call).id;
  const { rows } = await sqlRows(chatRowColumns)`
    ${rowsOf(caller)} where c.id = ${id} and ${maySeeChat(call)}`.execute(call.db);
  const [found] = rows;
  if (!found) throw chatNotFound();
  return shownChat(found, caller);
}

/** As each of these would see it, whether they may is not asked. */
export async function chatFor(
  id: string,
  users: readonly string[],
  { db }: Pick<Call, "db">,
): Promise<Map<string, Chat>> {
  const [first] = users;
  if (first === undefined) return new Map();
  const { rows } = await sqlRows(chatRowColumns)`${rowsOf(first)} where c.id = ${id}`.execute(db);
  return new Map(users.flatMap((user) => rows.map((row) => [user, shownChat(row, user)] as const)));
}

/** How the person would have these listed. */
export async function chatsNamed(
  ids: readonly string[],
  call: Call,
): Promise<Map<string, Pick<Chat, "kind" | "title" | "detail">>> {
  const { id: caller } = callerOf(call);
  const { rows } = await sqlRows(chatRowColumns)`
    ${rowsOf(caller)} where c.id = any(${ids})`.execute(call.db);
  return new Map(rows.map((row) => [row.id, { kind: row.kind, ...named(row, caller) }]));
}

function shownChat(row: ChatRow, viewer: string): Chat {
  const { id, kind, last_seq, read_seq, muted, author_id, author_name: name, body, at } = row;
  const { version, is_deleted } = row;
  const last =
    author_id === null || at === null
      ? null
      : {
          author_id,
          name: name ?? "",
          text: excerpt(body ?? ""),
          at: at.toISOString(),
          version: version ?? 1,
          is_deleted: is_deleted ?? false,
        };
  return {
    id,
    kind,
    ...named(row, viewer),
    is_selection: isSelection(row),
    user_id: kind === "dm" ? otherOf(row, viewer).id : null,
    last_seq,
    last,
    read_seq: Math.min(read_seq ?? 0, last_seq),
    muted: muted ?? false,
  };
}

function named(row: ChatRow, viewer: string): Pick<Chat, "title" | "detail"> {
  const schedule = row.schedule ?? "";
  if (row.kind === "dm") return { title: otherOf(row, viewer).name ?? "", detail: "" };
  if (row.kind === "event") return { title: row.event ?? "", detail: "" };
  if (row.kind === "sitting") {
    return { title: row.participant ?? "", detail: `${row.no_ujian ?? ""} · ${schedule}` };
  }
  const { room_kode: kode, room_nama: nama } = row;
  return { title: schedule, detail: kode === null ? "" : roomName(kode, nama ?? "") };
}

/** Of two people. */
function otherOf(row: ChatRow, viewer: string): { id: string | null; name: string | null } {
  return row.first_id === viewer
    ? { id: row.second_id, name: row.second_name }
    : { id: row.first_id, name: row.first_name };
}

function excerpt(text: string): string {
  const line = text.replace(/\s+/gu, " ");
  return line.length > excerptLength ? `${line.slice(0, excerptLength - 1).trimEnd()}…` : line;
}

const maxPartners = 20;

export async function chatPartners(q: string, call: Call): Promise<ChatPartners> {
  const { id } = callerOf(call);
  const seesExams = examCodes.some((code) => holds(code, call));
  const { rows: people } = await sqlRows({
    id: text(),
    nama: text(),
    role: text<{ id: string; nama: string; role: Role }["role"]>(),
  })`
    select u.id, u.name as nama, u.role from users u
    where u.active and u.id <> ${id} and ${contains(["u.name"], q)}
      and u.password_hash not like ${`%${nobodysHashEnd()}`}
    order by ${caseless("u.name")}, u.id limit ${maxPartners}`.execute(call.db);
  if (!seesExams) return { people, events: [], schedules: [] };
  const named = async (rows: Sql) =>
    (await sqlRows({ id: text(), nama: text() })`${rows}`.execute(call.db)).rows;
  return {
    people,
    events: await named(sql`
      select e.id, e.nama from events e where ${contains(["e.nama", "e.kode"], q)}
      order by e.created_at desc, e.id limit ${maxPartners}`),
    schedules: await named(sql`
      select s.id, s.alias as nama from schedules s
      where ${contains(["s.alias"], q)} and ${mayUseSchedule(call)}
      order by s.tanggal desc, ${caseless("s.alias")}, s.id limit ${maxPartners}`),
  };
}
