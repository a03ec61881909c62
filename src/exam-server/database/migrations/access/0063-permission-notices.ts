// Triggers report every change of a fact that permissions depend on (database/change-notices.ts reads what they send), so that no
// writer has to remember it. A teacher's rights over an exam are also those of a proctor: event, rooms, days, sessions and seats.
import { sql, type Kysely } from "kysely";

const functions = [
  sql`create function notice_of(kind text, whom text) returns void language plpgsql as $$
    begin
      if whom is not null then perform pg_notify('exam_changes', kind || ' ' || whom); end if;
    end $$`,
  sql`create function notice_of_proctors(named jsonb) returns void language plpgsql as $$
    begin
      perform notice_of('user', one ->> 'user_id') from jsonb_array_elements(named) one;
    end $$`,
  sql`create function notice_of_event(event text) returns void language plpgsql as $$
    begin
      perform notice_of_proctors(er.pengawas) from event_rooms er where er.event_id = event;
    end $$`,
];

/** By table: when a trigger for each row runs, on which columns, and what it reports. */
type RowTrigger = { table: string; on: "insert" | "update" | "delete"; of?: string; does: string };

const proctorsOfRoom = (row: string) => `perform notice_of_proctors(${row}.pengawas);`;
const rowTriggers: RowTrigger[] = [
  { table: "users", on: "update", of: "name, email, role, active", does: user("new.id") },
  { table: "users", on: "delete", does: user("old.id") },
  ...eachWay("user_menus", "user_id"),
  ...eachWay("bank_authors", "user_id"),
  ...eachWay("subject_correctors", "user_id"),
  ...(["insert", "update", "delete"] as const).map((on) => ({
    table: "role_menus",
    on,
    does: "perform notice_of('all', '-');",
  })),
  { table: "tokens", on: "delete", does: "perform notice_of('token', old.hash);" },
  {
    table: "question_banks",
    on: "update",
    of: "created_by",
    does: user("old.created_by") + user("new.created_by"),
  },
  { table: "event_rooms", on: "insert", does: proctorsOfRoom("new") },
  {
    table: "event_rooms",
    on: "update",
    of: "pengawas",
    does: proctorsOfRoom("old") + proctorsOfRoom("new"),
  },
  { table: "event_rooms", on: "delete", does: proctorsOfRoom("old") },
  {
    table: "schedules",
    on: "update",
    of: "created_by, event_id, tanggal",
    does: `${user("old.created_by")} ${user("new.created_by")}
      perform notice_of_event(old.event_id); perform notice_of_event(new.event_id);`,
  },
  {
    table: "schedules",
    on: "delete",
    does: `${user("old.created_by")} perform notice_of_event(old.event_id);`,
  },
  {
    table: "sittings",
    on: "update",
    of: "room_id, sesi",
    does: "perform notice_of_event(s.event_id) from schedules s where s.id = new.schedule_id;",
  },
  {
    table: "participants",
    on: "update",
    of: "status, deleted_at, password_hash",
    does: "perform notice_of('sitter', new.id);",
  },
  {
    table: "participant_tokens",
    on: "update",
    of: "hash",
    does: "perform notice_of('sitter', new.participant_id);",
  },
  {
    table: "participant_tokens",
    on: "delete",
    does: "perform notice_of('sitter', old.participant_id);",
  },
];

function user(id: string): string {
  return `perform notice_of('user', ${id});`;
}

function eachWay(table: string, id: string): RowTrigger[] {
  return [
    { table, on: "insert", does: user(`new.${id}`) },
    { table, on: "update", does: user(`old.${id}`) + user(`new.${id}`) },
    { table, on: "delete", does: user(`old.${id}`) },
  ];
}

/** Many rows of these change at once: each event is reported once for a statement. */
const eventOf: Record<string, string> = {
  placements: "select distinct c.event_id as id from changed c",
  session_members: `select distinct s.event_id as id from changed c
    join schedules s on s.id = c.schedule_id`,
  schedule_sessions: `select distinct s.event_id as id from changed c
    join schedules s on s.id = c.schedule_id`,
};

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of functions) await statement.execute(db);
  for (const { table, on, of, does } of rowTriggers) {
    const name = `notice_${table}_${on}`;
    await define(db, name, does);
    const columns = of?.split(", ") ?? [];
    const tuple = (row: string) => `(${columns.map((column) => `${row}.${column}`).join(", ")})`;
    const when = of ? `when (${tuple("old")} is distinct from ${tuple("new")})` : "";
    await sql`create trigger ${sql.id(name)} after ${sql.raw(of ? `update of ${of}` : on)}
      on ${sql.id(table)} for each row ${sql.raw(when)} execute function ${sql.id(name)}()`.execute(
      db,
    );
  }
  for (const [table, events] of Object.entries(eventOf)) {
    const name = `notice_${table}`;
    await define(db, name, `perform notice_of_event(e.id) from (${events}) e;`);
    for (const on of ["insert", "update", "delete"] as const) {
      const row = on === "insert" ? "new" : "old";
      await sql`create trigger ${sql.id(`${name}_${on}`)} after ${sql.raw(on)} on ${sql.id(table)}
        referencing ${sql.raw(row)} table as changed
        for each statement execute function ${sql.id(name)}()`.execute(db);
    }
  }
}

async function define(db: Kysely<unknown>, name: string, does: string): Promise<void> {
  await sql`create function ${sql.id(name)}() returns trigger language plpgsql as ${sql.raw(
    `$$ begin ${does} return null; end $$`,
  )}`.execute(db);
}
