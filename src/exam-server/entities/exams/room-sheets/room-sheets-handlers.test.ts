import * as assert from "uvu/assert";
import { responseCodes } from "../../../../contract/calls/envelope.ts";
import { movePlacements } from "../../../../contract/exams/placements.ts";
import {
  getRoomSheetImport,
  importRoomSheet,
  planRoomSheet,
  type RoomSheetRow,
} from "../../../../contract/exams/room-sheets.ts";
import {
  createRoom,
  getEventRooms,
  listRooms,
  takeEventRooms,
  updateEventRoom,
} from "../../../../contract/exams/rooms.ts";
import { addSeatedEvent } from "../../../../testing/exams/seated-event.ts";
import { seatedPeople } from "../../../../testing/exams/seated-people.ts";
import { serverSuite } from "../../../../testing/server/server-suite.ts";
import { roomSheetLine as line } from "../../../../testing/exams/room-sheet-line.ts";

const { test, server } = serverSuite("rooms and seats from a sheet, on the exam server");

const fields = { nama: "Ruang lama", kapasitas: 3, kolom: 3, lokasi: "Lantai 2" };

async function openEvent(kode: string, sessions: readonly number[]) {
  const { event, people } = await addSeatedEvent(server.db, server.now, { kode, sessions });
  const room = await server.ok(createRoom, { ...fields, kode: `${kode}-A` });
  await server.ok(takeEventRooms, { id: event, room_ids: [room.id] });
  const put = (row: number, kodeRuang: string, at: number, seat: number | null, sesi = 1) =>
    line(row, kodeRuang, {
      no_ujian: `${kode}-${sesi}${String(at).padStart(4, "0")}`,
      sesi,
      no_kursi: seat,
    });
  return { event, people, room, put };
}

let imports = 0;
const importId = () => `impor-ruang-${String((imports += 1)).padStart(10, "0")}`;

async function send(event_id: string, rows: RoomSheetRow[], follow_file = false) {
  const asked = { event_id, follow_file, rows };
  const { fingerprint } = await server.ok(planRoomSheet, asked);
  return { ...asked, fingerprint, import_id: importId() };
}
const seatsOf = (event: string) => seatedPeople(server, event);

test("five thousand people are planned and seated within one call each", async () => {
  const { event, put } = await openEvent("RAMAI", [5000]);
  const rows = Array.from({ length: 5000 }, (_none, at) => ({
    ...put(at + 2, `RAMAI-R${Math.floor(at / 40)}`, at + 1, (at % 40) + 1),
    nama_ruang: `Ruang ${Math.floor(at / 40)}`,
    kapasitas: 40,
  }));

  const input = await send(event, rows);
  const result = await server.ok(importRoomSheet, input);

  assert.equal([result.created, result.rooms_new], [5000, 125]);
});

test("rooms are made and taken and people seated in one go, once for each import, with entries in the audit", async () => {
  const { event, put } = await openEvent("BARU", [3, 1]);
  await server.ok(createRoom, { ...fields, kode: "BARU-SEKOLAH" });
  const input = await send(event, [
    line(2, "BARU-B", { nama_ruang: "=Aula", kapasitas: 40 }),
    line(3, "baru-sekolah"),
    put(4, "BARU-B", 1, 7),
    put(5, "BARU-A", 2, null),
    put(6, "BARU-SEKOLAH", 1, 3, 2),
  ]);
  assert.equal(await seatsOf(event), [], "a plan writes nothing");
  const result = await server.ok(importRoomSheet, input);
  assert.equal(
    { ...result, import_id: "" },
    {
      import_id: "",
      created: 3,
      updated: 0,
      skipped: 0,
      rooms_new: 1,
      rooms_taken: 1,
      rooms_changed: 0,
      proctors_changed: 0,
      faults: [],
    },
  );
  const seats = [
    "1 BARU-A 1 Peserta 1.2",
    "1 BARU-B 7 Peserta 1.1",
    "2 BARU-SEKOLAH 3 Peserta 2.1",
  ];
  assert.equal((await seatsOf(event)).sort(), seats);
  assert.equal(await server.ok(importRoomSheet, input), result, "sent twice, written once");
  assert.equal(await server.ok(getRoomSheetImport, { import_id: input.import_id }), result);
  const made = (await server.ok(listRooms, {})).items.find(({ kode }) => kode === "BARU-B");
  assert.equal([made?.nama, made?.kapasitas, made?.version], ["=Aula", 40, 1]);
  const entries = await server.db
    .selectFrom("audit_entries")
    .select(["action", "object_id"])
    .where("action", "in", ["room.create", "placement.import"])
    .where("object_id", "in", [event, made!.id])
    .execute();
  assert.equal(entries.map(({ action }) => action).sort(), ["placement.import", "room.create"]);
});

test("a plan that was made before somebody else moved people is refused, and planned anew", async () => {
  const { event, people, room, put } = await openEvent("USANG", [3]);
  const rows = [put(2, "USANG-A", 1, 1), put(3, "USANG-A", 2, null)];
  const input = await send(event, rows);
  const moves = [{ participant_id: people[0]![0]!, sesi: 1, room_id: room.id, seat: 3 }];
  await server.ok(movePlacements, { id: event, moves });
  const stale = await server.call(importRoomSheet, input);
  assert.is(stale.status, 409);
  assert.equal(await seatsOf(event), ["1 USANG-A 3 Peserta 1.1"]);
  const { updated, created } = await server.ok(importRoomSheet, await send(event, rows));
  assert.equal([updated, created], [1, 1]);
  assert.equal(await seatsOf(event), ["1 USANG-A 1 Peserta 1.1", "1 USANG-A 2 Peserta 1.2"]);
});

