import { existsSync, readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { allSamples } from "../../testing/questions/question-samples.ts";
import { questionWith } from "../../domain/questions/question-with.ts";
import { latexFault } from "../../files/latex/latex-math.ts";
import { keptQuestion } from "../rich-text/kept-question.ts";
import { readQti } from "./read-qti.ts";
import { writeQti } from "./write-qti.ts";
import {
  both,
  bytes,
  choice,
  correct,
  declared,
  item,
  makeId,
  png,
  read,
  templated,
} from "../../testing/questions/qti-items.ts";

const test = suite("read qti");

test("rules in full are read like the templates; others are said, and the key is kept", () => {
  const declaration = declared({ cardinality: "single", type: "identifier", inside: correct("A") });
  const rules = (condition: string) =>
    `<responseProcessing><responseCondition><responseIf>${condition}<setOutcomeValue identifier="SCORE"><baseValue baseType="float">1</baseValue></setOutcomeValue></responseIf></responseCondition></responseProcessing>`;
  const of = (condition: string) =>
    both(1, item(declaration, choice('maxChoices="1"', "a", "b"), rules(condition)));
  const usual = of(
    '<match><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></match>',
  );
  assert.equal([usual.question.policy, usual.reasons], ["mutlak", []]);
  const odd = of('<customOperator><variable identifier="RESPONSE"/></customOperator>');
  assert.equal([odd.question.policy, odd.reasons?.length], [null, 1]);
  assert.ok(odd.content.key.id);
});

test("feedback becomes the explanation, and formulas become LaTeX", () => {
  const math =
    '<math xmlns="http://www.w3.org/1998/Math/MathML"><mfrac><mi>a</mi><mn>2</mn></mfrac></math>';
  const text = item(
    declared({ cardinality: "single", type: "identifier", inside: correct("A") }),
    `<p>${math}</p>${choice('maxChoices="1"', 'a<feedbackInline outcomeIdentifier="F" identifier="A" showHide="show">Bagus</feedbackInline>', "b")}`,
    `${templated("match_correct")}<modalFeedback outcomeIdentifier="F" identifier="A" showHide="show"><p>Karena itu.</p></modalFeedback>`,
  );
  const { questions } = read(text);
  const [{ question, notes }] = questions as [(typeof questions)[number]];
  assert.is(question?.stem.startsWith('<p><span data-formula="\\frac{a}{2}"></span></p>'), true);
  assert.is(question?.explanation, "<p>Bagus</p><p>Karena itu.</p>");
  assert.equal(
    notes.map(({ severity }) => severity),
    ["warning"],
  );
});

test("scripts, styles and events never come through", () => {
  const body = `<p onclick="x()" style="color:red">A<script>alert(1)</script></p>${choice('maxChoices="1"', '<a href="javascript:x">b</a>', "c")}`;
  const { questions } = read(
    item(declared({ cardinality: "single", type: "identifier", inside: correct("A") }), body),
  );
  const found = questions[0]?.question;
  assert.ok(found);
  const { question } = keptQuestion(found, { files: [] }, latexFault);
  assert.not.match(JSON.stringify(question), /script|onclick|color|alert/u);
});

test("an item with two interactions becomes two questions, and says so", () => {
  const second = choice('maxChoices="1"', "c", "d").replace("RESPONSE", "SECOND");
  const declarations = ["RESPONSE", "SECOND"]
    .map((id) => declared({ id, cardinality: "single", type: "identifier", inside: correct("B") }))
    .join("");
  const { questions } = read(item(declarations, choice('maxChoices="1"', "a", "b") + second));
  assert.equal(
    questions.map(({ question }) => question?.bobot),
    [0.5, 0.5],
  );
  assert.match(questions[0]?.notes[0]?.reason ?? "", /dipecah menjadi 2/u);
});

test("what has no counterpart is faultyItem beside what has", () => {
  const good = item(
    declared({ cardinality: "single", type: "identifier", inside: correct("A") }),
    choice('maxChoices="1"', "a", "b"),
  );
  const parts = new Map([
    ["a.xml", bytes("<assessmentItem><itemBody>")],
    [
      "b.xml",
      bytes(
        item(
          "",
          '<drawingInteraction responseIdentifier="R"><object data="g.png"/></drawingInteraction>',
        ),
      ),
    ],
    ["c.xml", bytes(item("", "<p>Bacaan saja</p>"))],
    ["d.xml", bytes(good)],
    ["e.xml", bytes(good.replace("<itemBody>", "<templateProcessing/><itemBody>"))],
  ]);
  const { questions } = readQti(parts, makeId);
  assert.equal(
    questions.map(({ question }) => question !== null),
    [false, false, false, true, false],
  );
  for (const { question, notes } of questions)
    assert.is(
      notes.some(({ severity }) => severity === "error"),
      question === null,
    );
});

test("a package is read in the order of its test, with its weights, stimuli and pictures", () => {
  const one = item(
    declared({ cardinality: "single", type: "identifier", inside: correct("A") }),
    `<p><img src="../img/a%20b.png" alt=""/></p>${choice('maxChoices="1"', "a", "b")}`,
  ).replace("<itemBody>", '<assessmentStimulusRef identifier="S" href="../teks/s.xml"/><itemBody>');
  const parts = new Map([
    [
      "imsmanifest.xml",
      bytes(
        '<manifest><resources><resource type="imsqti_item_xmlv2p1" href="items/1.xml"/><resource type="imsqti_item_xmlv2p1" href="items/2.xml"/></resources></manifest>',
      ),
    ],
    ["items/1.xml", bytes(one)],
    ["items/2.xml", bytes(one.replace('title="Soal"', 'title="Kedua"'))],
    [
      "test.xml",
      bytes(
        '<assessmentTest><assessmentItemRef href="items/2.xml"><weight identifier="W" value="3"/></assessmentItemRef><assessmentItemRef href="items/1.xml"/></assessmentTest>',
      ),
    ],
    [
      "teks/s.xml",
      bytes(
        "<qti-assessment-stimulus><qti-stimulus-body><p>Bacaan</p></qti-stimulus-body></qti-assessment-stimulus>",
      ),
    ],
    ["img/a b.png", png],
  ]);
  const { questions, files, notes } = readQti(parts, makeId);
  assert.equal(
    questions.map(({ question }) => question?.bobot),
    [3, 1],
  );
  assert.match(questions[0]?.place ?? "", /Kedua/u);
  assert.match(questions[0]?.question?.stem ?? "", /^<p>Bacaan<\/p><p><img src="import:a_b\.png"/u);
  assert.equal([files.map(({ name }) => name), notes], [["a_b.png"], []]);
});

test("texts that include texts end, however many they are, and the rest is said", () => {
  const many = (path: string) => `<include href="${path}"/>`.repeat(30);
  const text = item(
    declared({ cardinality: "single", type: "identifier", inside: correct("A") }),
    `${many("a.xml")}${choice('maxChoices="1"', "a", "b")}`,
  );
  const page = (inside: string) => bytes(`<div><p>x</p>${inside}</div>`);
  const { questions } = readQti(
    new Map([
      ["soal.xml", bytes(text)],
      ["a.xml", page(many("b.xml"))],
      ["b.xml", page(many("a.xml"))],
    ]),
    makeId,
  );
  const [only] = questions;
  assert.is(only?.question?.stem.split("<p>x</p>").length, 20 + 1);
  const reasons = only?.notes.map(({ reason }) => reason).join() ?? "";
  assert.match(reasons, "lebih dari 20 bacaan");
});

test("a picture that stands in its address becomes a file, and a weight of 1.1 stays one", () => {
  const picture = '<p><img src="data:image/png;base64,AQID" alt="x"/></p>';
  const text = item(
    declared({ cardinality: "single", type: "identifier", inside: correct("A") }),
    picture + choice('maxChoices="1"', "a", "b"),
  ).replace('baseType="float"', 'baseType="float" normalMaximum="1.1"');
  const { questions, files } = read(text);
  assert.match(questions[0]?.question?.stem ?? "", /src="import:berkas\.png"/u);
  assert.is(questions[0]?.question?.bobot, 1.1);
  assert.equal(files, [{ name: "berkas.png", bytes: new Uint8Array([1, 2, 3]) }]);
});

test("a file that is no QTI, or an older one, is said as a whole", () => {
  for (const text of ["<questestinterop/>", "<html/>"]) {
    const { questions, notes } = read(text);
    assert.equal([questions.length, notes.map(({ severity }) => severity)], [0, ["error"]]);
  }
  assert.is(readQti(new Map(), makeId).notes[0]?.severity, "error");
});

test("whatever the bytes, there is an answer and no fault", () => {
  const { parts } = writeQti(
    allSamples.map(({ content }) => questionWith("<p>x</p>", content, { shuffle: false })),
    [{ name: "media-1", bytes: png }],
  );
  const texts = [...parts]
    .filter(([path]) => path.endsWith(".xml"))
    .map(([, each]) => new TextDecoder().decode(each));
  const cut = fc.tuple(
    fc.constantFrom(...texts),
    fc.nat(),
    fc.nat(60),
    fc.constantFrom("", "0", "-", "<p/>", "x y", "NaN"),
  );
  fc.assert(
    fc.property(cut, ([text, at, length, by]) => {
      const start = at % text.length;
      const changed = text.slice(0, start) + by + text.slice(start + length);
      assert.ok(readQti(new Map([["a.xml", bytes(changed)]]), makeId));
    }),
    { numRuns: 300 },
  );
  // Single attributes and elements taken out leave the text well-formed, which reaches further in.
  const without = fc.tuple(fc.constantFrom(...texts), fc.nat());
  fc.assert(
    fc.property(without, ([text, at]) => {
      const places = [...text.matchAll(/ [\w-]+="[^"]*"|<[\w-]+[^<>]*\/>/gu)];
      const gone = places[at % places.length];
      const changed = gone
        ? text.slice(0, gone.index) + text.slice(gone.index + gone[0].length)
        : text;
      assert.ok(readQti(new Map([["a.xml", bytes(changed)]]), makeId));
    }),
    { numRuns: 300 },
  );
  fc.assert(
    fc.property(fc.uint8Array(), (raw) => assert.ok(readQti(new Map([["a.xml", raw]]), makeId))),
  );
});

test("the samples of the specification are read whole", () => {
  const folder = "../shared/samples/qti";
  if (!existsSync(folder)) {
    console.log("  (the samples are not here: skipped)");
    return;
  }
  for (const name of readdirSync(folder)) {
    const { questions } = readQti(
      new Map([[name, new Uint8Array(readFileSync(`${folder}/${name}`))]]),
      makeId,
    );
    assert.ok(questions.length > 0 && questions.every(({ question }) => question !== null), name);
  }
});

test.run();
