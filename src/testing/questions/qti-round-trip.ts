// For tests of QTI: questions written as a package and read again.
import * as assert from "uvu/assert";
import type { QuestionContent } from "../../contract/questions/question-content.ts";
import type { QuestionInput } from "../../contract/questions/question-fields.ts";
import type { ImportedQuestion } from "../../question-files/imported-question.ts";
import { readQti } from "../../question-files/qti/read-qti.ts";
import { writeQti } from "../../question-files/qti/write-qti.ts";

export const qtiFiles = [
  { name: "media-1", bytes: new Uint8Array([1, 2, 3]) },
  { name: "peta.png", bytes: new Uint8Array([4]) },
  { name: "suara.mp3", bytes: new Uint8Array([5]) },
];

export function qtiQuestion(
  content: QuestionContent,
  more: Partial<QuestionInput> = {},
): QuestionInput {
  return {
    stem: "<p>Perhatikan!</p>",
    layout: 1,
    reference_id: null,
    competence_ids: [],
    bobot: 1,
    difficulty: "",
    explanation: "",
    policy: "mutlak",
    shuffle: false,
    audio: null,
    content,
    ...more,
  };
}

let made = 0;
export const makeQtiId = () => `n${(made += 1)}`;

export function qtiRoundTrip(...questions: QuestionInput[]): ImportedQuestion[] {
  const { parts } = writeQti(questions, qtiFiles);
  return readQti(parts, makeQtiId).questions;
}

/** The same thing with its ids numbered as they come, so that only their relations are compared. */
function withPlainIds(content: unknown): unknown {
  const text = JSON.stringify(content).replaceAll('"import:', '"');
  const ids = [...new Set([...text.matchAll(/"id":"([^"]+)"/gu)].map(([, id]) => id as string))];
  // Longest first is not needed: whole strings and whole tokens are replaced at once.
  const plain = new Map(ids.map((id, at) => [id, `#${at}`]));
  const renamed = text
    .replace(/"([^"]*)"/gu, (all, value: string) =>
      plain.has(value) ? `"${plain.get(value)}"` : all,
    )
    .replace(/\[\[([\w-]+)\]\]/gu, (_, id: string) => `[[${plain.get(id)}]]`);
  return JSON.parse(renamed) as unknown;
}

export function assertSameQti(read: ImportedQuestion | undefined, wanted: QuestionInput): void {
  assert.ok(read?.question, JSON.stringify(read?.notes));
  assert.equal(withPlainIds(read.question.content), withPlainIds(wanted.content));
  const { content: _, ...rest } = read.question;
  const { content: __, ...expected } = wanted;
  assert.equal(withPlainIds(rest), withPlainIds(expected));
  assert.equal(read.notes, []);
}
