// Which times without the server a board counts as its own.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { ServerAbsence } from "../../../contract/exams/server-absences.ts";
import { absencesOf } from "./server-absences-model.ts";

const test = suite("times without the server on a board");

const absence = (id: string, ...schedule_ids: string[]): ServerAbsence => ({
  id,
  from_at: "2026-11-28T01:00:00.000Z",
  to_at: "2026-11-28T01:02:00.000Z",
  minutes: 2,
  people: 10,
  exams: schedule_ids,
  schedule_ids,
  may_decide: true,
});

test("a board counts those in which its own exam was sat, and none is lost", () => {
  const all = [absence("a", "kimia"), absence("b", "fisika"), absence("c", "fisika", "kimia")];
  const ids = (found: readonly ServerAbsence[]) => found.map(({ id }) => id).join(" ");
  const { own, others } = absencesOf(all, "kimia");
  assert.equal([ids(own), ids(others)], ["a c", "b"]);
  const created = absencesOf(all, "created after them");
  assert.equal([ids(created.own), ids(created.others)], ["", "a b c"]);
});

test.run();
