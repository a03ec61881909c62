import { suite } from "uvu";
import * as assert from "uvu/assert";
import { ServerError } from "../../core/answers/server-error.ts";
import { $serverClockKnown, setServerClock } from "../../core/answers/server-clock.ts";
import type { BookCell } from "../../files/sheet-book.ts";
import { cellText } from "../../files/sheet-cells.ts";
import {
  badRow,
  goodRow,
  openImport,
  reviewImport,
  sheetHeader,
  sheetOf,
} from "../../testing/sheets/open-import.ts";
import { fileOf, oleFile } from "../../testing/sheets/sheet-files.ts";
import { writeBook } from "../../files/write-sheet.ts";
import { holdsWork, importPlan } from "./import-state.ts";
import { openSheetFile } from "../../sheets/read-sheet.ts";
import { fileFaultText } from "../file-faults/file-fault-messages.ts";

const test = suite("create import");
// The zone in which a file name tells the time.
test.before(() => setServerClock("2026-11-20T07:41:00+07:00"));
test.after(() => $serverClockKnown.set(null));

test("reads a file, matches its columns and says which are missing", async () => {
  const { wizard, at } = openImport();
  await wizard.choose(sheetOf([["001", "Ani", "TKJ"]], ["No Ujian", "Nama Siswa", "Prodi"]));
  const { sheet, sources, missing, fileName } = at("columns");
  assert.is(fileName, "peserta.xlsx");
  assert.equal(sheet.columns[2], { index: 2, header: "Prodi", samples: ["TKJ"] });
  assert.equal(sources.jurusan_kode, { from: "column", index: 2 });
  assert.equal(missing, ["agama_kode"]);
});

test("does not check before the missing columns have a source", async () => {
  const { wizard, at } = openImport();
  await wizard.choose(sheetOf([["001", "Ani", "TKJ"]], ["No Ujian", "Nama Siswa", "Prodi"]));
  await wizard.check();
  at("columns");
  wizard.fill("agama_kode", "Islam");
  wizard.fill("no_ujian", "1");
  assert.equal(at("columns").missing, []);
  await wizard.check();
  assert.is(at("review").summary.sendable, 1);
});

test("takes a column that the person points at", async () => {
  const { wizard, at } = openImport();
  await wizard.choose(sheetOf([goodRow], ["Kode", "Siapa", "Jurusan", "Agama"]));
  assert.equal(at("columns").missing, ["no_ujian", "nama"]);
  wizard.map("no_ujian", 0);
  wizard.map("nama", 1);
  await wizard.check();
  assert.is(at("review").summary.sendable, 1);
});

test("lets the person point at the sheetHeader, or say that there is none", async () => {
  const { wizard, at } = openImport();
  await wizard.choose(sheetOf([sheetHeader, goodRow], ["a", "b", "c", "d"]));
  assert.is(at("columns").sheet.headerRow, 2);
  await wizard.chooseHeader(0);
  const { sheet } = at("columns");
  assert.equal([sheet.headerRow, sheet.rowCount, sheet.columns[3]?.header], [0, 3, "Kolom D"]);
});

test("keeps the sheet that works when another one cannot be used", async () => {
  const sheet = (name: string, rows: BookCell[][]) => ({ name, columns: [], rows, frozenRows: 0 });
  const book = { sheets: [sheet("Isi", [sheetHeader, goodRow]), sheet("Kosong", [])] };
  const { wizard, at } = openImport();
  await wizard.choose(fileOf(new Uint8Array(writeBook(book, "xlsx"))));
  await wizard.chooseSheet("Kosong");
  assert.match(at("columns").problem ?? "", /"Kosong" belum berisi data/u);
  assert.is(at("columns").sheet.sheetName, "Isi");
});

test("refuses a file as a whole with one sentence, and takes the next", async () => {
  const { wizard, at } = openImport();
  const html = new TextEncoder().encode("<html><table>");
  const half = new Uint8Array(await sheetOf([goodRow]).arrayBuffer()).slice(0, 400);
  for (const [file, sentence] of [
    [fileOf(oleFile("WordDocument"), "peserta.xlsx"), /dokumen Word lama/u],
    [fileOf(oleFile("EncryptedPackage"), "a.xlsx"), /kata sandi/u],
    [fileOf(half, "a.xlsx"), /rusak/u],
    [fileOf(html, "a.xls"), /halaman web/u],
    [fileOf(new Uint8Array(), "a.csv"), /kosong/u],
    [sheetOf([]), /belum berisi data/u],
  ] as const) {
    await wizard.choose(file);
    assert.match(fileFaultText(at("refused")), sentence);
  }
  await wizard.choose(fileOf(new Uint8Array(21 * 1024 * 1024)));
  assert.is(at("refused").code, "too-big");
  await wizard.choose(sheetOf([goodRow]));
  assert.is(at("columns").sheet.rowCount, 1);
});

test("shows problems first, and the rows that are asked for", async () => {
  const { wizard, at } = await reviewImport(
    sheetOf([goodRow, badRow, ["A1", "Cici", "TKJ", "Hindu"]]),
  );
  const { page, summary } = at("review");
  assert.equal([page.filter, page.total, page.rows[0]?.row], ["problems", 1, 3]);
  assert.is(page.rows[0]?.faults[0]?.fix, "TKJ");
  assert.equal([summary.total, summary.sendable, summary.errors, summary.existing], [3, 2, 1, 1]);
  await wizard.show("existing");
  assert.is(at("review").page.rows[0]?.existing, "Ani Lama");
  await wizard.show("code:near");
  assert.is(at("review").page.total, 1);
});

