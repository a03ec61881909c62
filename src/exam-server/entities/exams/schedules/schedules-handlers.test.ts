import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { ScheduleInput } from "../../../../contract/exams/schedule-fields.ts";
import { createEvent } from "../../../../contract/exams/events.ts";
import {
  changeSchedules,
  createSchedule,
  deleteSchedules,
  duplicateSchedule,
  exportSchedules,
  getSchedule,
  listScheduleAuthors,
  listScheduleBanks,
  listScheduleIds,
  listScheduleOptions,
  listSchedules,
  updateSchedule,
} from "../../../../contract/exams/schedules.ts";
import { scheduleStates, type ScheduleState } from "../../../../contract/exams/schedule-states.ts";
import { scheduleState } from "../../../../testing/exams/schedule-state-oracle.ts";
import { addMinutes, instantOf, wallTimeOf } from "../../../../domain/exams/school-time.ts";
import { newEvent } from "../../../../testing/exams/new-event.ts";
import { openTestExams, type TestExams } from "../../../../testing/exams/open-test-exams.ts";
import { scheduleFields } from "../../../../testing/exams/test-schedule-input.ts";
import { ownZone } from "../../../http/server-time.ts";

const test = suite("schedules of the exam server");
let exams: TestExams;

test.before(async () => {
  exams = await openTestExams();
});
test.after(() => exams.close());

test("a schedule is added, found, changed by version and deleted", async () => {
  const { server, groups, addReadyBank } = exams;
  const bank = await addReadyBank("TAMBAH");
  const made = await exams.schedule("Fisika XII", {
    bank_ids: [bank.id],
    group_ids: [groups.one.id],
    tutup: 120,
    masuk_sampai: 30,
  });
  assert.is(made.state, "draf");
  assert.is(made.starts_at, "2026-11-30T00:30:00.000Z");
  assert.is(made.ends_at, "2026-11-30T02:30:00.000Z");
  assert.equal(made.groups, [{ id: groups.one.id, path: "Tingkat X / X 1" }]);
  assert.equal((await server.ok(listSchedules, { q: "fisika" })).items, [made]);
  assert.equal((await server.ok(listScheduleIds, { q: "fisika" })).ids, [made.id]);
  assert.equal((await server.ok(exportSchedules, { ids: [made.id] })).items, [made]);

  const { id, version } = made;
  const fields = scheduleFields("Fisika XII", { bank_ids: [bank.id], lama: 60 });
  const changed = await server.ok(updateSchedule, { id, version, ...fields });
  assert.is(changed.lama, 60);
  assert.equal(changed.groups, []);
  const late = await server.call(updateSchedule, { id, version, ...fields, lama: 30 });
  assert.is(late.code, "49");

  const { history } = await server.ok(getSchedule, { id });
  assert.equal(
    history.map(({ action }) => action),
    ["update", "create"],
  );
  const { results } = await server.ok(deleteSchedules, { ids: [id] });
  assert.equal(results, [{ id, label: "Fisika XII", outcome: "done" }]);
  assert.is((await server.call(getSchedule, { id })).code, "44");
});

test("each fault stands at its field", async () => {
  const { server, addReadyBank } = exams;
  const bank = await addReadyBank("SALAH");
  const faultsOf = async (more: Parameters<typeof scheduleFields>[1]) => {
    const { code, data } = await server.call(createSchedule, scheduleFields("Salah", more));
    assert.is(code, "12");
    return Object.keys(data as object);
  };
  assert.equal(await faultsOf({ masuk_sampai: 91 }), ["masuk_sampai"]);
  assert.equal(await faultsOf({ tutup: 89 }), ["tutup"]);
  assert.equal(await faultsOf({ min_test: 91 }), ["min_test"]);
  assert.equal(await faultsOf({ min_test: 91, tutup: 60, masuk_sampai: 61 }), [
    "tutup",
    "masuk_sampai",
    "min_test",
  ]);
  assert.equal(await faultsOf({ bank_ids: ["nowhere"], group_ids: ["nowhere"], event_id: "no" }), [
    "event_id",
    "group_ids",
    "bank_ids",
  ]);
  assert.equal(await faultsOf({ bank_ids: [bank.id, bank.id] }), ["bank_ids"]);
  assert.equal(await faultsOf({ type_order: [1, 2, 3] }), ["type_order"]);
  assert.equal(await faultsOf({ tanggal: "2026-02-30", mulai: "24:00", alias: " " }), [
    "alias",
    "tanggal",
    "mulai",
  ]);
});

