import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  chosenTable,
  markedTable,
  question,
  response,
} from "../../../testing/item-analysis/response-builders.ts";
import { analyseItems, usualRules } from "../analyse-items.ts";
import { createAnalysisSession } from "./analysis-session.ts";
import { createItemResponses, type ItemResponses } from "./item-responses.ts";
import { joinResponses } from "./join-responses.ts";
import { receivedResponses, sentResponses, type SentResponses } from "./sent-responses.ts";

const test = suite("responses on their way to the analysis");

const sent = (responses: ItemResponses): SentResponses =>
  JSON.parse(JSON.stringify(sentResponses(responses))) as SentResponses;

/** As many outcomes as participants. */
function manyOutcomes(count: number): ItemResponses {
  const builder = createItemResponses([question("a")]);
  for (let mark = 0; mark < count; mark += 1) builder.add(mark % 2 === 0, [response(mark)]);
  return builder.finish();
}

test("what is sent as JSON is received as it was, with one, two and four bytes a participant", () => {
  for (const responses of [
    chosenTable(["AB", "B.", " D"], "AB"),
    manyOutcomes(300),
    manyOutcomes(70_000),
  ]) {
    assert.equal(receivedResponses(sent(responses)), responses);
  }
});

test("an answer that is cut off or does not fit is refused", () => {
  const whole = sent(chosenTable(["AB", "BC", "CD"], "AB"));
  const [first, second] = whole.columns;
  const withNumbers = (numbers: string): SentResponses => ({
    ...whole,
    columns: [{ ...first!, numbers }, second!],
  });
  assert.throws(() => receivedResponses(withNumbers(btoa("\u0001\u0001"))), RangeError);
  assert.throws(() => receivedResponses(withNumbers(btoa("\u0001\u0001\u0009"))), RangeError);
  assert.throws(() => receivedResponses({ ...whole, marked: "" }), RangeError);
});

test("parts are one exam: participants one after the other, a question version once", () => {
  const rows = ["ABC", "ABD", "BBC", "AAA", "ABC", "C C"];
  const parts = [rows.slice(0, 2), rows.slice(2, 3), rows.slice(3)].map((own) =>
    chosenTable(own, "ABC"),
  );
  assert.equal(analyseItems(joinResponses(parts)), analyseItems(chosenTable(rows, "ABC")));
  const other = {
    ...markedTable([[1]]),
    columns: [{ ...markedTable([[1]]).columns[0]!, id: "new" }],
  };
  const joined = joinResponses([parts[0]!, other]);
  assert.equal(
    joined.columns.map(({ id, numbers }) => [id, ...numbers]),
    [
      ["q1", 1, 1, 0],
      ["q2", 1, 1, 0],
      ["q3", 1, 2, 0],
      ["new", 0, 0, 1],
    ],
  );
});

test("a session answers for everything that was added, and forgets it when it is cleared", () => {
  const rows = ["ABC", "ABD", "BBC", "AAA", "ABC", "C C"];
  const session = createAnalysisSession();
  assert.is(session.add(sent(chosenTable(rows.slice(0, 4), "ABC"))), 4);
  assert.is(session.analyse(usualRules).test.n, 4);
  assert.is(session.add(sent(chosenTable(rows.slice(4), "ABC"))), 6);
  const analysis = session.analyse(usualRules);
  assert.equal(analysis, analyseItems(chosenTable(rows, "ABC")));
  // A worker's answer is copied to the page.
  assert.equal(structuredClone(analysis), analysis);
  assert.is(session.curves({ id: "q1" })!.options.length, 5);
  assert.is(session.curves({ id: "none" }), null);
  assert.is(
    session.histogram({ passMark: 2 }).reduce((all, { reached }) => all + reached, 0),
    4,
  );
  assert.equal([...session.heatMap(null).rows].length, 6);
  session.clear(null);
  assert.is(session.analyse(usualRules).test.n, 0);
});

test.run();
