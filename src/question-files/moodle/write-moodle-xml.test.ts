import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { QuestionContent } from "../../contract/questions/question-content.ts";
import {
  policyNames,
  type PolicyName,
  type QuestionInput,
} from "../../contract/questions/question-fields.ts";
import {
  accepting,
  allSamples,
  questionSamples,
} from "../../testing/questions/question-samples.ts";
import { countingIds, questionOf, shapeOf } from "../../testing/questions/question-shape.ts";
import {
  forAnyTexts,
  oneStatement,
  smallGroup,
} from "../../testing/questions/text-format-cases.ts";
import { blanksStem, truthStem } from "./moodle-kinds.ts";
import { readMoodleXml } from "./read-moodle-xml.ts";
import { writeMoodleXml } from "./write-moodle-xml.ts";

const test = suite("write Moodle XML");

/** The head of a PNG of 800 by 600. */
const bytes = new Uint8Array(24);
bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
new DataView(bytes.buffer).setUint32(16, 800);
new DataView(bytes.buffer).setUint32(20, 600);
const files = [{ name: "peta.png", bytes }];

function assertSame(content: QuestionContent, fields: Partial<QuestionInput> = {}): void {
  const question = questionOf(content, fields);
  const { text, notes } = writeMoodleXml([question], files);
  const read = readMoodleXml(text, countingIds());
  assert.is(read.questions.length, 1, `${text} ${JSON.stringify(notes)}`);
  const back = read.questions[0]!.question;
  assert.ok(back, `${text} ${JSON.stringify(read)}`);
  assert.equal(shapeOf(back.content), shapeOf(content));
  const common = ({ stem, explanation, bobot, shuffle }: QuestionInput) => [
    stem,
    explanation,
    bobot,
    shuffle,
  ];
  assert.equal(common(back), common(question));
}

test("types 1, 4, 5, 6, 7 and 8 come back as they were, with grade and explanation", () => {
  const fields = { explanation: "<p>Sebab &lt;i&gt; ]]&gt;</p>", bobot: 2.5, shuffle: false };
  for (const type of [1, 4, 5, 6, 7, 8] as const) assertSame(questionSamples[type].content, fields);
});

test("essays, groups and a single statement come back", () => {
  const { payload, key } = questionSamples[2].content;
  assertSame({
    type: 2,
    payload: { ...payload, format: "rich", min_words: 5, attachments: true },
    key: { ...key, keywords: [] },
  });
  assertSame(smallGroup());
  const one = oneStatement(1);
  for (const stem of [truthStem, "<p>Nilailah.</p>"]) assertSame(one, { stem });
});

test("blanks come back from a bank, from lists, typed and mixed", () => {
  const { payload, key } = questionSamples[14].content;
  const [bank, list, typed] = payload.blanks;
  const twice = { ...list!, id: "n4" };
  for (const stem of [blanksStem, "<p>Isilah.</p>"]) {
    assertSame(
      {
        type: 14,
        payload: { ...payload, text: "<p>x [[n1]]</p>", blanks: [bank!] },
        key: { words: { n1: "w1" }, texts: {} },
      },
      { stem },
    );
    assertSame(
      {
        type: 14,
        payload: { text: "<p>[[n2]] x [[n4]]</p>", blanks: [list!, twice], bank: [] },
        key: { words: { n2: "o2", n4: "o1" }, texts: {} },
      },
      { stem },
    );
    const near = {
      ...accepting("~a#}"),
      accepted: [
        { text: '~a#}"\\/', share: 1 },
        { text: "b < *", share: 0.5 },
      ],
    };
    assertSame(
      {
        type: 14,
        payload: { text: "<p>[[n2]] x [[n3]]</p>", blanks: [list!, typed!], bank: [] },
        key: { words: { n2: "o2" }, texts: { n3: near } },
      },
      { stem },
    );
  }
  assert.is(key.words["n1"], "w1");
});

/** Whether every part is counted alike under both. */
function isSamePolicy(content: QuestionContent, one: PolicyName, other: PolicyName): boolean {
  if (one === other) return true;
  const isSet = content.type === 4;
  return isSet && [one, other].every((each) => each.startsWith("parsial"));
}

