// QTI items for tests, written in the words of version 2.1 and read in those of 3.0 as well.
import * as assert from "uvu/assert";
import type { ContentOf } from "../../contract/questions/question-content.ts";
import type { QuestionInput } from "../../contract/questions/question-fields.ts";
import type { QuestionType } from "../../contract/questions/question-types.ts";
import { readQti } from "../../question-files/qti/read-qti.ts";

let made = 0;
export const makeId = () => `n${(made += 1)}`;
export const bytes = (text: string) => new TextEncoder().encode(text);
/** 200 × 100, as far as its head tells. */
export const png = new Uint8Array(24);
png.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
png.set([0, 0, 0, 200, 0, 0, 0, 100], 16);

type Response = { id?: string; cardinality: string; type: string; inside?: string };

export function declared({ id = "RESPONSE", cardinality, type, inside = "" }: Response): string {
  return `<responseDeclaration identifier="${id}" cardinality="${cardinality}" baseType="${type}">${inside}</responseDeclaration>`;
}

export const correct = (...values: string[]) =>
  `<correctResponse>${values.map((each) => `<value>${each}</value>`).join("")}</correctResponse>`;
export const templated = (name: string) =>
  `<responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/${name}"/>`;
/** A QTI 2.1 item. */
export const item = (declarations: string, body: string, after = templated("match_correct")) =>
  `<?xml version="1.0"?><assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="Q7" title="Soal">${declarations}<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/><itemBody>${body}</itemBody>${after}</assessmentItem>`;

/** The same item in the words of version 3. */
export function asVersion3(text: string): string {
  const kebab = (name: string) => name.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
  const html = /^(?:p|div|span|img|object|b|table|tr|td|th|blockquote|br|audio)$/u;
  return text
    .replace(
      /<(\/?)([a-zA-Z]+)/gu,
      (_, slash: string, name: string) =>
        `<${slash}${html.test(name) ? name : `qti-${kebab(name)}`}`,
    )
    .replace(/ ([a-z]+[A-Z][a-zA-Z]*)=/gu, (_, name: string) => ` ${kebab(name)}=`);
}

export function read(text: string) {
  return readQti(
    new Map([
      ["soal.xml", bytes(text)],
      ["g.png", png],
      ["s.mp3", png],
    ]),
    makeId,
  );
}

/** Reads it in both versions, which must come to the same. */
export function both<Type extends QuestionType>(type: Type, text: string) {
  const results = [text, asVersion3(text)].map((each) => {
    made = 0;
    const { questions } = read(each);
    const [only] = questions;
    assert.is(only?.question?.content.type, type, JSON.stringify(only?.notes));
    return {
      question: only?.question as QuestionInput,
      reasons: only?.notes.map(({ reason }) => reason),
    };
  });
  assert.equal(results[1], results[0]);
  const { question, reasons } = results[0] as { question: QuestionInput; reasons: string[] };
  return { question, reasons, content: question.content as ContentOf<Type> };
}

/** A body with a text and one choice, its options A, B, … */
export const choice = (bounds: string, ...options: string[]) =>
  `<p>Stem</p><choiceInteraction responseIdentifier="RESPONSE" ${bounds}><prompt>Pilih</prompt>${options.map((each, at) => `<simpleChoice identifier="${"ABCD"[at]}">${each}</simpleChoice>`).join("")}</choiceInteraction>`;
export const mapping = (entries: Record<string, number>, attributes = "") =>
  `<mapping ${attributes}>${Object.entries(entries)
    .map(([key, value]) => `<mapEntry mapKey="${key}" mappedValue="${value}"/>`)
    .join("")}</mapping>`;
