import { existsSync, readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { ContentOf } from "../../contract/questions/question-content.ts";
import type { QuestionType } from "../../contract/questions/question-types.ts";
import { countingIds, shapeOf } from "../../testing/questions/question-shape.ts";
import { readGift } from "./read-gift.ts";

const test = suite("read GIFT");

const read = (text: string) => readGift(text, countingIds());
const only = (text: string) => {
  const { questions } = read(text);
  assert.is(questions.length, 1, text);
  return questions[0]!;
};
function contentOf<Type extends QuestionType>(text: string, type: Type): ContentOf<Type> {
  const { question, notes } = only(text);
  assert.is(question?.content.type, type, `${text} ${JSON.stringify(notes)}`);
  return question!.content as ContentOf<Type>;
}
const reasons = (text: string) => only(text).notes.map(({ reason }) => reason);
const optionsOf = (text: string) => {
  const { payload, key } = contentOf(text, 1);
  return payload.options.map(({ id, html }) => (id === key.id ? `=${html}` : html));
};

test("one right answer is Pilihan ganda", () => {
  assert.equal(optionsOf("Q?{~a =b ~c}"), ["<p>a</p>", "=<p>b</p>", "<p>c</p>"]);
  assert.equal(optionsOf("Q?{\n=a#good\n~b#bad \\= never\n}").length, 2);
  assert.equal(optionsOf("Q? {=yes~no}"), ["=<p>yes</p>", "<p>no</p>"]);
});

test("escaped signs, backslashes and line breaks are text", () => {
  assert.equal(optionsOf(String.raw`Q\:\{x\}?{=\= \~ \# \\ ~\alpha ~a\nb}`), [
    "=<p>= ~ # \\</p>",
    String.raw`<p>\alpha</p>`,
    "<p>a<br>b</p>",
  ]);
  assert.is(only(String.raw`Q\:\{x\}?{T}`).excerpt, "Q:{x}?");
});

test("several answers with shares are Pilihan ganda kompleks, and unequal shares are its weights", () => {
  const even = contentOf("Q?{~%50%a ~%50%b ~c}", 4);
  assert.equal(even.key.ids, ["i1", "i2"]);
  assert.equal(even.key.weights, {});
  const { question, notes } = only("Q?{~%75%a ~%25%b ~%-100%c}");
  assert.is(question?.policy, "bobot_opsi");
  assert.equal((question!.content as ContentOf<4>).key.weights, { i1: 75, i2: 25, i3: -100 });
  assert.is(notes.length, 1);
});

test("a share beside the right answer is a weight of that option", () => {
  const { question } = only("Q?{=a ~%50%b ~c}");
  assert.is(question?.policy, "bobot_opsi");
  assert.equal((question!.content as ContentOf<1>).key, {
    id: "i1",
    weights: { i1: 100, i2: 50, i3: 0 },
  });
});

test("true and false, in any spelling and with feedback", () => {
  for (const [text, value] of [
    ["Q{T}", 1],
    ["Q{ TRUE#salah#benar }", 1],
    ["Q{FALSE}", 0],
    ["Q {f####umum}", 0],
  ] as const) {
    const { payload, key } = contentOf(text, 8);
    assert.is(key.values[payload.statements[0]!.id], value, text);
    assert.equal(
      payload.statements.map(({ html }) => html),
      ["<p>Q</p>"],
    );
  }
  assert.is(only("Q {f####umum}").question?.explanation, "<p>umum</p>");
});

test("short answers keep their shares; a star stands for any text", () => {
  const { key } = contentOf("Q?{=Frog#Good! =%50%Cat =%0%*#Wrong ####[html]<b>x</b>}", 6);
  assert.equal(key.accepted, [
    { text: "Frog", share: 1 },
    { text: "Cat", share: 0.5 },
  ]);
  const pattern = contentOf("Q?{=*merdeka (1945)*}", 6).key;
  assert.is(pattern.mode, "regex");
  assert.is(pattern.accepted[0]?.text, String.raw`.*merdeka \(1945\).*`);
  assert.equal(contentOf(String.raw`Q?{=2\*3}`, 6).key.accepted, [{ text: "2*3", share: 1 }]);
});

test("numbers with tolerance, as ranges, several, and negative", () => {
  const numbers = (text: string) => {
    const { accepted, tolerance, mode } = contentOf(text, 6).key;
    assert.is(mode, "number");
    return [...accepted.map((each) => `${each.text} ${each.share}`), tolerance];
  };
  assert.equal(numbers("Q?{#1822}"), ["1822 1", 0]);
  assert.equal(numbers("Q?{#-3.142:0.001}"), ["-3.142 1", 0.001]);
  assert.equal(numbers("Q?{#3.141..3.142}."), ["3.1415 1", 0.0005]);
  assert.equal(numbers("Q?{#-5..5}"), ["0 1", 5]);
  assert.equal(numbers("Q?{#.1..5}"), ["2.55 1", 2.45]);
  assert.equal(numbers("Q?{#=5:1#ok =%50%9:1 =%0%7:0}"), ["5 1", "9 0.5", 1]);
  assert.equal(numbers("Q?{#=1e-3:0 ~%0%*}"), ["0.001 1", 0]);
  assert.match(reasons("Q?{#=1822:0 =%50%1822:2}").join(), /Toleransi/u);
  assert.is(only("Q?{#abc}").question, null);
});

test("pairs are Menjodohkan, in an order of their own, with distractors", () => {
  const { payload, key } = contentOf("Q {=[html]<b>k</b> -> Z =l -> A = -> M}", 5);
  assert.equal(
    payload.right.map(({ html }) => html),
    ["<p>A</p>", "<p>M</p>", "<p>Z</p>"],
  );
  assert.equal(
    payload.left.map(({ html }) => html),
    ["<b>k</b>", "<p>l</p>"],
  );
  assert.is(key.pairs[payload.left[0]!.id], payload.right[2]!.id);
});

test("pairs that share a right side are statements or groups", () => {
  const { payload, key } = contentOf("Q{=a -> Salah =b -> Benar =c -> Benar}", 8);
  assert.equal(payload.labels, ["Benar", "Salah"]);
  assert.equal(Object.values(key.values), [0, 1, 1]);
  assert.is(contentOf("Q{=a -> X =b -> Y =c -> Y =d -> Z}", 13).payload.categories.length, 3);
});

test("no answer is Uraian, and no braces is a description that is told", () => {
  assert.is(contentOf("Jelaskan!{}", 2).type, 2);
  const { questions, notes } = read("Baca dahulu.\n\nQ{T}");
  assert.is(questions.length, 1);
  assert.match(notes[0]!.reason, /Baris 1: "Baca dahulu\."/u);
});

test("an answer in the middle of the sentence is a blank", () => {
  const { payload, key } = contentOf("Grant is {~buried =entombed ~living} in a tomb.", 14);
  assert.is(payload.text, "<p>Grant is [[i4]] in a tomb.</p>");
  assert.is(key.words["i4"], "i2");
  assert.is(only("Dua tambah dua {=empat =4}.").question?.stem, "<p>Dua tambah dua _____.</p>");
  assert.is(only("Berapa? {#3}.").question?.stem, "<p>Berapa?</p>");
});

test("items to be ordered keep their order in the key", () => {
  const { payload, key } = contentOf(
    "Urutkan{>3 ALL VERTICAL ABSOLUTE_POSITION SHOW none\nZ\nA\nM\n}",
    7,
  );
  const texts = new Map(payload.items.map(({ id, html }) => [id, html]));
  assert.equal(
    key.ids.map((id) => texts.get(id)),
    ["<p>Z</p>", "<p>A</p>", "<p>M</p>"],
  );
  assert.is(payload.items[0]!.html, "<p>A</p>");
});

test("formats: what is no tag is text; formulas; Markdown", () => {
  assert.is(only("a < b & <b>c</b>{}").question?.stem, "<p>a &lt; b &amp; <b>c</b></p>");
  assert.is(only("[plain]<b>{}").question?.stem, "<p>&lt;b&gt;</p>");
  assert.is(
    only(String.raw`[html]<p>$$x<sup>\(\\frac\{1\}\{2\}\)</sup></p>{}`).question?.stem,
    String.raw`<p>$$x<sup><span data-formula="\frac{1}{2}"></span></sup></p>`,
  );
  assert.is(
    only("[markdown]a *b*\n- c\n    - d{}").question?.stem,
    "<p>a <em>b</em></p><ul><li>c<ul><li>d</li></ul></li></ul>",
  );
  assert.equal(optionsOf("[html]<i>Q</i>{=<b>a</b> ~[plain]<b>}"), [
    "=<b>a</b>",
    "<p>&lt;b&gt;</p>",
  ]);
});

test("names, categories, tags and remarks are told or left out", () => {
  const { questions, notes } = read("// [tag:x]\n$CATEGORY: a/b\n// remark\n::Q\\:7::Apa?{T}");
  assert.equal(
    questions.map(({ place }) => place),
    ["Baris 4 (Q:7)"],
  );
  assert.equal(
    notes.map(({ severity }) => severity),
    ["warning", "warning"],
  );
});

test("empty lines within the braces and none between questions are forgiven", () => {
  const { questions } = read("A?{\n=x\n\n~y\n}\nB?{T}\nC?{F}\n\n::D::E?{=f}");
  assert.equal(
    questions.map(({ place, question }) => [place, question?.content.type]),
    [
      ["Baris 1", 1],
      ["Baris 6", 8],
      ["Baris 7", 8],
      ["Baris 9 (D)", 6],
    ],
  );
});

const bad = [
  "Q?{=a",
  "Q? =a}",
  "Q?{~a ~b}",
  "Q?{a b}",
  "{=a ~b}",
  "Q?{#x}",
  "Q?{=}",
  "Q?{~}",
  "Q?{~%a%b =c %}",
];

test("a bad question is told and takes no good one with it", () => {
  for (const text of bad.slice(0, 8)) assert.is(only(text).question, null, text);
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...bad)), (texts) => {
      const { questions } = read(texts.flatMap((text) => [text, "Baik?{=a ~b}"]).join("\n\n"));
      const good = questions.filter(({ excerpt, question }) => excerpt === "Baik?" && question);
      assert.is(good.length, texts.length);
    }),
  );
});