test("keeps a corrected row in view until the filter is asked anew", async () => {
  const { wizard, at } = await reviewImport(sheetOf([goodRow, badRow]));
  await wizard.edit(3, "jurusan_kode", "TKJ");
  assert.equal([at("review").page.rows[0]?.status, at("review").summary.errors], ["ready", 0]);
  await wizard.show("problems");
  assert.is(at("review").page.total, 0);
});

test("applies a fix to all faults of its kind", async () => {
  const { wizard, at } = await reviewImport(
    sheetOf([goodRow, badRow, ["003", "Cici", "TKJX", "Islam"]]),
  );
  assert.is(at("review").summary.groups[0]?.fixable, 2);
  await wizard.applyFixes("near");
  assert.equal([at("review").summary.errors, at("review").page.total], [0, 0]);
});

test("asks the server about a number only once, and about a corrected one again", async () => {
  const { wizard, asked, at } = await reviewImport(sheetOf([goodRow, badRow]));
  await wizard.edit(3, "nama", "Budiman");
  assert.equal(asked, [["001", "002"]]);
  await wizard.edit(3, "no_ujian", "A1");
  assert.equal(asked, [["001", "002"], ["A1"]]);
  await wizard.show("existing");
  assert.is(at("review").page.total, 1);
});

test("goes back to the columns with a reason when the server cannot be asked", async () => {
  const { wizard, at } = openImport({
    loadContext: async () => {
      throw new ServerError("99", "Server tidak dapat dihubungi.");
    },
  });
  await wizard.choose(sheetOf([goodRow]));
  await wizard.check();
  assert.is(at("columns").problem, "Server tidak dapat dihubungi.");
});

test("stops reading when it is cancelled, and never comes back to that file", async () => {
  const { wizard, at } = openImport();
  const reading = wizard.choose(sheetOf([goodRow]));
  at("reading");
  wizard.cancel();
  at("choose");
  await Promise.race([reading, new Promise((resolve) => setTimeout(resolve, 50))]);
  at("choose");
});

test("takes the last of two files that were chosen quickly", async () => {
  const { wizard, at } = openImport();
  const first = wizard.choose(sheetOf([goodRow, badRow]));
  await wizard.choose(sheetOf([goodRow]));
  await Promise.race([first, new Promise((resolve) => setTimeout(resolve, 50))]);
  assert.is(at("columns").sheet.rowCount, 1);
});

test("saves the rejected rows with their own columns and the reason, ready to be chosen again", async () => {
  const titles = ["Urut", ...sheetHeader];
  const rows: BookCell[][] = [
    ["1", ...goodRow],
    ["2", ...badRow],
    ["3", { value: 46034, format: "dd/mm/yyyy", text: "12/01/2026" }, "Cici", "TKJ", "Islam"],
  ];
  const { wizard, saved } = await reviewImport(sheetOf(rows, titles));
  await wizard.downloadRejected("xlsx");
  await wizard.downloadRejected("csv");
  assert.match(saved[0]?.name ?? "", /^peserta_ditolak_20261120-\d{4}\.xlsx$/u);
  for (const { bytes, name } of saved) {
    const file = openSheetFile(new Uint8Array(bytes), name);
    const sheet = file.readSheet(file.sheetNames[0] ?? "", 100).rows;
    const texts = sheet.map(({ cells }) => cells.map(cellText));
    assert.equal(texts[0], [...titles, "alasan"]);
    assert.equal(
      texts.slice(1).map((cells) => cells.slice(0, 5)),
      [
        ["2", ...badRow],
        ["3", "12/01/2026", "Cici", "TKJ", "Islam"],
      ],
    );
    assert.match(texts[1]?.[5] ?? "", /^jurusan_kode: Jurusan "TKJJ"/u);
  }
  const again = await reviewImport(fileOf(new Uint8Array(saved[0]?.bytes ?? new ArrayBuffer(0))));
  assert.equal(
    again.at("review").page.rows.map(({ faults }) => faults.map(({ code }) => code)),
    [["near"], ["date"]],
  );
});

test("says what sending would do with the rows", async () => {
  const { wizard, at } = await reviewImport(
    sheetOf([goodRow, badRow, ["A1", "Cici", "TKJ", "Hindu"]]),
  );
  const plan = (): object => importPlan(at("review").summary, at("review").duplicates);
  assert.equal(plan(), { created: 1, updated: 0, skipped: 1, rejected: 1 });
  wizard.setDuplicates("update");
  assert.equal(plan(), { created: 1, updated: 1, skipped: 0, rejected: 1 });
  assert.ok(holdsWork(at("review")));
});

test("goes back from the review to the columns, and to the choice of a file", async () => {
  const { wizard, at } = await reviewImport(sheetOf([goodRow, badRow]));
  wizard.back();
  assert.is(at("columns").problem, null);
  wizard.restart();
  at("choose");
});

test.run();
