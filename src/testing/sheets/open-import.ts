// The import wizard's model before a server that knows one participant, for tests: its worker runs beside it.
import * as assert from "uvu/assert";
import type { Option } from "../../contract/calls/list-fields.ts";
import type { ParticipantImportRow } from "../../contract/participants.ts";
import type { ParticipantContext } from "../../sheets/participants/participant-columns.ts";
import type { BookCell } from "../../files/sheet-book.ts";
import { usualReligions } from "../../domain/people/usual-codes.ts";
import { writeBook } from "../../files/write-sheet.ts";
import { createImport } from "../../kit/sheet-import/create-import.ts";
import type { ImportOptions } from "../../kit/sheet-import/import-options.ts";
import { sheetConverter } from "../../kit/old-sheets/convert-old-sheet.ts";
import { oldSheetAnswerers } from "../../kit/old-sheets/old-sheet-session.ts";
import { createImportSession } from "../../kit/sheet-import/import-session.ts";
import type { ImportOutcome, ImportStep, StateOf } from "../../kit/sheet-import/import-state.ts";
import { createLocalWorker } from "../local-worker.ts";
import { fileOf } from "./sheet-files.ts";

type Options = ImportOptions<ParticipantImportRow, ParticipantContext, ImportOutcome>;

const majors: Option[] = [{ id: "m1", kode: "TKJ", nama: "Teknik Komputer dan Jaringan" }];
const religions: Option[] = usualReligions.map((each) => ({ ...each, id: each.kode }));
export const written = (rows: readonly unknown[]): ImportOutcome => ({
  created: rows.length,
  updated: 0,
  skipped: 0,
  faults: [],
});

/** A wizard whose server knows participant A1 and writes everything, unless told otherwise. */
export function openImport(changes: Partial<Options> = {}) {
  const sent: Parameters<Options["send"]>[0][] = [];
  const asked: string[][] = [];
  const saved: { bytes: ArrayBuffer; name: string }[] = [];
  const wizard = createImport<ParticipantImportRow, ParticipantContext, ImportOutcome>({
    kind: "participants",
    loadContext: async () => ({ majors, religions, groups: [] }),
    loadExisting: async (identities) => {
      asked.push(identities);
      return identities.includes("A1") ? [{ key: "a1", label: "Ani Lama" }] : [];
    },
    send: async (batch) => {
      sent.push(batch);
      return written(batch.rows);
    },
    findSent: async () => written([]),
    createWorker: () => createLocalWorker(createImportSession()),
    convert: sheetConverter(() => createLocalWorker(oldSheetAnswerers)),
    save: (bytes, name) => saved.push({ bytes, name }),
    now: () => new Date("2026-11-20T00:41:00Z"),
    ...changes,
  });
  const at = <Step extends ImportStep>(step: Step): StateOf<Step> => {
    const state = wizard.$state.get();
    assert.is(state.step, step, JSON.stringify(state));
    return state as StateOf<Step>;
  };
  return { wizard, sent, asked, saved, at };
}

export const sheetHeader = ["No Ujian", "Nama Siswa", "Jurusan", "Agama"];
export function sheetOf(rows: BookCell[][], titles: string[] = sheetHeader): File {
  const columns = titles.map(() => ({ width: 10, text: true }));
  const book = { sheets: [{ name: "Peserta", columns, rows: [titles, ...rows], frozenRows: 1 }] };
  return fileOf(new Uint8Array(writeBook(book, "xlsx")));
}
export const goodRow = ["001", "Ani", "TKJ", "Islam"];
export const badRow = ["002", "Budi", "TKJJ", "Islam"];

export async function reviewImport(file: File, changes: Partial<Options> = {}) {
  const opened = openImport(changes);
  await opened.wizard.choose(file);
  opened.at("columns");
  await opened.wizard.check();
  opened.at("review");
  return opened;
}
