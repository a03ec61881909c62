import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import * as assert from "uvu/assert";
import { getSchedule } from "../../../../contract/exams/schedules.ts";
import { createEvent } from "../../../../contract/exams/events.ts";
import {
  changeScheduleSessions,
  getScheduleSessions,
  getSessionMembers,
  moveSessionMembers,
  type ScheduleSession,
  type SessionMove,
} from "../../../../contract/exams/sessions/sessions.ts";
import {
  getSessionImport,
  importSessions,
} from "../../../../contract/exams/sessions/session-import-calls.ts";
import { newEvent } from "../../../../testing/exams/new-event.ts";
import { scheduleRow } from "../../../../testing/exams/schedule-row.ts";
import { serverSuite } from "../../../../testing/server/server-suite.ts";

const { test, server } = serverSuite("sessions of a schedule on the exam server");

const three: ScheduleSession[] = [
  { sesi: 1, tanggal: "2026-11-30", mulai: "07:30" },
  { sesi: 2, tanggal: "2026-11-30", mulai: "10:00" },
  { sesi: 3, tanggal: "2026-12-01", mulai: "07:30" },
];
let made = 0;

/** A schedule of an event for so many of the demonstration's participants, by number. */
async function newSchedule(people: number, event?: string, sessions = three) {
  made += 1;
  const owner = event ?? (await server.ok(createEvent, newEvent(`SESI-${made}`))).id;
  const row = scheduleRow(server.now, {
    alias: `Ujian ${made}`,
    event_id: owner,
    participant_mode: "SP",
  });
  await server.db.insertInto("schedules").values(row).execute();
  const { id } = row;
  const found = await server.db
    .selectFrom("participants")
    .select("id")
    .where("status", "=", "active")
    .orderBy("no_ujian")
    .limit(people)
    .execute();
  await server.db
    .insertInto("schedule_participants")
    .values(found.map((one) => ({ schedule_id: id, participant_id: one.id })))
    .execute();
  await server.ok(changeScheduleSessions, { id, expected: [], sessions });
  return { id, event: owner, ids: found.map((one) => one.id) };
}

const into = (ids: readonly string[], sesi: number | null, expected: number | null = null) =>
  ids.map((id): SessionMove => ({ participant_id: id, sesi, expected }));

/** A room of ten seats in the event, with these people on its first seats in that session. */
async function seat(event: string, sesi: number, ids: readonly string[]): Promise<string> {
  const room = { id: randomUUID(), kode: `R-${(made += 1)}`, nama: "Ruang", lokasi: "" };
  const stamp = { created_at: server.now, updated_at: server.now };
  await server.db
    .insertInto("rooms")
    .values({ ...room, kapasitas: 10, kolom: 5, ...stamp })
    .execute();
  await server.db.insertInto("event_rooms").values({ event_id: event, room_id: room.id }).execute();
  await server.db
    .insertInto("placements")
    .values(
      ids.map((participant_id, at) => ({
        event_id: event,
        participant_id,
        sesi,
        room_id: room.id,
        seat: at + 1,
      })),
    )
    .execute();
  return room.id;
}

const seatsOf = (event: string) =>
  server.db
    .selectFrom("placements")
    .select(["participant_id", "sesi", "seat"])
    .where("event_id", "=", event)
    .orderBy("seat")
    .execute();

test("a schedule tells its sessions, who is in each and how many seats there are", async () => {
  const { id, event, ids } = await newSchedule(4);
  const first = await server.ok(getScheduleSessions, { id });
  assert.is(first.capacity, null);
  assert.is(first.without_session, 4);
  assert.equal(
    first.sessions,
    three.map((session) => ({ ...session, members: 0 })),
  );
  await server.ok(moveSessionMembers, { id, moves: into(ids.slice(0, 3), 2) });
  await seat(event, 2, ids.slice(0, 1));
  await newSchedule(1, event);
  const board = await server.ok(getScheduleSessions, { id });
  assert.is(board.capacity, 10);
  assert.equal(
    board.sessions.map(({ members }) => members),
    [0, 3, 0],
  );
  assert.is(board.targets, 4);
  assert.is.not(board.revision, first.revision);
  assert.equal(
    board.others.map(({ sessions }) => sessions),
    [3],
  );
  const { members, revision } = await server.ok(getSessionMembers, { id });
  assert.is(revision, board.revision);
  assert.equal(
    members.map(({ sesi }) => sesi),
    [2, 2, 2, null],
  );
  assert.match(members[0]!.seats[0]!.room, /^R-/u);
  assert.is(members[0]!.keeps_seat, false);
  assert.is((await server.call(getScheduleSessions, { id: "tidak-ada" })).status, 404);
});

