import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { AnalysedQuestion } from "../../../contract/analysis/item-analysis.ts";
import type { ItemDecision } from "../../../contract/analysis/item-decisions.ts";
import { analyseItems } from "../../../domain/item-analysis/analyse-items.ts";
import type { ItemStatus } from "../../../domain/item-analysis/status-proposal.ts";
import { markedTable } from "../../../testing/item-analysis/response-builders.ts";
import { itemRows, sortedRows } from "./item-rows.ts";

const test = suite("questions of an analysis as rows");

const { questions } = analyseItems(markedTable([[1, 1, 1, 1, 1]]));
const asked = questions.map(
  ({ id }, at) => ({ id, number: at + 1, version: 1 }) as AnalysedQuestion,
);

test("rows stand together by the status that is shown, the most urgent of each first", () => {
  const statuses = ["direvisi", "dibuang", null, "dibuang", "direvisi"] as const;
  const decisions = new Map(
    statuses.map((status, at) => [
      questions[at]!.id,
      { status: status as ItemStatus | null } as ItemDecision,
    ]),
  );
  const rows = itemRows(asked, questions, decisions);
  const urgency = ["q5", "q4", "q1", "q2"];
  const sorted = (isDescending: boolean) =>
    sortedRows(rows, { sort: "status", isDescending }, urgency).map(({ label }) => label);
  assert.equal(sorted(false), ["4", "2", "5", "1", "3"]);
  assert.equal(sorted(true), ["1", "5", "2", "4", "3"]);
});

test.run();