test("the database tells the same state as the rule does", async () => {
  const { server, addPerson, begin } = exams;
  const zone = ownZone();
  const now = server.now.getTime();
  const person = await addPerson("STATE-1");
  const cases = [-200, -121, -120, -119, -91, -90, -89, -1, 0, 1, 60, 2000].flatMap((minutes) =>
    [null, 120].flatMap((tutup) =>
      [true, false].flatMap((active) => [0, 1].map((begun) => ({ minutes, tutup, active, begun }))),
    ),
  );
  const expected = new Map<string, ScheduleState>();
  for (const [at, { minutes, tutup, active, begun }] of cases.entries()) {
    const wall = addMinutes(wallTimeOf(now, zone), minutes, zone);
    const { id } = await exams.schedule(`Keadaan ${at}`, { ...wall, tutup });
    if (active)
      await server.db.updateTable("schedules").set({ active }).where("id", "=", id).execute();
    if (begun) await begin(id, person, 1);
    // A second session a day later: what lies between is still under way.
    const sessions = at % 5 === 0 ? [wall, addMinutes(wall, 24 * 60, zone)] : [];
    const rows = sessions.map((each, sesi) => ({ schedule_id: id, sesi: sesi + 1, ...each }));
    if (rows.length > 0) await server.db.insertInto("schedule_sessions").values(rows).execute();
    const starts = (rows.length > 0 ? rows : [wall]).map((each) => instantOf(each, zone));
    const whole = {
      active,
      stopped: false,
      starts,
      lama: 90,
      tutup,
      masuk_sampai: null,
      finished: begun,
      begun,
    };
    expected.set(id, scheduleState(whole, now));
  }
  const { id: stopped } = await exams.schedule("Keadaan berhenti", wallTimeOf(now, zone));
  await begin(stopped, person, 0);
  await server.db
    .updateTable("schedules")
    .set({ stopped_at: server.now })
    .where("id", "=", stopped)
    .execute();
  expected.set(stopped, "dihentikan");
  const { items } = await server.ok(listSchedules, { q: "Keadaan", per_page: 200 });
  assert.is(items.length, cases.length + 1);
  for (const { id, alias, state } of items) assert.is(state, expected.get(id), alias);
  for (const state of scheduleStates) {
    const { ids } = await server.ok(listScheduleIds, { q: "Keadaan", state });
    const wanted = [...expected].filter(([, own]) => own === state).map(([id]) => id);
    assert.equal(ids.sort(), wanted.sort(), state);
    assert.ok(ids.length > 0, state);
  }
});

test("schedules are found by day, event, subject, class and author", async () => {
  const { server, groups, addPerson, addReadyBank, addSubject, majors } = exams;
  const event = await server.ok(createEvent, newEvent("SARING", { mulai: null, selesai: null }));
  const subject = await addSubject("SARING", "khusus", majors.ipa);
  const bank = await addReadyBank("SARING", subject);
  const day = (tanggal: string) => ({ tanggal });
  await exams.schedule("Saring semua", { ...day("2027-01-04"), event_id: event.id });
  await exams.schedule("Saring X 1", {
    ...day("2027-01-05"),
    group_ids: [groups.one.id],
    bank_ids: [bank.id],
  });
  await exams.schedule("Saring tingkat", { ...day("2027-01-06"), group_ids: [groups.grade.id] });
  const named = await exams.schedule("Saring nama", {
    ...day("2027-01-07"),
    participant_mode: "SP",
  });
  const participant_id = await addPerson("SARING-1", { group_id: groups.two.id });
  await server.db
    .insertInto("schedule_participants")
    .values({ schedule_id: named.id, participant_id })
    .execute();
  const found = async (filters: object) =>
    (await server.ok(listSchedules, { q: "saring", ...filters })).items
      .map(({ alias }) => alias.slice(7))
      .join(" ");
  assert.is(await found({}), "nama tingkat X 1 semua");
  assert.is(await found({ sort: "tanggal" }), "semua X 1 tingkat nama");
  assert.is(await found({ dari: "2027-01-05", sampai: "2027-01-06" }), "tingkat X 1");
  assert.is(await found({ event_id: event.id }), "semua");
  assert.is(await found({ event_id: "none", sampai: "2027-01-05" }), "X 1");
  assert.is(await found({ subject_id: subject }), "X 1");
  assert.is(await found({ group_id: groups.one.id }), "tingkat X 1 semua");
  assert.is(await found({ group_id: groups.two.id }), "nama tingkat semua");
  const [author] = await server.ok(listScheduleAuthors, {});
  assert.is(await found({ author_id: author!.id }), "nama tingkat X 1 semua");
  assert.is(await found({ author_id: "nobody" }), "");
});

