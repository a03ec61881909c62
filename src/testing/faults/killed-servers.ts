// Kills the server while people are saving: the server alone, whose PostgreSQL then lives on and is taken over by the next
// start, or both.
import { mkdtemp, rm, chmod } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Campaign } from "./campaign.ts";
import { missingOf, ServerProcess, writeUntilGone } from "./server-process.ts";

const people = 4;

export const killedServers: Campaign = {
  name: "servers killed while four people save",
  async run({ count, chance, program }) {
    const root = await mkdtemp(join(tmpdir(), "exo-killed-"));
    await chmod(root, 0o755);
    const start = { program, data: join(root, "data") };
    const confirmed: string[] = [];
    const faults: string[] = [];
    let server = new ServerProcess(start);
    try {
      await server.ready();
      const accounts = server.accounts();
      for (let kill = 1; kill <= count; kill++) {
        await server.signIn(accounts);
        const writing = writeUntilGone(server, `K${kill}`, people);
        await new Promise((resolve) => setTimeout(resolve, 100 + chance.part() * 900));
        await (chance.is(0.5) ? server.kill() : server.killAll());
        confirmed.push(...(await writing));
        server = new ServerProcess(start);
        const problem = await server.startProblem();
        if (problem) return { done: `${kill} kills`, faults: [`kill ${kill}: ${problem}`] };
        await server.signIn(accounts);
        const missing = await missingOf(server, confirmed);
        if (missing.length > 0) {
          faults.push(`kill ${kill}: ${missing.length} confirmed writes are gone, ${missing[0]} …`);
        }
      }
      const ended = await server.end("SIGTERM");
      if (ended !== 0) faults.push(`asked to end, it ended with ${ended}`);
      return { done: `${count} kills, ${confirmed.length} confirmed writes`, faults };
    } finally {
      await server.killAll();
      await rm(root, { recursive: true, force: true });
    }
  },
};
