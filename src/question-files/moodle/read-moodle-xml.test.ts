import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { ContentOf } from "../../contract/questions/question-content.ts";
import type { QuestionType } from "../../contract/questions/question-types.ts";
import { countingIds } from "../../testing/questions/question-shape.ts";
import { readMoodleXml } from "./read-moodle-xml.ts";

const test = suite("read Moodle XML");

const read = (text: string) => readMoodleXml(text, countingIds());
const quiz = (...questions: string[]) =>
  `<?xml version="1.0"?>\n<quiz>${questions.join("\n")}</quiz>`;
const stem = (html: string, files = "") =>
  `<questiontext format="html"><text><![CDATA[${html}]]></text>${files}</questiontext>`;
const question = (type: string, body: string, text = stem("<p>Q?</p>")) =>
  `<question type="${type}"><name><text>N</text></name>${text}${body}</question>`;
const answer = (percent: number | string, text: string, more = "") =>
  `<answer fraction="${percent}" format="html"><text><![CDATA[${text}]]></text>${more}</answer>`;
const only = (xml: string) => {
  const result = read(quiz(xml));
  assert.is(result.questions.length, 1, xml);
  return { ...result.questions[0]!, files: result.files };
};
function contentOf<Type extends QuestionType>(xml: string, type: Type): ContentOf<Type> {
  const { question, notes } = only(xml);
  assert.is(question?.content.type, type, `${xml} ${JSON.stringify(notes)}`);
  return question!.content as ContentOf<Type>;
}

/** The head of a PNG of that size, which is all that is looked at. */
const png = (width: number, height: number) => {
  const bytes = new Uint8Array(24);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  new DataView(bytes.buffer).setUint32(16, width);
  new DataView(bytes.buffer).setUint32(20, height);
  return btoa(String.fromCodePoint(...bytes));
};

test("multichoice by its buttons or boxes", () => {
  const answers = answer(100, "<p>a</p>") + answer(0, "<p>b</p>");
  assert.is(contentOf(question("multichoice", `<single>true</single>${answers}`), 1).key.id, "i1");
  const one = contentOf(question("multichoice", `<single>false</single>${answers}`), 4);
  assert.equal(one.key, { ids: ["i1"], weights: {} });
  const uneven = only(
    question(
      "multichoice",
      `<single>0</single>${answer(60, "a")}${answer(40, "b")}${answer(-50, "c")}`,
    ),
  );
  assert.is(uneven.question?.policy, "bobot_opsi");
});

test("a single choice that may go below 0 is told, and takes nothing off here by itself", () => {
  const body = `<single>true</single>${answer(100, "a")}${answer(-25, "b")}${answer(0, "c")}`;
  const { question: read, notes } = only(question("multichoice", body));
  assert.equal([read?.content.key, read?.policy], [{ id: "i1", weights: {} }, null]);
  assert.equal(
    notes.map(({ reason }) => reason),
    ["Pengurangan nilai untuk jawaban salah tidak ikut; atur minus di banksoal."],
  );
});

test("header: grade, explanation, shuffling, name, and what is lost", () => {
  const body = `<defaultgrade>2.5000000</defaultgrade><generalfeedback><text>Sebab</text></generalfeedback>
    <shuffleanswers>false</shuffleanswers><tags><tag><text>x</text></tag></tags><hint><text>ingat</text></hint>
    <correctfeedback format="html"><text>Bagus</text></correctfeedback>${answer(100, "true")}${answer(0, "false")}`;
  const { question: read, place, excerpt, notes } = only(question("truefalse", body));
  assert.equal(
    [read?.bobot, read?.explanation, read?.shuffle, place, excerpt],
    [2.5, "Sebab", false, "Soal 1 (N)", "Q?"],
  );
  assert.is(notes.length, 3);
});

test("truefalse, shortanswer and numerical", () => {
  const truth = contentOf(question("truefalse", answer(0, "true") + answer(100, "false")), 8);
  assert.equal(Object.values(truth.key.values), [0]);
  const short = question(
    "shortanswer",
    `<usecase>1</usecase>${answer(100, "Bali")}${answer(33.33333, "NTB")}`,
  );
  assert.equal(contentOf(short, 6).key.accepted[1], { text: "NTB", share: 0.3333333 });
  assert.is(contentOf(short, 6).key.case_sensitive, true);
  const units = "<units><unit><multiplier>1</multiplier><unit_name>cm</unit_name></unit></units>";
  const number = contentOf(
    question(
      "numerical",
      answer(100, "1.5E2", "<tolerance>0.5</tolerance>") + answer(0, "*") + units,
    ),
    6,
  );
  assert.equal(
    [number.key.accepted[0]?.text, number.key.tolerance, number.payload.unit],
    ["150", 0.5, "cm"],
  );
});

