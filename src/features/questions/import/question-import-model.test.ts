import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { BankInput } from "../../../contract/questions/banks.ts";
import { listQuestions } from "../../../contract/questions/questions.ts";
import { questionReadingAnswerers } from "../../../question-files/worker/question-reading-session.ts";
import { createLocalWorker } from "../../../testing/local-worker.ts";
import { zipParts } from "../../../files/zip/zip-parts.ts";
import { base64Of } from "../../../question-files/imported-files.ts";
import { connectConsole, type Line } from "../../../testing/server/connect-console.ts";
import {
  openTestBank,
  pngBytes,
  type TestBank,
} from "../../../testing/questions/open-test-bank.ts";
import { paragraph, run, table, wordDocument } from "../../../testing/questions/word-document.ts";
import { createMendingModel } from "./question-import-fix-model.ts";
import { createQuestionImportModel } from "./question-import-model.ts";
import { codeKey, pickedRows, statusOf } from "./question-import-rows.ts";
import { blockedBecause, type QuestionImportState } from "./question-import-state.ts";

const test = suite("import of questions");
let school: TestBank;
let line: Line;
test.before(async () => {
  school = await openTestBank();
  line = connectConsole(school.server);
});
test.after(() => school.close());

const choice = (stem: string, key = "A") => `${stem}\nA. satu\nB. dua\nANSWER: ${key}\n`;
const textFile = (text: string, name = "soal.txt") => new File([text], name);
const marked = (...rows: [string, string][]) =>
  table(...rows.map(([marker, text]) => [paragraph(run(marker)), paragraph(run(text))]));
const wordFile = (...tables: string[]) =>
  new File([zipParts(wordDocument(tables.join(paragraph("")))) as BlobPart], "soal.docx");

const openImport = (...files: File[]) => openImportOf({}, ...files);

async function openImportOf(about: Partial<BankInput>, ...files: File[]) {
  const bank = await school.newBank(about);
  const model = createQuestionImportModel({
    bank,
    createWorker: () => createLocalWorker(questionReadingAnswerers),
  });
  const at = <Step extends QuestionImportState["step"]>(step: Step) => {
    const state = model.$state.get();
    assert.is(state.step, step, JSON.stringify(state).slice(0, 300));
    return state as Extract<QuestionImportState, { step: Step }>;
  };
  const stored = async () => {
    const { items } = await school.server.ok(listQuestions, { id: bank.id, per_page: 100 });
    return items;
  };
  if (files.length > 0) await model.choose(files);
  return { bank, model, at, stored };
}

test("good questions are saved, in the order of the file, and those with an error are not", async () => {
  const file = textFile(`${choice("Satu?")}\n${choice("Salah?", "Z")}\n${choice("Dua?")}`);
  const { model, at, stored } = await openImport(file);
  const { rows, codes } = at("review");
  assert.equal(
    rows.map((row) => statusOf(row, codes)),
    ["ready", "error", "ready"],
  );
  await model.commit();
  assert.equal(at("done"), { step: "done", created: 2, existing: 0, errors: 1, unpicked: 0 });
  assert.equal(
    (await stored()).map(({ excerpt }) => excerpt),
    ["Satu?", "Dua?"],
  );
});

test("a question with an error can be mended and is then picked", async () => {
  const { model, at, stored } = await openImport(textFile(choice("Salah?", "Z")));
  assert.equal(pickedRows(at("review")), []);
  await model.commit();
  const [row] = at("review").rows;
  const good = await openImport(textFile(choice("Mana?")));
  const [other] = good.at("review").rows;
  model.mend(row!.id, other!.question!);
  const [mended] = at("review").rows;
  assert.ok(mended?.isMended);
  await model.commit();
  assert.is(at("done").created, 1);
  assert.is((await stored())[0]?.excerpt, "Mana?");
});

test("a question without a policy is judged by the bank's, before the exam server refuses it", async () => {
  const byWeight = { type: 1, count: 1, weight: 100, policy: "bobot_opsi", minus: 0 } as const;
  const { bank, model, at, stored } = await openImportOf(
    { plan: [byWeight] },
    textFile(choice("Satu?")),
  );
  const [row] = at("review").rows;
  assert.equal(
    row!.notes.map(({ reason }) => reason),
    ["Belum ada opsi dengan bobot di atas 0."],
  );
  const mending = createMendingModel(row!.question!, bank.plan);
  assert.is(await mending.finish(), null);
  mending.set("policy", "mutlak");
  model.mend(row!.id, (await mending.finish())!);
  mending.exit();
  await model.commit();
  assert.is(at("done").created, 1);
  assert.is((await stored())[0]?.policy, "mutlak");
});

