import * as assert from "uvu/assert";
import { movePlacements } from "../../../../contract/exams/placements.ts";
import {
  createRoom,
  getEventRooms,
  listProctorAccounts,
  takeEventRooms,
  updateEventRoom,
} from "../../../../contract/exams/rooms.ts";
import { $serverClockKnown, setServerClock } from "../../../../core/answers/server-clock.ts";
import { serverSuite } from "../../../../testing/server/server-suite.ts";
import { createLocalWorker } from "../../../../testing/local-worker.ts";
import { writeBook } from "../../../../files/write-sheet.ts";
import { everyTime } from "../../../../domain/exams/rooms/proctor-duty.ts";
import { createExportSession } from "../../../../kit/sheet-export/export-session.ts";
import { createImportSession } from "../../../../kit/sheet-import/import-session.ts";
import { roomSheet } from "../../../../sheets/rooms/room-sheet-rows.ts";
import { connectConsole } from "../../../../testing/server/connect-console.ts";
import { addSeatedEvent } from "../../../../testing/exams/seated-event.ts";
import { seatedPeople } from "../../../../testing/exams/seated-people.ts";
import { csvOf, fileOf } from "../../../../testing/sheets/sheet-files.ts";
import { usualTemplate } from "../../../../testing/sheets/usual-template.ts";
import { exportRooms } from "./rooms-export.ts";
import { createRoomsImport, type RoomsImport } from "./rooms-import.ts";

const { test, server } = serverSuite("the import of rooms and seats");
let made = 0;
test.before.each(() => void connectConsole(server));

const open = (event: string) =>
  createRoomsImport(event, () => createLocalWorker(createImportSession()));
const header = "kode_ruang;nama_ruang;kapasitas;no_ujian;sesi;no_kursi";

async function openEvent(sessions: readonly number[]) {
  const kode = `IMP${(made += 1)}`;
  const { event, people } = await addSeatedEvent(server.db, server.now, { kode, sessions });
  return { kode, event, people };
}
const seatsOf = (event: string) => seatedPeople(server, event);
async function review({ wizard }: RoomsImport, file: File) {
  await wizard.choose(file);
  await wizard.check();
  return faultsIn(wizard);
}
function faultsIn(wizard: RoomsImport["wizard"]): string[] {
  const state = wizard.$state.get();
  assert.ok(state.step === "review");
  return state.page.rows.flatMap(({ row, faults }) =>
    faults.map(({ column, reason }) => `${row} ${column} ${reason}`),
  );
}

test("what is wrong with the file is told before, what is wrong with a seat as the plan is asked for", async () => {
  const { kode, event } = await openEvent([2, 1]);
  const imported = open(event);
  const { wizard } = imported;
  const faults = await review(
    imported,
    csvOf(
      header,
      `${kode}-A;Lab;2;${kode}-10001;1;1`,
      `${kode}-A;;;${kode}-10002;1;1`,
      `${kode}-A;;;${kode}-99999;1;2`,
      `${kode}-A;;;${kode}-20001;1;2`,
    ),
  );
  assert.equal(faults, [
    "3 no_kursi No kursi sudah ada di baris 2.",
    `4 no_ujian Nomor ujian ${kode}-99999 tidak ada di sesi mana pun di event ini.`,
  ]);
  await wizard.plan();
  assert.equal(faultsIn(wizard), [...faults, "5 sesi Tidak ada di sesi 1, tetapi di sesi 2."]);
  await wizard.edit(3, "no_kursi", "");
  await wizard.edit(5, "sesi", "2");
  await wizard.plan();
  const { plan, canSave } = imported.$view.get()!;
  assert.equal([plan.seats.length, plan.rooms[0]?.state, canSave], [3, "new", true]);
  assert.equal(await seatsOf(event), [], "nothing is written before it is agreed to");
  await wizard.commit();
  assert.is(wizard.$state.get().step, "done");
  assert.equal(await seatsOf(event), [
    `1 ${kode}-A 1 Peserta 1.1`,
    `1 ${kode}-A 2 Peserta 1.2`,
    `2 ${kode}-A 2 Peserta 2.1`,
  ]);
  imported.exit();
});

test("what is refused of one row may be mended in another of the same room", async () => {
  const { kode, event } = await openEvent([2]);
  const imported = open(event);
  const { wizard } = imported;
  await review(
    imported,
    csvOf(header, `${kode}-B;;;${kode}-10001;1;1`, `${kode}-B;;;${kode}-10002;1;2`),
  );
  await wizard.plan();
  assert.equal(faultsIn(wizard), [
    `2 nama_ruang Ruang ${kode}-B belum ada di sekolah: isi nama dan kapasitasnya.`,
  ]);
  await wizard.edit(3, "nama_ruang", "Aula");
  await wizard.edit(3, "kapasitas", "2");
  assert.equal(faultsIn(wizard), []);
  await wizard.plan();
  assert.is(imported.$view.get()?.plan.seats.length, 2);
  imported.exit();
});

