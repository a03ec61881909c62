// What a program holds in memory with all processes that it has started, from Linux' /proc.
import { readFile } from "node:fs/promises";
import { runningProcesses, type RunningProcess } from "../server/running-processes.ts";

/**
 * In bytes, of a process and everything below it; `apart` and what is below that are left out. Of the process itself all
 * that is resident is counted, of those below it the proportional set size: a child of the same program shares some 40 MB
 * of program text with its parent, which are in memory once.
 */
export async function memoryWithChildren(pid: number, apart: number | null): Promise<number> {
  const all = await runningProcesses();
  const below = (of: number): RunningProcess[] =>
    all
      .filter(({ parent, pid: own }) => parent === of && own !== apart)
      .flatMap((child) => [child, ...below(child.pid)]);
  const shares = await Promise.all(below(pid).map((child) => proportionalBytes(child.pid)));
  const own = all.find((one) => one.pid === pid)?.bytes ?? 0;
  return shares.reduce((total, share) => total + share, own);
}

/** 0: it has ended meanwhile. */
async function proportionalBytes(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, "utf8").catch(() => "");
  return Number(/^Pss:\s+(\d+) kB$/mu.exec(rollup)?.[1] ?? 0) * 1024;
}
