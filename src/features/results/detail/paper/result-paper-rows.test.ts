import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { OpenedResult } from "../../../../contract/results/opened-result.ts";
import type { DetailQuestion, ResultDetail } from "../../../../contract/results/result-detail.ts";
import { listedQuestions, typeCounts } from "./result-paper-rows.ts";

const test = suite("a result on paper");

const question = (type: number, verdict: DetailQuestion["verdict"]) =>
  ({ type, verdict }) as DetailQuestion;
const detail = (questions: DetailQuestion[]) =>
  ({ questions, mastery: [] }) as never as ResultDetail;
const ofTypes = (count: number) =>
  ({ types: Array.from({ length: count }, () => ({})) }) as unknown as OpenedResult;

test("questions are counted by type and by how they went", () => {
  const questions = [question(1, "benar"), question(1, "salah"), question(4, "sebagian")];
  const types = [{ type: 1 }, { type: 4 }] as OpenedResult["types"];
  const [one, four] = typeCounts(detail(questions), { types } as OpenedResult);
  assert.equal([one!.all, one!.benar, one!.salah, one!.kosong], [2, 1, 1, 0]);
  assert.equal([four!.all, four!.sebagian], [1, 1]);
});

test("of a hundred wrong answers two pages tell some, fewer beside longer tables, and how many others there are", () => {
  const wrong = Array.from({ length: 100 }, () => question(1, "salah"));
  const some = [question(1, "benar"), ...wrong];
  const [few, many] = [
    listedQuestions(detail(some), ofTypes(16)),
    listedQuestions(detail(some), ofTypes(1)),
  ];
  assert.ok(few.told.length > 5 && few.told.length < many.told.length);
  assert.equal([few.told.length + few.more, many.told.length + many.more], [100, 100]);
  assert.is(listedQuestions(detail([question(1, null)]), ofTypes(1)).told.length, 0);
});

test.run();
