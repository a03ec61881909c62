// What stands in minutes: the server's numbers, and what somebody has corrected.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import * as fc from "fast-check";
import type { EventPapers, PaperPerson } from "../../../../contract/exams/event-papers.ts";
import type { Minutes } from "../../../../contract/exams/minutes.ts";
import { correctionsOf, type MinutesValues } from "../minutes/minutes-form-model.ts";
import { minutesSheets } from "./minutes-rows.ts";

const test = suite("rows of minutes");

const pengawas = [{ nama: "Ani", nip: "", days: [], sessions: [] }];
const papers: Pick<EventPapers, "schedules" | "rooms"> = {
  schedules: [
    {
      id: "kimia",
      alias: "Kimia",
      lama: 90,
      subjects: ["Kimia"],
      banks: [],
      sessions: [{ sesi: 1, tanggal: "2026-11-30", mulai: "07:30" }],
    },
    {
      id: "seni",
      alias: "Seni",
      lama: 60,
      subjects: [],
      banks: [],
      sessions: [{ sesi: 0, tanggal: "2026-11-30", mulai: "07:30" }],
    },
  ],
  rooms: [{ id: "A", kode: "A", nama: "A", lokasi: "", kapasitas: 20, kolom: 5, pengawas }],
};
const all = { schedule: "", session: "", room: "" };
const [before, after] = ["2026-11-30 07:29", "2026-11-30 07:30"];

function person(no_ujian: string, schedule: number, hasCome: boolean): PaperPerson {
  const sesi = schedule === 0 ? 1 : 0;
  return {
    id: no_ujian,
    no_ujian,
    nama: no_ujian,
    group_path: null,
    jurusan_nama: "",
    foto: null,
    exams: [[schedule, sesi, hasCome]],
    places: schedule === 0 ? [[1, 0, Number(no_ujian)]] : [],
  };
}
const people = [
  person("1", 0, true),
  person("2", 0, false),
  person("3", 0, true),
  person("4", 1, false),
];

function written(more: Partial<Minutes>): Minutes {
  return {
    schedule_id: "kimia",
    sesi: 1,
    room_id: "A",
    hadir: null,
    tidak_hadir: null,
    nomor_tidak_hadir: null,
    catatan: "",
    pengawas: null,
    version: 1,
    updated_at: "2026-11-30T01:00:00Z",
    updated_by: "Budi",
    ...more,
  };
}

const factsOf = (saved: Minutes[], now: string) =>
  minutesSheets({ ...papers, people }, saved, all, now).map((sheet) => [
    sheet.schedule.id,
    sheet.came,
    sheet.away,
    sheet.awayNumbers,
    sheet.corrected,
  ]);

test("before the exam, and where nobody sat it, there is nothing to tell; afterwards who came", () => {
  assert.equal(factsOf([], before), [
    ["kimia", null, null, null, []],
    ["seni", null, null, null, []],
  ]);
  assert.equal(factsOf([], after), [
    ["kimia", 2, 1, ["2"], []],
    ["seni", null, null, null, []],
  ]);
});

test("what was corrected stands over it, the rest goes on following the server", () => {
  const saved = written({ hadir: 3, nomor_tidak_hadir: [], catatan: "Padam.", pengawas: [] });
  assert.equal(factsOf([saved], after)[0], ["kimia", 3, 1, [], ["hadir", "nomor_tidak_hadir"]]);
  assert.equal(factsOf([saved], before)[0], ["kimia", 3, null, [], ["hadir", "nomor_tidak_hadir"]]);
  const [sheet] = minutesSheets({ ...papers, people }, [saved], all, after);
  assert.equal([sheet!.notes, sheet!.proctors], ["Padam.", []]);
  const [untouched, other] = minutesSheets({ ...papers, people }, [written({})], all, after);
  assert.equal([untouched!.proctors, untouched!.corrected], [pengawas, []]);
  assert.is(other!.saved, null);
});

test("everybody who sits an exam is counted once, as come or as away", () => {
  const some = fc.array(fc.boolean(), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(some, (come) => {
      const sitters = come.map((hasCome, at) => person(String(at + 1), 0, hasCome));
      const [sheet] = minutesSheets({ ...papers, people: sitters }, [], all, after);
      if (!come.includes(true)) return assert.is(sheet!.recorded, null);
      assert.is(sheet!.came! + sheet!.away!, come.length);
      assert.is(sheet!.awayNumbers!.length, sheet!.away);
    }),
  );
});

const usual: MinutesValues = {
  hadir: "2",
  tidak_hadir: "1",
  nomor_tidak_hadir: "2",
  catatan: "",
  pengawas: [
    { nama: "Ani", nip: "" },
    { nama: "", nip: "" },
  ],
};

test("what is typed as the server has it, or is emptied, is no correction", () => {
  const nothing = {
    hadir: null,
    tidak_hadir: null,
    nomor_tidak_hadir: null,
    catatan: "",
    pengawas: null,
  };
  assert.equal(correctionsOf(usual, usual), nothing);
  assert.equal(correctionsOf({ ...usual, hadir: " ", tidak_hadir: " 1" }, usual), nothing);
  const typed = {
    ...usual,
    hadir: "1",
    nomor_tidak_hadir: "2, 3;3\n1",
    pengawas: [usual.pengawas[1]!, { nama: "Citra", nip: "9" }],
  };
  assert.equal(correctionsOf(typed, usual), {
    ...nothing,
    hadir: 1,
    nomor_tidak_hadir: ["2", "3", "1"],
    pengawas: [{ nama: "Citra", nip: "9" }],
  });
  assert.equal(correctionsOf({ ...usual, nomor_tidak_hadir: "" }, usual).nomor_tidak_hadir, []);
});

test.run();
