import { suite } from "uvu";
import * as assert from "uvu/assert";
import { accepting } from "../../../testing/questions/question-samples.ts";
import {
  acceptedRows,
  offersHarakat,
  readingOf,
  rulesOf,
  describedAnswers,
  withAccepted,
  withOneMore,
  withoutAccepted,
  withPasted,
} from "./comparison-model.ts";

const test = suite("accepted answers");
const textsOf = (value: { accepted: { text: string }[] } | null) =>
  value?.accepted.map(({ text }) => text);

test("there is always one to fill in, and filling it in keeps it", () => {
  assert.is(acceptedRows(accepting()).length, 1);
  assert.equal(withAccepted(accepting(), 0, { text: "dua" }).accepted, [{ text: "dua", share: 1 }]);
});

test("one answer is changed, added and taken away without touching the others", () => {
  const value = accepting("dua", "2");
  assert.equal(withAccepted(value, 1, { share: 0.5 }).accepted[1], { text: "2", share: 0.5 });
  assert.equal(textsOf(withOneMore(value)), ["dua", "2", ""]);
  assert.equal(textsOf(withoutAccepted(value, 0)), ["2"]);
});

test("no more are added than a question may have", () => {
  const full = accepting(...Array.from({ length: 100 }, (_, at) => String(at)));
  assert.is(withOneMore(full), null);
  assert.is(withPasted(full, 99, "a\nb")?.accepted.length, 100);
});

test("lines that are pasted into one answer become an answer each", () => {
  const value = accepting("satu", "", "tiga");
  assert.equal(textsOf(withPasted(value, 1, "dua\r\n 2 \n\n")), ["satu", "dua", "2", "tiga"]);
  assert.is(withPasted(value, 1, "dua\n"), null, "a single line is pasted as usual");
});

test("the key is told without empty answers, the best first", () => {
  const value = { ...accepting(" ", "hampir", "tepat") };
  value.accepted = value.accepted.map((each) =>
    each.text === "hampir" ? { ...each, share: 0.5 } : each,
  );
  assert.equal(
    describedAnswers(value).map(({ text }) => text),
    ["tepat", "hampir"],
  );
});

test("a number key is told as it was read, and what else it could mean", () => {
  const number = { ...accepting(), mode: "number" as const };
  const reading = (text: string, more = {}, unit = "") =>
    readingOf(text, { ...number, ...more }, unit);
  assert.is(reading("12"), null, "nothing new");
  assert.is(reading("2,5"), null);
  assert.equal(reading("2.5"), { value: "2,5", other: null });
  assert.equal(reading("1.000"), { value: "1", other: "1000" });
  assert.equal(reading("1.000,5"), { value: "1000,5", other: null });
  assert.equal(reading("12 cm", {}, "cm"), { value: "12", other: null });
  assert.is(reading("3/4"), null);
  assert.equal(reading("3/4", { allow_fractions: true }), { value: "0,75", other: null });
  assert.is(reading("17.8.1945"), null);
  assert.is(reading("1.000", { mode: "text" }), null);
});

test("harakat are asked about where there is Arabic, or where they are ignored already", () => {
  assert.equal([accepting("kitab"), accepting("كتاب")].map(offersHarakat), [false, true]);
  assert.ok(offersHarakat({ ...accepting("kitab"), ignore_harakat: true }));
});

test("only rules that count for the mode are told", () => {
  const all = {
    ...accepting("1"),
    case_sensitive: true,
    ignore_punctuation: true,
    ignore_harakat: true,
    allow_fractions: true,
    tolerance: 0.5,
  };
  assert.equal(rulesOf(all), [{ is: "exact" }, { is: "loose" }, { is: "bare" }]);
  assert.equal(rulesOf({ ...all, mode: "number" }), [
    { is: "tolerance", size: "0,5" },
    { is: "fractions" },
  ]);
  assert.equal(rulesOf({ ...all, mode: "regex" }), [{ is: "regex" }, { is: "exact" }]);
  assert.equal(rulesOf(accepting("1")), []);
});

test.run();