test("one faulty row keeps the whole file from being written", async () => {
  const { event, put } = await openEvent("SALAH", [2]);
  const rows = [put(2, "SALAH-A", 1, 1), put(3, "SALAH-A", 2, 4), line(4, "SALAH-X")];
  const planned = await server.ok(planRoomSheet, { event_id: event, follow_file: false, rows });
  assert.equal(
    planned.faults.map(({ row, field }) => `${row} ${field}`),
    ["3 no_kursi", "4 nama_ruang"],
  );
  const { data, code } = await server.call(importRoomSheet, await send(event, rows));
  assert.is(code, responseCodes.warning);
  assert.equal(data.faults, planned.faults);
  assert.is(data.created, 0);
  assert.equal(await seatsOf(event), []);
});

test("by the file a room is renamed for all events, and its seats change in this one alone", async () => {
  const { event, room, put } = await openEvent("BEDA", [2]);
  const other = await openEvent("LAIN", [1]);
  await server.ok(takeEventRooms, { id: other.event, room_ids: [room.id] });
  const rows = [
    line(2, "BEDA-A", { nama_ruang: "Lab Baru", kapasitas: 5 }),
    put(3, "BEDA-A", 1, 5),
  ];
  const result = await server.ok(importRoomSheet, await send(event, rows, true));
  assert.is(result.rooms_changed, 1);
  const [here] = (await server.ok(getEventRooms, { id: event })).rooms;
  assert.equal([here?.nama, here?.kapasitas, here?.own_kapasitas], ["Lab Baru", 5, 5]);
  const there = (await server.ok(getEventRooms, { id: other.event })).rooms.find(
    ({ room_id }) => room_id === room.id,
  );
  assert.equal([there?.nama, there?.kapasitas], ["Lab Baru", 3]);
  const stored = (await server.ok(listRooms, {})).items.find(({ id }) => id === room.id);
  assert.equal([stored?.version, stored?.lokasi], [2, "Lantai 2"]);
  const back = [line(2, "BEDA-A", { kapasitas: 3 }), put(3, "BEDA-A", 1, 3)];
  await server.ok(importRoomSheet, await send(event, back, true));
  const [again] = (await server.ok(getEventRooms, { id: event })).rooms;
  assert.is(again?.own_kapasitas, null, "as many as the room has is no number of its own");
});

test("of two imports at once that want the same seat the second is refused", async () => {
  const { event, put } = await openEvent("DUA", [2]);
  const inputs = [
    await send(event, [put(2, "DUA-A", 1, 1)]),
    await send(event, [put(2, "DUA-A", 2, 1)]),
  ];
  const answers = await Promise.all(inputs.map((input) => server.call(importRoomSheet, input)));
  assert.equal(answers.map(({ data }) => data.created).sort(), [0, 1]);
  assert.is(answers.flatMap(({ data }) => data.faults).length, 1);
  assert.is((await seatsOf(event)).length, 1);
});

test("who has begun stays, and an event that is not there is not found", async () => {
  const { event, people, put } = await openEvent("MULAI", [1]);
  await server.ok(importRoomSheet, await send(event, [put(2, "MULAI-A", 1, 1)]));
  const schedule = await server.db
    .selectFrom("schedules")
    .select("id")
    .where("event_id", "=", event)
    .executeTakeFirstOrThrow();
  const participant_id = people[0]![0]!;
  await server.db
    .insertInto("sittings")
    .values({
      id: "s",
      schedule_id: schedule.id,
      participant_id,
      status: 3,
      created_at: server.now,
    })
    .execute();
  const asked = { follow_file: false, rows: [put(2, "MULAI-A", 1, 2)] };
  const { faults } = await server.ok(planRoomSheet, { event_id: event, ...asked });
  assert.equal(faults, [
    { row: 2, field: "no_kursi", message: "Sudah memulai ujian di MULAI-A, kursi 1." },
  ]);
  const missing = await server.call(planRoomSheet, { event_id: "tidak-ada", ...asked });
  assert.is(missing.status, 404);
});

test("a proctor of two rooms that are used at once is told with both, and no longer once one is empty", async () => {
  const { event, people, room, put } = await openEvent("JAGA", [2]);
  await server.ok(
    importRoomSheet,
    await send(event, [
      line(2, "JAGA-B", { nama_ruang: "Aula", kapasitas: 2 }),
      put(3, "JAGA-A", 1, 1),
      put(4, "JAGA-B", 2, 1),
    ]),
  );
  const { rooms } = await server.ok(getEventRooms, { id: event });
  for (const { room_id, own_kapasitas, pengawas } of rooms) {
    const was = { own_kapasitas, pengawas };
    const named = { own_kapasitas, pengawas: [{ nama: "Ratna", nip: "" }] };
    await server.ok(updateEventRoom, { id: event, room_id, ...named, was });
  }
  const clashes = async () => (await server.ok(getEventRooms, { id: event })).proctor_clashes;
  assert.equal(await clashes(), [
    {
      nama: "Ratna",
      rooms: ["JAGA-A", "JAGA-B"],
      sesi: 1,
      tanggal: "2026-11-30",
      mulai: "07:30",
    },
  ]);
  const moves = [{ participant_id: people[0]![1]!, sesi: 1, room_id: room.id, seat: 2 }];
  await server.ok(movePlacements, { id: event, moves });
  assert.equal(await clashes(), []);
});

test.run();
