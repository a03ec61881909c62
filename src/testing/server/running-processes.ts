// The processes of this machine, from Linux' /proc.
import { readdir, readFile } from "node:fs/promises";

/** `bytes`: its resident memory. */
export type RunningProcess = { pid: number; parent: number; bytes: number };

export async function runningProcesses(): Promise<RunningProcess[]> {
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/u.test(name));
  const found = await Promise.all(pids.map(processOf));
  return found.filter((one) => one !== null);
}

/** Null: it has ended meanwhile. */
async function processOf(pid: string): Promise<RunningProcess | null> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  const parent = /^PPid:\s+(\d+)$/mu.exec(status)?.[1];
  if (parent === undefined) return null;
  const kilobytes = Number(/^VmRSS:\s+(\d+) kB$/mu.exec(status)?.[1] ?? 0);
  return { pid: Number(pid), parent: Number(parent), bytes: kilobytes * 1024 };
}
