// What the import shows is what the exam server keeps, and what was imported or exported once is known again.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { listQuestions, type Question } from "../../contract/questions/questions.ts";
import { htmlIn } from "../../domain/questions/question-html.ts";
import { createQuestionImportModel } from "../../features/questions/import/question-import-model.ts";
import { createLocalWorker } from "../local-worker.ts";
import { questionReadingAnswerers } from "../../question-files/worker/question-reading-session.ts";
import { writeQuestionFile } from "../../question-files/worker/write-question-file.ts";
import { connectConsole } from "../server/connect-console.ts";
import { generatedFiles, generatedQuestions } from "./generated-questions.ts";
import { openTestBank, type TestBank } from "./open-test-bank.ts";

const test = suite("what an import shows, once it is saved");
let school: TestBank;
test.before(async () => {
  school = await openTestBank();
  connectConsole(school.server);
});
test.after(() => school.close());

const moodle = (...questions: string[]) =>
  `<?xml version="1.0"?><quiz>${questions
    .map(
      (html) =>
        `<question type="multichoice"><questiontext format="html"><text><![CDATA[${html}]]></text></questiontext><single>true</single><answer fraction="100" format="html"><text><![CDATA[<h3>Satu</h3><pre>a\n  b</pre>]]></text></answer><answer fraction="0" format="html"><text><![CDATA[<p class="x">Dua&eacute; <s>tiga</s></p>]]></text></answer></question>`,
    )
    .join("")}</quiz>`;
const foreign = [
  "<h2>Judul</h2><div>Isi</div><div>Lagi</div>",
  "<blockquote>Kutipan</blockquote>Siapa?",
  "<pre>for i in x:\n  print(i)</pre><code>x</code>",
  '<span style="font-weight:bold">Tebal</span><a href="https://a.test">sini</a>',
  "<table><caption>Judul</caption><thead><tr><th>a<th>b</thead><tr><td>1<td>2</table>",
  "<ruby>漢<rt>kan</rt></ruby>&eacute;&nbsp;x<y dan z>w",
  "<math><mfrac><mn>1</mn><mi>x</mi></mfrac></math> berapa?",
  '<dl dir="rtl"><dt>ا<dd>ب</dl><font color="red">merah</font>',
];

async function reviewed(file: File, bank: Parameters<typeof createQuestionImportModel>[0]["bank"]) {
  const createWorker = () => createLocalWorker(questionReadingAnswerers);
  const model = createQuestionImportModel({ bank, createWorker });
  await model.choose([file]);
  const state = model.$state.get();
  if (state.step !== "review") throw new Error(JSON.stringify(state));
  return { model, rows: state.rows };
}

const newBank = () => school.newBank({ order_mode: 1 });
const stored = async ({ id }: { id: string }) =>
  (await school.server.ok(listQuestions, { id, per_page: 100 })).items;
const withoutAddress = (html: string) => html.replace(/src="[^"]*"/gu, 'src=""');
const texts = (question: Pick<Question, "stem" | "explanation" | "content">) =>
  htmlIn(question as Question).map(({ html }) => withoutAddress(html));

test("foreign HTML is saved as it was shown, and is known again", async () => {
  const bank = await newBank();
  const file = new File([moodle(...foreign)], "soal.xml");
  const { model, rows } = await reviewed(file, bank);
  await model.commit();
  assert.is(model.$state.get().step, "done", JSON.stringify(model.$state.get()));
  const kept = await stored(bank);
  assert.is(kept.length, foreign.length);
  for (const [at, { question }] of rows.entries()) {
    assert.ok(question);
    assert.equal(texts(kept[at]!), texts(question));
  }
  const again = await reviewed(file, bank);
  assert.equal(
    again.rows.filter(({ exists }) => !exists),
    [],
  );
});

for (const format of ["qti", "word", "moodle"] as const)
  test(`questions of all types are known again after ${format}`, async () => {
    const bank = await newBank();
    const questions = generatedQuestions(64, 5).map((question) => ({
      question,
      referenceCode: null,
      competenceCodes: [],
      usage: null,
    }));
    const written = writeQuestionFile({
      format: "qti",
      questions,
      files: generatedFiles,
      title: "",
      lines: [],
    });
    const { model, rows } = await reviewed(new File([written.bytes], "soal.zip"), bank);
    assert.equal(
      rows
        .filter(({ notes }) => notes.some(({ severity }) => severity === "error"))
        .map(({ notes }) => notes),
      [],
    );
    await model.commit();
    assert.is(model.$state.get().step, "done", JSON.stringify(model.$state.get()));
    const kept = await stored(bank);
    for (const [at, { question }] of rows.entries())
      assert.equal(texts(kept[at]!), texts(question!));
    const out = writeQuestionFile({
      format,
      questions,
      files: generatedFiles,
      title: "",
      lines: [],
    });
    const left = new Set(
      out.notes.filter(({ severity }) => severity === "error").map(({ number }) => number),
    );
    const again = await reviewed(
      new File([out.bytes], format === "moodle" ? "soal.xml" : "soal.zip"),
      bank,
    );
    assert.is(again.rows.length, questions.length - left.size);
    const numbers = questions.map((_question, at) => at + 1).filter((number) => !left.has(number));
    const told = new Set(out.notes.map(({ number }) => number));
    const missed = again.rows.flatMap(({ exists, identity }, at) =>
      exists || told.has(numbers[at] ?? 0) ? [] : [`${numbers[at]}: ${identity}`],
    );
    assert.equal(missed, []);
  });

test.run();
