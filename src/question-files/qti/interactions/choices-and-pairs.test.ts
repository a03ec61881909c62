import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  both,
  choice,
  correct,
  declared,
  item,
  mapping,
  read,
  templated,
} from "../../../testing/questions/qti-items.ts";

const test = suite("qti choices and pairs");

test("a choice of one is type 1, with the prompt after the text", () => {
  const inside = correct("B");
  const text = item(
    declared({ cardinality: "single", type: "identifier", inside }),
    choice('maxChoices="1" shuffle="true"', "satu", "<b>dua</b>"),
  );
  const { question, content, reasons } = both(1, text);
  assert.is(question.stem, "<p>Stem</p><p>Pilih</p>");
  assert.equal(
    content.payload.options.map(({ html }) => html),
    ["satu", "<b>dua</b>"],
  );
  assert.is(content.key.id, content.payload.options[1]?.id);
  assert.equal([question.policy, question.shuffle, reasons], ["mutlak", true, []]);
});

test("a choice of several is type 4; unequal values become weights, equal ones partial credit", () => {
  const of = (values: Record<string, number>, attributes: string) =>
    both(
      4,
      item(
        declared({
          cardinality: "multiple",
          type: "identifier",
          inside: correct("A", "B") + mapping(values, attributes),
        }),
        choice('maxChoices="0"', "H", "O", "Cl"),
        templated("map_response"),
      ),
    );
  const plain = of({ A: 1, B: 1 }, 'lowerBound="0" defaultValue="-1"');
  assert.equal([plain.question.policy, plain.content.key.weights], ["parsial", {}]);
  assert.is(plain.content.key.ids.length, 2);
  const weighted = of({ A: 1, B: 1, C: -1 }, 'lowerBound="0" defaultValue="-2"');
  assert.is(weighted.question.policy, "parsial");
  const unequal = of({ A: 2, B: 1, C: -1 }, 'lowerBound="0" defaultValue="-2"');
  assert.is(unequal.question.policy, "bobot_opsi");
  assert.equal(Object.values(unequal.content.key.weights), [2, 1, -1]);
});

test("a choice among pictures is type 15; their files come along under one name each", () => {
  const picture = '<img src="g.png" alt="Gambar" width="20" height="10"/>';
  const text = item(
    declared({ cardinality: "single", type: "identifier", inside: correct("A") }),
    choice('maxChoices="1"', `${picture} kucing`, picture),
  );
  const { content } = both(15, text);
  assert.ok(content.payload.mode === "options");
  assert.equal(content.payload.options[0]?.image, {
    media_id: "import:g.png",
    width: 20,
    height: 10,
    alt: "Gambar",
  });
  assert.is(content.payload.options[0]?.caption, "kucing");
  assert.equal(
    read(text).files.map(({ name }) => name),
    ["g.png"],
  );
});

test("a choice with a sound is listening, however the sound is put in", () => {
  const player =
    '<mediaInteraction responseIdentifier="P" autostart="true" maxPlays="2"><object data="s.mp3" type="audio/mpeg"/></mediaInteraction>';
  const body = choice('maxChoices="1"', "a", "b");
  const declaration = declared({ cardinality: "single", type: "identifier", inside: correct("A") });
  const { question } = both(3, item(declaration, player + body));
  assert.equal(question.audio, { media_id: "import:s.mp3", max_play: 2, autoplay: true });
  assert.equal(both(3, item(declaration, `<p><audio src="s.mp3"/></p>${body}`)).question.audio, {
    media_id: "import:s.mp3",
    max_play: 0,
    autoplay: false,
  });
});

function match(left: [string, number][], right: [string, number][], pairs: string[], more = "") {
  const set = (choices: [string, number][]) =>
    `<simpleMatchSet>${choices.map(([name, most]) => `<simpleAssociableChoice identifier="${name}" matchMax="${most}">${name}</simpleAssociableChoice>`).join("")}</simpleMatchSet>`;
  const declaration = declared({
    cardinality: "multiple",
    type: "directedPair",
    inside: correct(...pairs),
  });
  return item(
    declaration,
    `<matchInteraction responseIdentifier="RESPONSE" ${more}>${set(left)}${set(right)}</matchInteraction>`,
  );
}

