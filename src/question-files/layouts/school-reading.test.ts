import { suite } from "uvu";
import * as assert from "uvu/assert";
import { plainTextOf } from "../../domain/text/html-text.ts";
import { letterOf } from "../../domain/text/letters.ts";
import { countingIds } from "../../testing/questions/question-shape.ts";
import { schoolDocuments, schoolSheets } from "../../testing/questions/school-forms.ts";
import type { SchoolQuestion } from "../../testing/questions/school-questions.ts";
import type { ImportedQuestion } from "../imported-question.ts";
import { readQuestionSheet } from "../sheet/read-question-sheet.ts";
import { readWordQuestions } from "../word/read-word.ts";

const test = suite("questions in the forms that schools bring");

function keysOf({ question }: ImportedQuestion): string {
  const content = question?.content;
  if (content?.type !== 1 && content?.type !== 4) return "";
  const ids = content.type === 1 ? [content.key.id] : content.key.ids;
  return content.payload.options
    .flatMap(({ id }, at) => (ids.includes(id) ? [letterOf(at)] : []))
    .join("");
}

const words = (text: string) => plainTextOf(text.replace(/<[^>]+>/gu, ""));

function assertRead(
  found: ImportedQuestion | undefined,
  wanted: SchoolQuestion,
  inForm: string,
): void {
  const name = `${inForm}: ${wanted.about}`;
  assert.ok(found, name);
  const notes = JSON.stringify(found.notes);
  const outcome = found.question ? (found.notes.length > 0 ? "remark" : "right") : "refused";
  assert.is(outcome, wanted.outcome, `${name} ${notes}`);
  const question = found.question ?? found.unfinished;
  assert.ok(question, name);
  const { stem, content } = question;
  if (!wanted.stem.includes("oMath"))
    assert.is(words(stem).startsWith(words(wanted.stem).trim()), true, `${name}: ${stem}`);
  const options = content.type === 1 || content.type === 4 ? content.payload.options : [];
  assert.is(options.length, wanted.options.length, name);
  for (const [at, { html }] of options.entries()) {
    const text = wanted.options[at] ?? "";
    if (!text.includes("oMath")) assert.is(words(html), words(text), name);
  }
  if (found.question) assert.is(keysOf(found), wanted.keys, name);
  if (wanted.holds) {
    const html = [stem, ...options.map((each) => each.html)].join("");
    assert.match(
      wanted.options.length > 0 ? html : stem,
      wanted.options.length > 0 ? wanted.holds : /./u,
      name,
    );
  }
}

for (const { name, questions, parts } of schoolDocuments())
  test(`Word, ${name}`, () => {
    const read = readWordQuestions(parts, countingIds());
    assert.is(
      read.questions.length,
      questions.length,
      JSON.stringify(read.questions.map(({ excerpt, notes }) => [excerpt, notes])),
    );
    assert.equal(read.notes, []);
    for (const [at, wanted] of questions.entries()) assertRead(read.questions[at], wanted, name);
  });

for (const { name, questions, rows } of schoolSheets())
  test(`Excel, ${name}`, () => {
    const read = readQuestionSheet(rows, countingIds());
    assert.is(
      read.questions.length,
      questions.length,
      JSON.stringify(read.questions.map(({ excerpt, notes }) => [excerpt, notes])),
    );
    assert.equal(read.notes, []);
    for (const [at, wanted] of questions.entries()) assertRead(read.questions[at], wanted, name);
  });

test.run();
