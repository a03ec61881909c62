import { suite as unitSuite } from "uvu";
import * as assert from "uvu/assert";
import { addStray, presentTest, runSuite, suite, takeSuites, type Suite } from "./browser-suite.ts";

const test = unitSuite("suites of browser tests");

/** Tests A, B and C with hooks, all of which write down that they ran. */
function declare(steps: Partial<Record<string, () => unknown>> = {}): [Suite, string[]] {
  const ran: string[] = [];
  const step = (name: string) => async () => {
    ran.push(name);
    await steps[name]?.();
  };
  const own = suite("letters");
  own.before(step("before"));
  own.before.each(step("before each"));
  own.after.each(step("after each"));
  own.after(step("after"));
  for (const name of ["A", "B", "C"]) own(name, step(name));
  own.run();
  return [takeSuites()[0]!, ran];
}

const fail = () => {
  throw new Error("on purpose");
};

test("tests run in their order, with what comes before and after them", async () => {
  const [letters, ran] = declare();
  const outcome = await runSuite(letters);
  assert.equal(outcome, { passed: ["A", "B", "C"], failed: [], left: [] });
  const around = (name: string) => ["before each", name, "after each"];
  assert.equal(ran, ["before", ...around("A"), ...around("B"), ...around("C"), "after"]);
});

test("one test can be run without the others", async () => {
  const [letters, ran] = declare();
  const outcome = await runSuite(letters, { only: new Set(["B"]) });
  assert.equal(outcome.passed, ["B"]);
  assert.equal(ran, ["before", "before each", "B", "after each", "after"]);
});

test("nothing is opened for a suite of which no test is wanted", async () => {
  const [letters, ran] = declare();
  await runSuite(letters, { only: new Set(["D"]) });
  assert.equal(ran, []);
});

test("the tests after one that fails are run, and what failed says why", async () => {
  const [letters] = declare({ B: () => assert.is(1, 2, "the number of rows") });
  const { passed, failed } = await runSuite(letters);
  assert.equal(passed, ["A", "C"]);
  assert.is(failed[0]?.test, "B");
  assert.match(failed[0]?.reason ?? "", /the number of rows/u);
});

test("what comes after a test can fail it, and the others still run", async () => {
  let times = 0;
  const [letters] = declare({ "after each": () => (times += 1) === 2 && fail() });
  const { passed, failed } = await runSuite(letters);
  assert.equal(passed, ["A", "C"]);
  assert.is(failed[0]?.test, "B");
});

test("without what comes before them no test is tried, but what was opened is closed", async () => {
  const [letters, ran] = declare({ before: fail });
  const { passed, failed, left } = await runSuite(letters);
  assert.equal(passed, []);
  assert.is(failed[0]?.test, "A");
  assert.equal(left, ["B", "C"]);
  assert.equal(ran, ["before", "after each", "after"]);
});

test("a test that never ends fails, and the rest is left to another run", async () => {
  const [letters, ran] = declare({ B: () => new Promise(() => undefined) });
  const { passed, failed, left } = await runSuite(letters, { patienceMs: 20 });
  assert.equal(passed, ["A"]);
  assert.match(failed[0]?.reason ?? "", /not ended/u);
  assert.equal(left, ["C"]);
  assert.is(ran.at(-1), "after");
});

test("an error that nobody caught fails the test during which it is heard", async () => {
  const [letters] = declare({ B: () => addStray(new Error("from a timer")) });
  const { failed } = await runSuite(letters);
  assert.is(failed[0]?.test, "B");
  assert.match(failed[0]?.reason ?? "", /from a timer/u);
});

test("what follows a test knows whether it has failed", async () => {
  const known: (boolean | undefined)[] = [];
  const [letters] = declare({
    B: fail,
    "after each": () => known.push(presentTest()?.hasFailed),
  });
  await runSuite(letters);
  assert.equal(known, [false, true, false]);
});

test("two tests of one name are refused: one of them could not be run alone", () => {
  const own = suite("letters");
  own("A", () => undefined);
  assert.throws(() => own("A", () => undefined), /Two tests named/u);
});

test.run();
