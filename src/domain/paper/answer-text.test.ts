import { suite } from "uvu";
import * as assert from "uvu/assert";
import { questionTypeCodes } from "../../contract/questions/question-types.ts";
import { allSamples, questionSamples } from "../../testing/questions/question-samples.ts";
import { keyAnswer } from "../scoring/key-answer.ts";
import { answerText, shortKeyText } from "./answer-text.ts";

const test = suite("answers in few words");

test("whoever answers as the key asks reads the same in both places", () => {
  const compared = new Set<number>();
  for (const { content } of allSamples) {
    const answer = keyAnswer(content);
    if (answer === null) continue;
    const [given, key] = [answerText(content, answer), shortKeyText(content, content.key)];
    assert.ok(given !== "", `type ${content.type}`);
    // A key names every accepted text.
    if (![6, 11, 14, 16].includes(content.type)) assert.is(given, key, `type ${content.type}`);
    compared.add(content.type);
  }
  assert.ok(compared.size >= 13, [...compared].join(" "));
});

test("nothing was answered in no words, whatever the type", () => {
  for (const type of questionTypeCodes) {
    assert.is(answerText(questionSamples[type].content, null), "", `type ${type}`);
  }
});

test("a part that is called like what every object has, and has no key, is told in no words", () => {
  const parts = [{ id: "constructor", html: "<p>x</p>" }];
  const rows = { columns: parts, rows: parts, multiple: false };
  const labelled = {
    ...questionSamples[16].content.payload,
    mode: "labels",
    zones: parts,
    labels: [],
  };
  for (const [type, payload, key] of [
    [12, rows, { rows: {}, measure: "rows" }],
    [16, labelled, { labels: {}, texts: {} }],
  ] as const) {
    const content = { type, payload } as unknown as Parameters<typeof shortKeyText>[0];
    assert.is(shortKeyText(content, key as unknown as Parameters<typeof shortKeyText>[1]), "");
  }
});

test("an essay is told by its beginning, without its marks of text", () => {
  const html = `<p>Air <b>mengalir</b> ${"ke laut ".repeat(60)}</p>`;
  const text = answerText(questionSamples[2].content, { type: 2, html });
  assert.match(text, /^Air mengalir ke laut/u);
  assert.ok(text.length <= 160);
});

test("a stance stands with its argument, and a statement without either is left out", () => {
  const { content } = questionSamples[9];
  assert.ok(content.type === 9);
  const [first] = content.payload.statements;
  const values = { [first!.id]: { value: 1 as const, argument: "Karena hujan" } };
  const text = answerText(content, { type: 9, values });
  assert.is(text, `1 ${content.payload.labels[0]}: Karena hujan`);
});

test.run();
