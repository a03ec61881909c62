import * as assert from "uvu/assert";
import {
  copyEvent,
  createEvent,
  deleteEvents,
  getEvent,
  getEventOverview,
  listEventIds,
  listEventOptions,
  listEvents,
  listNotBegun,
  updateEvent,
  type EventInput,
} from "../../../../contract/exams/events.ts";
import { getEventPapers } from "../../../../contract/exams/event-papers.ts";
import { getSchedule } from "../../../../contract/exams/schedules.ts";
import { createParticipant } from "../../../../contract/participants.ts";
import { newEvent } from "../../../../testing/exams/new-event.ts";
import { scheduleRow } from "../../../../testing/exams/schedule-row.ts";
import { serverSuite } from "../../../../testing/server/server-suite.ts";

const { test, server } = serverSuite("events of the exam server");

async function addPeople(...numbers: readonly string[]): Promise<string[]> {
  const { id: jurusan_id } = (await server.db
    .selectFrom("majors")
    .select("id")
    .executeTakeFirst())!;
  const { id: agama_id } = (await server.db
    .selectFrom("religions")
    .select("id")
    .executeTakeFirst())!;
  const ids: string[] = [];
  for (const no_ujian of numbers) {
    const { participant } = await server.ok(createParticipant, {
      no_ujian,
      nama: `Peserta ${no_ujian}`,
      sesi: 1,
      jurusan_id,
      agama_id,
      group_id: null,
      antiblock: false,
      password: "rahasia1",
    });
    ids.push(participant.id);
  }
  return ids;
}

test("an event is added, found, changed by version and deleted", async () => {
  const made = await server.ok(createEvent, newEvent("PAS-1", { nama: "PAS Ganjil" }));
  assert.is(made.schedule_count, 0);
  assert.equal((await server.ok(listEvents, { q: "pas g" })).items, [made]);
  assert.equal((await server.ok(listEventIds, { status: "aktif", q: "PAS-1" })).ids, []);
  assert.ok((await server.ok(listEventOptions, {})).some(({ kode }) => kode === "PAS-1"));
  const changed = await server.ok(updateEvent, {
    ...newEvent("PAS-1", { status: "aktif", signer_tanggal: "2026-12-07" }),
    id: made.id,
    version: 1,
  });
  assert.is(changed.status, "aktif");
  assert.is(changed.signer_tanggal, "2026-12-07");
  const late = await server.call(updateEvent, { ...newEvent("PAS-1"), id: made.id, version: 1 });
  assert.is(late.status, 409);
  const { results } = await server.ok(deleteEvents, { ids: [made.id] });
  assert.is(results[0]?.outcome, "done");
  assert.is((await server.call(getEvent, { id: made.id })).status, 404);
});

test("a code is one event's, whatever its case; years follow each other, days exist and stand in order", async () => {
  await server.ok(createEvent, newEvent("PTS"));
  const refused = async (input: EventInput, field: string, words: string) => {
    const answer = await server.call(createEvent, input);
    assert.is(answer.code, "12", words);
    assert.match(String(Object(answer.data)[field]), words);
  };
  await refused(newEvent("pts"), "kode", "sudah dipakai oleh Ujian PTS");
  await refused(newEvent("A", { tahun_ajaran: "2026/2028" }), "tahun_ajaran", "berurutan");
  await refused(newEvent("A", { tahun_ajaran: "2026-2027" }), "tahun_ajaran", "2026/2027");
  await refused(newEvent("A", { mulai: "2026-02-30" }), "mulai", "bukan tanggal yang ada");
  await refused(newEvent("A", { mulai: "2026-12-09" }), "selesai", "sebelum tanggal mulai");
});

test("an event with schedules is kept, and they are named", async () => {
  const event = await server.ok(createEvent, newEvent("DIPAKAI"));
  await server.db
    .insertInto("schedules")
    .values(scheduleRow(server.now, { alias: "Kimia XII", event_id: event.id }))
    .execute();
  const { results } = await server.ok(deleteEvents, { ids: [event.id] });
  assert.is(results[0]?.outcome, "refused");
  assert.match(results[0]?.reason ?? "", "1 jadwal: Kimia XII");
});

/** A schedule of three by name. */
async function addChemistry(event_id: string, people: readonly string[]) {
  const { db, now } = server;
  const schedule = scheduleRow(now, {
    id: "halaman-kimia",
    alias: "Kimia",
    event_id,
    participant_mode: "SP",
  });
  await db.insertInto("schedules").values(schedule).execute();
  await db
    .insertInto("schedule_participants")
    .values(people.map((participant_id) => ({ schedule_id: schedule.id, participant_id })))
    .execute();
  return schedule.id;
}

/** Two sessions of one each; one person is in none. */
async function addSessions(schedule_id: string, [first, second]: readonly string[]) {
  await server.db
    .insertInto("schedule_sessions")
    .values([
      { schedule_id, sesi: 1, tanggal: "2026-11-30", mulai: "07:30" },
      { schedule_id, sesi: 2, tanggal: "2026-11-30", mulai: "10:00" },
    ])
    .execute();
  await server.db
    .insertInto("session_members")
    .values([
      { schedule_id, participant_id: first!, sesi: 1 },
      { schedule_id, participant_id: second!, sesi: 2 },
    ])
    .execute();
}

