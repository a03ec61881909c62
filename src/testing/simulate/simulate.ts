// `npm run simulate -- --participants 1000 --minutes 10 --seed 7`: a school's exam on an exam server of its own, or on the one
// at --server, by participants as they are. In the end what was confirmed to them is compared with what is there.
import { parseArgs } from "node:util";
import { simulateAnalysis } from "../item-analysis/simulate-analysis.ts";
import { simulateMarking } from "../marking/simulate-marking.ts";
import { ConnectionWatch } from "./connection-watch.ts";
import { ExamLine } from "./exam-line.ts";
import { HeldAnswers } from "./held-answers.ts";
import { Ledger } from "./ledger.ts";
import { makeExam, type Wanted } from "./simulated-exam.ts";
import { SimulatedStaff } from "./simulated-staff.ts";
import { startServers } from "./simulated-servers.ts";
import { SimulatedParticipant, type Outcome } from "./simulated-participant.ts";

const usage = `npm run simulate -- [--participants 1000] [--minutes 10] [--seed 7] [--servers 3] [--kill SECONDS] [--boards 30] [--import 5000] [--server URL] [--nginx]

--servers so many on one PostgreSQL
--kill    ends one of them with SIGKILL every so many seconds and starts it anew
--boards  so many boards of staff stay open, and everybody is given a minute more in the middle
--import  so many more participants are imported a quarter of the way
--nginx   three servers behind the nginx of README.md, through which all calls go
--server  simulates on a server that is running, whose Head Master is EXO_EMAIL with EXO_PASSWORD
--marking instead of an exam: four people mark two essays of it in about so many minutes
--analysis instead of an exam: forty questions are answered by ability, and the three that are bad are looked for`;

type Options = {
  participants: number;
  minutes: number;
  seed: number;
  servers: number;
  killEvery: number;
  boards: number;
  imported: number;
  isBehindNginx: boolean;
};
type Admin = Wanted["admin"];

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** A bound of QUALITY.md, in ms for 99 of 100. */
const longestMs = 1_000;

/** As README.md has them behind its nginx. */
const serversOfReadme = 3;

/** For the command line; answers whether nothing was lost and nobody waited too long. */
export async function simulate(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      participants: { type: "string", default: "1000" },
      minutes: { type: "string", default: "10" },
      seed: { type: "string", default: process.env["EXO_SEED"] ?? "7" },
      servers: { type: "string", default: "1" },
      kill: { type: "string", default: "0" },
      boards: { type: "string", default: "0" },
      import: { type: "string", default: "0" },
      server: { type: "string" },
      nginx: { type: "boolean", default: false },
      marking: { type: "boolean", default: false },
      analysis: { type: "boolean", default: false },
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
    servers: values.nginx ? serversOfReadme : Number(values.servers),
    isBehindNginx: values.nginx,
    killEvery: Number(values.kill) * 1000,
    boards: Number(values.boards),
    imported: Number(values.import),
  };
  const { server } = values;
  const simulateThis = () => {
    if (values.marking) return simulateMarking(options);
    if (values.analysis) {
      const place = server === undefined ? null : { address: () => server, admin: ownAdmin() };
      return simulateAnalysis(options, place);
    }
    return server === undefined ? simulateHere(options) : simulateThere(server, options);
  };
  const { isSound, lines } = await simulateThis();
  console.log(lines.join("\n"));
  return isSound;
}

/** Whole: nothing was lost, and everybody came in. Sound: nobody waited too long, either. */
export type Verdict = { isWhole: boolean; isSound: boolean; lines: string[] };

async function simulateThere(server: string, options: Options): Promise<Verdict> {
  const watch = new ConnectionWatch();
  const sitting = sitExam(() => server, ownAdmin(), options, { watch });
  const gone = watch.gone.then((reason): Verdict => {
    const lines = [`✘ ${reason}. The simulation ends here; nothing was compared.`];
    return { isWhole: false, isSound: false, lines };
  });
  return Promise.race([sitting.then((simulated) => verdictOn(simulated, options)), gone]);
}

/** The Head Master of a server that is running. */
function ownAdmin(): Admin {
  const { EXO_EMAIL: email = "", EXO_PASSWORD: password = "" } = process.env;
  return { email, password };
}

export async function simulateHere(options: Options): Promise<Verdict> {
  const servers = await startServers(options.servers, options.isBehindNginx);
  try {
    let isCalm = false;
    let kills = 0;
    const killAgainAndAgain = async () => {
      while (options.killEvery > 0) {
        await wait(options.killEvery);
        if (isCalm) return;
        await servers.killNext();
        kills += 1;
      }
    };
    let killing: Promise<void> | null = null;
    const simulated = await sitExam(servers.addressFor, servers.admin, options, {
      begin: () => void (killing = killAgainAndAgain()),
      async calm() {
        isCalm = true;
        await killing;
      },
    });
    const { lines, ...verdict } = withNginx(
      verdictOn(simulated, options),
      await servers.nginxFaults(),
    );
    const killed = `${kills} times a server was killed and started anew`;
    return { ...verdict, lines: kills > 0 ? [killed, ...lines] : lines };
  } finally {
    await servers.close();
  }
}

