import { suite } from "uvu";
import * as assert from "uvu/assert";
import { analyseItems } from "../../../domain/item-analysis/analyse-items.ts";
import { analysisSummary } from "../../../domain/item-analysis/summary/analysis-summary.ts";
import {
  createItemResponses,
  type ItemResponse,
} from "../../../domain/item-analysis/sending/item-responses.ts";
import {
  markedTable,
  question as asked,
  response,
} from "../../../testing/item-analysis/response-builders.ts";
import { itemWordsMessages } from "./item-words-messages.ts";
import {
  countsCaveat,
  decisionReasons,
  decisionText,
  mendingReason,
  participantsText,
  percentText,
  questionSentence,
  reliabilityText,
  withCaveat,
} from "./item-words-text.ts";

const test = suite("words about a question");
const t = itemWordsMessages.get();
/** Of four participants, whom it separates. */
const [question] = analyseItems(
  markedTable([
    [1, 1],
    [1, 1],
    [0, 0],
    [0, 0],
  ]),
).questions;

test("what a teacher has decided stands above the proposal, with the teacher's reason", () => {
  const proposed = decisionText(question!, t, null);
  assert.match(proposed, /terlalu sedikit peserta/u);
  const own = { status: "dibuang", note: "materi belum diajarkan" } as const;
  assert.is(decisionText(question!, t, own), "dibuang (guru)");
  assert.match(
    questionSentence("1", question!, t, own),
    /keputusan: dibuang \(guru\), karena materi belum diajarkan\.$/u,
  );
});

test("reasons of the proposal are not given for another decision", () => {
  const { status } = question!.proposal;
  const other = status === "dibuang" ? "diterima" : "dibuang";
  const sentence = questionSentence("1", question!, t, { status: other, note: "" });
  assert.match(sentence, /karena diputuskan oleh guru\.$/u);
});

/** A question beside one that twelve participants answer differently. */
function beside(more: Partial<ItemResponse>, counted = 12) {
  const builder = createItemResponses([asked("q1"), asked("q2")]);
  for (let at = 0; at < 12; at += 1) {
    builder.add(true, [response(at % 2), response(0, at < counted ? more : {})]);
  }
  return analyseItems(builder.finish()).questions[1]!;
}

test("a question that most did not reach is not condemned, whatever its p", () => {
  const unseen = beside({ state: "unreached" }, 7);
  assert.is(unseen.p.shown, "0.00");
  assert.is(decisionText(unseen, t, null), "belum dapat diusulkan (banyak yang belum sampai)");
  assert.is(
    questionSentence("4", unseen, t, null),
    "Butir 4 (banyak yang belum sampai): belum dapat diusulkan; 7 dari 12 peserta belum sampai ke soal ini.",
  );
  assert.is(withCaveat("sukar", unseen, t), "sukar (banyak yang belum sampai)");
});

test("a question that is removed or right for all is called so, and has no n of 0", () => {
  const removed = beside({ treatment: "dihapus" });
  assert.is(decisionText(removed, t, null), "dihapus dari penilaian");
  assert.is(
    questionSentence("4", removed, t, null),
    "Butir 4: dihapus dari penilaian; jawaban 12 peserta tidak dianalisis.",
  );
  const given = beside({ treatment: "semua_benar" });
  assert.is(decisionText(given, t, null), "dianggap benar untuk semua");
  assert.equal(
    [removed, given].map((each) => participantsText(each, t)),
    ["–", "–"],
  );
});

test("too few participants are named beside every word, and beside counts of decisions", () => {
  const { test: whole, questions } = analyseItems(
    markedTable(["110", "101", "001", "000"].map((row) => [...row])),
  );
  assert.match(reliabilityText(whole, t), /, terlalu sedikit peserta\)$/u);
  assert.is(withCaveat("jelek", questions[0]!, t), "jelek (terlalu sedikit peserta)");
  assert.is(withCaveat(t.none, questions[0]!, t), t.none);
  const summary = analysisSummary(questions);
  assert.is(countsCaveat(whole, summary, t), "terlalu sedikit peserta");
  const own = new Map(questions.map(({ id }) => [id, "diterima"] as const));
  assert.is(countsCaveat(whole, analysisSummary(questions, own), t), "");
  const sentence = questionSentence("1", questions[0]!, t, { status: "dibuang", note: "" });
  assert.match(sentence, /^Butir 1 \(terlalu sedikit peserta\): /u);
});

test("what the rules have found stays named after a teacher has decided", () => {
  const bad = analyseItems(
    markedTable([
      [0, 1, 1, 1],
      [1, 0, 0, 0],
    ]),
  ).questions[0]!;
  assert.is(bad.proposal.status, "dibuang");
  const own = { status: "direvisi", note: "" } as const;
  assert.is(mendingReason(bad, t, own), "kelompok atas tidak lebih baik");
  assert.is(decisionReasons(bad, t, own), "diputuskan oleh guru");
  const good = analyseItems(
    markedTable([
      [1, 1],
      [1, 1],
      [0, 0],
      [0, 0],
    ]),
  ).questions[0]!;
  assert.is(good.proposal.status, "diterima");
  assert.is(mendingReason(good, t, { ...own, note: "materi lama" }), "materi lama");
});

test("percent follow from the figure that is shown", () => {
  assert.is(percentText({ value: 0.285, shown: "0.29", why: null }, t), "29");
  assert.is(percentText({ value: null, shown: null, why: "no-group" }, t), "–");
});

test.run();
