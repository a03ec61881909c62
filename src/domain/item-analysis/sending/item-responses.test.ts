import { suite } from "uvu";
import * as assert from "uvu/assert";
import { question, response } from "../../../testing/item-analysis/response-builders.ts";
import { createItemResponses, responseStates } from "./item-responses.ts";

const test = suite("responses as they are sent");

test("equal outcomes are written once, and who was not shown a question has no number", () => {
  const builder = createItemResponses([question("a"), question("b")]);
  builder.add(true, [response(1), response("1/3")]);
  builder.add(false, [response(1), null]);
  builder.add(true, [response(0, { state: "empty" }), response(0)]);
  const { participants, marked, columns } = builder.finish();
  assert.is(participants, 3);
  assert.equal([...marked], [1, 0, 1]);
  assert.equal(
    columns.map(({ numbers }) => [...numbers]),
    [
      [1, 1, 2],
      [1, 0, 2],
    ],
  );
  assert.equal(
    columns[0]!.responses.map(({ mark, state }) => [mark, state]),
    [
      ["1/1", "answered"],
      ["0/1", "empty"],
    ],
  );
});

test("one byte a participant is enough up to 255 outcomes", () => {
  const numbersOf = (outcomes: number) => {
    const builder = createItemResponses([question("a")]);
    for (let mark = 0; mark < outcomes; mark += 1) builder.add(true, [response(mark)]);
    return builder.finish().columns[0]!.numbers;
  };
  assert.instance(numbersOf(255), Uint8Array);
  assert.instance(numbersOf(256), Uint16Array);
  assert.is(numbersOf(256)[255], 256);
});

test("what is empty after the last answer was not reached", () => {
  assert.equal(responseStates([true, false, true, false, false]), [
    "answered",
    "empty",
    "answered",
    "unreached",
    "unreached",
  ]);
  assert.equal(responseStates([false, false]), ["unreached", "unreached"]);
});

test.run();
