import { suite } from "uvu";
import * as assert from "uvu/assert";
import * as v from "valibot";
import { questionInput, type QuestionInput } from "../../contract/questions/question-fields.ts";
import type { ContentOf, QuestionContent } from "../../contract/questions/question-content.ts";
import { questionTypes, type QuestionType } from "../../contract/questions/question-types.ts";
import { questionSamples } from "../../testing/questions/question-samples.ts";
import { blankQuestion } from "./blank-question.ts";
import { checkQuestion } from "./check-question.ts";
import { isEmptyHtml, plainTextOf } from "../text/html-text.ts";

const test = suite("checks of questions");

const types = Object.keys(questionTypes).map(Number) as QuestionType[];
const counter = () => {
  let last = 0;
  return () => `p${(last += 1)}`;
};
const asked = (content: QuestionContent, changes: Partial<QuestionInput> = {}): QuestionInput => ({
  ...blankQuestion(content.type, counter()),
  stem: "<p>Apa?</p>",
  audio: { media_id: "m", max_play: 2, autoplay: false },
  content,
  ...changes,
});
const faultsOf = (content: QuestionContent) =>
  checkQuestion(asked(content)).map(({ path, severity }) => `${severity} ${path}`);

for (const type of types) {
  test(`type ${type}: a whole one has no fault, and a new one is refused with a reason`, () => {
    assert.equal(faultsOf(questionSamples[type].content), []);
    const blank = blankQuestion(type, counter());
    assert.equal(v.parse(questionInput, blank), blank, "a half-written question can be kept");
    const faults = checkQuestion(blank);
    assert.ok(faults.some(({ severity }) => severity === "error"));
    for (const { reason } of faults) assert.match(reason, /^[A-Z].*\.$/u);
  });
}

for (const type of types) {
  test(`type ${type}: a part with a reserved name is refused by that name, at its place`, () => {
    const { content } = questionSamples[type];
    const text = JSON.stringify(content);
    const ids = new Set([...text.matchAll(/"id":"([^"]+)"/gu)].map(([, id]) => id!));
    for (const id of ids) {
      for (const name of ["constructor", "prototype", "__proto__"]) {
        const called = JSON.parse(text.replaceAll(`"${id}"`, `"${name}"`)) as QuestionContent;
        const faults = checkQuestion(asked(called)).filter(({ reason }) => reason.includes(name));
        assert.ok(faults.length > 0, `${id} as ${name}`);
        for (const { path, severity } of faults) {
          assert.is(severity, "error");
          assert.match(path, /^[a-z]+\.[\w-]+$/u);
        }
      }
    }
  });
}

test("a clip is needed for listening, a stem everywhere but where the text is the question", () => {
  const listening = asked(questionSamples[3].content, { audio: null, stem: "<p> </p>" });
  assert.equal(
    checkQuestion(listening).map(({ path }) => path),
    ["stem", "audio"],
  );
  assert.equal(checkQuestion(asked(questionSamples[14].content, { stem: "" })), []);
});

test("a choice names the empty option, the double one and the key that is gone", () => {
  const { content } = questionSamples[1];
  const [first, second, ...rest] = content.payload.options;
  const options = [
    { ...first!, html: "<p><br></p>" },
    { ...second!, html: rest[0]!.html },
    ...rest,
  ];
  const changed: ContentOf<1> = { ...content, payload: { options }, key: { id: "x", weights: {} } };
  assert.equal(faultsOf(changed), ["error options.j1", "warning options.s3", "error key"]);
  const picture = [
    { ...first!, html: '<p><img src="x"></p>' },
    ...content.payload.options.slice(1),
  ];
  assert.equal(faultsOf({ ...content, payload: { options: picture } }), []);
});

test("several keys: one or all is worth a second look", () => {
  const { content } = questionSamples[4];
  const keyed = (...ids: string[]) => faultsOf({ ...content, key: { ids, weights: {} } });
  assert.equal(keyed("d1"), ["warning key"]);
  assert.equal(keyed("d1", "t2", "e3", "l4"), ["warning key"]);
  assert.equal(keyed(), ["error key"]);
});

test("a text with blanks: each blank stands in it once, and each has its word", () => {
  const { content } = questionSamples[14];
  const { payload } = content;
  const text = payload.text.replace("[[n3]]", "[[n1]] [[zz]]");
  assert.equal(faultsOf({ ...content, payload: { ...payload, text } }), [
    "error text",
    "error blanks.n3",
  ]);
  const key = { ...content.key, words: { n1: "gone", n2: "o2" } };
  assert.equal(faultsOf({ ...content, key }), ["error blanks.n1"]);
  const bank = payload.bank.map((word) => ({ ...word, text: "Sama" }));
  assert.equal(faultsOf({ ...content, payload: { ...payload, bank } }), ["error bank"]);
});

test("a table needs a key in each row unless several may be ticked", () => {
  const { content } = questionSamples[12];
  const rows = { e1: ["p1"], a2: [] as string[], u3: ["g3", "p1"] };
  const key = { ...content.key, rows };
  assert.equal(faultsOf({ ...content, key }), ["error rows.a2", "error rows.u3"]);
  const payload = { ...content.payload, multiple: true };
  assert.equal(faultsOf({ ...content, payload, key }), []);
});

test("an accepted answer must be a number where numbers are asked for, and a pattern must be usable", () => {
  const { content } = questionSamples[6];
  const keyed = (changes: Partial<ContentOf<6>["key"]>) =>
    faultsOf({ ...content, key: { ...content.key, ...changes } });
  assert.equal(keyed({ mode: "number" }), ["error key"]);
  assert.equal(keyed({ mode: "regex", accepted: [{ text: "(a+)+", share: 1 }] }), ["error key"]);
  assert.equal(keyed({ accepted: [{ text: "hampir", share: 0.5 }] }), ["error key"]);
});

test("what a piece of rich text says", () => {
  assert.is(
    plainTextOf("<p>Satu&nbsp;&amp; dua</p><p>ti<b>ga</b> &#65;&bogus;</p>"),
    "Satu & dua tiga A&bogus;",
  );
  assert.not(!isEmptyHtml("<p>&nbsp;<br></p>"));
  assert.ok(!isEmptyHtml('<p><span data-formula="x^2"></span></p>'));
});

test.run();
