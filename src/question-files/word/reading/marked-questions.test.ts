import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  cleanContent,
  readTable,
  readTables,
  tableErrors,
} from "../../../testing/questions/read-word-table.ts";
import { paragraph, table, wordDocument } from "../../../testing/questions/word-document.ts";
import { readWordQuestions } from "../read-word.ts";

const test = suite("question tables of Word");

test("options with one key are a choice of one", () => {
  const { payload, key } = cleanContent(
    1,
    ["1", "Ibu kota?"],
    ["A", "Jakarta"],
    ["B", "Medan"],
    [":::", "B"],
  );
  assert.equal(
    payload.options.map(({ html }) => html),
    ["<p>Jakarta</p>", "<p>Medan</p>"],
  );
  assert.is(key.id, payload.options[1]?.id);
});

test("options with several keys are a choice of several, however the keys are written", () => {
  for (const keys of ["A,C", "A, C", "AC", "a dan c", "A；C", "“A” C"]) {
    const { key } = cleanContent(
      4,
      ["1", "Mana?"],
      ["A", "x"],
      ["B", "y"],
      ["C", "z"],
      [":::", keys],
    );
    assert.is(key.ids.length, 2, keys);
  }
});

test("options without a key are accepted short answers; numbers are compared as numbers", () => {
  const short = cleanContent(6, ["1", "Pi?"], ["A", "3,14"], ["B", "3.142"]);
  assert.equal(
    short.key.accepted.map(({ text }) => text),
    ["3,14", "3.142"],
  );
  assert.is(short.key.mode, "number");
  const cased = cleanContent(6, ["1 #6", "Unsur emas?"], ["A", "Au"], ["@C", "1"]);
  assert.is(cased.key.case_sensitive, true);
});

test("a stem alone is an essay; a text after ::: is what a marker compares with", () => {
  assert.is(cleanContent(2, ["1", "Jelaskan."]).key.rujukan, "");
  assert.is(
    cleanContent(2, ["1 #2", "Jelaskan."], [":::", "Karena hujan"]).key.rujukan,
    "<p>Karena hujan</p>",
  );
});

test("a listening question without its sound is told so", () => {
  const { question, notes } = readTable(["1 # 3", "Listen."], ["A", "x"], ["B", "y"], [":::", "A"]);
  assert.is(question?.content.type, 3);
  assert.match(notes[0]?.reason ?? "", /belum punya suara/u);
});

test("a sound is found among the files by its name", () => {
  const parts = wordDocument(
    table(["1 #3", "Listen."], ["A", "x"], ["B", "y"], [":::", "A"], ["@A", "Percakapan 1.mp3"]),
  );
  parts.set("suara/percakapan 1.mp3", new Uint8Array([1]));
  const { questions, files } = readWordQuestions(parts, () => "p");
  assert.is(questions[0]?.question?.audio?.media_id, "import:percakapan 1.mp3");
  assert.equal(
    files.map(({ name }) => name),
    ["percakapan 1.mp3"],
  );
});

test("a number twice is a pair, and the right side does not stand in the order of the key", () => {
  const { payload, key } = cleanContent(
    5,
    ["7", "Jodohkan"],
    ["1", "Bali"],
    ["1", "Denpasar"],
    ["2", "Aceh"],
    ["2", "Banda Aceh"],
  );
  assert.equal(
    payload.right.map(({ html }) => html),
    ["<p>Banda Aceh</p>", "<p>Denpasar</p>"],
  );
  assert.is(key.pairs[payload.left[0]?.id ?? ""], payload.right[1]?.id);
  assert.match(
    tableErrors(["7", "Jodohkan"], ["1", "a"], ["1", "b"], ["2", "c"], ["2", "d"], ["3", "e"]),
    /Nomor 3 ada 1 kali/u,
  );
});

test("bars are items in their right order, which is not the order shown", () => {
  const { payload, key } = cleanContent(
    7,
    ["1", "Urutkan"],
    ["|", "Ulat"],
    ["｜", "Kepompong"],
    ["¦", "Dewasa"],
  );
  const names = key.ids.map((id) => payload.items.find((item) => item.id === id)?.html);
  assert.equal(names, ["<p>Ulat</p>", "<p>Kepompong</p>", "<p>Dewasa</p>"]);
  assert.is(payload.items[0]?.html, "<p>Dewasa</p>");
});

