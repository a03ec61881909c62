import * as fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { RoomSheetRow } from "../../../../contract/exams/room-sheets.ts";
import { maxRooms } from "../../../../contract/exams/rooms.ts";
import { planRooms, shownPlan, type KnownRoom, type PlanInput } from "./room-sheet-plan.ts";
import { roomSheetLine as line } from "../../../../testing/exams/room-sheet-line.ts";

const test = suite("the plan of a sheet of rooms and seats");

const known = (kode: string, more: Partial<KnownRoom> = {}): KnownRoom => ({
  room_id: `id-${kode}`,
  kode,
  nama: `Ruang ${kode}`,
  room_kapasitas: 4,
  own_kapasitas: null,
  is_used: true,
  ...more,
});
const person = (name: string, sesi = 1) => ({
  participant_id: name,
  no_ujian: name.toUpperCase(),
  nama: `Nama ${name}`,
  sesi,
});
const on = (name: string, kode: string, seat: number, sesi = 1) => ({
  ...person(name, sesi),
  room_id: `id-${kode}`,
  seat,
});
const put = (row: number, name: string, kode: string, seat: number | null, sesi = 1) =>
  line(row, kode, { no_ujian: name.toUpperCase(), sesi, no_kursi: seat });

const namesOf = (people: readonly { nama: string; email: string }[]) =>
  people.map(({ nama, email }) => (email ? `${nama} <${email}>` : nama)).join("+");

/** No room has a proctor, and every wish is allowed. */
const nobody: PlanInput["proctors"] = { of: new Map(), accounts: new Map(), rule: () => null };

async function plan(rows: RoomSheetRow[], given: Partial<PlanInput> = {}) {
  const input: PlanInput = {
    rows,
    followFile: false,
    rooms: [known("A"), known("B")],
    members: ["a", "b", "c", "d"].map((name) => person(name)),
    seated: [],
    rights: { working: new Set(), watchedRooms: new Set() },
    begun: new Set(),
    outsiders: new Set(),
    proctors: nobody,
    ...given,
  };
  const planned = await planRooms(input);
  const shown = shownPlan(planned, input);
  return {
    ...shown,
    faults: planned.faults.map(({ row, field, message }) => `${row} ${field} ${message}`),
    seats: shown.seats.map(
      ({ nama, from, to }) =>
        `${nama}: ${from ? `${from.kode} ${from.seat}` : "-"} > ${to.kode} ${to.seat}`,
    ),
    rooms: shown.rooms.map(({ kode, state }) => `${kode} ${state}`),
    proctors: shown.proctors.map(
      ({ kode, before, after }) => `${kode}: ${namesOf(before)} > ${namesOf(after)}`,
    ),
  };
}

test("people get the seats that are named, then the others the next free ones; who moves frees a seat", async () => {
  const seated = [on("a", "A", 1), on("d", "A", 2)];
  const { seats, faults, unchanged } = await plan(
    [put(2, "a", "B", 1), put(3, "b", "A", null), put(4, "c", "A", null), put(5, "d", "A", 2)],
    { seated },
  );
  assert.equal(faults, []);
  assert.equal(seats, ["Nama a: A 1 > B 1", "Nama b: - > A 1", "Nama c: - > A 3"]);
  assert.is(unchanged, 1);
});

test("two may swap, and who names no seat keeps the one in that room", async () => {
  const seated = [on("a", "A", 1), on("b", "A", 2), on("c", "B", 3)];
  const rows = [put(2, "a", "A", 2), put(3, "b", "A", 1), put(4, "c", "B", null)];
  const { seats, unchanged } = await plan(rows, { seated });
  assert.equal(seats, ["Nama a: A 1 > A 2", "Nama b: A 2 > A 1"]);
  assert.is(unchanged, 1);
});

