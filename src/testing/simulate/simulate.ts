// `npm run simulate -- --participants 1000 --minutes 10 --seed 7`: a school's exam on an exam server of its own, or on the one
// at --server, by participants as they are. In the end what was confirmed to them is compared with what is there.
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { bundleServer, ServerProcess } from "../faults/server-process.ts";
import { ExamLine } from "./exam-line.ts";
import { Ledger } from "./ledger.ts";
import { makeExam } from "./simulated-exam.ts";
import type { Wanted } from "./simulated-exam.ts";
import { SimulatedParticipant } from "./simulated-participant.ts";
import type { Outcome } from "./simulated-participant.ts";

const usage = `npm run simulate -- [--participants 1000] [--minutes 10] [--seed 7] [--kill SECONDS] [--server URL]

--kill    ends the server with SIGKILL every so many seconds and starts it anew
--server  simulates on a server that is running, whose Head Master is EXO_EMAIL with EXO_PASSWORD`;

type Options = { participants: number; minutes: number; seed: number; killEvery: number };
type Admin = Wanted["admin"];

/** A bound of QUALITY.md, in ms for 99 of 100. */
const longestMs = 1_000;

/** For the command line; answers whether nothing was lost and nobody waited too long. */
export async function simulate(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      participants: { type: "string", default: "1000" },
      minutes: { type: "string", default: "10" },
      seed: { type: "string", default: process.env["EXO_SEED"] ?? "7" },
      kill: { type: "string", default: "0" },
      server: { type: "string" },
      help: { type: "boolean" },
    },
  });
  if (values.help) {
    console.log(usage);
    return true;
  }
  const options = {
    participants: Number(values.participants),
    minutes: Number(values.minutes),
    seed: Number(values.seed),
    killEvery: Number(values.kill) * 1000,
  };
  if (values.server === undefined) return simulateHere(options);
  const admin = {
    email: process.env["EXO_EMAIL"] ?? "",
    password: process.env["EXO_PASSWORD"] ?? "",
  };
  const { server } = values;
  return report(await sitExam(() => server, admin, options), options);
}

async function simulateHere(options: Options): Promise<boolean> {
  const { program, remove } = await bundleServer();
  const folder = await mkdtemp(join(tmpdir(), "exo-simulate-"));
  // PostgreSQL may have to pass through it as another user.
  await chmod(folder, 0o755);
  const data = join(folder, "data");
  let server = new ServerProcess({ program, data });
  try {
    await server.ready();
    const [email, password] = [...server.accounts()][0]!;
    const addressOf = ({ address }: ServerProcess) => address.replace(/\/api\/v1$/u, "");
    let address = addressOf(server);
    let isOver = false;
    let kills = 0;
    const killing = (async () => {
      while (options.killEvery > 0) {
        await new Promise((resolve) => setTimeout(resolve, options.killEvery));
        if (isOver) return;
        await server.kill();
        kills += 1;
        server = new ServerProcess({ program, data });
        await server.ready();
        address = addressOf(server);
      }
    })();
    const simulated = await sitExam(() => address, { email, password }, options);
    isOver = true;
    await killing;
    if (kills > 0) console.log(`${kills} times the server was killed and started anew`);
    return report(simulated, options);
  } finally {
    await server.end("SIGINT");
    await remove();
    await rm(folder, { recursive: true, force: true });
  }
}

type Simulated = { ledger: Ledger; outcomes: Map<Outcome, number>; reasons: Map<string, number> };

async function sitExam(server: () => string, admin: Admin, options: Options): Promise<Simulated> {
  const { participants, minutes, seed } = options;
  const exam = await makeExam(new ExamLine(server), { participants, minutes, admin });
  console.log(`${participants} participants for ${minutes} minutes, seed ${seed}`);
  const ledger = new Ledger();
  const totalMs = minutes * 60_000;
  const people = exam.people.map(
    (person, at) =>
      new SimulatedParticipant(person, {
        line: new ExamLine(server),
        exam,
        ledger,
        totalMs,
        arrivalMs: Math.min(60_000, totalMs / 4),
        seed: seed * 1_000_003 + at,
      }),
  );
  await Promise.all(people.map((person) => person.sit()));
  for (const person of people) await person.check();
  const outcomes = counted(people.map(({ outcome }) => outcome));
  const reasons = counted(
    people.filter(({ outcome }) => outcome === "refused").map(({ reason }) => reason),
  );
  return { ledger, outcomes, reasons };
}

function counted<Key>(keys: readonly Key[]): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

function report(
  { ledger, outcomes, reasons }: Simulated,
  { participants, killEvery }: Options,
): boolean {
  console.log([...outcomes].map(([outcome, count]) => `${outcome} ${count}`).join(", "));
  for (const [reason, count] of reasons) console.log(`  refused ${count}: ${reason}`);
  for (const { what, count } of ledger.kinds()) {
    const [half, most, longest] = [50, 99, 100].map((part) =>
      ledger.latency(what, part).toFixed(0),
    );
    console.log(
      `  ${what.padEnd(12)} ${String(count).padStart(7)}  half within ${half} ms, 99 of 100 ${most}, longest ${longest}`,
    );
  }
  for (const lost of ledger.lost.slice(0, 20)) console.log(`✘ lost: ${lost}`);
  console.log(
    `${ledger.sent} answers given, ${ledger.confirmed} confirmations, ${ledger.lost.length} lost`,
  );
  // Whoever calls a server that was just killed waits for the next.
  const judged = killEvery > 0 ? [] : ["sign in", "save"];
  const slow = judged.filter((what) => ledger.latency(what, 99) > longestMs);
  for (const what of slow) console.log(`✘ ${what}: 99 of 100 not within ${longestMs} ms`);
  const isSound = ledger.lost.length === 0 && slow.length === 0 && !outcomes.has("refused");
  console.log(isSound ? `all ${participants} are sound` : "not sound");
  return isSound;
}
