// `npm start -- --live`: exams that simulated participants sit, one after the other for as long as the server runs.
import { setMaxListeners } from "node:events";
import type { Db } from "../database/database.ts";
import { sleepFor } from "../../contract/sitting/reference-client/exam-calls.ts";
import type { ExamServer } from "../create-exam-server.ts";
import { logFault } from "../log-line.ts";
import type { PasswordCosts } from "../security/passwords.ts";
import type { Account } from "../security/staff-password.ts";
import { hashToken, issueToken, revokeTokenByHash } from "../security/tokens.ts";
import { createChance } from "../seed/seed-names.ts";
import {
  backdate,
  firstSession,
  keepToken,
  openExam,
  readToken,
  type DemonstrationExam,
} from "./demonstration-exam.ts";
import {
  findPreparer,
  openProctor,
  openSchool,
  type DemonstrationSchool,
} from "./demonstration-school.ts";
import { DemonstrationSitter, type Fate } from "./demonstration-sitter.ts";
import { createStaffCalls, type StaffCalls } from "./staff-calls.ts";

export type LiveDemonstration = {
  /** For visitors. */
  account: Account;
  /** Ends the first; every participant has been called once. */
  close(): Promise<void>;
};
type Options = {
  exam: Pick<ExamServer, "db" | "fetch">;
  /** Of this server. */
  address: string;
  costs: PasswordCosts;
};

/** By seat of the first session; the first half of them sits in the proctor's room. */
export const fates: Readonly<Record<number, Fate>> = {
  1: "blocked",
  3: "device",
  4: "chat",
  6: "offline",
  7: "idle",
  9: "leaving",
  11: "absent",
  12: "clock",
  14: "shared",
  15: "guessing",
  17: "late",
  20: "absent",
  25: "leaving",
  28: "absent",
};
const punctual =
  firstSession - Object.values(fates).filter((fate) => fate === "absent" || fate === "late").length;
/** Whoever is not at work by then, on a slow computer, has begun now. */
const settledMs = 120_000;
const settledEveryMs = 500;
const tokenEveryMs = 60_000;
const betweenMs = 30_000;
const failedMs = 60_000;

/**
 * Answers once the first exam is open. Call `refuseOtherSchools` and `examOfOthers` before the server answers its first call.
 */
export async function startLiveDemonstration(options: Options): Promise<LiveDemonstration> {
  const { db } = options.exam;
  const closing = new AbortController();
  // Every participant waits for it.
  setMaxListeners(0, closing.signal);
  const preparer = await findPreparer(db, options.costs, new Date());
  const account = await openProctor(db, options.costs, new Date());
  const first = await withStaff(options, preparer, async (staff) => {
    const school = await openSchool(db, staff, new Date());
    return { school, exam: await openExam(db, staff, school, Date.now()) };
  });
  const running = run({ ...options, preparer, signal: closing.signal }, first);
  return {
    account,
    async close() {
      closing.abort();
      await running;
    },
  };
}

type Running = Options & { preparer: string; signal: AbortSignal };
type Opened = { school: DemonstrationSchool; exam: DemonstrationExam };

async function run(running: Running, { school, exam: first }: Opened): Promise<void> {
  const { db } = running.exam;
  let exam: DemonstrationExam | null = first;
  while (!running.signal.aborted) {
    try {
      await withStaff(running, running.preparer, async (staff) => {
        exam ??= await openExam(db, staff, school, Date.now());
        await sitExam(running, staff, school, exam);
      });
      await rest(betweenMs, running.signal);
    } catch (error) {
      if (running.signal.aborted) return;
      logFault("The live demonstration tries again in a minute", error);
      await rest(failedMs, running.signal);
    }
    exam = null;
  }
}

async function rest(ms: number, signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await sleepFor(ms, signal);
}

/** Its session ends with the work. */
async function withStaff<Made>(
  { exam: server }: Pick<Options, "exam">,
  preparer: string,
  work: (staff: StaffCalls) => Promise<Made>,
): Promise<Made> {
  const token = await issueToken(server.db, preparer, "127.0.0.1", new Date());
  try {
    return await work(createStaffCalls(server, token));
  } finally {
    await revokeTokenByHash(server.db, hashToken(token));
  }
}

async function sitExam(
  { exam: { db }, address, signal }: Running,
  staff: StaffCalls,
  { people }: DemonstrationSchool,
  exam: DemonstrationExam,
): Promise<void> {
  const chance = createChance(exam.endsAt);
  let settled = 0;
  const sitters = people.slice(0, firstSession).map(
    (person, at) =>
      new DemonstrationSitter(person, {
        server: address,
        exam: exam.id,
        endsAt: exam.endsAt,
        fate: fates[at] ?? "usual",
        chance,
        readToken: () => readToken(staff, exam.id),
        settled: () => (settled += 1),
        signal,
      }),
  );
  const sitting = Promise.all(sitters.map((sitter) => sitter.sit()));
  const until = Date.now() + settledMs;
  const coming = () => settled < punctual && Date.now() < until;
  const backdating = moveBack(db, exam, people, { coming, signal });
  await Promise.all([sitting, backdating, keepTokens(staff, exam, signal)]);
}

/** Until the exam is over; whoever has not handed in is ended by the server. */
async function keepTokens(
  staff: StaffCalls,
  { id, endsAt }: DemonstrationExam,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted && Date.now() < endsAt) {
    await rest(Math.min(tokenEveryMs, endsAt - Date.now()), signal);
    if (!signal.aborted) await keepToken(staff, id);
  }
}

async function moveBack(
  db: Db,
  exam: DemonstrationExam,
  people: DemonstrationSchool["people"],
  { coming, signal }: { coming(): boolean; signal: AbortSignal },
): Promise<void> {
  while (coming() && !signal.aborted) await rest(settledEveryMs, signal);
  const idOf = (wanted: Fate) =>
    people[Number(Object.entries(fates).find(([, fate]) => fate === wanted)![0])]!.id;
  if (!signal.aborted) await backdate(db, exam, { idle: idOf("idle"), offline: idOf("offline") });
}