test("new rooms are made, those of the school taken, and each new one needs name and capacity", async () => {
  const rows = [
    line(2, "C", { nama_ruang: "Aula", kapasitas: 2 }),
    line(3, "D"),
    line(4, "E", { nama_ruang: "Lab" }),
    line(5, "F"),
    put(6, "a", "C", 2),
  ];
  const rooms = [known("A"), known("D", { is_used: false })];
  const told = await plan(rows, { rooms });
  assert.equal(told.rooms, ["C new", "D taken"]);
  assert.equal(told.seats, ["Nama a: - > C 2"]);
  assert.equal(told.faults, [
    "4 kapasitas Ruang E belum ada di sekolah: isi nama dan kapasitasnya.",
    "5 nama_ruang Ruang F belum ada di sekolah: isi nama dan kapasitasnya.",
  ]);
  const many = Array.from({ length: maxRooms }, (_none, at) => known(`X${at}`));
  assert.equal((await plan([rows[0]!], { rooms: many })).faults, [
    "2 kode_ruang Ruang paling banyak 500.",
  ]);
});

test("each row that cannot be says why: number, session, capacity, a seat that somebody keeps", async () => {
  const rows = [
    put(2, "z", "A", 1),
    put(3, "y", "A", 2),
    put(4, "a", "A", 1, 2),
    put(5, "b", "A", 5),
    put(6, "c", "A", 3),
  ];
  const seated = [on("d", "A", 3)];
  assert.equal((await plan(rows, { seated, outsiders: new Set(["y"]) })).faults, [
    "2 no_ujian Nomor ujian Z tidak dikenal.",
    "3 no_ujian Nomor ujian Y tidak ada di sesi mana pun di event ini.",
    "4 sesi Tidak ada di sesi 2, tetapi di sesi 1.",
    "5 no_kursi Ruang A hanya sampai kursi 4.",
    "6 no_kursi Kursi 3 di A sudah ditempati Nama d (D).",
  ]);
});

test("who has begun keeps the seat, and may get one who has none", async () => {
  const begun = new Set(["1 a", "1 b"]);
  const told = await plan([put(2, "a", "B", 1), put(3, "b", "A", 2)], {
    begun,
    seated: [on("a", "A", 1)],
  });
  assert.equal(told.faults, ["2 no_kursi Sudah memulai ujian di A, kursi 1."]);
  assert.equal(told.seats, ["Nama b: - > A 2"]);
  assert.equal(
    (await plan([put(2, "a", "A", null)], { begun, seated: [on("a", "A", 1)] })).faults,
    [],
  );
});

test("a room that the school calls differently stays so, or becomes what the file says", async () => {
  const rows = [line(2, "A", { nama_ruang: "Lab", kapasitas: 6 }), put(3, "a", "A", 6)];
  const kept = await plan(rows);
  assert.equal(kept.rooms, ["A used"]);
  assert.equal(kept.faults, ["3 no_kursi Ruang A hanya sampai kursi 4."]);
  const followed = await plan(rows, { followFile: true });
  assert.equal(followed.faults, []);
  assert.equal(followed.seats, ["Nama a: - > A 6"]);
  assert.is.not(followed.fingerprint, kept.fingerprint);
  const fewer = [line(2, "A", { kapasitas: 2 }), put(3, "a", "A", 1)];
  const seated = [on("a", "A", 4), on("b", "A", 3)];
  assert.equal((await plan(fewer, { followFile: true, seated })).faults, [
    "2 kapasitas Kursi 3 sudah ditempati. Kapasitas paling kecil 3.",
  ]);
  assert.equal((await plan(fewer, { seated })).faults, []);
});

const account = (id: string) => ({ id, name: `Bu ${id}`, email: `${id}@a.id` });
const proctor = (id: string, nip = "") => ({
  nama: `Bu ${id}`,
  nip,
  user_id: id,
  email: `${id}@a.id`,
  accounts: [],
  days: [],
  sessions: [],
});
const byEmail = (email: string, nip = "") => ({ nama: "", nip, email });
const outside = (nama: string, nip = "") => ({ nama, nip, email: "" });

