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

/** An error that nobody caught, and a suite whose hook failed, count as failed tests. */
export async function runSuites(files: Iterable<{ name: string; url: string }>): Promise<Counts> {
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
    const printOutput = gatherOutput();
    const started = performance.now();
    const counts = await runFile(name, url);
    totals.passed += counts.passed;
    totals.failed += counts.failed;
    const took = performance.now() - started;
    if (took > slowMs) console.log(`  ${(took / 1000).toFixed(1)} s: ${name}`);
    printOutput();
  }
  // What a test left running may still fail.
  await new Promise((settle) => setTimeout(settle, 50));
  process.off("unhandledRejection", unhandled);
  process.off("uncaughtException", unhandled);
  return totals;
}

/** What is written from now on comes out in one piece when the answer is called: two threads may be at work. */
function gatherOutput(): () => void {
  const { stdout, stderr } = process;
  const gathered: string[] = [];
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