/** What nginx could not hand on somebody had to send again. */
function withNginx(verdict: Verdict, faults: readonly string[]): Verdict {
  if (faults.length === 0) return verdict;
  const shown = [`✘ nginx logged ${faults.length} faults, first: ${faults[0]}`];
  return { isWhole: false, isSound: false, lines: [...verdict.lines, ...shown] };
}

type Simulated = {
  ledger: Ledger;
  outcomes: Map<Outcome, number>;
  reasons: Map<string, number>;
  staff: Awaited<ReturnType<SimulatedStaff["end"]>> | null;
  importedLine: string | null;
};

/** From `begin` to `calm` servers are killed; what makes the exam is not sent again. After `calm` all of them answer. */
type Disturbance = {
  begin?(): void;
  calm?(): Promise<void>;
  /** Of a server that nobody starts anew. */
  watch?: ConnectionWatch;
};

async function sitExam(
  addressFor: (turn: number) => string,
  admin: Admin,
  { participants, minutes, seed, boards, imported }: Options,
  { begin, calm, watch }: Disturbance = {},
): Promise<Simulated> {
  const lineFor = (turn: number) => new ExamLine(() => addressFor(turn), undefined, watch);
  const line = lineFor(0);
  const exam = await makeExam(line, { participants, minutes, admin });
  begin?.();
  const ledger = new Ledger();
  const totalMs = minutes * 60_000;
  const lines = Array.from({ length: boards }, (_, at) => {
    const own = lineFor(at);
    own.token = line.token;
    return own;
  });
  const staff = boards + imported > 0 ? new SimulatedStaff(exam, line, lines) : null;
  const people = exam.people.map(
    (person, at) =>
      new SimulatedParticipant(person, {
        line: lineFor(at),
        exam,
        ledger,
        staff,
        totalMs,
        arrivalMs: Math.min(60_000, totalMs / 4),
        seed: seed * 1_000_003 + at,
      }),
  );
  const giving = staff && wait(totalMs / 2).then(() => staff.giveTime());
  const importing =
    staff && imported > 0 && wait(totalMs / 4).then(() => staff.importPeople(imported));
  // What staff could not do is told at once, not when the last participant has gone.
  const [importedLine] = await Promise.all([
    importing || null,
    giving,
    ...people.map((person) => person.sit()),
  ]);
  await calm?.();
  const told = (await staff?.end()) ?? null;
  const answers = new HeldAnswers(line, exam.id);
  for (const person of people) await person.check(answers);
  const outcomes = counted(people.map(({ outcome }) => outcome));
  const reasons = counted(
    people.filter(({ outcome }) => outcome === "refused").map(({ reason }) => reason),
  );
  return { ledger, outcomes, reasons, staff: told, importedLine };
}

function counted<Key>(keys: readonly Key[]): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

function verdictOn(
  { ledger, outcomes, reasons, staff, importedLine }: Simulated,
  { participants, minutes, seed, servers, killEvery }: Options,
): Verdict {
  // Whoever calls a server that was just killed waits for the next.
  const judged = killEvery > 0 ? [] : ["sign in", "save"];
  const slow = judged.filter((what) => ledger.latency(what, 99) > longestMs);
  const areBoardsRight = staff === null || staff.wrong === 0;
  const isWhole = ledger.lost.length === 0 && !outcomes.has("refused") && areBoardsRight;
  const isSound = isWhole && slow.length === 0;
  const ended = [...outcomes].map(([outcome, count]) => `${outcome} ${count}`).join(", ");
  const lines = [
    `${participants} participants for ${minutes} minutes, seed ${seed}, servers ${servers}: ${ended}`,
    ...[...reasons].map(([reason, count]) => `  refused ${count}: ${reason}`),
    ...ledger.kinds().map(({ what, count }) => latencyLine(ledger, what, count)),
    ...(staff ? [staff.line] : []),
    ...(importedLine === null ? [] : [importedLine]),
    ...ledger.lost.slice(0, maxShown).map((lost) => `✘ lost: ${lost}`),
    `${ledger.sent} answers given, ${ledger.confirmed} confirmations, ${ledger.lost.length} lost`,
    ...slow.map((what) => `✘ ${what}: 99 of 100 not within ${longestMs} ms`),
    isSound ? `all ${participants} are sound` : "not sound",
  ];
  return { isWhole, isSound, lines };
}

const maxShown = 20;

function latencyLine(ledger: Ledger, what: string, count: number): string {
  const [half, most, longest] = [50, 99, 100].map((part) => ledger.latency(what, part).toFixed(0));
  const times = `half within ${half} ms, 99 of 100 ${most}, longest ${longest}`;
  return `  ${what.padEnd(12)} ${String(count).padStart(7)}  ${times}`;
}