test("a teacher sees and changes only what is his own, an operator everything", async () => {
  const { server, addReadyBank, author, stranger, tokenOf } = exams;
  const bank = await addReadyBank("MILIK");
  const clerk = await tokenOf("OPRA");
  const fields = scheduleFields("Milik guru", { bank_ids: [bank.id] });
  const made = await server.ok(createSchedule, fields, { token: author });
  const { id, version } = made;
  const seen = async (token: string) =>
    (await server.ok(listScheduleIds, { q: "milik" }, { token })).ids;
  assert.equal(await seen(author), [id]);
  assert.equal(await seen(clerk), [id]);
  assert.equal(await seen(stranger), []);
  assert.is((await server.call(getSchedule, { id }, { token: stranger })).code, "44");
  const refused = await server.call(
    updateSchedule,
    { id, version, ...fields },
    { token: stranger },
  );
  assert.is(refused.code, "44");
  const changes = [{ id, days: 1 }];
  const moved = await server.ok(changeSchedules, { changes }, { token: stranger });
  assert.is(moved.results[0]!.outcome, "refused");
  const gone = await server.ok(deleteSchedules, { ids: [id] }, { token: stranger });
  assert.is(gone.results[0]!.outcome, "refused");
  const options = await server.ok(listScheduleOptions, {}, { token: stranger });
  assert.not(options.some((option) => option.id === id));

  const banks = async (token: string) =>
    (await server.ok(listScheduleBanks, {}, { token })).map(({ kode }) => kode);
  assert.ok((await banks(author)).includes("MILIK"));
  assert.ok((await banks(clerk)).includes("MILIK"));
  assert.not((await banks(stranger)).includes("MILIK"));
  const foreign = await server.call(createSchedule, fields, { token: stranger });
  assert.equal(Object.keys(foreign.data as object), ["bank_ids"]);
});

test("what somebody has begun is neither deleted nor moved, and keeps its event, times, people and banks", async () => {
  const { server, addPerson, addReadyBank, begin } = exams;
  const bank = await addReadyBank("MULAI");
  const { id, version } = await exams.schedule("Sudah mulai", { bank_ids: [bank.id] });
  await begin(id, await addPerson("MULAI-1"));
  const removed = await server.ok(deleteSchedules, { ids: [id] });
  assert.match(removed.results[0]!.reason!, /dimulai oleh 1 peserta/u);
  const moved = await server.ok(changeSchedules, { changes: [{ id, days: 1 }] });
  assert.match(moved.results[0]!.reason!, /dimulai oleh 1 peserta/u);
  const faultsOf = async (more: Partial<ScheduleInput>) => {
    const fields = scheduleFields("Sudah mulai", { bank_ids: [bank.id], ...more });
    const { code, data } = await server.call(updateSchedule, { id, version, ...fields });
    return code === "12" ? Object.keys(data as object) : code;
  };
  await server.db
    .updateTable("sittings")
    .set({ bank_id: bank.id })
    .where("schedule_id", "=", id)
    .execute();
  assert.equal(await faultsOf({ bank_ids: [] }), ["bank_ids"]);
  assert.equal(await faultsOf({ tanggal: "2026-12-01" }), ["tanggal"]);
  assert.equal(await faultsOf({ mulai: "09:00", lama: 91 }), ["mulai", "lama"]);
  assert.equal(await faultsOf({ participant_mode: "SP" }), ["participant_mode"]);
  assert.equal(await faultsOf({ group_ids: [exams.groups.two.id] }), ["group_ids"]);
  const event = await server.ok(createEvent, newEvent("MULAI-EVENT"));
  assert.equal(await faultsOf({ event_id: event.id }), ["event_id"]);
  assert.is(await faultsOf({ alias: "Nama lain", min_test: 5, tutup: 120 }), "00");
});

