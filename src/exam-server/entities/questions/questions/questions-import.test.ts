// Importing questions: all or none, once for each import, codes resolved on the server.
import { randomUUID } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { lockQuestionBank, unlockQuestionBank } from "../../../../contract/questions/banks.ts";
import type { CallInput } from "../../../../contract/calls/call.ts";
import {
  createQuestion,
  duplicateQuestions,
  getQuestionImport,
  importQuestions,
  listQuestions,
  updateQuestion,
} from "../../../../contract/questions/questions.ts";
import { createReference } from "../../../../contract/questions/references.ts";
import {
  openTestBank,
  sharedText,
  testQuestion,
  type TestBank,
} from "../../../../testing/questions/open-test-bank.ts";

const test = suite("importing questions");
let school: TestBank;
test.before(async () => {
  school = await openTestBank();
});
test.after(() => school.close());

type Imported = CallInput<typeof importQuestions>["questions"][number];
const imported = (text: string, more: Partial<Imported> = {}): Imported => ({
  ...testQuestion(text),
  place: `Tabel ${text}`,
  reference_code: null,
  competence_codes: [],
  ...more,
});
const send = (questions: Imported[], import_id = randomUUID(), token = school.author) =>
  school.server.call(importQuestions, { id: school.bank.id, import_id, questions }, { token });
const stored = async () => (await school.server.ok(listQuestions, { id: school.bank.id })).items;

test("all come in the file's order, once, with what their codes name", async () => {
  const { server, bank, addCompetence } = school;
  const competence = await addCompetence("TP.1");
  const reference = await server.ok(createReference, { id: bank.id, ...sharedText });
  const import_id = randomUUID();
  const texts = ["satu", "dua", "tiga", "empat", "lima"];
  const questions = texts.map((text) =>
    imported(text, { reference_code: "r1", competence_codes: ["tp.1"] }),
  );
  const first = await send(questions, import_id);
  assert.equal([first.code, first.data.created], ["00", 5]);
  assert.equal((await send(questions, import_id)).data, first.data);
  const items = await stored();
  assert.equal(
    items.map(({ excerpt }) => excerpt),
    texts,
  );
  assert.equal([items[4]!.reference_id, items[4]!.competence_ids], [reference.id, [competence]]);
  assert.equal(await server.ok(getQuestionImport, { import_id }), first.data);
  assert.is((await server.call(getQuestionImport, { import_id: "belum" })).status, 404);
});

test("how a question was answered elsewhere stays with it, and with copies until it is changed", async () => {
  const { server } = school;
  const usage = { n: 312, p: "0.72", d: null };
  await send([imported("terpakai", { usage })]);
  const found = async (text: string) =>
    (await stored()).filter(({ excerpt }) => excerpt === text).map((each) => each.outside_usage);
  assert.equal(await found("terpakai"), [usage]);
  const { id, version } = (await stored()).find(({ excerpt }) => excerpt === "terpakai")!;
  const token = school.author;
  await server.ok(duplicateQuestions, { ids: [id] }, { token });
  assert.equal(await found("terpakai"), [usage, usage]);
  await server.ok(updateQuestion, { id, version, ...testQuestion("berubah") }, { token });
  assert.equal(await found("berubah"), [usage], "it is still told of the text before");
  await server.ok(duplicateQuestions, { ids: [id] }, { token });
  assert.equal((await found("berubah")).sort(), [usage, null].sort());
  const bad = { n: 0, p: "1,5", d: null };
  assert.is((await send([imported("salah", { usage: bad })])).code, "12");
});

test("one that cannot be used keeps all of them out, and each fault names its place", async () => {
  const before = (await stored()).length;
  const import_id = randomUUID();
  const answer = await send(
    [
      imported("baik"),
      imported("kosong", { stem: "<p><script>alert(1)</script></p>" }),
      imported("kode", { reference_code: "R99", competence_codes: ["TP.99"] }),
      imported("gambar", { explanation: '<p><img src="import:a.png"></p>' }),
    ],
    import_id,
  );
  assert.is(answer.code, "01");
  assert.equal(
    [answer.data.created, answer.data.faults],
    [
      0,
      [
        { place: "Tabel kode", message: "Referensi R99 tidak ada di banksoal ini." },
        { place: "Tabel kode", message: "Kompetensi TP.99 tidak ada di matpel banksoal ini." },
        { place: "Tabel kosong", message: "Pertanyaan wajib diisi." },
        { place: "Tabel gambar", message: "Gambar ini tidak ada lagi di server. Unggah lagi." },
      ],
    ],
  );
  assert.is((await stored()).length, before);
  assert.is((await school.server.call(getQuestionImport, { import_id })).status, 404);
  assert.is(
    (await send([imported("baik")], import_id)).data.created,
    1,
    "mended, it may come again",
  );
});

test("more than the bank takes is a fault at the first that has no place", async () => {
  const { server, author, addBank } = school;
  const bank = await addBank("PENUH");
  const rows = Array.from({ length: 1999 }, (_, index) => ({
    id: `penuh-${index}`,
    bank_id: bank.id,
    type: 2,
    created_at: server.now,
  }));
  await server.db.insertInto("questions").values(rows).execute();
  const questions = [imported("muat"), imported("lebih")];
  const input = { id: bank.id, import_id: randomUUID(), questions };
  const { data } = await server.call(importQuestions, input, { token: author });
  assert.equal(
    data.faults.map(({ place }) => place),
    ["Tabel lebih"],
  );
});

test("an import may be larger than other calls", async () => {
  const stem = "a".repeat(9_000_000);
  const read = await send([imported("besar", { stem })]);
  assert.equal([read.code, Object.keys(read.data)], ["12", ["questions.0.stem"]]);
  const { bank, server } = school;
  const one = { id: bank.id, question_id: randomUUID(), ...testQuestion("besar"), stem };
  assert.is((await server.call(createQuestion, one)).status, 413);
});

test("only into a bank that is the person's and open", async () => {
  const { server, bank, author, stranger } = school;
  assert.is((await send([imported("asing")], randomUUID(), stranger)).status, 404);
  await server.ok(lockQuestionBank, { id: bank.id, password: "rahasia" });
  assert.is((await send([imported("kunci")], randomUUID(), author)).status, 409);
  await server.ok(unlockQuestionBank, { id: bank.id, password: "rahasia" });
});

test.run();
