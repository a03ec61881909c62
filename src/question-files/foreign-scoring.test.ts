// How other programs score is read as it is, or refused: nothing earns more or less than where it came from.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { countingIds } from "../testing/questions/question-shape.ts";
import {
  both,
  choice,
  correct,
  declared,
  item,
  mapping,
  read,
} from "../testing/questions/qti-items.ts";
import { readGift } from "./gift/read-gift.ts";
import { plainNumber } from "./moodle/moodle-kinds.ts";
import { readMoodleXml } from "./moodle/read-moodle-xml.ts";

const test = suite("scoring of other programs");

const entry = '<p>Berapa?</p><p><textEntryInteraction responseIdentifier="RESPONSE"/></p>';
const scored = (condition: string, value = 1) =>
  `<responseIf>${condition}<setOutcomeValue identifier="SCORE"><baseValue baseType="float">${value}</baseValue></setOutcomeValue></responseIf>`;
const rules = (...branches: string[]) =>
  `<responseProcessing>${branches.map((each) => `<responseCondition>${each}</responseCondition>`).join("")}</responseProcessing>`;
const near = (mode: string, tolerance: string, value: string) =>
  `<equal toleranceMode="${mode}" tolerance="${tolerance}"><variable identifier="RESPONSE"/>${value}</equal>`;
const number = (value: string) => `<baseValue baseType="float">${value}</baseValue>`;
const typed = declared({ cardinality: "single", type: "float", inside: correct("50") });

test("a relative tolerance is that part of the answer, and one-sided ones lie around the middle", () => {
  const keyOf = (condition: string) =>
    both(6, item(typed, entry, rules(scored(condition)))).content.key;
  const own = '<correct identifier="RESPONSE"/>';
  assert.is(keyOf(near("relative", "2", own)).tolerance, 1);
  assert.is(keyOf(near("absolute", "0.5", own)).tolerance, 0.5);
  const wide = keyOf(near("absolute", "1 3", own));
  assert.equal([wide.accepted, wide.tolerance], [[{ text: "51", share: 1 }], 2]);
  assert.is(keyOf(near("exact", "", own)).tolerance, 0);
});

const reasonOf = (questions: { question: unknown; notes: { reason: string }[] }[]) => {
  assert.is(questions[0]?.question, null, JSON.stringify(questions[0]?.question));
  return questions[0]?.notes.at(-1)?.reason ?? "";
};

test("several tolerances are refused in each format", () => {
  const two = rules(
    scored(near("absolute", "1", number("50"))),
    scored(near("absolute", "5", number("60"))),
  );
  const reason = /^Toleransi tiap jawaban berbeda/u;
  assert.match(reasonOf(read(item(typed, entry, two)).questions), reason);
  assert.match(
    reasonOf(readGift("Kapan? {#=1822:0 =%50%1822:2}", countingIds()).questions),
    reason,
  );
  const answer = (text: string, tolerance: number) =>
    `<answer fraction="100"><text>${text}</text><tolerance>${tolerance}</tolerance></answer>`;
  const quiz = (type: string, body: string, text = "Q") =>
    readMoodleXml(
      `<quiz><question type="${type}"><questiontext format="html"><text>${text}</text></questiontext>${body}</question></quiz>`,
      countingIds(),
    ).questions;
  assert.match(reasonOf(quiz("numerical", answer("5", 1) + answer("7", 2))), reason);
  assert.match(reasonOf(quiz("cloze", "", "a {1:NM:=5:1~=7:2} b")), reason);
  assert.match(reasonOf(quiz("cloze", "", "a {1:MC:=x~%50%y~z} b")), /^Daftar pilihan/u);
  assert.ok(quiz("cloze", "", "a {1:MC:=x~y~z} b")[0]?.question);
});

const three = declared({
  cardinality: "multiple",
  type: "identifier",
  inside: correct("A", "B") + mapping({ A: 1, B: 1 }),
});
const score = '<mapResponse identifier="RESPONSE"/>';
const step = (from: number, value: number) =>
  scored(`<gte>${score}${number(String(from))}</gte>`, value);

test("steps become the steps of here, and others are told", () => {
  const stepped = (...branches: string[]) => {
    const text = rules(
      branches
        .join("")
        .replace(/<\/responseIf><responseIf>/gu, "</responseIf><responseElseIf>")
        .replace(
          /(<responseElseIf>(?:(?!<\/responseIf>).)*)<\/responseIf>/gu,
          "$1</responseElseIf>",
        ),
    );
    return both(4, item(three, choice('maxChoices="0"', "a", "b", "c"), text));
  };
  const usual = stepped(step(2, 1), step(1, 0.5));
  assert.is(usual.question.policy, "bertingkat");
  assert.equal(usual.reasons, []);
  const others = stepped(step(2, 1), step(1, 0.2));
  assert.is(others.question.policy, "bertingkat");
  assert.match(others.reasons[0] ?? "", /^Tingkat nilai/u);
});

test("answers in any order, each once, are refused", () => {
  const two = ["RESPONSE", "TWO"]
    .map((id) => declared({ id, cardinality: "single", type: "string", inside: correct("x") }))
    .join("");
  const body =
    '<p>Sebutkan: <textEntryInteraction responseIdentifier="RESPONSE"/> <textEntryInteraction responseIdentifier="TWO"/></p>';
  const is = (id: string, text: string) =>
    `<stringMatch caseSensitive="false"><variable identifier="${id}"/><baseValue baseType="string">${text}</baseValue></stringMatch>`;
  const order = (one: string, other: string) =>
    `<and>${is("RESPONSE", one)}${is("TWO", other)}</and>`;
  const any = rules(scored(`<or>${order("a", "b")}${order("b", "a")}</or>`));
  assert.match(reasonOf(read(item(two, body, any)).questions), /urutan bebas/u);
  const unlike = rules(
    scored(
      `<and>${is("RESPONSE", "a")}<not><match><variable identifier="RESPONSE"/><variable identifier="TWO"/></match></not></and>`,
    ),
  );
  assert.match(reasonOf(read(item(two, body, unlike)).questions), /urutan bebas/u);
  const both2 = rules(scored(order("a", "b")));
  assert.ok(read(item(two, body, both2)).questions[0]?.question);
});

test("all digits of a number stay", () => {
  for (const [written, plain] of [
    ["1.5e-17", "0.000000000000000015"],
    ["123456789012345678e2", "12345678901234567800"],
    ["-1.25E3", "-1250"],
    ["2e0", "2"],
    ["1.230e1", "12.3"],
    [".5", ".5"],
    ["0.12345678901234567890", "0.12345678901234567890"],
  ] as const)
    assert.is(plainNumber(written), plain, written);
});

test.run();
