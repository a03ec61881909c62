import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { ReadinessLine } from "../../../contract/exams/schedule-readiness.ts";
import type { Schedule } from "../../../contract/exams/schedules.ts";
import { destinationOf } from "../../../core/navigation.ts";
import { readinessMessages } from "./readiness-messages.ts";
import { lineHint, mendOf } from "./readiness-text.ts";

const test = suite("the lines of readiness");

const t = readinessMessages.get();
const schedule = { id: "jadwal-1", event_id: null } as Schedule;
const short = (...types: (1 | 2 | 3)[]): ReadinessLine => ({
  code: "questions",
  count: 4,
  of: 40,
  names: ["BKSL-1"],
  where: { bank_id: "bank-1", types },
});
const wayOf = (line: ReadinessLine) => {
  const mend = mendOf(line, schedule, t);
  assert.ok(mend?.is === "screen");
  return destinationOf(mend.to);
};

test("a bank with too few questions says of which types, and leads to those of the one", () => {
  assert.is(lineHint(short(2), t), "Uraian/Esay");
  assert.equal(wayOf(short(2)), {
    name: "banksoal.soal",
    params: { id: "bank-1" },
    query: { type: "2" },
  });
  assert.match(lineHint(short(1, 2), t)!, /, Uraian/u);
  assert.equal(wayOf(short(1, 2))!.query, {});
});

test("listening questions without a sound are shown among those of their type", () => {
  const line: ReadinessLine = { ...short(3), code: "sound" };
  assert.is(lineHint(line, t), null);
  assert.equal(wayOf(line)!.query, { type: "3" });
});

test.run();
