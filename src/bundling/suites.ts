// Runs bundled uvu files one after the other in this process, and counts. uvu's own runner does not tell its counts,
// and takes a suite whose `before` hook threw for a passed one.
type Suite = () => Promise<[errors: string | true, ran: number, skipped: number, total: number]>;
declare global {
  var UVU_QUEUE: [name: string | null, ...suites: Suite[]][] | undefined;
  var UVU_INDEX: number | undefined;
  var UVU_DEFER: number | undefined;
}

const slowMs = 2_000;

export type Counts = { passed: number; failed: number };

export type RunOptions = { patienceMs?: number | undefined; heading?: string | undefined };

/**
 * `heading` stands before what each file says. `patienceMs`: a file that has not ended by then hangs, as a browser now and
 * then does for good. It is given up and run once more; a test that fails is not.
 */
export async function runSuites(
  files: Iterable<{ name: string; url: string }>,
  { patienceMs, heading }: RunOptions = {},
): Promise<Counts> {
  globalThis.UVU_DEFER = 1;
  globalThis.UVU_QUEUE = [];
  const totals = { passed: 0, failed: 0 };
  const unhandled = (error: unknown) => {
    totals.failed += 1;
    console.error("\n  ✘ an error that nobody caught:", error);
  };
  process.on("unhandledRejection", unhandled);
  process.on("uncaughtException", unhandled);
  for (const { name, url } of files) {
    const say = gatherOutput(heading);
    const started = performance.now();
    const counts =
      (await within(patienceMs, runFile(name, url))) ??
      (await within(patienceMs, runFile(`${name}, again because it hung`, `${url}?again`)));
    totals.passed += counts?.passed ?? 0;
    totals.failed += counts?.failed ?? 1;
    if (!counts) console.error(`  ✘ ${name} hung twice`);
    const took = performance.now() - started;
    if (took > slowMs) console.log(`  ${(took / 1000).toFixed(1)} s: ${name}`);
    say();
  }
  // What a test left running may still fail.
  await new Promise((settle) => setTimeout(settle, 50));
  process.off("unhandledRejection", unhandled);
  process.off("uncaughtException", unhandled);
  return totals;
}

/** What is written from now on comes out in one piece when the answer is called: two threads may be at work. */
function gatherOutput(heading = ""): () => void {
  const { stdout, stderr } = process;
  const gathered = [heading];
  const writes = [stdout, stderr].map((stream) => {
    const { write } = stream;
    stream.write = (piece: Uint8Array | string) => {
      gathered.push(typeof piece === "string" ? piece : new TextDecoder().decode(piece));
      return true;
    };
    return () => {
      stream.write = write;
    };
  });
  return () => {
    for (const giveBack of writes) giveBack();
    stdout.write(gathered.join(""));
  };
}

/** Null: it has not ended in time. */
async function within<Result>(
  patienceMs: number | undefined,
  running: Promise<Result>,
): Promise<Result | null> {
  if (patienceMs === undefined) return running;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const givenUp = new Promise<null>((settle) => {
    timer = setTimeout(() => settle(null), patienceMs);
  });
  const result = await Promise.race([running, givenUp]);
  clearTimeout(timer);
  return result;
}

async function runFile(name: string, url: string): Promise<Counts> {
  const queue = globalThis.UVU_QUEUE ?? [];
  const index = queue.length;
  globalThis.UVU_INDEX = index;
  queue.push([name]);
  await import(url);
  const counts = { passed: 0, failed: 0 };
  const [, ...own] = queue[index] ?? [null];
  for (const suite of own) {
    try {
      const [errors, ran, , total] = await suite();
      counts.passed += ran;
      counts.failed += total - ran;
      if (errors !== true) console.error(`\n${errors}`);
      else if (ran < total) console.error(`  ✘ ${name}: a hook failed, ${total - ran} did not run`);
    } catch (error) {
      // Of an `after` hook: uvu lets it through.
      counts.failed += 1;
      console.error(`\n  ✘ ${name}: what comes after its tests failed:`, error);
    }
  }
  return counts;
}
