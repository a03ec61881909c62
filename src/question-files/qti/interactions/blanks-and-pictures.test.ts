import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { ContentOf } from "../../../contract/questions/question-content.ts";
import {
  asVersion3,
  both,
  correct,
  declared,
  item,
  mapping,
  read,
  templated,
} from "../../../testing/questions/qti-items.ts";

const test = suite("qti blanks and pictures");

test("gaps, lists and several places to type are type 14; what comes before them is the stem", () => {
  const gaps = item(
    declared({ cardinality: "multiple", type: "directedPair", inside: correct("W G1") }),
    `<gapMatchInteraction responseIdentifier="RESPONSE"><prompt>Isi</prompt><gapText identifier="W" matchMax="1">air</gapText><gapText identifier="V" matchMax="0">api</gapText><p>Es itu <gap identifier="G1"/> beku.</p></gapMatchInteraction>`,
  );
  const first = both(14, gaps).content;
  assert.match(first.payload.text, /^<p>Es itu \[\[n\d+\]\] beku\.<\/p>$/u);
  assert.equal(
    first.payload.bank.map(({ text, reuse }) => [text, reuse]),
    [
      ["air", false],
      ["api", true],
    ],
  );
  assert.equal(Object.values(first.key.words), [first.payload.bank[0]?.id]);
  const mixed = item(
    declared({ id: "A", cardinality: "single", type: "identifier", inside: correct("X") }) +
      declared({ id: "B", cardinality: "single", type: "string", inside: correct("dua") }),
    `<p>Lengkapi.</p><p>Satu <inlineChoiceInteraction responseIdentifier="A"><inlineChoice identifier="X">ya</inlineChoice><inlineChoice identifier="Y">tidak</inlineChoice></inlineChoiceInteraction> dan <textEntryInteraction responseIdentifier="B" expectedLength="5"/></p>`,
  );
  const { question, content } = both(14, mixed);
  assert.is(question.stem, "<p>Lengkapi.</p>");
  assert.equal(
    content.payload.blanks.map(({ mode, width }) => [mode, width]),
    [
      ["dropdown", 12],
      ["text", 5],
    ],
  );
  assert.equal(Object.values(content.key.texts)[0]?.accepted, [{ text: "dua", share: 1 }]);
});

test("one place to type is type 6: numbers, near answers, and capitals by version", () => {
  const entry = '<p>Nilai <textEntryInteraction responseIdentifier="RESPONSE"/></p>';
  const number = both(
    6,
    item(declared({ cardinality: "single", type: "float", inside: correct("2.5") }), entry),
  );
  assert.is(number.content.key.mode, "number");
  assert.is(number.question.stem, "<p>Nilai _____</p>");
  const near = item(
    declared({
      cardinality: "single",
      type: "string",
      inside: correct("York") + mapping({ York: 2, york: 1 }),
    }),
    entry,
    templated("map_response"),
  );
  const keys = [near, asVersion3(near)].map(
    (text) => read(text).questions.map(({ question }) => question?.content as ContentOf<6>)[0]?.key,
  );
  assert.equal(
    keys.map((key) => key?.accepted.map(({ share }) => share)),
    [
      [1, 0.5],
      [1, 0.5],
    ],
  );
  assert.equal(
    keys.map((key) => key?.case_sensitive),
    [true, false],
  );
});

test("places to type in the cells of one table are type 11", () => {
  const cells = ["A", "B"]
    .map(
      (id) =>
        `<tr><th>${id}</th><td>3</td><td><textEntryInteraction responseIdentifier="${id}"/></td></tr>`,
    )
    .join("");
  const text = item(
    ["A", "B"]
      .map((id) => declared({ id, cardinality: "single", type: "integer", inside: correct("6") }))
      .join(""),
    `<p>Isi</p><table><tr><th></th><th>x</th><th>2x</th></tr>${cells}</table>`,
  );
  const { question, content } = both(11, text);
  assert.is(question.stem, "<p>Isi</p>");
  assert.equal(
    [content.payload.cols, content.payload.rows],
    [
      ["x", "2x"],
      ["A", "B"],
    ],
  );
  assert.equal(
    Object.values(content.key.cells).map(({ mode }) => mode),
    ["number", "number"],
  );
});

test("an essay takes what scorers are told as the model answer, and what candidates are told as stem", () => {
  const text = item(
    declared({ cardinality: "single", type: "string" }),
    '<rubricBlock view="candidate"><p>Tulis rapi.</p></rubricBlock><extendedTextInteraction responseIdentifier="RESPONSE" expectedLines="4"/><rubricBlock view="scorer tutor"><p>Satu angka.</p></rubricBlock>',
    "",
  );
  const { question, content } = both(2, text);
  assert.is(question.stem, "<p>Tulis rapi.</p>");
  assert.equal([content.key.rujukan, content.payload.lines], ["<p>Satu angka.</p>", 4]);
});

test("areas on a picture become shares of its size, also when only the file tells it", () => {
  const hot = item(
    declared({ cardinality: "single", type: "identifier", inside: correct("B") }),
    '<hotspotInteraction responseIdentifier="RESPONSE" maxChoices="1"><object data="g.png" type="image/png"/><hotspotChoice identifier="A" shape="circle" coords="100,50,20"/><hotspotChoice identifier="B" shape="rect" coords="0,0,50,50"/></hotspotInteraction>',
  );
  const { content } = both(15, hot);
  assert.ok(content.payload.mode === "zones");
  assert.equal(
    content.payload.zones.map(({ coords }) => coords),
    [
      [0.5, 0.5, 0.1],
      [0, 0, 0.25, 0.5],
    ],
  );
  assert.equal(content.key.ids, [content.payload.zones[1]?.id]);
  const point = item(
    declared({
      cardinality: "single",
      type: "point",
      inside: `${correct("102 113")}<areaMapping defaultValue="0"><areaMapEntry shape="circle" coords="102,50,16" mappedValue="1"/></areaMapping>`,
    }),
    '<selectPointInteraction responseIdentifier="RESPONSE" maxChoices="1"><object data="g.png" type="image/png" width="204" height="200"/></selectPointInteraction>',
    templated("map_response_point"),
  );
  const select = both(15, point);
  assert.ok(select.content.payload.mode === "zones");
  assert.equal(
    select.content.payload.zones.map(({ coords }) => coords),
    [[0.5, 0.25, 0.078431]],
  );
  assert.equal(select.content.key.ids.length, 1);
});

test("labels onto a picture are type 16", () => {
  const text = item(
    declared({ cardinality: "multiple", type: "directedPair", inside: correct("L Z") }),
    '<graphicGapMatchInteraction responseIdentifier="RESPONSE"><object data="g.png" type="image/png" width="100" height="100"/><gapImg identifier="L" matchMax="1"><object data="g.png" type="image/png">Hati</object></gapImg><gapText identifier="M" matchMax="0">Ginjal</gapText><associableHotspot identifier="Z" shape="poly" coords="0,0,50,0,50,50" matchMax="1"/></graphicGapMatchInteraction>',
  );
  const { content } = both(16, text);
  const [first, second] = content.payload.labels;
  assert.equal(
    [first?.text, first?.image?.media_id, second?.text, second?.reuse],
    ["Hati", "import:g.png", "Ginjal", true],
  );
  assert.equal(content.key.labels, { [content.payload.zones[0]?.id as string]: [first?.id] });
});

test.run();
