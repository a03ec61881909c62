import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { QuestionContent } from "../../../../contract/questions/question-content.ts";
import {
  cleanContent,
  readTable,
  tableErrors,
} from "../../../../testing/questions/read-word-table.ts";
import {
  cell,
  paragraph,
  picture,
  run,
  table,
} from "../../../../testing/questions/word-document.ts";

const test = suite("question tables of Word with grids, blanks and pictures");

test("a table with [[answers]] is one of inputs", () => {
  const inner = table(["x", "2x"], ["3", "[[6|enam]]"], ["0,5", "[[1]]"]);
  const { payload, key } = cleanContent(11, ["1", "Lengkapi"], ["T", cell(inner + paragraph(""))]);
  assert.equal(payload.cols, ["<p>x</p>", "<p>2x</p>"]);
  assert.equal(
    payload.cells.map((cells) => cells.map(({ kind }) => kind)),
    [
      ["text", "input"],
      ["text", "input"],
    ],
  );
  const keys = Object.values(key.cells);
  assert.equal(
    keys.map(({ mode, accepted }) => [mode, accepted.length]),
    [
      ["text", 2],
      ["number", 1],
    ],
  );
});

test("a table with ticks is one of checks; a strange tick and a row without one are named", () => {
  const tick = (mark: string) => table(["", "Padat", "Cair"], ["Es", mark, ""], ["Air", "", "V"]);
  for (const mark of ["v", "✓", "☑", "√"]) {
    const { payload, key } = cleanContent(12, ["1", "Pilih"], ["T", cell(tick(mark))]);
    assert.equal(
      Object.values(key.rows),
      payload.columns.map(({ id }) => [id]),
    );
  }
  assert.match(tableErrors(["1", "Pilih"], ["T", cell(tick("w"))]), /Tanda "w" di baris "Es"/u);
  assert.match(
    tableErrors(["1", "Pilih"], ["T", cell(tick(""))]),
    /Baris "Es" belum punya tanda v/u,
  );
});

test("items belong to the group of their number, 0 to none", () => {
  const { payload, key } = cleanContent(
    13,
    ["1", "Kelompokkan"],
    ["K1", "Buah"],
    ["K2", "Sayur"],
    ["1", "Jeruk"],
    ["2", "Kol"],
    ["0", "Sepatu"],
    ["1", "Apel"],
  );
  const groups = payload.items.map(({ id, html }) => [
    html,
    key.items[id] === null
      ? null
      : payload.categories.find((each) => each.id === key.items[id])?.html,
  ]);
  assert.equal(Object.fromEntries(groups), {
    "<p>Jeruk</p>": "<p>Buah</p>",
    "<p>Kol</p>": "<p>Sayur</p>",
    "<p>Sepatu</p>": null,
    "<p>Apel</p>": "<p>Buah</p>",
  });
  assert.match(
    tableErrors(["1", "K"], ["K1", "a"], ["K2", "b"], ["1", "x"], ["3", "y"]),
    /Nomor 3 di baris 5/u,
  );
});

test("blanks are filled from a bank, from lists or by typing", () => {
  const stem = cell(
    paragraph("Isilah.") +
      paragraph(
        run("Ibu kota [[In") + run("donesia", "<w:b/>") + run("]] adalah [[Jakarta|DKI]]."),
      ),
  );
  const bank = readTable(["1", stem], ["X", "Malaysia"]).question;
  assert.is(bank?.stem, "<p>Isilah.</p>");
  const bankContent = bank?.content as Extract<QuestionContent, { type: 14 }>;
  assert.equal(
    bankContent.payload.bank.map(({ text }) => text),
    ["Indonesia", "Jakarta", "Malaysia"],
  );
  assert.match(bankContent.payload.text, /^<p>Ibu kota \[\[p1\]\] adalah \[\[p2\]\]\.<\/p>$/u);
  const typed = cleanContent(14, ["1", stem], ["@M", "teks"]);
  assert.equal(
    Object.values(typed.key.texts).map(({ accepted }) => accepted.length),
    [1, 2],
  );
  const listed = cleanContent(14, ["1", stem], ["@M", "Dropdown"], ["X", "Medan"]);
  assert.equal(
    listed.payload.blanks[1]?.options.map(({ text }) => text),
    ["DKI", "Jakarta", "Medan"],
  );
});

test("options may be pictures, which come along as files", () => {
  const rows = [
    ["1 #15", "Mana?"],
    ["A", cell(paragraph(picture("a", "Kucing") + run("satu")))],
    ["B", cell(paragraph(picture("b")))],
  ] as const;
  const { payload, key } = cleanContent(15, ...rows, [":::", "A"]);
  assert.ok(payload.mode === "options");
  assert.equal(payload.options[0]?.image, {
    media_id: "import:a.png",
    width: 80,
    height: 60,
    alt: "Kucing",
  });
  assert.equal([payload.options[0]?.caption, key.ids.length, payload.multiple], ["satu", 1, false]);
  assert.match(
    tableErrors(["1 #15", "?"], ["A", "kata"], ["B", "kata"], [":::", "A"]),
    /Opsi A harus berisi tepat satu gambar/u,
  );
});

test("labels have their place on the picture in percent", () => {
  const rows = [
    ["1", "Beri label"],
    ["G", cell(paragraph(picture("a")))],
    ["P1", "10,20,15,10 | Jantung"],
    ["P2", "12,5; 50; 10; 10｜Paru"],
    ["X", "Hati"],
  ] as const;
  const { payload, key } = cleanContent(16, ...rows);
  assert.equal(
    payload.zones.map(({ coords }) => coords),
    [
      [0.1, 0.2, 0.15, 0.1],
      [0.125, 0.5, 0.1, 0.1],
    ],
  );
  assert.equal(
    payload.labels.map(({ text }) => text),
    ["Hati", "Jantung", "Paru"],
  );
  assert.is(Object.keys(key.labels).length, 2);
  const typed = cleanContent(16, rows[0], rows[1], rows[2], ["@M", "teks"]);
  assert.equal([typed.payload.mode, Object.keys(typed.key.texts).length], ["typed", 1]);
  assert.match(tableErrors(rows[0], rows[1], ["P1", "90,20,0,10 | x"]), /P1 keluar dari gambar/u);
  assert.match(tableErrors(rows[0], rows[1], ["P1", "Jantung"]), /P1 berisi "Jantung"/u);
});

test.run();