test("where file and server call a room differently it is left, unless somebody chooses the file", async () => {
  const { kode, event } = await openEvent([2]);
  await server.ok(createRoom, {
    kode: `${kode}-A`,
    nama: "Lama",
    kapasitas: 1,
    kolom: 1,
    lokasi: "",
  });
  const rows = [header, `${kode}-A;Baru;2;${kode}-10001;1;1`];
  const imported = open(event);
  await review(imported, csvOf(...rows));
  await imported.wizard.plan();
  const view = imported.$view.get()!;
  assert.equal([view.followsFile, view.canSave], [false, true]);
  assert.equal(
    view.differing.map(({ server: old, file }) => [
      old?.nama,
      old?.kapasitas,
      file.nama,
      file.kapasitas,
    ]),
    [["Lama", 1, "Baru", 2]],
  );
  await imported.wizard.commit();
  const nameNow = async () => (await server.ok(getEventRooms, { id: event })).rooms[0]!.nama;
  assert.is(await nameNow(), "Lama");
  imported.exit();

  const second = open(event);
  await review(second, csvOf(...rows, `${kode}-A;Baru;2;${kode}-10002;1;2`));
  await second.wizard.plan();
  assert.equal(
    [second.$view.get()?.followsFile, second.$view.get()?.canSave],
    [true, true],
    "opens at what can be saved",
  );
  second.follow(false);
  const kept = second.$view.get()!;
  assert.equal([kept.plan.faults.map(({ row }) => row), kept.canSave], [[3], false]);
  second.follow(true);
  await second.wizard.commit();
  assert.is(second.wizard.$state.get().step, "done");
  assert.is(await nameNow(), "Baru");
  assert.is((await seatsOf(event)).length, 2);
  second.exit();
});

test("what others moved meanwhile makes the plan anew", async () => {
  const { kode, event, people } = await openEvent([2]);
  const imported = open(event);
  const { wizard } = imported;
  await review(imported, csvOf(header, `${kode}-A;Lab;3;${kode}-10001;1;`));
  await wizard.plan();
  const room = await server.ok(createRoom, {
    kode: `${kode}-A`,
    nama: "Lab",
    kapasitas: 3,
    kolom: 1,
    lokasi: "",
  });
  await server.ok(takeEventRooms, { id: event, room_ids: [room.id] });
  const moves = [{ participant_id: people[0]![1]!, sesi: 1, room_id: room.id, seat: 1 }];
  await server.ok(movePlacements, { id: event, moves });
  await wizard.commit();
  const state = wizard.$state.get();
  assert.match((state.step === "review" && state.problem) || "", /sudah diubah orang lain/u);
  await wizard.plan();
  await wizard.commit();
  assert.equal((await seatsOf(event)).sort(), [
    `1 ${kode}-A 1 Peserta 1.2`,
    `1 ${kode}-A 2 Peserta 1.1`,
  ]);
  imported.exit();
});

test("the export comes in unchanged, with zeros, quotes, formulas and Arabic, and under a telling name", async () => {
  setServerClock("2026-11-20T07:41:00+07:00");
  const { kode, event, people } = await openEvent([3]);
  const names = ['=Aula "besar"', "قاعة الامتحان"];
  for (const [at, nama] of names.entries()) {
    const fields = { kode: `0${at}-${kode}`, nama, kapasitas: 2, kolom: 2, lokasi: "" };
    const { id } = await server.ok(createRoom, fields);
    await server.ok(takeEventRooms, { id: event, room_ids: [id] });
    const moves = [{ participant_id: people[0]![at]!, sesi: 1, room_id: id, seat: 2 }];
    await server.ok(movePlacements, { id: event, moves });
  }
  await server.db
    .updateTable("participants")
    .set({ no_ujian: `00${kode}`, nama: "=Ani O'Brien" })
    .where("id", "=", people[0]![0]!)
    .execute();
  const {
    rooms: [first],
    days: [day = ""],
  } = await server.ok(getEventRooms, { id: event });
  const [teacher] = await server.ok(listProctorAccounts, {});
  await server.ok(updateEventRoom, {
    id: event,
    room_id: first!.room_id,
    own_kapasitas: 5,
    pengawas: [
      { nama: 'Sri (IPA); "Ani"', nip: "19 80" },
      { nama: teacher!.name, nip: "7", user_id: teacher!.id, days: [day], sessions: [1] },
      { nama: teacher!.name, nip: "", sessions: [1] },
    ],
    was: { own_kapasitas: null, pengawas: [] },
  });
  const saved: { bytes: ArrayBuffer; name: string }[] = [];
  await exportRooms(event, {
    createWorker: () => createLocalWorker(createExportSession()),
    save: (bytes, name) => saved.push({ bytes, name }),
  });
  $serverClockKnown.set(null);
  const { bytes, name } = saved[0]!;
  assert.is(name, `ruang_${kode.toLowerCase()}_20261120-0741.xlsx`);
  const imported = open(event);
  assert.equal(await review(imported, fileOf(new Uint8Array(bytes), name)), []);
  await imported.wizard.plan();
  const { plan, canSave } = imported.$view.get()!;
  assert.equal([plan.rooms, plan.seats, plan.unchanged, plan.faults], [[], [], 2, []]);
  assert.equal(plan.proctors, []);
  assert.is(canSave, false);
  imported.exit();
  await bringsBackTimes(event, fileOf(new Uint8Array(bytes), name));
});