test("of two operators who move the same person the second is told, and nobody is in two sessions", async () => {
  const { id, ids } = await newSchedule(3);
  const both = await Promise.all([
    server.ok(moveSessionMembers, { id, moves: into(ids, 1) }),
    server.call(moveSessionMembers, { id, moves: into(ids.slice(0, 2), 2) }),
  ]);
  const [one, other] = [both[0], both[1].data];
  assert.is(one.moved + other.moved, 3, "each was moved once");
  const told = [...one.refused, ...other.refused].map(({ reason }) => reason);
  assert.is(told.length, 2);
  assert.match(told[0]!, /^Sudah dipindah ke Sesi \d oleh orang lain\.$/u);
  const { members } = await server.ok(getSessionMembers, { id });
  assert.ok(members.every(({ sesi }) => sesi !== null));
  // The database itself keeps a second row out.
  const twice = server.db
    .insertInto("session_members")
    .values({ schedule_id: id, participant_id: ids[0]!, sesi: 3 })
    .execute();
  await twice.then(
    () => assert.unreachable(),
    (error: Error) => assert.match(error.message, "session_members_pkey"),
  );
});

test("who is not a participant of the schedule is refused by name, and so is a session that it does not have", async () => {
  const { id, ids } = await newSchedule(2);
  const stranger = await server.db
    .selectFrom("participants")
    .select(["id", "no_ujian"])
    .where("id", "not in", ids)
    .executeTakeFirstOrThrow();
  const { moved, refused } = await server.ok(moveSessionMembers, {
    id,
    moves: [...into([ids[0]!], 1), ...into([stranger.id, "nobody"], 1), ...into([ids[1]!], 9)],
  });
  assert.is(moved, 1);
  const reasons = new Map(refused.map((one) => [one.participant_id, one]));
  assert.is(reasons.get(stranger.id)?.reason, "Bukan peserta jadwal ini.");
  assert.match(reasons.get(stranger.id)!.label, stranger.no_ujian);
  assert.match(reasons.get("nobody")!.reason, "tidak ditemukan");
  assert.is(reasons.get(ids[1]!)?.reason, "Sesi 9 tidak ada di jadwal ini.");
  const twice = await server.call(moveSessionMembers, {
    id,
    moves: [...into([ids[0]!], 1), ...into([ids[0]!], 2)],
  });
  assert.is(twice.code, "12");
});

test("seats that nobody needs any more are given up, and undoing gives them back", async () => {
  const { id, event, ids } = await newSchedule(3);
  const other = await newSchedule(3, event);
  await server.ok(moveSessionMembers, { id, moves: into(ids, 1) });
  // The first of them sits in session 1 for another schedule of the event, too.
  await server.ok(moveSessionMembers, { id: other.id, moves: into(ids.slice(0, 1), 1) });
  await seat(event, 1, ids);
  const { members } = await server.ok(getSessionMembers, { id });
  assert.equal(
    members.map(({ keeps_seat }) => keeps_seat),
    [true, false, false],
  );
  const before = await seatsOf(event);
  const change = await server.ok(moveSessionMembers, { id, moves: into(ids, 2, 1) });
  assert.is(change.seats.length, 2);
  assert.is(change.unseated, 3);
  assert.is((await seatsOf(event)).length, 1);
  const undone = await server.ok(moveSessionMembers, {
    id,
    moves: change.before,
    seats: change.seats,
  });
  assert.is(undone.moved, 3);
  assert.is(undone.seats_lost, 0);
  assert.equal(await seatsOf(event), before);
});

