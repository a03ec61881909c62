// Questions through a Word document and back, for tests of its writer.
import * as assert from "uvu/assert";
import type { QuestionContent } from "../../contract/questions/question-content.ts";
import type { QuestionInput } from "../../contract/questions/question-fields.ts";
import type {
  ImportedQuestion,
  ImportedQuestions,
} from "../../question-files/imported-question.ts";
import { readWordQuestions } from "../../question-files/word/read-word.ts";
import { writeWord } from "../../question-files/word/write-word.ts";
import type { CodedQuestion } from "../../question-files/word/writing/written-rows.ts";
import { parseXml } from "../../files/xml/xml-tree.ts";
import { countingIds, questionOf, shapeOf } from "./question-shape.ts";
import { pngBytes } from "./word-document.ts";

export const wordFiles = [
  { name: "media-1", bytes: pngBytes(800, 600) },
  { name: "peta.png", bytes: pngBytes(40, 30) },
  { name: "foto.png", bytes: pngBytes(20, 20) },
  { name: "suara.mp3", bytes: new Uint8Array([5]) },
];
export const wordHeader = { title: "Banksoal", lines: ["Matematika", "1 #1 bukan soal"] };

export function throughWord(...questions: CodedQuestion[]): ImportedQuestions {
  const { parts } = writeWord(questions, wordFiles, wordHeader);
  for (const [path, bytes] of parts)
    if (/\.(?:xml|rels)$/u.test(path)) parseXml(new TextDecoder().decode(bytes));
  return readWordQuestions(parts, countingIds());
}

/** What Word cannot tell apart: a lone paragraph in a cell, the name that a picture gets from its kind; ids of criteria are new. */
function plain(value: unknown): unknown {
  const text = JSON.stringify(value)
    .replaceAll("import:", "")
    .replaceAll("media-1.png", "media-1")
    .replace(/"id":"(?:i\d+|r1)"/gu, '"id":""');
  return JSON.parse(text.replace(/"<p>([^<>]*)<\/p>"/gu, '"$1"')) as unknown;
}

export function assertSameInWord(
  content: QuestionContent,
  fields: Partial<QuestionInput> = {},
  back: ImportedQuestion | undefined = undefined,
): void {
  const question = questionOf(content, { layout: 2, ...fields });
  const read = back ?? throughWord({ question }).questions[0];
  assert.ok(read?.question, JSON.stringify(read?.notes));
  assert.equal(read.notes, []);
  assert.equal(plain(shapeOf(read.question.content)), plain(shapeOf(content)));
  const { content: _, ...rest } = read.question;
  const { content: __, ...expected } = question;
  assert.equal(plain(rest), plain(expected));
}

/** A listening question has its sound. */
export const neededFields = (type: number): Partial<QuestionInput> =>
  type === 3 ? { audio: { media_id: "suara.mp3", max_play: 2, autoplay: true } } : {};