test("groups and banks of a begun schedule change unless that concerns whoever has begun", async () => {
  const { server, addPerson, addReadyBank, begin, groups } = exams;
  const [sat, spare] = [await addReadyBank("DIPAKAI"), await addReadyBank("CADANGAN")];
  const { id } = await exams.schedule("Untuk satu kelas", {
    bank_ids: [sat.id],
    group_ids: [groups.one.id],
  });
  const { db } = server;
  await begin(id, await addPerson("KELAS-1"));
  await db.updateTable("sittings").set({ bank_id: sat.id }).where("schedule_id", "=", id).execute();
  const change = async (bank_ids: string[], group_ids: string[]) => {
    const { version } = await server.ok(getSchedule, { id });
    const fields = scheduleFields("Untuk satu kelas", { bank_ids, group_ids });
    const { code, data } = await server.call(updateSchedule, { id, version, ...fields });
    return code === "12" ? (data as object) : code;
  };
  assert.is(await change([sat.id, spare.id], [groups.one.id, groups.two.id]), "00");
  assert.is(await change([sat.id], [groups.one.id]), "00", "a slip can be taken back");
  assert.is(await change([sat.id], [groups.grade.id]), "00", "a group above holds the same people");
  assert.equal(await change([spare.id], [groups.two.id]), {
    group_ids: "1 peserta yang sudah mulai tidak ada di group itu.",
    bank_ids: "Banksoal yang sudah dikerjakan peserta tidak dapat dilepas.",
  });
  assert.equal(await change([sat.id], []), {
    group_ids: "Sudah dimulai oleh 1 peserta; tanpa group, ujian ini menjadi untuk semua peserta.",
  });
});

test("a participant without a group who has begun keeps an exam of everybody from being one of groups", async () => {
  const { server, addPerson, begin, groups } = exams;
  const { id } = await exams.schedule("Untuk semua", { group_ids: [] });
  await begin(id, await addPerson("TANPA-GROUP-1", { group_id: null }));
  const { version } = await server.ok(getSchedule, { id });
  const fields = scheduleFields("Untuk semua", { group_ids: [groups.one.id] });
  const { code, data } = await server.call(updateSchedule, { id, version, ...fields });
  assert.is(code, "12");
  assert.equal(data, { group_ids: "1 peserta yang sudah mulai tidak ada di group itu." });
});

test("schedules move with their sessions, and back", async () => {
  const { server } = exams;
  const made = await exams.schedule("Pindah hari", {
    tanggal: "2026-12-30",
    result_at: "2027-01-02T14:30",
  });
  const { id } = made;
  await server.db
    .insertInto("schedule_sessions")
    .values({ schedule_id: id, sesi: 1, tanggal: "2026-12-31", mulai: "13:00" })
    .execute();
  const daysOf = async () => {
    const { tanggal, result_at, sessions } = await server.ok(getSchedule, { id });
    return [tanggal, result_at, sessions[0]!.tanggal];
  };
  const { results } = await server.ok(changeSchedules, { changes: [{ id, days: 3 }] });
  assert.equal(results[0]!.before, { id, days: -3 });
  assert.equal(await daysOf(), ["2027-01-02", "2027-01-05T14:30", "2027-01-03"]);
  await server.ok(changeSchedules, { changes: [results[0]!.before!] });
  assert.equal(await daysOf(), ["2026-12-30", "2027-01-02T14:30", "2026-12-31"]);

  const { version } = await server.ok(getSchedule, { id });
  const fields = scheduleFields("Pindah hari", { tanggal: "2027-01-01" });
  await server.ok(updateSchedule, { id, version, ...fields });
  assert.equal(await daysOf(), ["2027-01-01", null, "2027-01-02"]);
});

test("a copy is of the same banks for other classes, with sessions and nobody in them", async () => {
  const { server, addPerson, addReadyBank, groups } = exams;
  const bank = await addReadyBank("SALIN");
  const source = await exams.schedule("Salin", { bank_ids: [bank.id], group_ids: [groups.one.id] });
  const { id } = source;
  const schedule_id = id;
  await server.db
    .insertInto("schedule_sessions")
    .values({ schedule_id, sesi: 2, tanggal: "2026-11-30", mulai: "10:00" })
    .execute();
  const participant_id = await addPerson("SALIN-1");
  await server.db
    .insertInto("session_members")
    .values({ schedule_id, sesi: 2, participant_id })
    .execute();
  const copy = await server.ok(duplicateSchedule, {
    id,
    alias: "Salin X 2",
    tanggal: "2026-12-02",
    mulai: "08:00",
    group_ids: [groups.two.id],
  });
  assert.is(copy.active, false);
  assert.equal(copy.banks, source.banks);
  assert.equal(
    copy.groups.map((group) => group.id),
    [groups.two.id],
  );
  const { sessions, history } = await server.ok(getSchedule, { id: copy.id });
  assert.equal(sessions, [{ sesi: 2, tanggal: "2026-12-02", mulai: "10:00", members: 0 }]);
  assert.is(history[0]!.action, "duplicate");
});

test.run();
