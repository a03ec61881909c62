import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  accepting,
  allSamples,
  questionSamples,
} from "../../testing/questions/question-samples.ts";
import {
  assertSameQti as assertSame,
  makeQtiId as makeId,
  qtiFiles as files,
  qtiQuestion as question,
  qtiRoundTrip as roundTrip,
} from "../../testing/questions/qti-round-trip.ts";
import { parseXml } from "../../files/xml/xml-tree.ts";
import { readQti } from "./read-qti.ts";
import { writeQti } from "./write-qti.ts";

const test = suite("write qti");
for (const { content } of allSamples) {
  test(`a question of type ${content.type} is read back as it was written`, () => {
    const isMarked = content.type === 2 || content.type === 9;
    const wanted = question(content, { policy: isMarked ? null : "mutlak", bobot: 2.5 });
    assertSame(roundTrip(wanted)[0], wanted);
  });
}

test("what all types share comes back: sound, explanation, difficulty, layout, weight", () => {
  const wanted = question(questionSamples[4].content, {
    stem: '<p>Hitung <span data-formula="\\frac{1}{2}&lt;x"></span> <u>dari</u> <img src="import:peta.png" alt="Peta" width="20"></p>',
    layout: 2,
    bobot: 3,
    difficulty: "sukar",
    explanation: "<p>Karena <b>begitu</b>.</p>",
    shuffle: true,
    audio: { media_id: "import:suara.mp3", max_play: 2, autoplay: true },
  });
  assertSame(roundTrip(wanted)[0], wanted);
});

test("how questions were answered is in a file of its own, and comes back to each", () => {
  const one = question(questionSamples[1].content);
  const usages = [{ n: 312, p: "0.72", d: "-0.05" }, null, { n: 8, p: null, d: "0.40" }];
  const { parts } = writeQti([one, one, one], files, usages);
  const text = (path: string) => new TextDecoder().decode(parts.get(path));
  assert.match(text("imsmanifest.xml"), 'type="imsqti_usagedata_xmlv3p0"');
  const { questions, notes } = readQti(parts, makeId);
  assert.equal([questions.map(({ usage }) => usage), notes], [usages, []]);
  assert.not(writeQti([one], files).parts.has("usagedata.xml"));
});

test("usage of other programs is read by its names, and what is not known is said", () => {
  const { parts } = writeQti([question(questionSamples[1].content)], files);
  const statistic = (name: string, value: string, target = "item") =>
    `<ordinaryStatistic name="${name}" context="urn:x" caseCount="40"><targetObject identifier="soal-0001" objectType="${target}"/><value>${value}</value></ordinaryStatistic>`;
  const inside = [
    statistic("P_VALUE", "0.345"),
    statistic("rpbis", "0.3"),
    statistic("discrimination", "2"),
    statistic("p", "0.9", "choice"),
  ].join("");
  const xmlns = "http://www.imsglobal.org/xsd/imsqti_usagedata_v2p2";
  const root = `<usageData xmlns="${xmlns}">${inside}</usageData>`;
  parts.set("stat/usage.xml", new TextEncoder().encode(root));
  const { questions, notes } = readQti(parts, makeId);
  assert.equal(questions[0]?.usage, { n: 40, p: "0.35", d: null });
  assert.equal(
    notes.map(({ reason }) => reason),
    ["Angka pemakaian selain p, D, dan jumlah peserta tidak ikut: rpbis, discrimination, p."],
  );
});

test("policies come back where QTI can say them", () => {
  const { content } = questionSamples[1];
  const weighted = question(content, { policy: "bobot_opsi", bobot: 5 });
  assertSame(roundTrip(weighted)[0], weighted);
  const plain = { ...questionSamples[4].content };
  const some = question({ ...plain, key: { ...plain.key, weights: {} } }, { policy: "parsial" });
  assertSame(roundTrip(some)[0], some);
  for (const policy of ["parsial", "parsial_penalti"] as const) {
    for (const type of [5, 8, 13, 16] as const) {
      const wanted = question(questionSamples[type].content, { policy });
      assertSame(roundTrip(wanted)[0], wanted);
    }
  }
  for (const type of [11, 14] as const) {
    const wanted = question(questionSamples[type].content, { policy: "parsial" });
    assertSame(roundTrip(wanted)[0], wanted);
  }
});

