// Cuts the power at moments that are spread evenly over the take-over of an earlier release's data into PostgreSQL. Afterwards the earlier data are
// unchanged, byte by byte, and the next start has every row.
import { execFile } from "node:child_process";
import { chmod, cp, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual, promisify } from "node:util";
import { pgliteName } from "../../exam-server/database/data-folder.ts";
import { folderContent } from "../folder-content.ts";
import type { Campaign } from "./campaign.ts";
import { fileSystems, LostDisk } from "./lost-disk.ts";
import { missingOf, ServerProcess, writeUntil } from "./server-process.ts";

const run = promisify(execFile);
const diskBytes = 700 * 1024 * 1024;
const majors = 200;

type Earlier = {
  folder: string;
  codes: string[];
  accounts: Map<string, string>;
  content: ReadonlyMap<string, string>;
};

export const takeOvers: Campaign = {
  name: "cuts of power in the take-over of an earlier release's data",
  async run({ count, program }) {
    const root = await mkdtemp(join(tmpdir(), "exo-earlier-"));
    await chmod(root, 0o755);
    const done: string[] = [];
    const faults: string[] = [];
    try {
      const earlier = await makeEarlier(join(root, "data"), program);
      for (const fileSystem of fileSystems) {
        const disk = await LostDisk.open(diskBytes, fileSystem);
        if ("reason" in disk) {
          done.push(`${fileSystem} left out (${disk.reason})`);
          continue;
        }
        try {
          const took = await cutAll(disk, earlier, { count, program, faults, fileSystem });
          done.push(`${fileSystem}: ${count} cuts, one each ${Math.round(took / count)} ms`);
        } finally {
          await disk.close();
        }
      }
      if (done.every((text) => text.includes("left out"))) return { skipped: done.join(", ") };
      return { done: done.join(", "), faults };
    } finally {
      await rm(root, { recursive: true, force: true });
    }
  },
};

/** A school in PGlite, closed as it should be. */
async function makeEarlier(folder: string, program: string): Promise<Earlier> {
  const server = new ServerProcess({ program, data: folder, options: ["--pglite"] });
  try {
    await server.ready();
    const accounts = server.accounts();
    await server.signIn(accounts);
    const codes = await writeUntil(server, "E", majors);
    await server.end("SIGTERM");
    return { folder, codes, accounts, content: await folderContent(join(folder, pgliteName)) };
  } finally {
    await server.killAll();
  }
}

type Cuts = { count: number; program: string; faults: string[]; fileSystem: string };

/** Answers how many milliseconds the take-over takes without a cut. */
async function cutAll(disk: LostDisk, earlier: Earlier, cuts: Cuts): Promise<number> {
  const data = join(disk.folder, "data");
  const start = { program: cuts.program, data };
  await layOut(earlier, data, disk);
  const began = performance.now();
  const whole = new ServerProcess(start);
  await whole.ready();
  const took = performance.now() - began;
  await whole.end("SIGTERM");
  for (let cut = 1; cut <= cuts.count; cut += 1) {
    await layOut(earlier, data, disk);
    const server = new ServerProcess(start);
    await new Promise((resolve) => setTimeout(resolve, (took * cut) / cuts.count));
    await disk.cutPower();
    await server.kill();
    await killDatabases(data);
    await disk.unmount();
    await disk.powerOn();
    const fault = await faultAfter(earlier, start);
    if (fault !== null) cuts.faults.push(`${cuts.fileSystem}, cut ${cut}: ${fault}`);
  }
  return took;
}

async function layOut({ folder }: Earlier, data: string, disk: LostDisk): Promise<void> {
  await rm(data, { recursive: true, force: true });
  await cp(folder, data, { recursive: true });
  await run("sync", ["--file-system", disk.folder]);
}

async function faultAfter(
  earlier: Earlier,
  start: { program: string; data: string },
): Promise<string | null> {
  const names = await readdir(start.data);
  const kept = names.includes(`${pgliteName}.before-postgresql`)
    ? `${pgliteName}.before-postgresql`
    : pgliteName;
  if (!isDeepStrictEqual(await folderContent(join(start.data, kept)), earlier.content)) {
    return "the data of the earlier release are changed";
  }
  const server = new ServerProcess(start);
  try {
    const problem = await server.startProblem();
    if (problem !== null) return problem;
    await server.signIn(earlier.accounts);
    const missing = await missingOf(server, earlier.codes);
    return missing.length === 0 ? null : `${missing.length} rows are gone, first ${missing[0]}`;
  } finally {
    await server.end("SIGTERM");
  }
}

/** Those that the server has started; the note of their numbers is on the disk that is gone. */
async function killDatabases(data: string): Promise<void> {
  for (const name of await readdir("/proc")) {
    const command = await readFile(join("/proc", name, "cmdline"), "utf8").catch(() => "");
    if (!command.replaceAll("\0", " ").includes(`postgres -D ${data}/`)) continue;
    try {
      process.kill(-Number(name), "SIGKILL");
    } catch {
      // It has ended by itself.
    }
  }
}
