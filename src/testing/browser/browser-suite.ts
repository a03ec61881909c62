// What browser tests are written with, in uvu's manner. Its runner tells each test's fate by name, can run some tests of
// a file without the others, and goes on when what follows a test fails; uvu's does none of it.
type Step = () => unknown;
type Test = { name: string; run: Step };
type Hooks = { before: Step[]; beforeEach: Step[]; afterEach: Step[]; after: Step[] };
export type Suite = Hooks & { name: string; tests: Test[] };

export type Failure = { test: string; reason: string };
/** `left`: tests that could not be tried, because something before them failed or never ended. */
export type Outcome = { passed: string[]; failed: Failure[]; left: string[] };

/** Several times what the longest test takes on a busy machine: past it a browser hangs for good. */
const testPatienceMs = 3 * 60_000;
const hookPatienceMs = 30_000;

const registered: Suite[] = [];
/** Errors that nobody caught: each belongs to the test during which it is heard. */
const strays: Error[] = [];
export const addStray = (error: unknown): void => void strays.push(asError(error));

/** The suites that files have declared since this was last asked. */
export const takeSuites = (): Suite[] => registered.splice(0);

export function suite(name: string) {
  const own: Suite = { name, tests: [], before: [], beforeEach: [], afterEach: [], after: [] };
  const into = (steps: Step[]) => (step: Step) => void steps.push(step);
  const add = (test: string, run: Step) => {
    if (own.tests.some((one) => one.name === test)) throw new Error(`Two tests named "${test}"`);
    own.tests.push({ name: test, run });
  };
  return Object.assign(add, {
    before: Object.assign(into(own.before), { each: into(own.beforeEach) }),
    after: Object.assign(into(own.after), { each: into(own.afterEach) }),
    run: () => void registered.push(own),
  });
}

export type PresentTest = { suite: string; name: string; hasFailed: boolean };
let present: PresentTest | null = null;

/** For what a test has opened, which keeps a picture of itself when the test has failed. */
export const presentTest = (): PresentTest | null => present;

type Options = { only?: ReadonlySet<string> | null; patienceMs?: number };

/** What comes before the first test belongs to it, and what comes after the last to that one. */
export async function runSuite(
  own: Suite,
  { only = null, patienceMs = testPatienceMs }: Options = {},
): Promise<Outcome> {
  const tests = own.tests.filter(({ name }) => !only || only.has(name));
  const outcome: Outcome = { passed: [], failed: [], left: [] };
  let isOver = false;
  for (const [at, { name, run }] of tests.entries()) {
    if (isOver) {
      outcome.left.push(name);
      continue;
    }
    present = { suite: own.name, name, hasFailed: false };
    const opening = at === 0 ? await firstFault(own.before, patienceMs) : null;
    const fault = opening ?? (await firstFault([...own.beforeEach, run], patienceMs));
    present.hasFailed = fault !== null;
    isOver = opening !== null || fault instanceof Unending;
    const isLast = isOver || at === tests.length - 1;
    const closing = await allFaults([...own.afterEach, ...(isLast ? own.after : [])]);
    const told = fault ?? closing ?? strays[0];
    strays.length = 0;
    if (told) outcome.failed.push({ test: name, reason: reasonOf(told) });
    else outcome.passed.push(name);
  }
  present = null;
  return outcome;
}

class Unending extends Error {}

async function firstFault(steps: readonly Step[], patienceMs: number): Promise<Error | null> {
  try {
    for (const step of steps) await within(patienceMs, step);
    return null;
  } catch (error) {
    return asError(error);
  }
}

/** Every step is tried: a server must be stopped even when its browser would not close. */
async function allFaults(steps: readonly Step[]): Promise<Error | null> {
  let first: Error | null = null;
  for (const step of steps) first = (await firstFault([step], hookPatienceMs)) ?? first;
  return first;
}

async function within(patienceMs: number, step: Step): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const givenUp = new Promise<never>((_settle, refuse) => {
    const give = () => refuse(new Unending(`It has not ended in ${patienceMs / 1000} s.`));
    timer = setTimeout(give, patienceMs);
  });
  try {
    await Promise.race([step(), givenUp]);
  } finally {
    clearTimeout(timer);
  }
}

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}

/** uvu's assertions carry the difference beside their message. */
function reasonOf(error: Error): string {
  const { details } = error as { details?: string | false };
  return [error.stack ?? error.message, details].filter(Boolean).join("\n");
}