test("what the bank has already is skipped unless somebody wants it twice", async () => {
  const first = textFile(choice("Sama?"));
  const { model, at, stored } = await openImport(first);
  await model.commit();
  await model.choose([textFile(`${choice("Sama?")}\n${choice("Baru?")}`)]);
  assert.is(pickedRows(at("review")).length, 1);
  model.skipExisting(false);
  assert.is(pickedRows(at("review")).length, 2);
  model.skipExisting(true);
  await model.commit();
  assert.equal(at("done"), { step: "done", created: 1, existing: 1, errors: 0, unpicked: 0 });
  assert.is((await stored()).length, 2);
});

test("the same stem with other answers is another question", async () => {
  const asked = "Mana yang benar?";
  const { model, at } = await openImport(textFile(choice(asked)));
  await model.commit();
  await model.choose([textFile(choice(asked).replace("dua", "tiga"))]);
  assert.is(at("review").rows[0]?.exists, false);
  assert.is(pickedRows(at("review")).length, 1);
});

test("pictures inside the file are uploaded once and stand in the question that was saved", async () => {
  const picture = base64Of(pngBytes(40, 30, 9));
  const question = (name: string) =>
    `<question type="shortanswer"><name><text>${name}</text></name><questiontext format="html">
    <text><![CDATA[<p>${name} <img src="@@PLUGINFILE@@/peta.png" alt="Peta"></p>]]></text>
    <file name="peta.png" encoding="base64">${picture}</file></questiontext>
    <answer fraction="100"><text>Bandung</text></answer></question>`;
  const xml = `<quiz>${question("Kota apa?")}${question("Kota mana?")}</quiz>`;
  const { model, at, stored } = await openImport(textFile(xml, "moodle.xml"));
  const before = line.requests.length;
  await model.commit();
  assert.is(at("done").created, 2);
  const sent = line.requests.slice(before).filter(({ url }) => url.includes("/media"));
  assert.is(sent.length, 1);
  for (const { stem } of await stored()) assert.match(stem, /src="\/storage\/media\/[\w-]+"/u);
});

test("a code that the bank does not have is decided for all questions that name it", async () => {
  const rows = (stem: string): [string, string][] => [
    ["1", stem],
    ["A", "satu"],
    ["B", "dua"],
    [":::", "A"],
    ["@K", "3.9"],
  ];
  const { model, at, stored } = await openImport(
    wordFile(marked(...rows("Satu?")), marked(...rows("Dua?"))),
  );
  assert.equal(pickedRows(at("review")), []);
  const code = { kind: "competence", code: "3.9" } as const;
  assert.equal(at("review").rows[0]?.unknown, [code]);
  const id = await school.addCompetence("4.1");
  model.decide(code, id);
  assert.is(at("review").codes.get(codeKey(code)), id);
  assert.is(pickedRows(at("review")).length, 2);
  await model.commit();
  assert.equal(
    (await stored()).map(({ competences }) => competences.map(({ kode }) => kode)),
    [["4.1"], ["4.1"]],
  );
});

test("more than 500 questions are refused before they are sent, with the first 500 offered", async () => {
  const many = Array.from({ length: 503 }, (_none, at) => choice(`Soal nomor ${at}?`)).join("\n");
  const { model, at } = await openImport(textFile(many));
  assert.is(pickedRows(at("review")).length, 503);
  const before = line.requests.length;
  await model.commit();
  assert.is(line.requests.length, before);
  model.pickFirst();
  assert.is(pickedRows(at("review")).length, 500);
  assert.is(blockedBecause(at("review")), null);
});

test("a cut cable loses nothing, and what is sent again is written once", async () => {
  const { model, at, stored } = await openImport(textFile(choice("Kabel?")));
  line.isCut = true;
  await model.commit();
  assert.is(at("lost").notWritten, false);
  line.isCut = false;
  await model.askAgain();
  assert.is(at("lost").notWritten, true);
  await model.retry();
  assert.is(at("done").created, 1);
  assert.is((await stored()).length, 1);
});

