import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { ContentOf } from "../../../contract/questions/question-content.ts";
import { cell, row, table, wordDocument } from "../../../testing/questions/word-document.ts";
import { readWordQuestions } from "../read-word.ts";

const test = suite("tables with a column JENIS");

function read(body: string) {
  let id = 0;
  return readWordQuestions(wordDocument(body), () => `p${(id += 1)}`).questions;
}
const heading = ["NO", "SOAL", "JENIS", "OPSI", "JAWABAN", "KUNCI"];

test("options marked v, rows that go on, and numbers that are not used", () => {
  const questions = read(
    table(
      heading,
      ["1", "Satu?", "1", "A", "x", ""],
      ["", "", "", "B", "y", "v"],
      ["2", "", "1", "A", "", ""],
      ["", "", "", "B", "", ""],
      ["3.", "Tiga?", "2", "A.", "x", "V"],
      ["", "", "", "B.", "y", "✓"],
      ["", "", "", "C.", "z", ""],
    ),
  );
  assert.equal(
    questions.map(({ place, question }) => [place, question?.content.type]),
    [
      ["Tabel 1, nomor 1", 1],
      ["Tabel 1, nomor 3", 4],
    ],
  );
  assert.is((questions[1]?.question?.content as ContentOf<4> | undefined)?.key.ids.length, 2);
});

test("columns may be moved, and cells merged downwards", () => {
  const begins = '<w:vMerge w:val="restart"/>';
  const goesOn = "<w:vMerge/>";
  const body = `<w:tbl>${row("JENIS SOAL", "PERTANYAAN", "KUNCI", "JAWABAN", "OPSI", "NO.")}${row(cell("1", begins), cell("Satu?", begins), "v", "x", "A", cell("1", begins))}${row(cell("", goesOn), cell("", goesOn), "", "y", "B", cell("", goesOn))}</w:tbl>`;
  const [question] = read(body);
  const content = question?.question?.content as ContentOf<1>;
  assert.is(content.key.id, content.payload.options[0]?.id);
});

test("what is wrong with a key is said with its letter", () => {
  const reasons = (...rows: string[][]) =>
    read(table(heading, ...rows))[0]
      ?.notes.map(({ reason }) => reason)
      .join("\n") ?? "";
  assert.match(
    reasons(["1", "?", "1", "A", "x", "v"], ["", "", "", "B", "y", "v"]),
    /Kuncinya A, B/u,
  );
  assert.match(
    reasons(["1", "?", "1", "A", "x", ""], ["", "", "", "B", "y", ""]),
    /Kunci jawabannya tidak ada/u,
  );
  assert.match(
    reasons(["1", "?", "1", "A", "x", "?"], ["", "", "", "B", "y", ""]),
    /Kunci opsi A berisi "\?"/u,
  );
  assert.match(reasons(["1", "?", "9", "A", "x", "v"]), /JENIS berisi "9"/u);
  assert.match(
    reasons(["1", "", "1", "A", "x", "v"], ["", "", "", "B", "y", ""]),
    /Pertanyaannya kosong/u,
  );
});

const span = (text: string, width: number) => cell(text, `<w:gridSpan w:val="${width}"/>`);
const matchingHeading =
  row("NO", "SOAL", "JENIS", span("BARIS", 2), span("KOLOM", 2), span("KUNCI", 2)) +
  row("", "", "", "KODE", "NAMA BARIS", "KODE", "NAMA KOLOM", "KODE BARIS", "KODE KOLOM");
const matching = (...rows: string[][]) =>
  read(`<w:tbl>${matchingHeading}${rows.map((cells) => row(...cells)).join("")}</w:tbl>`)[0];

test("rows and columns are matched one to one, many to many, or as true and false", () => {
  const single = matching(
    ["1", "Cocokkan", "3", "1", "Seoul", "A", "Jepang", "1", "B"],
    ["", "", "", "2", "Tokyo", "B", "Korea", "2", "a"],
  );
  assert.is(single?.question?.content.type, 5);
  const several = matching(
    ["1", "Cocokkan", "3", "1", "Dapur", "A", "Panci", "1", "A, B"],
    ["", "", "", "2", "Kebun", "B", "Pisau", "2", "b"],
  );
  assert.is((several?.question?.content as ContentOf<10> | undefined)?.key.pairs.length, 3);
  const truths = matching(
    ["1", "Tentukan", "3", "1", "x", "A", "Salah", "1", "B"],
    ["", "", "", "2", "y", "B", "Benar", "2", "A"],
  );
  const content = truths?.question?.content as ContentOf<8>;
  assert.equal(
    [content.payload.labels, Object.values(content.key.values)],
    [
      ["Salah", "Benar"],
      [0, 1],
    ],
  );
  const wrong = matching(
    ["1", "Cocokkan", "3", "1", "Seoul", "A", "Jepang", "1", "Z"],
    ["", "", "", "2", "Tokyo", "B", "Korea", "2", "A"],
  );
  assert.match(wrong?.notes.map(({ reason }) => reason).join() ?? "", /kode kolom "Z"/u);
});

test("short answers and essays need no options", () => {
  const questions = read(
    table(
      ["NO", "SOAL", "JENIS", "JAWABAN"],
      ["1", "Ibu kota?", "4", "Jakarta"],
      ["2", "Jelaskan", "5", "Karena"],
      ["3", "Kosong", "4", ""],
    ),
  );
  assert.equal(
    questions.map(({ question }) => question?.content.type ?? 0),
    [6, 2, 0],
  );
});

test.run();