test("a seat that somebody else took meanwhile is not given back, and that is told", async () => {
  const { id, event, ids } = await newSchedule(2);
  await server.ok(moveSessionMembers, { id, moves: into(ids, 1) });
  const room = await seat(event, 1, ids.slice(0, 1));
  const change = await server.ok(moveSessionMembers, { id, moves: into(ids.slice(0, 1), null, 1) });
  assert.is(change.seats.length, 1);
  await server.db
    .insertInto("placements")
    .values({ event_id: event, participant_id: ids[1]!, sesi: 1, room_id: room, seat: 1 })
    .execute();
  const { moved, seats_lost: lost } = await server.ok(moveSessionMembers, {
    id,
    moves: change.before,
    seats: change.seats,
  });
  assert.is(moved, 1);
  assert.is(lost, 1);
});

test("sessions are added, timed and removed; who was in one that goes is in none, until it is undone", async () => {
  const { id, event, ids } = await newSchedule(3);
  await server.ok(moveSessionMembers, { id, moves: into(ids, 3) });
  await seat(event, 3, ids.slice(0, 2));
  const moved = { sesi: 2, tanggal: "2026-11-30", mulai: "10:30" };
  const change = await server.ok(changeScheduleSessions, {
    id,
    expected: three,
    sessions: [three[0]!, moved],
  });
  assert.is(change.before.length, 3);
  assert.is(change.seats.length, 2);
  const board = await server.ok(getScheduleSessions, { id });
  assert.equal(board.sessions, [
    { ...three[0]!, members: 0 },
    { ...moved, members: 0 },
  ]);
  assert.is(board.without_session, 3);
  const late = await server.call(changeScheduleSessions, { id, expected: three, sessions: [] });
  assert.is(late.status, 409);
  await server.ok(changeScheduleSessions, {
    id,
    expected: [three[0]!, moved],
    sessions: three,
  });
  const { before: moves, seats } = change;
  assert.is((await server.ok(moveSessionMembers, { id, moves, seats })).moved, 3);
  assert.is((await seatsOf(event)).length, 2);
});

test("an import writes once, makes the sessions it needs, and is refused when somebody moved people meanwhile", async () => {
  const { id, ids } = await newSchedule(3, undefined, three.slice(0, 1));
  const { revision } = await server.ok(getSessionMembers, { id });
  const input = {
    schedule_id: id,
    import_id: "impor-sesi-0000000001",
    revision,
    sessions: [three[1]!],
    moves: into(ids, 2),
  };
  const result = await server.ok(importSessions, input);
  assert.is(result.created, 3);
  assert.equal(await server.ok(importSessions, input), result);
  assert.equal(await server.ok(getSessionImport, { import_id: input.import_id }), result);
  const stale = await server.call(importSessions, { ...input, import_id: "impor-sesi-0000000002" });
  assert.is(stale.status, 409);
});

test("sessions of a schedule that a teacher may not see are not found, by whatever call", async () => {
  const { id, ids } = await newSchedule(2);
  const token = await server.signIn("EVAL");
  const moving = { sessions: [], moves: into(ids, 1) };
  const { revision } = await server.ok(getSessionMembers, { id });
  const sheet = { import_id: "impor-sesi-orang-lain", schedule_id: id, revision, ...moving };
  const answers = [
    await server.call(getSchedule, { id }, { token }),
    await server.call(getScheduleSessions, { id }, { token }),
    await server.call(getSessionMembers, { id }, { token }),
    await server.call(moveSessionMembers, { id, seats: [], ...moving }, { token }),
    await server.call(changeScheduleSessions, { id, expected: three, sessions: three }, { token }),
    await server.call(importSessions, sheet, { token }),
  ];
  assert.equal(
    answers.map(({ status }) => status),
    answers.map(() => 404),
  );
  const created_by = await server.accountId("EVAL");
  await server.db.updateTable("schedules").set({ created_by }).where("id", "=", id).execute();
  assert.is((await server.call(getSessionMembers, { id }, { token })).status, 200);
  assert.is((await server.call(importSessions, sheet, { token })).status, 200);
});

