// Policies of scoring in QTI (domain.md 3.2a): the rules that earn the same, and what comes back.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { optionWeightTypes } from "../../contract/questions/banks.ts";
import type { QuestionContent } from "../../contract/questions/question-content.ts";
import { policyNames, type PolicyName } from "../../contract/questions/question-fields.ts";
import {
  assertSameQti as assertSame,
  makeQtiId as makeId,
  qtiFiles as files,
  qtiQuestion as question,
  qtiRoundTrip as roundTrip,
} from "../../testing/questions/qti-round-trip.ts";
import {
  accepting,
  allSamples,
  questionSamples,
} from "../../testing/questions/question-samples.ts";
import { readQti } from "./read-qti.ts";
import { writeQti } from "./write-qti.ts";

const test = suite("policies in qti");

for (const { content } of allSamples) {
  test(`type ${content.type}: every policy comes back, whatever rules QTI has for it`, () => {
    for (const policy of policyNames) {
      if (policy === "bobot_opsi" && !optionWeightTypes.includes(content.type)) continue;
      const [read] = roundTrip(question(content, { policy }));
      assert.is(read?.question?.policy, policy);
    }
  });
}

/** The template and the default value of the mapping: "match_correct", "map_response 0", "map_response -0.5"; or "rules". */
function rulesOf(content: QuestionContent, policy: PolicyName): { rules: string; told: boolean } {
  const { parts, notes } = writeQti([question(content, { policy })], files);
  const text = new TextDecoder().decode(parts.get("items/soal-0001.xml"));
  const template = /rptemplates\/(\w+)\.xml/u.exec(text)?.[1] ?? "rules";
  const other = /default-value="([^"]*)"/u.exec(text)?.[1];
  const told = notes.some(({ reason }) => /mutlak|sebagian|Pengurangan/u.test(reason));
  return { rules: template === "map_response" ? `${template} ${other}` : template, told };
}

test("the rules of each policy are those that earn the same, and what QTI cannot say is told", () => {
  const all: PolicyName[] = ["mutlak", "parsial", "parsial_penalti", "bertingkat"];
  const cells = questionSamples[12].content;
  const byCells = { ...cells, key: { ...cells.key, measure: "cells" as const } };
  const several = { ...cells, payload: { ...cells.payload, multiple: true } };
  const samples = { ...questionSamples };
  const expected: [QuestionContent, number, string][] = [
    [samples[5].content, Object.keys(samples[5].content.key.pairs).length, "parts"],
    [samples[8].content, 3, "parts"],
    [samples[13].content, 3, "parts"],
    [cells, Object.values(cells.key.rows).flat().length, "parts"],
    [samples[4].content, samples[4].content.key.ids.length, "set"],
    [samples[10].content, samples[10].content.key.pairs.length, "set"],
    [byCells, Object.values(cells.key.rows).flat().length, "set"],
    [samples[15].content, samples[15].content.key.ids.length, "set"],
    [samples[7].content, 1, "none"],
    [several, 1, "none"],
  ];
  for (const [content, n, kind] of expected) {
    const found = all.map((policy) => rulesOf(content, policy));
    const penalty = `map_response ${-1 / n}`;
    const partial = kind === "parts" ? "map_response 0" : penalty;
    const map = kind === "none" ? ["match_correct", "match_correct"] : [partial, penalty];
    const rules = found.map((each) => each.rules);
    assert.equal(rules, ["match_correct", ...map, "match_correct"], `type ${content.type} ${kind}`);
    const told = found.map((each) => each.told);
    assert.equal(told, [false, kind === "none", kind === "none", true], `type ${content.type}`);
  }
});

test("rules that another program has changed since go before the policy that is named", () => {
  const { parts } = writeQti([question(questionSamples[8].content, { policy: "mutlak" })], files);
  const path = "items/soal-0001.xml";
  const written = new TextDecoder().decode(parts.get(path));
  const changed = written.replace("match_correct.xml", "map_response.xml");
  assert.not.equal(changed, written);
  parts.set(path, new TextEncoder().encode(changed));
  assert.is(readQti(parts, makeId).questions[0]?.question?.policy, "parsial");
});

test("options weigh up to as many as may be chosen", () => {
  const { content } = questionSamples[4];
  const weights = { d1: 4, t2: 3, e3: 2, l4: -1 };
  const two = {
    ...content,
    payload: { ...content.payload, max_choices: 2 },
    key: { ids: ["d1", "t2"], weights },
  };
  const { parts } = writeQti([question(two, { policy: "bobot_opsi" })], files);
  assert.match(new TextDecoder().decode(parts.get("items/soal-0001.xml")), /upper-bound="7"/u);
  assertSame(
    roundTrip(question(two, { policy: "bobot_opsi" }))[0],
    question(two, { policy: "bobot_opsi" }),
  );
});

test("a near number earns its share, the tolerance is that of qti-equal", () => {
  const accepted = [
    { text: "10", share: 1 },
    { text: "9", share: 0.5 },
  ];
  const key = { ...accepting(), mode: "number" as const, tolerance: 0.2, accepted };
  const wanted = question({ type: 6, payload: { max_length: 9, unit: "", number: true }, key });
  const { parts, notes } = writeQti([wanted], files);
  const text = new TextDecoder().decode(parts.get("items/soal-0001.xml"));
  const rules = [...text.matchAll(/<qti-response-condition>.*?<\/qti-response-condition>/gu)];
  assert.equal(
    rules.map(([rule]) => [
      /<qti-equal tolerance-mode="absolute" tolerance="0\.2 0\.2">/u.test(rule),
      [...rule.matchAll(/<qti-base-value[^>]*>([^<]*)</gu)].map(([, value]) => value).join(),
    ]),
    [
      [true, "9,0.5"],
      [true, "10,1"],
    ],
  );
  assert.equal(notes, []);
  assertSame(roundTrip(wanted)[0], wanted);
  const grid = questionSamples[11].content;
  const [id = ""] = Object.keys(grid.key.cells);
  const cells = { ...grid.key.cells, [id]: { ...key, manual: false } };
  const near = writeQti([question({ ...grid, key: { cells } }, { policy: "parsial" })], files);
  assert.match(near.notes.map(({ reason }) => reason).join(), /bernilai sebagian/u);
});

test("what QTI cannot compare by is told and comes back", () => {
  const key = { ...accepting("3/4"), mode: "number" as const, allow_fractions: true };
  const arabic = { ...accepting("كتاب"), ignore_harakat: true, ignore_punctuation: true };
  for (const each of [key, arabic]) {
    const payload = { max_length: 9, unit: "", number: each.mode === "number" };
    const wanted = question({ type: 6, payload, key: each });
    const { notes } = writeQti([wanted], files);
    assert.is(notes.length, each === key ? 1 : 2);
    const back = roundTrip(wanted)[0]?.question?.content;
    assert.ok(back?.type === 6);
    const {
      ignore_harakat: isLoose,
      allow_fractions: takes,
      ignore_punctuation: isBare,
    } = back.key;
    assert.equal(
      [isLoose, takes, isBare],
      [each.ignore_harakat, each.allow_fractions, each.ignore_punctuation],
    );
  }
});

test.run();