test("matching, with distractors", () => {
  const pair = (left: string, right: string) =>
    `<subquestion format="html"><text>${left}</text><answer><text>${right}</text></answer></subquestion>`;
  const { payload, key } = contentOf(
    question("matching", pair("a", "Z") + pair("b", "Y") + pair("", "X")),
    5,
  );
  assert.equal(
    payload.right.map(({ html }) => html),
    ["<p>X</p>", "<p>Y</p>", "<p>Z</p>"],
  );
  assert.is(Object.keys(key.pairs).length, 2);
});

test("essay and ordering", () => {
  const fields = `<responseformat>editor</responseformat><responsefieldlines>15</responsefieldlines>
    <minwordlimit>20</minwordlimit><attachments>-1</attachments><graderinfo format="html"><text>Inti</text></graderinfo>`;
  const { payload, key } = contentOf(question("essay", fields), 2);
  assert.equal(payload, {
    format: "rich",
    min_words: 20,
    max_chars: 0,
    attachments: true,
    lines: 15,
  });
  assert.is(key.rujukan, "Inti");
  const order = contentOf(
    question(
      "ordering",
      `<gradingtype>RELATIVE_NEXT_EXCLUDE_LAST</gradingtype>${answer(1, "b")}${answer(2, "a")}`,
    ),
    7,
  );
  assert.equal([order.key.ids, order.key.measure], [["i1", "i2"], "neighbours"]);
  assert.equal(
    order.payload.items.map(({ html }) => html),
    ["a", "b"],
  );
});

test("gapselect and ddwtos are blanks with lists of their own or a bank", () => {
  const text = stem("<p>[[2]] dan [[1]]</p>");
  const choices = (name: string) =>
    ["a", "b", "c"]
      .map((each, at) => `<${name}><text>${each}</text><group>${at < 2 ? 1 : 2}</group></${name}>`)
      .join("");
  const lists = contentOf(question("gapselect", choices("selectoption"), text), 14);
  const [first] = lists.payload.blanks;
  assert.is(lists.payload.text, `<p>[[${first?.id}]] dan [[${lists.payload.blanks[1]?.id}]]</p>`);
  assert.equal(
    first?.options.map(({ text }) => text),
    ["a", "b"],
  );
  assert.is(first?.options.find(({ id }) => id === lists.key.words[first.id])?.text, "b");
  const bank = contentOf(question("ddwtos", choices("dragbox"), text), 14);
  assert.is(bank.payload.bank.length, 3);
  assert.equal(Object.values(bank.key.words), ["i2", "i1"]);
  assert.is(only(question("gapselect", "", text)).question, null);
});

test("cloze parts are typed blanks and lists", () => {
  const text = stem(
    `<p>{1:SHORTANSWER:=Bali#ya~%50%Ba\\~li} {2:NM:=2.5:0.1} {:MCV:a~=b &amp; \\}~c} {1:SAC:=X}</p>`,
  );
  const { payload, key } = contentOf(question("cloze", "", text), 14);
  assert.equal(
    payload.blanks.map(({ mode }) => mode),
    ["text", "text", "dropdown", "text"],
  );
  const [typed, number, list, exact] = payload.blanks.map(({ id }) => id) as [
    string,
    string,
    string,
    string,
  ];
  assert.equal(key.texts[typed]?.accepted, [
    { text: "Bali", share: 1 },
    { text: "Ba~li", share: 0.5 },
  ]);
  assert.equal([key.texts[number]?.mode, key.texts[number]?.tolerance], ["number", 0.1]);
  const options = payload.blanks[2]!.options;
  assert.is(options.find(({ id }) => id === key.words[list])?.text, "b & }");
  assert.is(key.texts[exact]?.case_sensitive, true);
  assert.is(only(question("cloze", "", stem("{1:MULTIRESPONSE:=a~=b}"))).question, null);
});

test("labels on pictures, with shapes or corners", () => {
  const file = `<file name="peta.png" encoding="base64">${png(800, 400)}</file>`;
  const drags =
    "<drag><no>1</no><text>Jawa</text></drag><drag><no>2</no><text>Bali</text><infinite/></drag>";
  const drop = (shape: string, coords: string) =>
    `<drop><no>1</no><shape>${shape}</shape><coords>${coords}</coords><choice>2</choice></drop>`;
  const drops =
    drop("rectangle", "80,40;160,200") +
    drop("circle", "400,200;80") +
    drop("polygon", "0,0;800,0;800,400");
  const { payload, key } = contentOf(question("ddmarker", file + drags + drops), 16);
  assert.equal(payload.image, { media_id: "import:peta.png", width: 800, height: 400, alt: "" });
  assert.equal(
    payload.zones.map(({ coords }) => coords),
    [
      [0.1, 0.1, 0.2, 0.5],
      [0.5, 0.5, 0.1],
      [0, 0, 1, 0, 1, 1],
    ],
  );
  assert.equal(Object.values(key.labels).flat(), ["i2", "i2", "i2"]);
  const corner = "<drop><text/><no>1</no><choice>1</choice><xleft>80</xleft><ytop>40</ytop></drop>";
  const [zone] = contentOf(question("ddimageortext", file + drags + corner), 16).payload.zones;
  assert.equal([zone?.shape, zone?.coords.slice(0, 2)], ["rect", [0.1, 0.1]]);
  assert.is(only(question("ddmarker", drags + drops)).question, null);
});