/** Somebody has named the proctors for all times since. */
async function bringsBackTimes(event: string, file: File): Promise<void> {
  const {
    room_id,
    own_kapasitas,
    pengawas: before,
  } = (await server.ok(getEventRooms, { id: event })).rooms[0]!;
  const always = before.map((one) => ({ ...one, ...everyTime }));
  const was = { own_kapasitas, pengawas: before };
  await server.ok(updateEventRoom, { id: event, room_id, own_kapasitas, pengawas: always, was });
  const imported = open(event);
  assert.equal(await review(imported, file), []);
  await imported.wizard.plan();
  assert.is(imported.$view.get()!.plan.proctors.length, 1);
  await imported.wizard.commit();
  const { pengawas } = (await server.ok(getEventRooms, { id: event })).rooms[0]!;
  assert.equal(pengawas, before);
  imported.exit();
}

test("a name that an account has is remarked, an unknown e-mail refused at its cell, and what is agreed to is saved", async () => {
  const { kode, event } = await openEvent([1]);
  const accounts = await server.ok(listProctorAccounts, {});
  const teacher = accounts.find(
    ({ name }) => accounts.filter((one) => one.name === name).length === 1,
  )!;
  const imported = open(event);
  const { wizard } = imported;
  const rows = [
    `${header};Pengawas`,
    `${kode}-A;Lab;2;;;;"${teacher.name}; Tamu (7)"`,
    `${kode}-B;Aula;2;;;;tak@ada.id`,
  ];
  const [remark, ...others] = await review(imported, csvOf(...rows));
  assert.match(remark!, `2 pengawas ${teacher.name} juga nama akun ${teacher.email}.`);
  assert.equal(others, []);
  await wizard.applyFixes("account");
  await wizard.plan();
  assert.equal(faultsIn(wizard), ["3 pengawas Akun dengan e-mail tak@ada.id tidak ditemukan."]);
  await wizard.edit(3, "pengawas", "");
  await wizard.plan();
  const { plan, canSave } = imported.$view.get()!;
  assert.equal(plan.proctors, [
    {
      kode: `${kode}-A`,
      before: [],
      after: [
        { nama: teacher.name, nip: "", email: teacher.email, ...everyTime },
        { nama: "Tamu", nip: "7", email: "", ...everyTime },
      ],
    },
  ]);
  assert.is(canSave, true);
  await wizard.commit();
  const [room] = (await server.ok(getEventRooms, { id: event })).rooms;
  assert.equal(
    room?.pengawas.map(({ nama, user_id: id }) => [nama, id]),
    [
      [teacher.name, teacher.id],
      ["Tamu", null],
    ],
  );
  imported.exit();
});

test("proctors alone are worth saving", async () => {
  const { kode, event } = await openEvent([1]);
  const fields = { kode: `${kode}-A`, nama: "Lab", kapasitas: 2, kolom: 2, lokasi: "" };
  const { id } = await server.ok(createRoom, fields);
  await server.ok(takeEventRooms, { id: event, room_ids: [id] });
  const imported = open(event);
  await review(imported, csvOf("kode_ruang;pengawas", `${kode}-A;Tamu`));
  await imported.wizard.plan();
  const { plan, canSave } = imported.$view.get()!;
  assert.equal([plan.rooms, plan.seats, plan.proctors.length, canSave], [[], [], 1, true]);
  imported.exit();
});

test("the template that everybody gets is the sheet that is read", async () => {
  const { kode, event } = await openEvent([1]);
  const [first, ...others] = usualTemplate(roomSheet).sheets;
  const rows = [...first!.rows, [`${kode}-A`, "Lab", 2, `${kode}-10001`, 1, 2]];
  const book = writeBook({ sheets: [{ ...first!, rows }, ...others] }, "xlsx");
  const imported = open(event);
  assert.equal(await review(imported, fileOf(new Uint8Array(book), "template-ruang.xlsx")), []);
  await imported.wizard.plan();
  await imported.wizard.commit();
  assert.equal(await seatsOf(event), [`1 ${kode}-A 2 Peserta 1.1`]);
  imported.exit();
});

test.run();