test("typed answers keep numbers, tolerance, patterns and shares", () => {
  const base = accepting();
  const keys = [
    { ...base, mode: "number" as const, tolerance: 0.5, accepted: [{ text: "2.5", share: 1 }] },
    { ...base, mode: "regex" as const, accepted: [{ text: "ab+<c", share: 1 }] },
    {
      ...base,
      mode: "text" as const,
      case_sensitive: true,
      accepted: [
        { text: "A", share: 1 },
        { text: "a", share: 0.5 },
      ],
    },
  ];
  for (const key of keys) {
    const payload = { max_length: 20, unit: "cm", number: key.mode === "number" };
    const wanted = question({ type: 6, payload, key });
    const [read] = roundTrip(wanted);
    assert.equal(read?.question?.content, wanted.content);
  }
});

test("an essay keeps its rubric, model answer, key words and bounds", () => {
  const wanted = question(
    {
      type: 2,
      payload: { format: "rich", min_words: 10, max_chars: 500, attachments: true, lines: 8 },
      key: {
        rujukan: "<p>Jawaban</p>",
        rubric: [{ id: "r1", label: "Isi & bahasa", max: 4.5 }],
        keywords: ["hujan", "awan"],
      },
    },
    { policy: null },
  );
  assertSame(roundTrip(wanted)[0], wanted);
});

test("pictures as options, typed labels and a bank of words come back", () => {
  const image = { media_id: "peta.png", width: 10, height: 10, alt: "Peta" };
  const option = (id: string) => ({ id, image, caption: `Gambar ${id}`, fixed: false });
  const pictures = question({
    type: 15,
    payload: { mode: "options", options: [option("a"), option("b")], columns: 3, multiple: true },
    key: { ids: ["b"], weights: {} },
  });
  assertSame(roundTrip(pictures)[0], pictures);
  const labels = questionSamples[16].content;
  const typed = question({
    ...labels,
    payload: { ...labels.payload, labels: [], mode: "typed" },
    key: { labels: {}, texts: { z1: accepting("Aceh") } },
  });
  assertSame(roundTrip(typed)[0], typed);
  const bank = question({
    type: 14,
    payload: {
      text: "<p>[[b1]] dan [[b2]]</p>",
      blanks: ["b1", "b2"].map((id) => ({ id, mode: "bank", options: [], width: 9 })),
      bank: [
        { id: "w1", text: "air", reuse: true },
        { id: "w2", text: "api", reuse: false },
      ],
    },
    key: { words: { b1: "w1", b2: "w2" }, texts: {} },
  });
  assertSame(roundTrip(bank)[0], bank);
});

test("all questions make one package: well-formed, listed, in order, with the files that are used", () => {
  const questions = allSamples.map(({ content }) => question(content));
  const { parts } = writeQti(questions, files);
  for (const [path, bytes] of parts)
    if (path.endsWith(".xml")) parseXml(new TextDecoder().decode(bytes));
  assert.ok(parts.has("media/media-1"));
  assert.not.ok(parts.has("media/peta.png"));
  const manifest = new TextDecoder().decode(parts.get("imsmanifest.xml"));
  for (const path of parts.keys())
    if (path !== "imsmanifest.xml") assert.match(manifest, `"${path}"`);
  const read = readQti(parts, makeId);
  assert.equal(
    read.questions.map((each) => each.question?.content.type),
    allSamples.map(({ content }) => content.type),
  );
  assert.equal(read.notes, []);
  assert.equal(
    read.files.map(({ name }) => name),
    ["media-1"],
  );
});

test("what QTI cannot say is noted at its question", () => {
  const bad = question(questionSamples[7].content, {
    stem: '<p><img src="import:hilang.png" alt="x"></p>',
    policy: "bertingkat",
    competence_ids: ["k1"],
    reference_id: "r1",
  });
  const { notes } = writeQti([question(questionSamples[1].content), bad], files);
  assert.equal(
    notes.map(({ number }) => number),
    [2, 2, 2, 2],
  );
  assert.match(notes.map(({ reason }) => reason).join("\n"), /hilang\.png/u);
});

test("text that means something in XML stays text", () => {
  const stem = '<p>1 &lt; 2 &amp; "a"&nbsp;b<br>c</p>';
  const [read] = roundTrip(question(questionSamples[1].content, { stem }));
  assert.is(read?.question?.stem, "<p>1 &lt; 2 &amp; &quot;a&quot;\u00a0b<br>c</p>");
});

test.run();
