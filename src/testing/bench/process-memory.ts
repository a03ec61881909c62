// What a program holds in memory with all processes that it has started, from Linux' /proc.
import { readdir, readFile } from "node:fs/promises";

type Process = { pid: number; parent: number; bytes: number };

/** In bytes, of a process and everything below it; `apart` and what is below that are left out. */
export async function memoryWithChildren(pid: number, apart: number | null): Promise<number> {
  const all = await processes();
  const sum = (of: number): number =>
    of === apart
      ? 0
      : all
          .filter(({ parent }) => parent === of)
          .reduce((total, child) => total + sum(child.pid), bytesOf(all, of));
  return sum(pid);
}

const bytesOf = (all: readonly Process[], pid: number): number =>
  all.find((one) => one.pid === pid)?.bytes ?? 0;

async function processes(): Promise<Process[]> {
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/u.test(name));
  const found = await Promise.all(pids.map(processOf));
  return found.filter((one) => one !== null);
}

/** Null: it has ended meanwhile. */
async function processOf(pid: string): Promise<Process | null> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  const parent = /^PPid:\s+(\d+)$/mu.exec(status)?.[1];
  if (parent === undefined) return null;
  const kilobytes = Number(/^VmRSS:\s+(\d+) kB$/mu.exec(status)?.[1] ?? 0);
  return { pid: Number(pid), parent: Number(parent), bytes: kilobytes * 1024 };
}
