// Fills the disk under a running server: what cannot be saved is refused in words, nothing that was confirmed is lost, and
// with room again it goes on by itself.
import { rm, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { responseCodes } from "../../contract/calls/envelope.ts";
import type { Campaign } from "./campaign.ts";
import { LostDisk } from "./lost-disk.ts";
import { missingOf, ServerProcess } from "./server-process.ts";

const diskBytes = 300 * 1024 * 1024;
const patienceMs = 60_000;
const expectedCodes: readonly string[] = [responseCodes.diskFull, responseCodes.unavailable];

export const fullDisk: Campaign = {
  name: "a disk that fills up",
  async run({ count, program }) {
    const disk = await LostDisk.open(diskBytes);
    if ("reason" in disk) return { skipped: `no disk could be mounted (${disk.reason})` };
    const start = { program, data: join(disk.folder, "data") };
    const filler = join(disk.folder, "filler");
    const faults: string[] = [];
    const confirmed: string[] = [];
    let server = new ServerProcess(start);
    try {
      await server.ready();
      if (server.postgresPid === null) return { skipped: "PostgreSQL cannot run here" };
      const accounts = server.accounts();
      await server.signIn(accounts);
      for (let time = 1; time <= count; time++) {
        await fill(filler, disk.folder);
        const refused = await saveUntilRefused(server, `F${time}`, confirmed);
        if (!expectedCodes.includes(refused))
          faults.push(`full for the ${time}. time it answered ${refused}`);
        if (time === 1) {
          await server.killAll();
          server = new ServerProcess(start);
          const problem = await server.startProblem();
          if (problem && !problem.includes("disk is full")) faults.push(`at start: ${problem}`);
        }
        await rm(filler);
        if (server.hasEnded) {
          server = new ServerProcess(start);
          await server.ready();
        }
        await server.signIn(accounts);
        if (!(await savesAgain(server, `R${time}`, confirmed))) {
          faults.push(`with room again for the ${time}. time it saves nothing`);
        }
      }
      const missing = await missingOf(server, confirmed);
      if (missing.length > 0) faults.push(`${missing.length} confirmed writes are gone`);
      return { done: `full ${count} times, ${confirmed.length} confirmed writes`, faults };
    } finally {
      await server.killAll();
      await disk.close();
    }
  },
};

/** Leaves next to nothing. */
async function fill(filler: string, folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  await writeFile(filler, new Uint8Array(bavail * bsize - 64 * 1024)).catch(() => undefined);
}

/** Answers the code of the refusal. Long names, so that it does not take long. */
async function saveUntilRefused(
  server: ServerProcess,
  prefix: string,
  confirmed: string[],
): Promise<string> {
  const nama = "Jurusan ".repeat(12).trim();
  for (let turn = 0; turn < 100_000; turn++) {
    const kode = `${prefix}-${turn}`;
    const { code } = await server.post("/majors", { kode, nama });
    if (code !== responseCodes.success) return code;
    confirmed.push(kode);
  }
  return responseCodes.success;
}

async function savesAgain(
  server: ServerProcess,
  kode: string,
  confirmed: string[],
): Promise<boolean> {
  const until = performance.now() + patienceMs;
  while (performance.now() < until) {
    const { code } = await server.post("/majors", { kode, nama: "Jurusan" });
    if (code === responseCodes.success) {
      confirmed.push(kode);
      return true;
    }
    // What was refused as "away" may have been saved after all.
    if (code === responseCodes.invalidFields) return true;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return false;
}
