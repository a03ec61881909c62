// Reading a question table from its cells, for tests of the reader of Word documents.
import * as v from "valibot";
import * as assert from "uvu/assert";
import type { QuestionContent } from "../../contract/questions/question-content.ts";
import { questionInput } from "../../contract/questions/question-fields.ts";
import type { ImportedQuestion } from "../../question-files/imported-question.ts";
import { readWordQuestions } from "../../question-files/word/read-word.ts";
import { pngBytes, table, wordDocument } from "./word-document.ts";

export function readTables(body: string, media = {}) {
  let id = 0;
  return readWordQuestions(wordDocument(body, { media }), () => `p${(id += 1)}`);
}

export function readTable(...rows: (readonly string[])[]): ImportedQuestion {
  const { questions } = readTables(table(...rows), {
    "a.png": pngBytes(80, 60),
    "b.png": pngBytes(10, 20),
  });
  assert.is(questions.length, 1);
  return questions[0] as ImportedQuestion;
}

/** The content of a question that has nothing wrong with it. */
export function cleanContent<Type extends QuestionContent["type"]>(
  type: Type,
  ...rows: (readonly string[])[]
) {
  const { question, notes } = readTable(...rows);
  assert.equal(notes, []);
  assert.ok(question);
  assert.ok(v.is(questionInput, question));
  assert.is(question.content.type, type);
  return question.content as Extract<QuestionContent, { type: Type }>;
}

export function tableErrors(...rows: (readonly string[])[]): string {
  const { question, notes } = readTable(...rows);
  assert.is(question, null);
  return notes
    .filter(({ severity }) => severity === "error")
    .map(({ reason }) => reason)
    .join("\n");
}