test("files are kept once by their bytes and named anew when the name is taken", () => {
  const picture = (bytes: string) =>
    question(
      "essay",
      "",
      stem(
        '<img src="@@PLUGINFILE@@/a%20b.png"><img src="@@PLUGINFILE@@/no.png">',
        `<file name="a b.png" path="/" encoding="base64">${bytes}</file>`,
      ),
    );
  const { questions, files } = read(quiz(picture("AQID"), picture("AQID"), picture("BAUG")));
  assert.equal(
    files.map(({ name, bytes }) => [name, [...bytes]]),
    [
      ["a_b.png", [1, 2, 3]],
      ["a_b-2.png", [4, 5, 6]],
    ],
  );
  assert.equal(
    questions.map(({ question }) => /import:[^"]+/u.exec(question?.stem ?? "")?.[0]),
    ["import:a_b.png", "import:a_b.png", "import:a_b-2.png"],
  );
  assert.match(questions[0]!.notes[0]!.reason, /no\.png/u);
  const inline = only(question("essay", "", stem('<img src="data:image/png;base64,AQID"> x')));
  assert.equal(
    [inline.question?.stem, inline.files.length],
    ['<img src="import:gambar.png"> x', 1],
  );
});

test("text formats: plain, Markdown and Moodle's own", () => {
  const inFormat = (format: string) =>
    only(
      question(
        "essay",
        "",
        `<questiontext format="${format}"><text>a &lt; *b*\nc</text></questiontext>`,
      ),
    ).question?.stem;
  assert.is(inFormat("plain_text"), "<p>a &lt; *b*<br>c</p>");
  assert.is(inFormat("markdown"), "<p>a &lt; <em>b</em> c</p>");
  assert.is(inFormat("moodle_auto_format"), "<p>a &lt; *b*<br>c</p>");
});

test("categories and descriptions are told, kinds without a counterpart are errors", () => {
  const { questions, notes } = read(
    quiz(
      '<question type="category"><category><text>$course$/Bab 1</text></category></question>',
      question("description", ""),
      question("calculated", ""),
      question("random", ""),
    ),
  );
  assert.equal(
    questions.map(({ question }) => question),
    [null, null],
  );
  assert.match(questions[0]!.notes[0]!.reason, /calculated/u);
  assert.equal(notes.length, 2);
});

test("a broken question takes no good one with it", () => {
  const good = question("essay", "", stem("Baik"));
  const bad = [
    question("essay", "<b>", stem("Rusak")),
    '<question type="essay"><questiontext>',
    question("numerical", answer(100, "x")),
    question("multichoice", answer("x", "x")),
    question("matching", ""),
    question("ordering", ""),
    "<question>&nbsp;</question>",
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...bad)), (texts) => {
      const { questions } = read(quiz(...texts.flatMap((text) => [text, good])));
      const fine = questions.filter(({ excerpt, question }) => excerpt === "Baik" && question);
      assert.is(fine.length, texts.length);
    }),
  );
});

test("whatever the text, the answer is questions and notes", () => {
  const kinds = [
    "multichoice",
    "truefalse",
    "shortanswer",
    "numerical",
    "matching",
    "essay",
    "ordering",
    "gapselect",
    "ddwtos",
    "cloze",
    "ddmarker",
    "ddimageortext",
    "__proto__",
  ];
  const body = fc.oneof(
    fc.string(),
    fc.constantFrom(
      answer(100, "x"),
      answer(50, "2"),
      "<single/>",
      "<drag><no>1</no></drag>",
      "<drop><choice>1</choice></drop>",
      `<file>${png(1, 1)}</file>`,
      "<subquestion><text>a</text><answer>b</answer></subquestion>",
      "<dragbox><text>a</text></dragbox>",
      "<selectoption/>",
    ),
  );
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom("[[1]]", "{1:SA:=a}", "{1:MC:~=}", "<b>", "@@PLUGINFILE@@/%x"),
  );
  const any = fc
    .tuple(fc.constantFrom(...kinds), fc.array(body), text)
    .map(([kind, bodies, html]) => question(kind, bodies.join(""), stem(html)));
  fc.assert(
    fc.property(fc.array(fc.oneof(any, fc.string())), (texts) => {
      const { questions, notes } = read(quiz(...texts));
      assert.ok(questions.length + notes.length > 0);
      for (const { question, notes } of questions)
        assert.ok(question || notes.some(({ severity }) => severity === "error"));
    }),
    { numRuns: 200 },
  );
});

test.run();
