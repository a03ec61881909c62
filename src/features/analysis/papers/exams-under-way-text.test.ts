import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { AnalysedBank } from "../../../contract/analysis/item-analysis.ts";
import { underWayText } from "./exams-under-way-text.ts";
import { itemWordsMessages } from "./item-words-messages.ts";

const test = suite("exams that are not over");
const t = itemWordsMessages.get();

const exam = (id: string, isOver: boolean, working: number): AnalysedBank["schedules"][number] => ({
  id,
  alias: `Ujian ${id}`,
  starts_at: "2026-11-30T00:00:00.000Z",
  finished: 1,
  working,
  is_over: isOver,
  may_recalculate: false,
});
const schedules = [exam("a", true, 0), exam("b", false, 5), exam("c", false, 0)];

test("those that were chosen are named, with who is at work in them", () => {
  assert.is(underWayText({ schedules }, ["a"], t), "");
  assert.is(
    underWayText({ schedules }, ["a", "c"], t),
    "Ujian belum selesai (Ujian c): angka ini sementara.",
  );
  assert.is(
    underWayText({ schedules }, [], t),
    "Ujian belum selesai (Ujian b, Ujian c), 5 peserta masih mengerjakan: angka ini sementara.",
  );
});

test.run();
