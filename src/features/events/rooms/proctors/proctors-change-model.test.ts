import * as assert from "uvu/assert";
import {
  changeProctors,
  createRoom,
  getEventRooms,
  takeEventRooms,
  type EventRoom,
} from "../../../../contract/exams/rooms.ts";
import { $notices } from "../../../../core/notices.ts";
import { addSeatedEvent } from "../../../../testing/exams/seated-event.ts";
import { connectConsole } from "../../../../testing/server/connect-console.ts";
import { serverSuite } from "../../../../testing/server/server-suite.ts";
import { until } from "../../../../testing/sheets/sheet-files.ts";
import { createProctorsChangeModel, type ProctorsChangeModel } from "./proctors-change-model.ts";

const { test, server } = serverSuite("proctors of several rooms, their dialog");
let event = "";
const times = { days: ["2026-11-30"], sessions: [], exam_times: [] };
let model: ProctorsChangeModel;
let refreshed = 0;
let made = 0;

test.before.each(async () => {
  connectConsole(server);
  const kode = `P${(made += 1)}`;
  ({ event } = await addSeatedEvent(server.db, server.now, { kode, sessions: [1] }));
  const ids: string[] = [];
  for (const letter of ["A", "B", "C"]) {
    const fields = { nama: "Ruang", kapasitas: 3, kolom: 3, lokasi: "" };
    ids.push((await server.ok(createRoom, { ...fields, kode: `${kode}-${letter}` })).id);
  }
  await server.ok(takeEventRooms, { id: event, room_ids: ids });
  const [, second, third] = await roomsNow();
  await write(second!, ["Bu Tamu"]);
  await write(third!, ["Satu", "Dua", "Tiga", "Empat"]);
  refreshed = 0;
  open(await roomsNow());
});
test.after.each(() => model.exit());

function open(rooms: readonly EventRoom[]): void {
  model = createProctorsChangeModel({ event, times }, rooms, () => (refreshed += 1));
}
const roomsNow = async () => (await server.ok(getEventRooms, { id: event })).rooms;
const namesNow = async () =>
  (await roomsNow()).map(({ pengawas }) => pengawas.map(({ nama }) => nama).join("+"));
const write = ({ room_id, pengawas: was }: EventRoom, names: readonly string[]) =>
  server.ok(changeProctors, {
    id: event,
    rooms: [{ room_id, was, pengawas: names.map((nama) => ({ nama, nip: "" })) }],
  });
const save = async () => {
  const end = await model.createRun().start();
  if (end.status !== "finished") throw new Error(`The save has ${end.status}`);
  model.finish(end.results);
  return end.results.map(({ outcome }) => outcome);
};
async function planned() {
  await until(() => model.$plan.get().status === "ready");
  const state = model.$plan.get();
  const rooms = state.status === "ready" ? state.detail?.rooms : undefined;
  return rooms?.map(({ outcome, pengawas }) => `${outcome} ${pengawas.length}`);
}
const before = ["", "Bu Tamu", "Satu+Dua+Tiga+Empat"];

test("without anybody chosen nothing is asked; who is added is planned room by room", async () => {
  assert.is(await planned(), undefined);
  model.choice.addOutside("Bu Tamu");
  assert.is(model.$plan.get().status, "loading");
  assert.equal(await planned(), ["done 1", "unchanged 1", "refused 5"]);
  assert.equal(await namesNow(), before, "nothing is written by looking");
});

test("a full room does not stop the others, and undo gives each room those whom it had", async () => {
  model.choice.addOutside("Pak Baru");
  assert.equal(await save(), ["refused", "done", "done"]);
  assert.equal(await namesNow(), ["Pak Baru", "Bu Tamu+Pak Baru", before[2]]);
  assert.is(refreshed, 1);
  const notice = $notices.get().at(-1)!;
  assert.match(notice.body, "2 ruang");
  notice.action!.run();
  await until(() => refreshed === 2);
  assert.equal(await namesNow(), before);
});

test("named instead of all others, and removed where they are named", async () => {
  model.setMode("replace");
  model.choice.addOutside("Bu Tamu");
  assert.equal(await planned(), ["done 1", "unchanged 1", "done 1"]);
  await save();
  assert.equal(await namesNow(), ["Bu Tamu", "Bu Tamu", "Bu Tamu"]);
  model.exit();
  open((await roomsNow()).slice(0, 2));
  model.setMode("remove");
  assert.equal(
    model.named.map(({ proctor, count }) => `${proctor.nama} ${count}`),
    ["Bu Tamu 2"],
  );
  model.leave(model.named[0]!.key, true);
  assert.equal(await planned(), ["done 0", "done 0"]);
  await save();
  assert.equal(await namesNow(), ["", "", "Bu Tamu"]);
});

test("a room that somebody else has changed is refused in the plan and by saving", async () => {
  await write((await roomsNow())[1]!, ["Orang lain"]);
  model.choice.addOutside("Pak Baru");
  assert.equal(await planned(), ["done 1", "refused 2", "refused 5"]);
  assert.equal((await save()).sort(), ["done", "refused", "refused"]);
  assert.equal(await namesNow(), ["Pak Baru", "Orang lain", before[2]]);
});

test("sent again after a lost answer, what is written already can still be taken back", async () => {
  model.choice.addOutside("Pak Baru");
  await model.createRun().start();
  assert.equal(await save(), ["refused", "unchanged", "unchanged"]);
  const notice = $notices.get().at(-1)!;
  notice.action!.run();
  await until(() => refreshed === 2);
  assert.equal(await namesNow(), before);
});

test.run();
