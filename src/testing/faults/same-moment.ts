// Starts servers on one data folder in the same moment, some of them each with a process tree of its own in which it is
// number 1, as containers have: exactly one may run.
import { execFile } from "node:child_process";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Campaign } from "./campaign.ts";
import { ServerProcess } from "./server-process.ts";

const servers = 3;
const asNumberOne = ["unshare", "--pid", "--fork", "--kill-child", "--mount-proc"];

export const sameMoment: Campaign = {
  name: `${servers} starts on one folder in the same moment`,
  async run({ count, program }) {
    const root = await mkdtemp(join(tmpdir(), "exo-moment-"));
    await chmod(root, 0o755);
    const containers = await canBeNumberOne();
    const faults: string[] = [];
    try {
      for (let round = 1; round <= count; round++) {
        const within = containers && round % 2 === 0 ? asNumberOne : [];
        const problem = await oneRound({ program, data: join(root, `data-${round}`), within });
        if (problem) faults.push(`round ${round}: ${problem}`);
      }
      const half = containers
        ? "every second one as containers"
        : "none as containers: not allowed";
      return { done: `${count} rounds, ${half}`, faults };
    } finally {
      await rm(root, { recursive: true, force: true });
    }
  },
};

async function oneRound(start: {
  program: string;
  data: string;
  within: readonly string[];
}): Promise<string | null> {
  const started = Array.from({ length: servers }, () => new ServerProcess(start));
  try {
    const problems = await Promise.all(started.map((server) => server.startProblem()));
    const running = problems.filter((problem) => problem === null).length;
    const unclear = problems.find((problem) => problem && !problem.includes("in use by another"));
    if (unclear) return `one ended with other words: ${unclear.trim()}`;
    return running === 1 ? null : `${running} run`;
  } finally {
    // "unshare" hands no other signal on.
    const signal = start.within.length > 0 ? "SIGKILL" : "SIGTERM";
    await Promise.all(started.map((server) => server.end(signal)));
  }
}

async function canBeNumberOne(): Promise<boolean> {
  const [program, ...args] = asNumberOne;
  return promisify(execFile)(program!, [...args, "true"]).then(
    () => true,
    () => false,
  );
}
