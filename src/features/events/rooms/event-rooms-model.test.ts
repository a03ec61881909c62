import * as assert from "uvu/assert";
import { movePlacements } from "../../../contract/exams/placements.ts";
import { createRoom, getEventRooms, takeEventRooms } from "../../../contract/exams/rooms.ts";
import { $notices, clearNotices } from "../../../core/notices.ts";
import { replaceQuery } from "../../../core/navigation.ts";
import { serverSuite } from "../../../testing/server/server-suite.ts";
import { connectConsole } from "../../../testing/server/connect-console.ts";
import { addSeatedEvent } from "../../../testing/exams/seated-event.ts";
import { until } from "../../../testing/sheets/sheet-files.ts";
import { createFillingModel } from "./dialogs/filling-model.ts";
import { createEventRoomsModel, type EventRoomsModel } from "./event-rooms-model.ts";
import { heldOf } from "./seat-moves-state.ts";

const { test, server } = serverSuite("rooms of an event, their models");
let model: EventRoomsModel;
let event: string;
let people: string[];
let rooms: string[];
let made = 0;
test.before.each(async () => {
  connectConsole(server);
  replaceQuery({});
  clearNotices();
  const kode = `M${(made += 1)}`;
  const seated = await addSeatedEvent(server.db, server.now, { kode, sessions: [4, 2] });
  event = seated.event;
  people = seated.people[0]!;
  rooms = [];
  for (const name of ["A", "B"]) {
    const fields = { nama: "Ruang", kapasitas: 3, kolom: 3, lokasi: "" };
    rooms.push((await server.ok(createRoom, { ...fields, kode: `${kode}-${name}` })).id);
  }
  await server.ok(takeEventRooms, { id: event, room_ids: rooms });
  model = createEventRoomsModel(event);
  await until(() => model.$unplaced.get().status === "ready");
});
test.after.each(() => model.exit());

const seats = () => {
  const state = model.$seats.get();
  return state.status === "ready" ? state.items.map(({ seat, nama }) => `${seat} ${nama}`) : [];
};
const waiting = () => {
  const state = model.$unplaced.get();
  return state.status === "ready" ? state.items : [];
};
const lastNotice = () => $notices.get().at(-1)?.body ?? "";

test("who has no seat is put on one; on a seat that is taken the other goes where the first came from", async () => {
  model.hold(waiting()[0]!);
  await model.pressSeat(2);
  assert.equal(seats(), ["2 Peserta 1.1"]);
  assert.match(lastNotice(), /^Peserta 1\.1 \(\S+\): M\d+-A kursi 2$/u);
  model.hold(waiting()[0]!);
  await model.pressSeat(2);
  assert.equal(seats(), ["2 Peserta 1.2"]);
  assert.is(waiting().length, 3);
  await model.undo();
  assert.equal(seats(), ["2 Peserta 1.1"]);
  await model.undo();
  assert.equal(seats(), []);
  await model.undo();
  assert.is(lastNotice(), "Tidak ada yang dapat diurungkan.");
});

test("a room takes as many as it has free; who is left is told, and all of it is in the address", async () => {
  const { rooms: known } = await server.ok(getEventRooms, { id: event });
  await model.fillFree(known[0]!);
  assert.is(seats().length, 3);
  assert.is(waiting().length, 1);
  await model.placeIn(rooms[0]!, waiting().map(heldOf));
  assert.match(lastNotice(), /sudah penuh/u);
  model.open({ roomId: rooms[1]!, sesi: 2 });
  assert.is(location.search, `?room=${rooms[1]!}&sesi=2`);
  await until(() => model.$seats.get().status === "ready" && waiting().length === 2);
});

test("what was moved by somebody else meanwhile stays where they put it", async () => {
  const held = waiting()[0]!;
  model.hold(held);
  await server.ok(movePlacements, {
    id: event,
    moves: [{ participant_id: held.participant_id, sesi: 1, room_id: rooms[1]!, seat: 1 }],
  });
  await model.pressSeat(1);
  assert.match(lastNotice(), /Sudah dipindahkan orang lain ke M\d+-B kursi 1/u);
  assert.equal(seats(), []);
  assert.is(waiting().length, 3);
});

test("a plan is saved whole, or made again when something has changed since", async () => {
  const detail = await server.ok(getEventRooms, { id: event });
  const filling = createFillingModel(model, detail);
  const planned = () => until(() => filling.$state.get().status === "planned");
  await planned();
  const moves = [{ participant_id: people[3]!, sesi: 1, room_id: rooms[1]!, seat: 3 }];
  await server.ok(movePlacements, { id: event, moves });
  assert.is(await filling.save(), false);
  assert.is(filling.$state.get().status, "failed");
  await filling.again();
  await planned();
  assert.is(await filling.save(), true);
  await until(() => waiting().length === 0 && seats().length === 3);
  await model.undo();
  await until(() => waiting().length === 3);
  filling.exit();
});

test.run();
