import { suite } from "uvu";
import * as assert from "uvu/assert";
import { boardIdOf, boardPartOf, type BoardPart } from "./board-place.ts";

const test = suite("part of an exam that a board shows");

test("an id names the whole exam, a room, or a room in certain sessions, and reads back as that part", () => {
  const parts: [BoardPart, string][] = [
    [{ schedule: "s", room: "", sessions: [] }, "s"],
    [{ schedule: "s", room: "r", sessions: [] }, "s~r"],
    [{ schedule: "s", room: "r", sessions: [1, 12] }, "s~r~1.12"],
  ];
  for (const [part, id] of parts) {
    assert.is(boardIdOf(part), id);
    assert.equal(boardPartOf(id), part);
  }
});

test("what is no number of a session is not read as one", () => {
  for (const text of ["Infinity", "1e99", "0", "-1", "100", "x", "", "999999999999"]) {
    assert.equal(boardPartOf(`s~r~${text}`).sessions, [], text);
  }
  assert.equal(boardPartOf("s~r~2.x.3").sessions, [2, 3]);
});

test.run();
