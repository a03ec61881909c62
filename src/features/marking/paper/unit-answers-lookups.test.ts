import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { MarkingAnswer } from "../../../contract/marking/marking-answers.ts";
import { configureApi } from "../../../core/api.ts";
import { ChangingAnswersError, readUnitAnswers } from "./unit-answers-lookups.ts";

const test = suite("all answers to a question");

const unit = { schedule_id: "exam", question_id: "question" };
const keep = ({ code }: MarkingAnswer) => code;

/** A server whose answers are what `codesAt` says at each call. */
function serve(codesAt: (call: number) => readonly string[]): { calls: number } {
  const served = { calls: 0 };
  configureApi({
    fetch: async (address: RequestInfo | URL) => {
      const { searchParams } = new URL(String(address), "http://exam.test");
      const codes = codesAt((served.calls += 1));
      const [page, size] = [Number(searchParams.get("page")), Number(searchParams.get("per_page"))];
      const items = codes.slice((page - 1) * size, page * size).map((code) => ({ code }));
      const data = { items, page, per_page: size, total: codes.length };
      return Response.json({ code: "00", message: "", data });
    },
  } as never);
  return served;
}
const codes = (count: number) => Array.from({ length: count }, (_, at) => `C${at}`);

function read() {
  const progress: [number, number][] = [];
  const { signal } = new AbortController();
  const onProgress = (done: number, total: number) => void progress.push([done, total]);
  return { progress, found: readUnitAnswers(unit, { signal, keep, onProgress }) };
}

test("all pages are read, and how far is told", async () => {
  serve(() => codes(250));
  const { found, progress } = read();
  assert.equal(await found, codes(250));
  assert.equal(progress, [
    [100, 250],
    [200, 250],
    [250, 250],
  ]);
});

test("no answers are none", async () => {
  serve(() => []);
  assert.equal(await read().found, []);
});

test("when answers are added meanwhile, all of them are read again", async () => {
  const served = serve((call) => codes(call < 2 ? 150 : 151));
  assert.equal(await read().found, codes(151));
  assert.is(served.calls, 4);
});

test("when they change each time, nothing is taken for all of them", async () => {
  serve((call) => codes(150 + call));
  try {
    await read().found;
    assert.unreachable();
  } catch (error) {
    assert.instance(error, ChangingAnswersError);
  }
});

test.run();
