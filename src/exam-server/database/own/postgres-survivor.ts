// What a server that was killed leaves behind: its PostgreSQL, still running, or the note of one that runs no more.
import { execFile } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { StartError } from "../../start-error.ts";
import { control, type PostgresBinaries } from "./postgres-binaries.ts";

const run = promisify(execFile);
const patienceMs = 120_000;

/**
 * Ends it with everything written down. Only for the holder of the folder's lock.
 * @throws StartError when it does not end
 */
export async function endSurvivor(place: {
  binaries: PostgresBinaries;
  cluster: string;
}): Promise<void> {
  if (process.platform === "win32") {
    // Refused when there is none: it asks by a pipe that only a PostgreSQL has.
    await control(place, "stop", "-m", "fast", "-w").catch(() => undefined);
  } else {
    await end(await notedPid(place.cluster), place.cluster);
  }
  // Left by a cut of power, empty or with a number that somebody else has now, it would keep PostgreSQL from starting.
  await rm(noteIn(place.cluster), { force: true });
}

const noteIn = (cluster: string) => join(cluster, "postmaster.pid");

/** The number of the process that says it runs the cluster; 0: none does. */
export async function notedPid(cluster: string): Promise<number> {
  const note = await readFile(noteIn(cluster), "utf8").catch(() => "");
  return Number(note.split("\n")[0]);
}

async function end(pid: number, cluster: string): Promise<void> {
  if (!(await isPostgresOf(pid, cluster))) return;
  const since = performance.now();
  process.kill(pid, "SIGINT");
  while (await isPostgresOf(pid, cluster)) {
    if (performance.now() - since > patienceMs) {
      throw new StartError(
        `PostgreSQL of an earlier start (process ${pid}) still uses ${cluster} and does not end. End that process, then start again.`,
      );
    }
    await wait(50);
  }
}

/** The number alone says nothing: it may have gone to another process since. */
async function isPostgresOf(pid: number, cluster: string): Promise<boolean> {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  return (await commandOf(pid)).includes(`postgres -D ${cluster} `);
}

async function commandOf(pid: number): Promise<string> {
  try {
    if (process.platform === "linux") {
      return (await readFile(`/proc/${pid}/cmdline`, "utf8")).replaceAll("\0", " ");
    }
    return (await run("ps", ["-o", "command=", "-p", String(pid)])).stdout;
  } catch {
    // No such process.
    return "";
  }
}
