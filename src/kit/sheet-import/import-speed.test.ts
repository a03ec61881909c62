import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Participant } from "../../contract/participants.ts";
import { writtenRows, writtenSheet } from "../sheet-export/written-sheet.ts";
import {
  participantColumns,
  type ParticipantContext,
} from "../../sheets/participants/participant-columns.ts";
import { usualReligions } from "../../domain/people/usual-codes.ts";
import { writeBook } from "../../files/write-sheet.ts";
import { bestOf } from "../../testing/best-of.ts";
import { createImportSession } from "./import-session.ts";

const test = suite("import speed");

const people = 5000;
const boundMs = 2000;
const majors = ["TKJ", "TKR", "AKL", "OTKP"].map((kode) => ({
  id: kode,
  kode,
  nama: `Jurusan ${kode}`,
}));
const groups = Array.from({ length: 60 }, (_none, at) => {
  const path = `XII / Kelas ${at}`;
  return { id: path, parent_id: null, name: `Kelas ${at}`, path };
});
const context: ParticipantContext = {
  majors,
  religions: usualReligions.map((each) => ({ ...each, id: each.kode })),
  groups,
};

test("reads and checks 5,000 rows of ten columns within two seconds", async () => {
  const participants = Array.from({ length: people }, (_none, at): Participant => ({
    id: `${at}`,
    no_ujian: `05-001-${String(at).padStart(5, "0")}`,
    nama: `Peserta Nomor ${at} bin Seseorang`,
    nisn: String(at).padStart(10, "0"),
    sesi: (at % 4) + 1,
    jurusan_id: "",
    jurusan_kode: majors[at % 4]?.kode ?? "",
    jurusan_nama: "",
    agama_id: "",
    // Every hundredth is a typing error: near matches are the dearest part of the check.
    agama_kode: at % 100 === 0 ? `ISLAN${at % 7}` : (usualReligions[at % 7]?.kode ?? ""),
    agama_nama: "",
    group_id: null,
    group_path: groups[at % 60]?.path ?? null,
    antiblock: at % 9 === 0,
    status: "active",
    block_reason: "",
    foto: null,
    version: 1,
    created_at: "",
    updated_at: "",
  }));
  const head = { sheetName: "Peserta", columns: participantColumns };
  const written = writtenSheet(head, writtenRows(participantColumns, participants));
  const bytes = writeBook({ sheets: [written] }, "xlsx");
  const took = await bestOf(boundMs, () => {
    const start = performance.now();
    const answerers = createImportSession();
    const progress: number[] = [];
    const onProgress = (done: number): number => progress.push(done);
    const sheet = answerers.open({ kind: "participants", fileName: "x.xlsx", bytes }, onProgress);
    const { summary } = answerers.check({ sources: sheet.sources, context }, onProgress);
    assert.equal([summary.total, summary.errors], [people, people / 100]);
    assert.ok(progress.length >= 20, "tells its progress");
    return performance.now() - start;
  });
  assert.ok(took < boundMs, `${Math.round(took)} ms`);
});

test.run();
