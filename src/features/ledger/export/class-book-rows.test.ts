import { suite } from "uvu";
import * as assert from "uvu/assert";
import type {
  LedgerCell,
  LedgerExam,
  LedgerPerson,
  LedgerRow,
} from "../../../contract/results/event-ledger.ts";
import { cellText } from "../../../files/sheet-cells.ts";
import type { Book } from "../../../files/sheet-book.ts";
import { writeBook } from "../../../files/write-sheet.ts";
import { openSheetFile } from "../../../sheets/read-sheet.ts";
import { ledgerCellMessages } from "../ledger-cell-messages.ts";
import { classBook } from "./class-book-rows.ts";
import { ledgerBookMessages } from "./ledger-book-messages.ts";
import { peopleBook } from "./person-book-rows.ts";

const test = suite("files of the ledger");
const words = () => ({ t: ledgerBookMessages.get(), ledgerCellT: ledgerCellMessages.get() });
const head = {
  event: "PAS Ganjil",
  year: "2026/2027",
  semester: "Ganjil",
  group: "XI / MIPA 1",
  asOf: "2 Des 2026 10.00",
};

const exam = (id: string, subject: string): LedgerExam => ({
  id,
  alias: `Ujian ${id}`,
  starts_at: "2026-11-30T00:30:00.000Z",
  subject,
  kkm: 75,
  is_whole: true,
  n: 2,
  missed: 1,
  mean: "74.50",
  highest: "80.00",
  lowest: "69.00",
});
const cell = (schedule_id: string, score: string | null, more: Partial<LedgerCell> = {}) =>
  ({
    schedule_id,
    sitting_id: "s",
    state: "complete",
    score,
    score_most: score,
    kkm: 75,
    is_missed: score !== null && Number(score) < 75,
    ...more,
  }) satisfies LedgerCell;
const row = (fields: Partial<LedgerRow>): LedgerRow => ({
  id: "p",
  no_ujian: "0012",
  nama: "=cmd|' /C calc'!A0",
  nisn: "0012345678",
  group_path: "XI / MIPA 1",
  cells: [],
  final: 0,
  missed: 0,
  total: null,
  mean: null,
  rank: null,
  ...fields,
});
const counts = { all: 2, complete: 1, missed: 1, waiting: 1, open: 0, absent: 0 };
const exams = [exam("a", "Fisika"), exam("b", "Kimia"), exam("c", "")];
const scope = { exams, counts, hidden: 0, is_partial: false };

function cellsOf(book: Book, sheet = 0) {
  const file = openSheetFile(new Uint8Array(writeBook(book, "xlsx")), "leger.xlsx");
  return file.readSheet(file.sheetNames[sheet]!, 100).rows.map(({ cells }) => cells);
}

test("figures are numbers, NISN and exam numbers stay text, and what is missing is a word", () => {
  const first = row({
    cells: [cell("a", "80.00"), cell("b", "69.13")],
    final: 2,
    missed: 1,
    total: "149.13",
    mean: "74.57",
    rank: 1,
  });
  const second = row({
    id: "q",
    nama: "Ani",
    nisn: "",
    cells: [cell("a", "0.00"), cell("b", "60.00", { state: "waiting", score_most: "90.00" })],
    final: 1,
  });
  const rows = cellsOf(classBook({ items: [first, second], ...scope }, head, words()));
  const at = rows.findIndex((cells) => cellText(cells[0]) === "NO");
  assert.equal(rows[at]!.map(cellText).slice(0, 8), [
    "NO",
    "NISN",
    "NO UJIAN",
    "NAMA",
    "KELAS",
    "Fisika",
    "Kimia",
    "Ujian c",
  ]);
  assert.equal(rows[at + 1]!.map(cellText).slice(3, 8), ["KKM", "", "75", "75", "75"]);
  const body = rows[at + 2]!;
  assert.equal([body[1], body[2]], ["0012345678", "0012"]);
  assert.is(cellText(body[3]), "'=cmd|' /C calc'!A0", "no formula");
  const score = body[6];
  assert.ok(typeof score === "object" && score !== null && score.kind === "number");
  assert.is((score as { value: number }).value, 69.13);
  assert.is(cellText(body[7]), "bukan peserta");
  assert.equal(rows[at + 3]!.map(cellText).slice(5, 8), ["0", "tunggu", "bukan peserta"]);
});

test("of a part of the exams no total is called the whole, and no rank is there", () => {
  const rows = cellsOf(classBook({ items: [row({})], ...scope, is_partial: true }, head, words()));
  const texts = rows.flat().map(cellText);
  assert.ok(texts.includes("JUMLAH SEBAGIAN") && !texts.includes("PERINGKAT"));
  assert.ok(texts.some((text) => text.startsWith("SEBAGIAN:")));
});

test("each participant has a sheet with the columns of the earlier generation, then what it did not know", () => {
  const types = [
    { type: 1, weight: 60, score: "40.00", right: 8, partly: 0, wrong: 3, empty: 1, waiting: 0 },
    { type: 2, weight: 40, score: "29.13", right: 0, partly: 2, wrong: 0, empty: 0, waiting: 0 },
    { type: 14, weight: 0, score: "0.00", right: 1, partly: 0, wrong: 4, empty: 0, waiting: 0 },
  ] as const;
  const person: LedgerPerson = {
    ...row({ nama: "Ani" }),
    exams: [
      { ...cell("a", "69.13"), types: [...types], rank: 3, ranked: 30 },
      {
        ...cell("b", null, { state: "absent", sitting_id: null }),
        types: [],
        rank: null,
        ranked: 30,
      },
    ],
  };
  const rows = cellsOf(peopleBook({ items: [person], ...scope }, words()));
  const header = rows.find((cells) => cellText(cells[0]) === "NO")!.map(cellText);
  assert.equal(header.slice(0, 6), [
    "NO",
    "NAMA UJIAN",
    "LISTENING BENAR",
    "LISTENING SALAH",
    "PILIHAN GANDA BENAR",
    "PILIHAN GANDA SALAH",
  ]);
  assert.equal(header.slice(16, 20), ["KOSONG", "POINT ESAY", "POINT SETUJU/TIDAK", "HASIL AKHIR"]);
  assert.ok(header.includes("RUMPANG BENAR"));
  const [sat, absent] = rows.slice(-2).map((cells) => cells.map(cellText));
  assert.equal(
    [sat![1], sat![4], sat![5], sat![16], sat![17], sat![19]],
    ["Ujian a", "8", "3", "1", "29,13", "69,13"],
  );
  assert.equal([absent![19], absent![24]], ["", "Tidak hadir"]);
});

test.run();