test("statements are true or false, or to agree with", () => {
  const truths = cleanContent(8, ["1", "Tentukan"], ["Benar", "x"], ["SALAH ", "y"]);
  assert.equal(Object.values(truths.key.values), [1, 0]);
  assert.is(
    cleanContent(9, ["1", "Setujukah?"], ["?", "x"], ["？", "y"]).payload.statements.length,
    2,
  );
});

test("left and right texts with links between them; a wrong link is named", () => {
  const rows = [
    ["1", "Hubungkan"],
    ["L1", "a"],
    ["L2", "b"],
    ["R1", "c"],
    ["R2", "d"],
  ] as const;
  const { key } = cleanContent(10, ...rows, [":::", "1–1, 1 – 2; 2-2"]);
  assert.is(key.pairs.length, 3);
  assert.match(tableErrors(...rows, [":::", "1-1,2-5"]), /"2-5" menunjuk R5/u);
  assert.match(tableErrors(...rows), /Kuncinya tidak ada/u);
});

test("@ rows say how a question counts and what it belongs to", () => {
  const { question, referenceCode, competenceCodes } = readTable(
    ["1", "Jelaskan."],
    ["@R1", "TEKS-1"],
    ["@K", "3.1, 3.2"],
    ["@B", "1,5"],
    ["@P", "Penalti"],
    ["@D", "sukar"],
    ["@X", "Sebab."],
  );
  assert.equal([referenceCode, competenceCodes], ["TEKS-1", ["3.1", "3.2"]]);
  assert.equal(
    [question?.bobot, question?.policy, question?.difficulty, question?.explanation],
    [1.5, "parsial_penalti", "sukar", "<p>Sebab.</p>"],
  );
});

test("a policy is read by the words of documents, of forms and of older ones", () => {
  const policyOf = (text: string) =>
    readTable(["1", "Apa?"], ["A", "x"], ["B", "y"], [":::", "A"], ["@P", text]).question?.policy;
  const words = {
    mutlak: ["mutlak", "Mutlak"],
    parsial: ["parsial", "PARSIAL"],
    parsial_penalti: ["penalti", "parsial_penalti", "Parsial dengan penalti"],
    bertingkat: ["bertingkat"],
    bobot_opsi: ["bobot opsi", "bobot_opsi", "Bobot per opsi"],
  };
  for (const [policy, texts] of Object.entries(words))
    for (const text of texts) assert.is(policyOf(text), policy, text);
});

test("a wrong marker, value or key is named, and costs only its own question", () => {
  const good = table(["1", "Ya?"], ["A", "x"], ["B", "y"], [":::", "A"]);
  const bad = table(
    ["2", "Apa?"],
    ["A", "x"],
    ["B", "y"],
    ["Q9", "z"],
    ["@Z", "q"],
    ["@B", "dua"],
    [":::", "F"],
  );
  const { questions } = readTables(good + paragraph("") + bad + paragraph("") + good);
  assert.equal(
    questions.map(({ place, question }) => [place, question !== null]),
    [
      ["Tabel 1", true],
      ["Tabel 2", false],
      ["Tabel 3", true],
    ],
  );
  const reasons = questions[1]?.notes.map(({ reason }) => reason).join("\n") ?? "";
  assert.match(reasons, /"Q9" di baris 4/u);
  assert.match(reasons, /"@Z" di baris 5/u);
  assert.match(reasons, /@B berisi "dua"/u);
  assert.match(
    tableErrors(["1", "?"], ["A", "x"], ["B", "y"], [":::", "F"]),
    /Kunci "F" tidak ada di antara opsi A, B/u,
  );
  assert.match(tableErrors(["1 #17", "?"]), /"#17"/u);
  assert.match(tableErrors(["1 #1", "?"], ["A", "x"], ["B", "y"], [":::", "A,B"]), /satu kunci/u);
});

test("tables that Word joined are taken apart again", () => {
  const { questions } = readTables(
    table(
      ["1", "Satu"],
      ["A", "x"],
      ["B", "y"],
      [":::", "A"],
      ["2", "Dua"],
      ["1", "a"],
      ["1", "b"],
      ["2", "c"],
      ["2", "d"],
      ["3", "Tiga"],
      ["|", "p"],
      ["|", "q"],
      ["4 #2", "Empat"],
    ),
  );
  assert.equal(
    questions.map(({ question }) => question?.content.type ?? 0),
    [1, 5, 7, 2],
  );
  const essays = readTables(table(["1", "Satu"], ["2", "Dua"], ["3", "Tiga"])).questions;
  assert.equal(
    essays.map(({ place }) => place),
    ["Tabel 1, nomor 1", "Tabel 1, nomor 2", "Tabel 1, nomor 3"],
  );
});

test.run();
