import { suite } from "uvu";
import * as assert from "uvu/assert";
import { listQuestions } from "../../contract/questions/questions.ts";
import { plainTextOf } from "../../domain/text/html-text.ts";
import { createLocalWorker } from "../local-worker.ts";
import { writeBook } from "../../files/write-sheet.ts";
import { zipParts } from "../../files/zip/zip-parts.ts";
import { sheetConverter } from "../../kit/old-sheets/convert-old-sheet.ts";
import { oldSheetAnswerers } from "../../kit/old-sheets/old-sheet-session.ts";
import { questionReadingAnswerers } from "../../question-files/worker/question-reading-session.ts";
import { connectConsole } from "../server/connect-console.ts";
import { openTestBank, type TestBank } from "./open-test-bank.ts";
import { schoolDocuments, schoolSheets } from "./school-forms.ts";
import type { SchoolQuestion } from "./school-questions.ts";
import { xlsFile } from "../sheets/xls-file.ts";
import { createQuestionImportModel } from "../../features/questions/import/question-import-model.ts";

const test = suite("questions in the forms that schools bring, once they are saved");
let school: TestBank;
test.before(async () => {
  school = await openTestBank();
  connectConsole(school.server);
});
test.after(() => school.close());

/** What a bank that is ordered by hand holds after all that can be saved was saved: in the order of the file. */
async function saved(bytes: BlobPart, name: string) {
  const bank = await school.newBank({ order_mode: 1 });
  const createWorker = () => createLocalWorker(questionReadingAnswerers);
  const convert = sheetConverter(() => createLocalWorker(oldSheetAnswerers));
  const model = createQuestionImportModel({ bank, createWorker, convert });
  await model.choose([new File([bytes], name)]);
  assert.is(model.$state.get().step, "review", JSON.stringify(model.$state.get()));
  await model.commit();
  assert.is(model.$state.get().step, "done", JSON.stringify(model.$state.get()));
  model.exit();
  return (await school.server.ok(listQuestions, { id: bank.id, per_page: 100 })).items;
}

const words = (html: string) => plainTextOf(html.replace(/<[^>]+>/gu, "")).trim();

async function assertSaved(bytes: BlobPart, name: string, questions: readonly SchoolQuestion[]) {
  const stored = await saved(bytes, name);
  const kept = questions.filter(({ outcome }) => outcome !== "refused");
  assert.is(stored.length, kept.length);
  for (const [at, { about, options, keys, stem }] of kept.entries()) {
    const { content, stem: html } = stored[at]!;
    assert.ok(words(html).startsWith(words(stem).slice(0, 9)), `${about}: ${html}`);
    if (options.length === 0) {
      assert.is(content.type, 2, about);
      continue;
    }
    assert.is(content.type, keys.length > 1 ? 4 : 1, about);
    if (content.type !== 1 && content.type !== 4) return;
    const right = content.type === 1 ? [content.key.id] : content.key.ids;
    const letters = content.payload.options.map(({ id }, place) =>
      right.includes(id) ? "ABCDEFGH"[place] : "",
    );
    assert.is(letters.join(""), keys, about);
    assert.is(content.payload.options.length, options.length, about);
    const pictures = [stem, ...options].join("").match(/r:embed/gu)?.length ?? 0;
    const all = [html, ...content.payload.options.map((each) => each.html)].join("");
    assert.is(all.match(/src="\/storage\/media\//gu)?.length ?? 0, pictures, about);
  }
}

for (const { name, parts, questions } of schoolDocuments())
  test(`Word, ${name}`, () => assertSaved(zipParts(parts) as BlobPart, "soal.docx", questions));

for (const { name, rows, questions } of schoolSheets())
  test(`Excel, ${name}`, () => {
    const cells = rows.map((row) => row.cells.map((each) => (each === null ? null : String(each))));
    const columns = cells[0]!.map(() => ({ width: 20, text: true }));
    const book = { sheets: [{ name: "Soal", columns, rows: cells, frozenRows: 0 }] };
    return assertSaved(writeBook(book, "xlsx"), "soal.xlsx", questions);
  });

for (const { name, rows, questions } of schoolSheets())
  test(`Excel 97 and CSV, ${name}`, async () => {
    const cells = rows.map((row) => row.cells.map((each) => (each === null ? "" : String(each))));
    await assertSaved(xlsFile([{ name: "Soal", rows: cells }]), "soal.xls", questions);
    const quoted = cells.map((line) =>
      line.map((text) => `"${text.replaceAll('"', '""')}"`).join(";"),
    );
    await assertSaved(quoted.join("\n"), "soal.csv", questions);
  });

test.run();
