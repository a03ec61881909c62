// Cuts the power while people are saving, again and again: what was confirmed to them must be there afterwards.
import { join } from "node:path";
import { LostDisk } from "./lost-disk.ts";
import type { Campaign } from "./campaign.ts";
import { missingOf, ServerProcess, writeUntilGone } from "./server-process.ts";

const diskBytes = 600 * 1024 * 1024;
const people = 4;

export const powerCuts: Campaign = {
  name: "cuts of power while four people save",
  async run({ count, chance, program }) {
    const disk = await LostDisk.open(diskBytes);
    if ("reason" in disk) return { skipped: `no disk could be mounted (${disk.reason})` };
    const start = { program, data: join(disk.folder, "data") };
    const confirmed: string[] = [];
    const faults: string[] = [];
    let server = new ServerProcess(start);
    try {
      await server.ready();
      if (server.postgresPid === null) return { skipped: "PostgreSQL cannot run here" };
      const accounts = server.accounts();
      for (let cut = 1; cut <= count; cut++) {
        await server.signIn(accounts);
        const writing = writeUntilGone(server, `C${cut}`, people);
        await new Promise((resolve) => setTimeout(resolve, 100 + chance.part() * 1_400));
        await disk.cutPower();
        await server.killAll();
        confirmed.push(...(await writing));
        await disk.unmount();
        await disk.powerOn();
        server = new ServerProcess(start);
        const problem = await server.startProblem();
        if (problem) return { done: `${cut} cuts`, faults: [`cut ${cut}: ${problem}`] };
        await server.signIn(accounts);
        const missing = await missingOf(server, confirmed);
        if (missing.length > 0) {
          faults.push(
            `cut ${cut}: ${missing.length} confirmed writes are gone, first ${missing[0]}`,
          );
        }
      }
      return { done: `${count} cuts, ${confirmed.length} confirmed writes`, faults };
    } finally {
      await server.killAll();
      await disk.close();
    }
  },
};
