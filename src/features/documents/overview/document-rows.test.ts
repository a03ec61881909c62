// Which documents an event has, how much each is, and that each page is opened with what is chosen.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { EventPapers } from "../../../contract/exams/event-papers.ts";
import { paperKinds } from "../papers/event-paper-choices.ts";
import { documentRows, knownFilters } from "./document-rows.ts";

const test = suite("documents of an event");

const room = { nama: "", lokasi: "", kapasitas: 20, kolom: 5, pengawas: [] };
const session = (sesi: number) => ({ sesi, tanggal: "2026-11-30", mulai: `0${6 + sesi}:30` });
const papers: Pick<EventPapers, "schedules" | "rooms" | "people"> = {
  schedules: [
    {
      id: "kimia",
      alias: "Kimia",
      lama: 90,
      subjects: ["Kimia"],
      banks: [],
      sessions: [session(1), session(2)],
    },
  ],
  rooms: [
    { id: "A", kode: "A", ...room },
    { id: "B", kode: "B", ...room },
  ],
  // 12 in session 1 of room A, 3 in session 2 of room B.
  people: Array.from({ length: 15 }, (_none, at) => {
    const sesi = at < 12 ? 1 : 2;
    return {
      id: `p${at}`,
      no_ujian: `${at}`,
      nama: `Peserta ${at}`,
      group_path: at % 2 === 0 ? "X / X 1" : "X / X 2",
      jurusan_nama: "IPA",
      foto: null,
      exams: [[0, sesi, false]],
      places: [[sesi, sesi - 1, at + 1]],
    };
  }),
};
const all = { schedule: "", session: "", room: "" };
const countsOf = (filter: typeof all, of = papers) =>
  Object.fromEntries(documentRows(of, filter).map(({ kind, count }) => [kind, count]));

test("each paper stands once, after the cards, with how many sheets it is", () => {
  const kinds = documentRows(papers, all).map(({ kind }) => kind);
  assert.equal(kinds, ["kartu", ...paperKinds]);
  const counts = countsOf(all);
  assert.equal(
    ["kartu", "daftar-hadir", "berita-acara", "pintu", "meja", "jadwal", "nilai"].map(
      (kind) => counts[kind],
    ),
    [15, 2, 2, 2, 3, 1, 2],
  );
});

test("a paper is narrowed by what it can be narrowed by, and by nothing else", () => {
  const counts = countsOf({ schedule: "kimia", session: "2", room: "B" });
  assert.equal([counts["kartu"], counts["berita-acara"], counts["meja"]], [3, 1, 1]);
  assert.equal([counts["jadwal"], counts["nilai"], counts["tata-tertib"]], [1, 2, 1]);
  const empty = countsOf({ ...all, session: "1", room: "B" });
  assert.equal([empty["kartu"], empty["daftar-hadir"], empty["rekap"]], [0, 0, 0]);
});

test("each page is told all that is chosen, also what is not", () => {
  const rows = documentRows(papers, { schedule: "kimia", session: "", room: "A" });
  for (const { kind, query } of rows.slice(1)) {
    assert.equal(query, { d: kind, j: "kimia", s: "", r: "A" });
  }
  assert.equal(rows[0]!.query, { s: "", r: "A" });
});

test("what the event does not have is not chosen any more", () => {
  const kept = { schedule: "kimia", session: "2", room: "B" };
  assert.equal(knownFilters(papers, kept), kept);
  assert.equal(knownFilters(papers, { schedule: "fisika", session: "7", room: "C" }), all);
  assert.equal(knownFilters(papers, all), all);
});

test.run();
