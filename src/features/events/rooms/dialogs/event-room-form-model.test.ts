import * as assert from "uvu/assert";
import {
  createRoom,
  getEventRooms,
  listProctorAccounts,
  takeEventRooms,
  updateEventRoom,
} from "../../../../contract/exams/rooms.ts";
import { lookup } from "../../../../core/lookups.ts";
import { addSeatedEvent } from "../../../../testing/exams/seated-event.ts";
import { connectConsole } from "../../../../testing/server/connect-console.ts";
import { serverSuite } from "../../../../testing/server/server-suite.ts";
import { until } from "../../../../testing/sheets/sheet-files.ts";
import { proctorText } from "../proctors/proctor-duty-text.ts";
import { createEventRoomFormModel, type EventRoomFormModel } from "./event-room-form-model.ts";

const { test, server } = serverSuite("proctors and seats of a room, their form");
let event = "";
const times = { days: ["2026-11-30"], sessions: [], exam_times: [] };
let model: EventRoomFormModel;
let stop: () => void;
let made = 0;
test.before(async () => {
  const account = { password_hash: "x", created_at: server.now, updated_at: server.now };
  await server.db
    .insertInto("users")
    .values([
      { ...account, id: "teacher", name: "Akun EVAL", email: "eval@sekolah.contoh", role: "EVAL" },
      { ...account, id: "operator", name: "Akun OPRA", email: "opra@sekolah.contoh", role: "OPRA" },
    ])
    .execute();
});
test.before.each(async () => {
  connectConsole(server);
  // Other suites of this thread have asked another server.
  await lookup(listProctorAccounts).refresh();
  const kode = `F${(made += 1)}`;
  ({ event } = await addSeatedEvent(server.db, server.now, { kode, sessions: [1, 1] }));
  const fields = { kode, nama: "Ruang", kapasitas: 3, kolom: 3, lokasi: "" };
  const room = await server.ok(createRoom, fields);
  await server.ok(takeEventRooms, { id: event, room_ids: [room.id] });
  model = createEventRoomFormModel(await roomNow(), { event, times }, () => undefined);
  stop = model.proctors.$offered.listen(() => undefined);
  await until(() => model.proctors.$accounts.get().status === "ready");
});
test.after.each(() => {
  stop();
  model.exit();
});

const roomNow = async () => (await server.ok(getEventRooms, { id: event })).rooms[0]!;
const chosen = () =>
  model.proctors.$chosen.get().map(({ nama, email, nip }) => [nama, email, nip].join("/"));
const accountCalled = (name: string) =>
  model.proctors.$offered.get().find((one) => one.name === name)!;

test("an account is offered once, an outside name is kept without rights, and both are saved", async () => {
  const teacher = accountCalled("Akun EVAL");
  model.proctors.addAccount(teacher.id);
  model.proctors.addOutside("  Bu   Tamu ");
  assert.is(accountCalled("Akun EVAL"), undefined);
  model.proctors.setNip(1, "19 80");
  assert.ok(await model.form.save());
  const { pengawas } = await roomNow();
  assert.equal(
    pengawas.map(({ nama, nip, user_id: id }) => [nama, nip, id]),
    [
      ["Akun EVAL", "", teacher.id],
      ["Bu Tamu", "19 80", null],
    ],
  );
});

test("an outside name that an account has proposes it, and taking it keeps the employee number", async () => {
  model.proctors.addOutside("akun OPRA");
  model.proctors.setNip(0, "7");
  const [proposed] = model.proctors.$chosen.get()[0]!.accounts;
  assert.is(proposed!.name, "Akun OPRA");
  model.proctors.takeAccount(0, proposed!);
  assert.equal(chosen(), [`Akun OPRA/${proposed!.email}/7`]);
  assert.equal(model.proctors.$chosen.get()[0]!.accounts, []);
  model.proctors.remove(0);
  assert.equal(chosen(), []);
});

test("what somebody else has saved meanwhile is told by names, and nothing is written over it", async () => {
  const { room_id } = await roomNow();
  const was = { own_kapasitas: null, pengawas: [] };
  const theirs = [{ nama: "Pak Lain", nip: "" }];
  await server.ok(updateEventRoom, {
    id: event,
    room_id,
    own_kapasitas: null,
    pengawas: theirs,
    was,
  });
  model.proctors.addOutside("Bu Tamu");
  assert.not(await model.form.save());
  assert.equal(
    model.$conflict.get()!.differences.map(({ name, newer }) => `${name} ${newer}`),
    ["pengawas Pak Lain"],
  );
  assert.equal(
    (await roomNow()).pengawas.map(({ nama }) => nama),
    ["Pak Lain"],
  );
});

test("days and sessions are saved with the person, and say in a conflict who changed them", async () => {
  const { proctors, form } = model;
  proctors.addOutside("Bu Tamu");
  assert.equal(proctors.$chosen.get()[0]?.sessions, [], "always, without a click");
  proctors.setDuty(0, { days: ["2026-11-30"], sessions: [2, 3] });
  assert.not.ok(await form.save());
  assert.equal(form.$errors.get(), {
    pengawas: "Pengawas Bu Tamu: sesi 3 tidak ada di event ini.",
  });
  proctors.setDuty(0, { days: ["2026-11-30"], sessions: [2, 1] });
  assert.ok(await form.save());
  const [saved] = (await roomNow()).pengawas;
  assert.equal([saved?.nama, saved?.days, saved?.sessions], ["Bu Tamu", ["2026-11-30"], [1, 2]]);
  assert.is(proctorText(saved!), "Bu Tamu (30 Nov 2026, sesi 1, 2)");
  assert.is(
    proctorText({ ...saved!, days: ["a", "b", "c"], sessions: [] }),
    "Bu Tamu (3 hari, semua sesi)",
  );
  assert.is(proctorText({ ...saved!, days: [], sessions: [] }), "Bu Tamu");
});

test.run();
