import { suite } from "uvu";
import * as assert from "uvu/assert";
import { accepting } from "../../../testing/questions/question-samples.ts";
import {
  acceptedRows,
  rulesOf,
  toldAnswers,
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
    toldAnswers(value).map(({ text }) => text),
    ["tepat", "hampir"],
  );
});

test("only rules that count for the mode are told", () => {
  const all = { ...accepting("1"), case_sensitive: true, ignore_punctuation: true, tolerance: 0.5 };
  assert.equal(rulesOf(all), [{ is: "exact" }, { is: "loose" }]);
  assert.equal(rulesOf({ ...all, mode: "number" }), [{ is: "tolerance", size: "0,5" }]);
  assert.equal(rulesOf({ ...all, mode: "regex" }), [{ is: "regex" }, { is: "exact" }]);
  assert.equal(rulesOf(accepting("1")), []);
});

test.run();