test("whoever has begun the exam stays in the session, and so does the session", async () => {
  const { id, ids } = await newSchedule(3);
  await server.ok(moveSessionMembers, { id, moves: into(ids, 1) });
  const [begun, other] = [ids[0]!, ids[1]!];
  await server.db
    .insertInto("sittings")
    .values({
      id: randomUUID(),
      schedule_id: id,
      participant_id: begun,
      status: 3,
      created_at: server.now,
    })
    .execute();
  const { members } = await server.ok(getSessionMembers, { id });
  assert.equal(
    members.map((member) => member.begun),
    [true, false, false],
  );
  const moves = [begun, other].flatMap((one) => into([one], 2, 1));
  const { moved, refused } = await server.ok(moveSessionMembers, { id, moves });
  assert.is(moved, 1);
  assert.equal(
    refused.map(({ participant_id, sesi, reason }) => [participant_id, sesi, reason]),
    [[begun, 1, "Sudah memulai ujian ini."]],
  );
  await server.call(moveSessionMembers, { id, moves: into([begun], null, 1) });
  const still = (await server.ok(getSessionMembers, { id })).members;
  assert.equal(
    still.map(({ sesi }) => sesi),
    [1, 2, 1],
  );
  const expected = three;
  const without = await server.call(changeScheduleSessions, {
    id,
    expected,
    sessions: three.slice(1),
  });
  assert.is(without.status, 409);
  const later = three.map((one) => (one.sesi === 1 ? { ...one, mulai: "23:00" } : one));
  const retimed = await server.call(changeScheduleSessions, { id, expected, sessions: later });
  assert.match(retimed.message, /^Jam sesi 1 tidak dapat diganti: 1 peserta/u);
  const last = { id, expected, sessions: three.slice(0, 2) };
  assert.is((await server.call(changeScheduleSessions, last)).status, 200);
});

test("an exam that somebody sits without sessions is not divided into sessions any more", async () => {
  const { id, ids } = await newSchedule(2, undefined, []);
  await server.db
    .insertInto("sittings")
    .values({
      id: randomUUID(),
      schedule_id: id,
      participant_id: ids[0]!,
      status: 3,
      created_at: server.now,
    })
    .execute();
  const why = /^Sudah dimulai oleh 1 peserta tanpa sesi/u;
  const changed = await server.call(changeScheduleSessions, { id, expected: [], sessions: three });
  assert.match(changed.message, why);
  const moves = into([ids[1]!], 1);
  const moved = await server.call(moveSessionMembers, { id, moves, sessions: three });
  assert.match(moved.message, why);
  const { revision } = await server.ok(getSessionMembers, { id });
  const imported = await server.call(importSessions, {
    schedule_id: id,
    import_id: "impor-sesi-tanpa-sesi-01",
    revision,
    sessions: three,
    moves,
  });
  assert.match(imported.message, why);
});

test("each call leaves one line in the audit, with its counts", async () => {
  const { id, ids } = await newSchedule(3);
  await server.ok(moveSessionMembers, { id, moves: into(ids, 1) });
  const lines = await server.db
    .selectFrom("audit_entries")
    .select(["action", "after"])
    .where("object_id", "=", id)
    .orderBy("id")
    .execute();
  assert.equal(
    lines.map(({ action }) => action),
    ["session.update", "session.move"],
  );
  assert.is(Object(lines[1]!.after).moved, 3);
});

test("five thousand are moved in far less than five seconds", async () => {
  const { id, event } = await newSchedule(1);
  await sql`
    insert into participants (id, no_ujian, nama, sesi, password_hash, jurusan_id, agama_id, antiblock,
      status, block_reason, version, created_at, updated_at)
    select 'many-' || n, 'M' || n, 'Peserta ' || n, 1, '', p.jurusan_id, p.agama_id, false, 'active', '',
      1, p.created_at, p.updated_at
    from generate_series(1, 5000) n cross join (select * from participants limit 1) p`.execute(
    server.db,
  );
  const ids = Array.from({ length: 5000 }, (_none, at) => `many-${at + 1}`);
  await server.db
    .insertInto("schedule_participants")
    .values(ids.map((participant_id) => ({ schedule_id: id, participant_id })))
    .execute();
  const other = await newSchedule(1, event);
  assert.ok(other);
  const started = performance.now();
  const { moved } = await server.ok(moveSessionMembers, { id, moves: into(ids, 1) });
  assert.is(moved, 5000);
  assert.ok(performance.now() - started < 5000, `${performance.now() - started} ms`);
});

test.run();
