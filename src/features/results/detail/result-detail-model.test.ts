import { suite } from "uvu";
import * as assert from "uvu/assert";
import { countKinds, isFound } from "./result-detail-model.ts";
import { returnAddress } from "./return-address-value.ts";
import { href } from "../../../core/navigation.ts";
import type { DetailQuestion, ResultDetail } from "../../../contract/results/result-detail.ts";

const test = suite("one result, without its looks");

const all = ["benar", "sebagian", "salah", "kosong", "menunggu", null] as const;
const question = (
  verdict: DetailQuestion["verdict"],
  treatment: DetailQuestion["treatment"] = "normal",
) => ({ verdict, treatment }) as DetailQuestion;

test("not right is everything that has not earned all, but for what has no points", () => {
  const found = all.filter((verdict) => isFound(question(verdict), "not-right"));
  assert.equal(found, ["sebagian", "salah", "kosong", "menunggu"]);
  assert.equal(
    all.filter((verdict) => isFound(question(verdict), "other")),
    [null],
  );
  assert.is(all.filter((verdict) => isFound(question(verdict), "")).length, all.length);
  const removed = question(null, "dihapus");
  assert.equal(
    (["not-right", "removed", "other"] as const).map((filter) => isFound(removed, filter)),
    [false, true, false],
  );
});

test("each question is counted once", () => {
  const counts = countKinds(
    [...all, "salah" as const].map((verdict) => question(verdict)) as ResultDetail["questions"],
  );
  assert.equal([counts.salah, counts.other, counts.benar], [2, 1, 1]);
  assert.is(
    Object.values(counts).reduce((sum, count) => sum + count, 0),
    7,
  );
});

test("the way back leads to the list that one came from, and otherwise to that of the exam", () => {
  const list = href("hasil", {}, { exam: "e1", sort: "nama", page: "2" });
  const row = { schedule_id: "e2" };
  assert.is(returnAddress(list, null, row), list);
  assert.is(returnAddress(href("home"), null, row), href("hasil", {}, { exam: "e2" }));
  assert.is(returnAddress(null, null, null), href("hasil"));
  const read = { exam: "e1", sort: "nama", page: "3" };
  assert.is(returnAddress(list, read, row), href("hasil", {}, read));
});

test.run();
