import * as assert from "uvu/assert";
import { movePlacements } from "../../../../contract/exams/placements.ts";
import {
  createRoom,
  deleteRooms,
  getEventRooms,
  leaveEventRoom,
  listRooms,
  takeEventRooms,
  updateEventRoom,
  updateRoom,
  type RoomInput,
} from "../../../../contract/exams/rooms.ts";
import { addSeatedEvent } from "../../../../testing/exams/seated-event.ts";
import { serverSuite } from "../../../../testing/server/server-suite.ts";

const { test, server } = serverSuite("rooms of the exam server");

const fields = (kode: string, rest: Partial<RoomInput> = {}): RoomInput => ({
  kode,
  nama: `Ruang ${kode}`,
  kapasitas: 30,
  kolom: 6,
  lokasi: "",
  ...rest,
});
const proctors = [{ nama: "Ibu Ratna D.", nip: "19680412 199303 2 004" }];

test("a room is added, changed by version and deleted; its code is one room's", async () => {
  const made = await server.ok(createRoom, fields("R-01", { lokasi: "lantai 2" }));
  const { items } = await server.ok(listRooms, {});
  assert.equal(
    items.find(({ id }) => id === made.id),
    made,
  );
  const twice = await server.call(createRoom, fields("r-01"));
  assert.is(twice.code, "12");
  assert.match(String(Object(twice.data).kode), "sudah dipakai oleh Ruang R-01");
  const changed = await server.ok(updateRoom, { ...fields("R-01"), id: made.id, version: 1 });
  assert.is(changed.lokasi, "");
  const late = await server.call(updateRoom, { ...fields("R-01"), id: made.id, version: 1 });
  assert.is(late.status, 409);
  const { results } = await server.ok(deleteRooms, { ids: [made.id] });
  assert.is(results[0]?.outcome, "done");
});

test("an event takes rooms, with its own seats and proctors; who comes second sees the first one's", async () => {
  const { event } = await addSeatedEvent(server.db, server.now, { kode: "AMBIL", sessions: [2] });
  const one = await server.ok(createRoom, fields("A-1"));
  const other = await server.ok(createRoom, fields("A-2"));
  const took = await server.ok(takeEventRooms, { id: event, room_ids: [other.id, one.id] });
  assert.equal(
    took.results.map(({ outcome }) => outcome),
    ["done", "done"],
  );
  const again = await server.ok(takeEventRooms, { id: event, room_ids: [one.id, "lain"] });
  assert.equal(
    again.results.map(({ outcome }) => outcome),
    ["unchanged", "refused"],
  );
  const was = { own_kapasitas: null, pengawas: [] };
  const room = { id: event, room_id: one.id };
  const set = await server.ok(updateEventRoom, {
    ...room,
    own_kapasitas: 20,
    pengawas: proctors,
    was,
  });
  assert.is(set.kapasitas, 20);
  const [proctor] = proctors;
  assert.equal(set.pengawas, [
    { ...proctor, user_id: null, email: "", accounts: [], days: [], sessions: [] },
  ]);
  const late = await server.call(updateEventRoom, {
    ...room,
    own_kapasitas: 25,
    pengawas: [],
    was,
  });
  assert.is(late.status, 409);
  const { rooms, sessions } = await server.ok(getEventRooms, { id: event });
  assert.equal(
    rooms.map(({ kode, kapasitas, room_kapasitas }) => [kode, kapasitas, room_kapasitas]),
    [
      ["A-1", 20, 30],
      ["A-2", 30, 30],
    ],
  );
  assert.equal(sessions, [
    { sesi: 1, tanggal: "2026-11-30", mulai: "07:30", members: 2, unseated: 2, strays: 0 },
  ]);
  assert.is((await server.ok(listRooms, {})).items.find(({ id }) => id === one.id)?.event_count, 1);
});

test("seats that are taken keep a room from shrinking, leaving and going", async () => {
  const given = await addSeatedEvent(server.db, server.now, { kode: "ISI", sessions: [2] });
  const id = given.event;
  const [ani, budi] = given.people[0]!;
  const made = await server.ok(createRoom, fields("B-1"));
  await server.ok(takeEventRooms, { id, room_ids: [made.id] });
  const seat = (participant_id: string, number: number) => ({
    participant_id,
    sesi: 1,
    room_id: made.id,
    seat: number,
  });
  await server.ok(movePlacements, { id, moves: [seat(ani!, 28), seat(budi!, 3)] });

  const smaller = { ...fields("B-1", { kapasitas: 27 }), id: made.id, version: 1 };
  const shrunk = await server.call(updateRoom, smaller);
  assert.is(shrunk.code, "12");
  assert.match(
    String(Object(shrunk.data).kapasitas),
    "Kursi 28 sudah ditempati di event Event ISI",
  );
  const was = { own_kapasitas: null, pengawas: [] };
  const own = { id, room_id: made.id, own_kapasitas: 20, pengawas: [], was };
  assert.is((await server.call(updateEventRoom, own)).code, "12");
  const { results } = await server.ok(deleteRooms, { ids: [made.id] });
  assert.is(results[0]?.reason, "Dipakai 1 event: Event ISI.");

  const leave = (taken: number) => server.call(leaveEventRoom, { id, room_id: made.id, taken });
  assert.is((await leave(0)).status, 409);
  assert.is((await leave(2)).data.emptied, 2);
  const after = await server.ok(getEventRooms, { id });
  assert.equal(after.rooms, []);
  assert.is(after.sessions[0]?.unseated, 2);
  const gone = await server.ok(deleteRooms, { ids: [made.id] });
  assert.is(gone.results[0]?.outcome, "done");
});

test.run();