test("an answer that was lost is found again", async () => {
  const { model, at, stored } = await openImport(textFile(choice("Jawaban?")));
  const release = line.holdNext();
  const sending = model.commit();
  while ((await stored()).length === 0) await new Promise(setImmediate);
  model.cancel();
  release();
  await sending;
  at("lost");
  await model.askAgain();
  assert.is(at("done").created, 1);
  assert.is((await stored()).length, 1);
});

test("cancelled while the browser reads a file, no worker is left alive and no further file is read", async () => {
  let [started, ended] = [0, 0];
  const bank = await school.newBank({});
  const model = createQuestionImportModel({
    bank,
    createWorker() {
      const worker = createLocalWorker(questionReadingAnswerers);
      const { terminate } = worker;
      started += 1;
      worker.terminate = () => {
        ended += 1;
        terminate.call(worker);
      };
      return worker;
    },
  });
  let hasRead = (): void => undefined;
  const slow = textFile(choice("Lambat?"));
  const reading = new Promise<void>((resolve) => (hasRead = resolve));
  slow.arrayBuffer = async () => {
    await reading;
    return new TextEncoder().encode(choice("Lambat?")).buffer;
  };
  const next = textFile(choice("Berikutnya?"), "lain.txt");
  let isNextRead = false;
  next.arrayBuffer = async () => {
    isNextRead = true;
    return new ArrayBuffer(0);
  };
  const chosen = model.choose([slow, next]);
  while (model.$state.get().step !== "reading") await new Promise(setImmediate);
  model.cancel();
  hasRead();
  await chosen;
  assert.equal([started - ended, isNextRead], [0, false]);
  await model.choose([textFile(choice("Lagi?"))]);
  assert.is(model.$state.get().step, "review", "a further choice has a worker of its own");
  model.exit();
  assert.is(started, ended);
});

test("a text taken for the wrong format is read as the other one", async () => {
  const { model, at } = await openImport(textFile("Pilih {=ya ~tidak}\n"));
  assert.is(at("review").files[0]?.format, "gift");
  await model.readAs(0, "aiken");
  assert.is(at("review").files[0]?.format, "aiken");
  assert.is(statusOf(at("review").rows[0]!, new Map()), "error");
  await model.readAs(0, "gift");
  assert.is(statusOf(at("review").rows[0]!, new Map()), "ready");
});

test("files that are no questions are refused by name, and those beside them go on", async () => {
  const broken = new File([new Uint8Array([0x50, 0x4b, 3, 4, 1, 2])], "rusak.docx");
  const page = textFile("<html><body>x</body></html>", "halaman.htm");
  const { model, at } = await openImport(broken, page, textFile(choice("Baik?"), "baik.txt"));
  const { refused, rows } = at("review");
  assert.equal(
    refused.map(({ name }) => name),
    ["rusak.docx", "halaman.htm"],
  );
  assert.match(refused[0]?.reason ?? "", /rusak atau tidak lengkap/u);
  assert.match(refused[1]?.reason ?? "", /halaman web dari Word/u);
  assert.is(rows.length, 1);
  await model.choose([textFile("\0\0\0", "suara.mp3")]);
  assert.match(at("choose").refused[0]?.reason ?? "", /bukan teks soal/u);
});

test("a picture of a kind that browsers do not show is told before anything is sent", async () => {
  const bmp = base64Of(new TextEncoder().encode("BM this is a bitmap of old times"));
  const xml = `<quiz><question type="essay"><name><text>x</text></name><questiontext format="html">
    <text><![CDATA[<p>Lihat <img src="@@PLUGINFILE@@/a.bmp" alt=""></p>]]></text>
    <file name="a.bmp" encoding="base64">${bmp}</file></questiontext></question></quiz>`;
  const { at } = await openImport(textFile(xml, "m.xml"));
  const [row] = at("review").rows;
  assert.is(statusOf(row!, new Map()), "error");
  assert.ok(
    row!.notes.some(({ reason }) => /a\.bmp.*Simpan ulang gambarnya sebagai PNG/u.test(reason)),
  );
});

test.run();