test("proctors are those of the file where a row says so, by the rule of the form, told at that row", async () => {
  const proctors: PlanInput["proctors"] = {
    of: new Map([["id-A", [proctor("sri", "19 80")]]]),
    accounts: new Map(["sri", "ani"].map((id) => [`${id}@a.id`, account(id)])),
    rule: (wanted) => (wanted.some(({ user_id: id }) => id === "ani") ? "Ditolak." : null),
  };
  const asked = (pengawas: RoomSheetRow["pengawas"], kode = "A") =>
    plan([line(2, kode), line(3, kode, { pengawas })], { proctors });

  assert.equal((await asked(null)).proctors, []);
  for (const same of [
    byEmail("SRI@a.id", "19 80"),
    byEmail("sri@a.id"),
    outside("Bu sri", "19 80"),
  ]) {
    assert.equal((await asked([same])).proctors, [], "the same as now, however it is written");
  }
  assert.equal((await asked([])).proctors, ["A: Bu sri <sri@a.id> > "]);
  const both = await asked([outside("Bu sri"), byEmail("sri@a.id")]);
  assert.equal(both.proctors, ["A: Bu sri <sri@a.id> > Bu sri+Bu sri <sri@a.id>"]);
  assert.equal(
    (await asked([outside("Bu ani")], "B")).proctors,
    ["B:  > Bu ani"],
    "no rights by name",
  );

  const faultsOf = async (pengawas: RoomSheetRow["pengawas"]) => (await asked(pengawas)).faults;
  assert.equal(await faultsOf([byEmail("ani@a.id")]), ["3 pengawas Ditolak."]);
  assert.equal(await faultsOf([byEmail("tak@a.id")]), [
    "3 pengawas Akun dengan e-mail tak@a.id tidak ditemukan.",
  ]);
  assert.equal(await faultsOf(["a", "b", "c", "d", "e"].map((name) => outside(name))), [
    "3 pengawas Pengawas paling banyak 4 orang.",
  ]);
});

test("a plan with other proctors, or made of other ones, is another plan", async () => {
  const of = (...before: ReturnType<typeof proctor>[]) => new Map([["id-A", before]]);
  const fingerprint = async (nama: string, before = of()) =>
    (
      await plan([line(2, "A", { pengawas: [outside(nama)] })], {
        proctors: { ...nobody, of: before },
      })
    ).fingerprint;
  assert.is(await fingerprint("Budi"), await fingerprint("Budi"));
  assert.is.not(await fingerprint("Budi"), await fingerprint("Budi S"));
  assert.is.not(await fingerprint("Budi"), await fingerprint("Budi", of(proctor("sri"))));
});

const anyRows = fc
  .array(
    fc.record({
      kode_ruang: fc.constantFrom("A", "B", "C"),
      no_ujian: fc.option(fc.constantFrom("A", "B", "C", "D", "Z")),
      sesi: fc.constantFrom(1, 2),
      no_kursi: fc.option(fc.integer({ min: 1, max: 5 })),
    }),
    { maxLength: 10 },
  )
  .map((rows) => rows.map((row, at) => line(at + 2, row.kode_ruang, row)));
const anySeats = fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { minLength: 4, maxLength: 4 });

test("whatever comes: no seat is given twice or past the room, and rows without faults are planned without any", async () => {
  await fc.assert(
    fc.asyncProperty(anyRows, anySeats, async (rows, order) => {
      const seated = ["a", "b", "c"].map((name, at) => on(name, "A", order[at]!));
      const input: PlanInput = {
        rows,
        followFile: false,
        rooms: [known("A"), known("B"), known("C", { is_used: false, room_kapasitas: 1 })],
        members: ["a", "b", "c", "d"].flatMap((name) => [person(name, 1), person(name, 2)]),
        seated,
        rights: { working: new Set(), watchedRooms: new Set() },
        begun: new Set(["1 b"]),
        outsiders: new Set(),
        proctors: nobody,
      };
      const { changes, faults, unchanged } = await planRooms(input);
      const after = new Map<string, string>(
        seated.map((one) => [`${one.sesi} ${one.participant_id}`, `${one.room_id} ${one.seat}`]),
      );
      for (const { participant_id, sesi, to } of changes) {
        assert.ok(to!.seat <= (to!.room_id === "id-C" ? 1 : 4));
        after.set(`${sesi} ${participant_id}`, `${to!.room_id} ${to!.seat}`);
      }
      const places = [...after].map(([who, where]) => `${who.split(" ")[0]} ${where}`);
      assert.is(new Set(places).size, places.length);
      assert.is(after.get("1 b"), `id-A ${order[1]}`);
      const faulty = new Set(faults.map(({ row }) => row));
      const good = rows.filter(({ row }) => !faulty.has(row));
      assert.is(good.filter((row) => row.no_ujian).length, changes.length + unchanged);
      assert.equal((await planRooms({ ...input, rows: good })).faults, []);
    }),
  );
});

test.run();
