import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Outcome } from "../../testing/browser/browser-suite.ts";
import { runSteadily } from "./steady-runs.ts";

const test = suite("steady runs");

/** A file of tests: each name with what comes of it, run by run. */
type File = Record<string, readonly ("passes" | "fails" | "is left")[]>;

/** Tells which tests were run alone. */
function runsOf() {
  const alone: (readonly string[] | null)[] = [];
  const outcomeOf = (file: File, run: number, only: readonly string[] | null = null): Outcome => {
    const names = Object.keys(file).filter((name) => only?.includes(name) ?? true);
    const those = (fate: string) => names.filter((name) => file[name]![run] === fate);
    return {
      passed: those("passes"),
      failed: those("fails").map((name) => ({ test: name, reason: "" })),
      left: those("is left"),
    };
  };
  const runs = {
    together: async (files: readonly File[]) => files.map((file) => outcomeOf(file, 0)),
    async alone(file: File, only: readonly string[] | null) {
      alone.push(only);
      return outcomeOf(file, 1, only);
    },
  };
  return { runs, alone };
}

const steady = { "a list is searched": ["passes"] } as const satisfies File;
const wavering = (name: string): File => ({ ...steady, [name]: ["fails", "passes"] });

test("what passes is not run again", async () => {
  const { runs, alone } = runsOf();
  const verdict = await runSteadily([steady, steady], runs);
  assert.equal(verdict, { passed: 2, failed: 0, unsteady: [], complaints: [] });
  assert.equal(alone, []);
});

test("a test that fails once and then passes has passed, and is named", async () => {
  const { runs, alone } = runsOf();
  const file = wavering("a dialog opens");
  const verdict = await runSteadily([steady, file], runs);
  assert.is(verdict.passed, 3);
  assert.is(verdict.failed, 0);
  assert.equal(verdict.unsteady, [{ job: file, test: "a dialog opens" }]);
  assert.equal(alone, [["a dialog opens"]]);
});

test("a test that fails twice has failed, and is not called unsteady", async () => {
  const { runs } = runsOf();
  const file: File = { ...wavering("a dialog opens"), "a row is saved": ["fails", "fails"] };
  const verdict = await runSteadily([file], runs);
  assert.is(verdict.passed, 2);
  assert.is(verdict.failed, 1);
  assert.equal(
    verdict.unsteady.map(({ test: name }) => name),
    ["a dialog opens"],
  );
});

test("three unsteady tests are let pass, four fail the run", async () => {
  const { runs } = runsOf();
  const three = ["one", "two", "three"].map(wavering);
  const calm = await runSteadily(three, runs);
  assert.is(calm.unsteady.length, 3);
  assert.is(calm.failed, 0);
  const nervous = await runSteadily([...three, wavering("four")], runs);
  assert.is(nervous.unsteady.length, 4);
  assert.is(nervous.failed, 1);
  assert.is(nervous.passed, 8);
  assert.match(nervous.complaints.join(), /4 tests are unsteady/u);
});

test("tests that a hanging one kept from being tried get their turn, and are not unsteady", async () => {
  const { runs, alone } = runsOf();
  const file: File = {
    ...steady,
    "a dialog opens": ["fails", "passes"],
    "a row is saved": ["is left", "passes"],
    "a row goes": ["is left", "fails"],
  };
  const verdict = await runSteadily([file], runs);
  assert.equal(alone, [["a dialog opens", "a row is saved", "a row goes"]]);
  assert.is(verdict.passed, 3);
  assert.is(verdict.failed, 1);
  assert.is(verdict.unsteady.length, 1);
});

test("a file that broke off before any test is run again as a whole", async () => {
  const { runs, alone } = runsOf();
  const file: File = { "the thread broke off": ["fails"], "a dialog opens": [] };
  const again = {
    ...runs,
    alone: async () => ({ passed: ["a dialog opens"], failed: [], left: [] }),
  };
  const verdict = await runSteadily([file], again);
  assert.equal(alone, []);
  assert.is(verdict.passed, 1);
  assert.is(verdict.failed, 0);
  assert.is(verdict.unsteady.length, 1);
});

test("when many files fail nobody waits for a second run", async () => {
  const { runs, alone } = runsOf();
  const files = Array.from({ length: 9 }, (_file, at) => wavering(`test ${at}`));
  const verdict = await runSteadily(files, runs);
  assert.equal(alone, []);
  assert.is(verdict.failed, 9);
  assert.match(verdict.complaints.join(), /none of them was run again/u);
});

test.run();