/** A room with twenty seats, and on the first of them somebody who has finished. */
async function addSeated(event_id: string, schedule_id: string, participant_id: string) {
  const { db, now: at } = server;
  await db
    .insertInto("rooms")
    .values({
      id: "halaman-ruang",
      kode: "R-H",
      nama: "Ruang H",
      kapasitas: 30,
      kolom: 5,
      lokasi: "",
      created_at: at,
      updated_at: at,
    })
    .execute();
  await db
    .insertInto("event_rooms")
    .values({ event_id, room_id: "halaman-ruang", kapasitas: 20 })
    .execute();
  await db
    .insertInto("placements")
    .values({ event_id, participant_id, sesi: 1, room_id: "halaman-ruang", seat: 1 })
    .execute();
  await db
    .insertInto("sittings")
    .values([{ id: "halaman-sit", schedule_id, participant_id, status: 1, created_at: at }])
    .execute();
}

async function overviewOf(id: string) {
  const [first] = (await server.ok(getEventOverview, { id })).schedules;
  return first!;
}

test("its page counts sessions, seats and progress, names who has not begun, and is copied", async () => {
  const { id } = await server.ok(createEvent, newEvent("HALAMAN"));
  const people = await addPeople("H-1", "H-2", "H-3");
  const schedule = await addChemistry(id, people);
  assert.equal((await overviewOf(id)).sessions, [
    { sesi: null, tanggal: "2026-11-30", mulai: "07:30", members: 3, capacity: null, unseated: 0 },
  ]);

  await addSessions(schedule, people);
  await addSeated(id, schedule, people[0]!);
  const kimia = await overviewOf(id);
  assert.is(kimia.targets, 3);
  assert.is(kimia.finished, 1);
  assert.is(kimia.working, 0);
  assert.is(kimia.without_session, 1);
  assert.equal(
    kimia.sessions.map(({ sesi, members, capacity, unseated }) => [
      sesi,
      members,
      capacity,
      unseated,
    ]),
    [
      [1, 1, 20, 0],
      [2, 1, 20, 1],
    ],
  );
  const idle = await server.ok(listNotBegun, { id, schedule_id: schedule });
  assert.equal(
    idle.items.map(({ no_ujian, sesi }) => [no_ujian, sesi]),
    [
      ["H-2", 2],
      ["H-3", null],
    ],
  );
  const elsewhere = await server.call(listNotBegun, { id, schedule_id: "lain" });
  assert.is(elsewhere.status, 404);
  await hasStateOfList(id, schedule);
  await copiesHold(id);
});

/** Somebody has begun the schedule. Its day and whether it is active are as before at the end. */
async function hasStateOfList(event: string, schedule: string): Promise<void> {
  const { db } = server;
  const stateOn = async (tanggal: string, active: boolean) => {
    await db.updateTable("schedules").set({ active, tanggal }).where("id", "=", schedule).execute();
    await db
      .updateTable("schedule_sessions")
      .set({ tanggal })
      .where("schedule_id", "=", schedule)
      .execute();
    const { state } = await overviewOf(event);
    assert.is(state, (await server.ok(getSchedule, { id: schedule })).state);
    return state;
  };
  assert.is(await stateOn("2020-01-06", true), "selesai");
  assert.is(await stateOn("2040-01-09", true), "akan-datang");
  assert.is(await stateOn("2026-11-30", false), "draf");
}

/** Of the event above: without people as a draft on later days, and with its people as they are. */
async function copiesHold(id: string): Promise<void> {
  const copy = { id, nama: "Salinan" };
  const plain = await server.ok(copyEvent, {
    ...copy,
    kode: "SALINAN",
    days: 32,
    with_people: false,
  });
  assert.is(plain.schedules, 1);
  assert.is(plain.event.mulai, "2027-01-01");
  assert.is(plain.event.status, "draf");
  assert.is(plain.event.room_count, 1);
  const copied = await overviewOf(plain.event.id);
  assert.is(copied.targets, 3);
  assert.is(copied.finished, 0);
  assert.is(copied.without_session, 3);
  assert.equal(
    copied.sessions.map(({ tanggal, mulai }) => [tanggal, mulai]),
    [
      ["2027-01-01", "07:30"],
      ["2027-01-01", "10:00"],
    ],
  );
  const same = { ...copy, days: 0, with_people: true };
  const whole = await server.ok(copyEvent, { ...same, kode: "SALINAN-2" });
  const seated = await overviewOf(whole.event.id);
  assert.is(seated.without_session, 1);
  assert.is(seated.sessions[0]!.unseated, 0);
  assert.is((await server.call(copyEvent, { ...same, kode: "salinan" })).code, "12");
}

test("what is printed names each person's sessions and seats, by number", async () => {
  const { items } = await server.ok(listEvents, { q: "Penilaian Akhir" });
  const papers = await server.ok(getEventPapers, { id: items[0]!.id });
  const { schedules, rooms, people } = papers;
  assert.equal(
    schedules.map(({ alias, subjects }) => [alias, ...subjects]),
    [
      ["Bahasa Indonesia X", "Bahasa Indonesia"],
      ["Sejarah X", "Sejarah"],
    ],
  );
  assert.ok(schedules.every(({ banks: [bank] }) => bank?.id && bank.kode && bank.nama));
  assert.equal(
    rooms.map(({ kode, pengawas }) => [kode, pengawas.length]),
    [
      ["LAB-1", 1],
      ["LAB-2", 1],
    ],
  );
  assert.is(people.length, 117);
  assert.equal(
    [...people].map(({ no_ujian }) => no_ujian).sort(),
    people.map((one) => one.no_ujian),
  );
  const [first, second, third] = people;
  assert.equal(first!.exams, [
    [0, 1, false],
    [1, 1, false],
  ]);
  assert.equal(first!.places, [[1, 0, 1]]);
  assert.is(second!.exams.length, 2);
  // In the third session of the second schedule is nobody yet.
  assert.equal(third!.exams, [[0, 3, false]]);
});

test.run();