test("whatever the text, the answer is questions and notes", () => {
  const pieces = fc.constantFrom(
    ..."~=#{}:\\n%[]->\n ".split(""),
    "::",
    "####",
    "[html]",
    "\n\n",
    "..",
    "<b>",
    "$$",
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string({ maxLength: 5 }))), (texts) => {
      const { questions, notes } = read(texts.join(""));
      for (const { question, notes } of questions) {
        assert.ok(question || notes.some(({ severity }) => severity === "error"));
        if (question) shapeOf(question.content);
      }
      assert.ok(questions.length + notes.length > 0);
    }),
    { numRuns: 300 },
  );
});

test("a question of endless answers is refused like any other bad one", () => {
  assert.is(only(`Q{${"~b".repeat(150_000)}}`).question, null);
});

const samples = "../shared/samples/gift";

test("reads the samples of another parser without an error", () => {
  if (!existsSync(samples)) {
    console.log(`\n  (skipped: ${samples} is not here)`);
    return;
  }
  for (const name of readdirSync(samples).filter((each) => each.endsWith(".gift"))) {
    const { questions } = read(readFileSync(`${samples}/${name}`, "utf8"));
    const errors = questions.flatMap(({ question, notes }) => (question ? [] : notes));
    // Of one number with two tolerances neither may be left out.
    const told = errors.filter(({ reason }) => !reason.startsWith("Toleransi tiap jawaban"));
    assert.equal(told, [], name);
  }
});

test.run();