test("each policy comes back as one that earns the same, or is told to be lost", () => {
  const bank = questionSamples[14].content;
  const [first] = bank.payload.blanks;
  const gaps: QuestionContent = {
    type: 14,
    payload: { ...bank.payload, text: "<p>x [[n1]]</p>", blanks: [first!] },
    key: { words: { n1: "w1" }, texts: {} },
  };
  const weightless = { ...questionSamples[4].content.key, weights: {} };
  const several: QuestionContent = { ...questionSamples[4].content, key: weightless };
  const contents = [several, questionSamples[5].content, questionSamples[7].content];
  const said: string[] = [];
  for (const content of [...contents, questionSamples[8].content, smallGroup(), gaps]) {
    for (const policy of ["mutlak", "parsial", "parsial_penalti", "bertingkat"] as const) {
      const { text, notes } = writeMoodleXml([questionOf(content, { policy })], files);
      const [read] = readMoodleXml(text, countingIds()).questions;
      const isTold = notes.some(({ reason }) => reason.includes("cara penilaian"));
      const back = read!.question!.policy!;
      assert.is(isSamePolicy(content, policy, back), !isTold, `type ${content.type} ${policy}`);
      if (!isTold) said.push(`${content.type} ${policy}`);
    }
  }
  assert.equal(said, [
    "4 parsial",
    "4 parsial_penalti",
    "5 parsial",
    "7 mutlak",
    "7 parsial",
    "8 parsial",
    "13 parsial",
    "14 parsial",
  ]);
  const { key } = questionSamples[1].content;
  for (const policy of policyNames) {
    const content = { ...questionSamples[1].content, key: { ...key, weights: {} } };
    const { notes } = writeMoodleXml([questionOf(content, { policy })], files);
    assert.equal(notes, [], "one choice is right or wrong under each");
  }
});

test("a wrong pick of several takes a right one back, in the file as here", () => {
  const content = questionSamples[4].content;
  const several = { ...content, key: { ...content.key, weights: {} } };
  const { text } = writeMoodleXml([questionOf(several, { policy: "parsial" })], files);
  const percents = [...text.matchAll(/fraction="([^"]*)"/gu)].map(([, value]) => Number(value));
  const whole = percents.filter((value) => value > 0).reduce((all, each) => all + each, 0);
  assert.ok(Math.abs(whole - 100) < 0.001);
  const rights = content.key.ids.length;
  for (const value of percents.filter((each) => each <= 0))
    assert.ok(Math.abs(value + 100 / rights) < 0.001, String(value));
});

test("what Moodle cannot compare by is told", () => {
  const { payload } = questionSamples[6].content;
  const key = { ...accepting("3/4"), mode: "number" as const, allow_fractions: true };
  const arabic = { ...accepting("كتاب"), ignore_harakat: true };
  const told = [key, arabic].map((each) =>
    writeMoodleXml([questionOf({ type: 6, payload, key: each })], files).notes.map(
      ({ reason }) => reason,
    ),
  );
  assert.match(told[0]!.join(), /pecahan/u);
  assert.match(told[1]!.join(), /Harakat/u);
});

test("numbers and exact spelling come back", () => {
  const { payload } = questionSamples[6].content;
  const number = { ...accepting("3.14", "3"), mode: "number" as const, tolerance: 0.01 };
  assertSame({ type: 6, payload: { ...payload, number: true, unit: "cm" }, key: number });
  assertSame({ type: 6, payload, key: { ...accepting("pH"), case_sensitive: true } });
});

test("labels on a picture come back with the picture", () => {
  const { content } = questionSamples[16];
  assertSame({
    ...content,
    payload: {
      ...content.payload,
      image: { ...content.payload.image, media_id: "import:peta.png", alt: "" },
    },
  });
});

test("pictures and formulas in texts come back, with their files", () => {
  const stem = String.raw`<p>\( $$x$$ <img src="import:peta.png" alt=""> <span data-formula="\frac{a}{b} &lt; 1"></span></p>`;
  assertSame(questionSamples[7].content, { stem });
  const { text } = writeMoodleXml([questionOf(questionSamples[7].content, { stem })], files);
  assert.equal(readMoodleXml(text, countingIds()).files, files);
  assert.match(text, /\\\(\\frac\{a\}\{b\}/u);
  const lost = writeMoodleXml([questionOf(questionSamples[7].content, { stem })], []);
  assert.match(lost.notes[0]!.reason, /^Soal 1: .*tidak disertakan/u);
});

test("what Moodle cannot say is told by the question's number, and the others are written", () => {
  const { text, notes } = writeMoodleXml(
    allSamples.map(({ content }) => questionOf(content)),
    [],
  );
  const errors = notes.filter(({ severity }) => severity === "error").map(({ reason }) => reason);
  assert.equal(
    errors.map((reason) => Number(/^Soal (\d+): /u.exec(reason)?.[1])),
    [9, 10, 11, 15, 16],
  );
  assert.is(
    readMoodleXml(text, countingIds()).questions.filter(({ question }) => question).length,
    11,
  );
});

test("any text of a stem and of options comes back", () => {
  const signs = [
    "]]>",
    "<b>",
    "&amp;",
    "$$x$$",
    String.raw`\(x\)`,
    "{1:SA:=x}",
    "[[1]]",
    "@@",
    "\u0001",
  ];
  forAnyTexts(signs, /[\s\p{Cc}\ufffe\uffff]/gu, assertSame);
});

test.run();