test("a match whose sides are used once each is matching", () => {
  const once = both(
    5,
    match(
      [
        ["A", 1],
        ["B", 1],
      ],
      [
        ["X", 1],
        ["Y", 1],
        ["Z", 1],
      ],
      ["A Y", "B X"],
    ),
  ).content;
  assert.equal(Object.values(once.key.pairs), [
    once.payload.right[1]?.id,
    once.payload.right[0]?.id,
  ]);
});

test("a match whose sides are used without a bound is matching of many", () => {
  const many = both(
    10,
    match(
      [
        ["A", 0],
        ["B", 0],
      ],
      [
        ["X", 0],
        ["Y", 0],
        ["Z", 0],
      ],
      ["A X", "A Y", "B Y"],
    ),
  ).content;
  assert.is(many.key.pairs.length, 3);
});

test("a match is grouping where the parts of one side are used once, whichever side comes first", () => {
  const sorted = both(
    13,
    match(
      [
        ["A", 1],
        ["B", 1],
        ["C", 1],
        ["D", 1],
      ],
      [
        ["X", 4],
        ["Y", 4],
        ["Z", 4],
      ],
      ["A X", "B Y", "C Y"],
    ),
  ).content;
  assert.equal(
    Object.values(sorted.key.items).map((each) => each !== null),
    [true, true, true, false],
  );
  const turned = both(
    13,
    match(
      [
        ["X", 0],
        ["Y", 0],
      ],
      [
        ["A", 1],
        ["B", 1],
        ["C", 1],
      ],
      ["X A", "Y B", "Y C"],
    ),
  ).content;
  assert.equal(
    turned.payload.categories.map(({ html }) => html),
    ["X", "Y"],
  );
});

test("a match is a grid where it says that it is shown as a table", () => {
  const table = both(
    12,
    match(
      [
        ["A", 1],
        ["B", 1],
      ],
      [
        ["X", 0],
        ["Y", 0],
        ["Z", 0],
      ],
      ["A X", "B Z"],
      'class="qti-match-tabular"',
    ),
  ).content;
  assert.equal([table.payload.multiple, Object.values(table.key.rows).length], [false, 2]);
});

test("two columns are true or false, whichever comes first", () => {
  const text = match(
    [
      ["A", 1],
      ["B", 1],
      ["C", 1],
    ],
    [
      ["False", 3],
      ["True", 3],
    ],
    ["A True", "B False", "C True"],
  );
  const { content } = both(8, text);
  assert.equal(content.payload.labels, ["True", "False"]);
  assert.equal(Object.values(content.key.values), [1, 0, 1]);
});

test("an order keeps the order of the file beside the key", () => {
  const body = `<orderInteraction responseIdentifier="RESPONSE" shuffle="true">${["A", "B", "C"].map((each) => `<simpleChoice identifier="${each}">${each}</simpleChoice>`).join("")}</orderInteraction>`;
  const { content } = both(
    7,
    item(
      declared({ cardinality: "ordered", type: "identifier", inside: correct("C", "A", "B") }),
      body,
    ),
  );
  const [a, b, c] = content.payload.items.map(({ id }) => id);
  assert.equal(content.key.ids, [c, a, b]);
});

test("pairs within one list are 5, or 10 when something is paired twice", () => {
  const body = `<associateInteraction responseIdentifier="RESPONSE" maxAssociations="3">${["A", "B", "C", "D"].map((each) => `<simpleAssociableChoice identifier="${each}" matchMax="2">${each}</simpleAssociableChoice>`).join("")}</associateInteraction>`;
  const of = (...pairs: string[]) =>
    item(declared({ cardinality: "multiple", type: "pair", inside: correct(...pairs) }), body);
  const { content } = both(5, of("A D", "B C"));
  assert.equal(
    [content.payload.left, content.payload.right].map((side) => side.map(({ html }) => html)),
    [
      ["A", "B"],
      ["C", "D"],
    ],
  );
  assert.is(both(10, of("A D", "A C")).content.key.pairs.length, 2);
  assert.is(read(of()).questions[0]?.question, null);
});

test.run();
