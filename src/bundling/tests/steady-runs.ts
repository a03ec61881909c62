// What becomes of a test that fails: it is run once more, alone. Passing then, it has passed but is unsteady, and is named
// at the end. Pure of browsers and threads, which come in as `Runs`.
import type { Outcome } from "../../testing/browser/browser-suite.ts";

/** Several jobs at once, or one by itself, of its tests only those. */
export type Runs<Job> = {
  together(jobs: readonly Job[]): Promise<Outcome[]>;
  alone(job: Job, only: readonly string[] | null): Promise<Outcome>;
};
export type Verdict<Job> = {
  passed: number;
  failed: number;
  /** Failed once, passed alone. */
  unsteady: { job: Job; test: string }[];
  /** What else is wrong with the run as a whole. */
  complaints: string[];
};

export const maxUnsteady = 3;
/** In more files than this it is no accident, and nobody should wait to hear it twice. */
const maxFaulty = 8;

export async function runSteadily<Job>(
  jobs: readonly Job[],
  runs: Runs<Job>,
): Promise<Verdict<Job>> {
  const firsts = await runs.together(jobs);
  const verdict: Verdict<Job> = { passed: 0, failed: 0, unsteady: [], complaints: [] };
  const faulty = firsts.filter(isFaulty).length;
  for (const [at, first] of firsts.entries()) {
    verdict.passed += first.passed.length;
    if (!isFaulty(first)) continue;
    if (faulty > maxFaulty) verdict.failed += first.failed.length + first.left.length;
    else await runAgain(jobs[at]!, first, runs, verdict);
  }
  if (faulty > maxFaulty) {
    verdict.complaints.push(`${faulty} files have failing tests: none of them was run again.`);
  }
  if (verdict.unsteady.length > maxUnsteady) {
    const { length } = verdict.unsteady;
    verdict.complaints.push(`${length} tests are unsteady: ${maxUnsteady} may be.`);
    verdict.failed += 1;
  }
  return verdict;
}

const isFaulty = ({ failed, left }: Outcome) => failed.length + left.length > 0;

async function runAgain<Job>(
  job: Job,
  first: Outcome,
  runs: Runs<Job>,
  verdict: Verdict<Job>,
): Promise<void> {
  // Where nothing had a chance it is not known which tests there are.
  const isUnread = first.passed.length + first.left.length === 0;
  const names = [...first.failed.map(({ test }) => test), ...first.left];
  const again = await runs.alone(job, isUnread ? null : names);
  verdict.passed += again.passed.length;
  verdict.failed += again.failed.length + again.left.length;
  for (const { test } of first.failed) {
    const hasPassed = again.passed.includes(test) || !isFaulty(again);
    if (hasPassed) verdict.unsteady.push({ job, test });
  }
}
