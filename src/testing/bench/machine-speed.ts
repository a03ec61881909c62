// How much slower this machine is, while something is measured, than the one for which the bounds in milliseconds and seconds were
// set. Virtual machines differ by a factor of two, and one of them does so from minute to minute.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { median } from "./figure.ts";

/** Milliseconds of processor time that the fixed work takes on the machine of the bounds, where `npm run build` takes 4.1 s. */
const referenceMs = 6.5;
const enoughTimes = 5;

export type SpeedWatch = {
  /** How many times slower the machine has been so far, at least 1, so that no bound becomes stricter. Awaits enough measurements. */
  slowness(): Promise<number>;
  end(): void;
};

/**
 * Measures in a process of its own, and in processor time, so that neither the load of what is measured nor a wait for it makes
 * the machine look slow.
 */
export function watchSpeed(everyMs = 400): SpeedWatch {
  const source = `(${measureForever.toString()})(${fixedWork.toString()}, ${enoughWarmRuns}, ${everyMs})`;
  const child = spawn(process.execPath, ["-e", source], { stdio: ["ignore", "pipe", "inherit"] });
  const times: number[] = [];
  const ended = new AbortController();
  child.once("exit", () => ended.abort());
  const lines = createInterface(child.stdout).on("line", (line) => times.push(Number(line)));
  return {
    // Waits for measurements: a short piece of work ends before the first one, and one without pauses keeps this thread from reading them.
    async slowness() {
      while (times.length < enoughTimes) await once(lines, "line", { signal: ended.signal });
      return Math.max(1, median(times) / referenceMs);
    },
    end: () => void child.kill(),
  };
}

/** The same for this moment and this thread, which other threads and programs slow down as well. */
export function slownessNow(): number {
  for (; runsSoFar < enoughWarmRuns; runsSoFar += 1) fixedWork();
  const times = Array.from({ length: 5 }, () => {
    const started = performance.now();
    fixedWork();
    return performance.now() - started;
  });
  return Math.max(1, Math.min(...times) / referenceMs);
}

/** The engine has compiled the fixed work after so many runs; earlier runs take longer. */
const enoughWarmRuns = 30;
let runsSoFar = 0;

/** Runs in the child process, from its source text alone: it can use nothing but its parameters and the globals of Node. */
function measureForever(work: () => void, warmRuns: number, pauseMs: number): void {
  for (let run = 0; run < warmRuns; run += 1) work();
  setInterval(() => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    console.log((user + system) / 1000);
  }, pauseMs);
}

/** Objects, text, sorting and lookups, as the console, the server and the build have them. */
function fixedWork(): void {
  const rows = Array.from({ length: 4_000 }, (_none, at) => ({
    id: (at * 7919) % 4_001,
    name: `Participant ${(at * 31) % 997}`,
    marks: [at % 7, at % 11, at % 13],
  }));
  const copied = JSON.parse(JSON.stringify(rows)) as typeof rows;
  copied.sort((one, other) => one.id - other.id);
  const counts = new Map<string, number>();
  for (const { name } of copied) {
    const shape = name.replaceAll(/\d/gu, "#");
    counts.set(shape, (counts.get(shape) ?? 0) + 1);
  }
  if (counts.size !== 3) throw new Error("The fixed work has another result.");
}
