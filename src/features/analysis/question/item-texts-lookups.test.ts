import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  listItemResponses,
  type AnalysedQuestion,
} from "../../../contract/analysis/item-analysis.ts";
import { listAnalysedTexts, maxItemTexts } from "../../../contract/analysis/item-texts.ts";
import { ServerError } from "../../../core/answers/server-error.ts";
import { openMarkingSchool, type MarkingSchool } from "../../../testing/exams/marking-school.ts";
import { questionSamples } from "../../../testing/questions/question-samples.ts";
import { connectConsole, type Line } from "../../../testing/server/connect-console.ts";
import { readItemText, readItemTexts } from "./item-texts-lookups.ts";

const test = suite("texts of analysed questions in the console");
let school: MarkingSchool;
let line: Line;
let questions: readonly AnalysedQuestion[];
test.before(async () => {
  school = await openMarkingSchool();
  const exam = await school.addExam("teks");
  await school.handIn(exam, questionSamples[1].right);
  const asked = { bank_id: school.bank, schedule_ids: [exam] };
  questions = (await school.server.ok(listItemResponses, asked)).questions;
});
test.before.each(() => {
  line = connectConsole(school.server);
});
test.after(() => school.close());

const asked = () => ({ bankId: school.bank, signal: new AbortController().signal });
const unknown = (at: number): AnalysedQuestion => ({
  ...questions[0]!,
  question_id: `tidak-ada-${at}`,
});

test("a version is known, with its content and where it is changed", async () => {
  const question = questions.find(({ type }) => type === 1)!;
  const text = await readItemText(question, asked());
  if (text.is !== "known") throw new Error(text.is);
  assert.equal([text.isPresent, text.mayEdit, text.question.content.type], [true, true, 1]);
  assert.equal(await readItemText(unknown(0), asked()), { is: "missing" });
});

test("more than one part are asked for, and answered in the order of the questions", async () => {
  const many = [...Array.from({ length: maxItemTexts }, (_, at) => unknown(at)), ...questions];
  const texts = await readItemTexts(many, asked());
  const parts = line.requests.filter(({ url }) => url.endsWith(listAnalysedTexts.path));
  assert.is(parts.length, 2);
  const states = texts.map(({ is }) => is);
  assert.equal(states.slice(0, maxItemTexts), Array(maxItemTexts).fill("missing"));
  assert.equal(states.slice(maxItemTexts), Array(questions.length).fill("known"));
});

test("what could not be asked is a failure, and no text that is missing", async () => {
  line.isCut = true;
  const failures = await Promise.allSettled([
    readItemText(questions[0]!, asked()),
    readItemTexts(questions, asked()),
  ]);
  for (const failure of failures) {
    assert.is(failure.status, "rejected");
    assert.instance((failure as PromiseRejectedResult).reason, ServerError);
  }
  line.isCut = false;
  assert.is((await readItemText(questions[0]!, asked())).is, "known");
});

test.run();
