// `npm run rehearse -- --participants 1000 --minutes 12`: a whole exam with three sessions, run from the console by an operator
// with a keyboard or a mouse and by two proctors with phones, while things go wrong. In the end nothing may be lost.
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { getTokenBoard } from "../../contract/exams/exam-tokens.ts";
import { launchBrowser, screenshot } from "../browser/console-page.ts";
import { ExamLine } from "../simulate/exam-line.ts";
import { startServers } from "../simulate/simulated-servers.ts";
import { ExamDayBoards } from "./exam-day-boards.ts";
import { Crowd } from "./exam-day-crowd.ts";
import { planOf, type Occurrence } from "./exam-day-plan.ts";
import { makeSchool, type ExamDaySchool } from "./exam-day-school.ts";
import type { ExamDay } from "./incident.ts";
import { KeyboardHand } from "./keyboard-hand.ts";
import { mendAll, type Mended } from "./mending.ts";
import { lineOf, tableOf } from "./mending-report.ts";
import { MouseHand, PhoneHand } from "./pointer-hand.ts";

/** `only`: parts of the names of incidents, divided by commas; the others do not happen. */
export type ExamDayOptions = { participants: number; minutes: number; seed: number; only: string };

/** For the command line; answers whether everything was mended and nothing lost. */
export async function rehearse(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      participants: { type: "string", default: "1000" },
      minutes: { type: "string", default: "12" },
      seed: { type: "string", default: "7" },
      only: { type: "string", default: "" },
    },
  });
  const { isSound, lines } = await rehearseHere({
    participants: Number(values.participants),
    minutes: Number(values.minutes),
    seed: Number(values.seed),
    only: values.only,
  });
  console.log(lines.join("\n"));
  return isSound;
}

/** What happens first happens once nearly everybody is at work. */
const quietMs = 75_000;
/** How often the wall is read. */
const wallMs = 2_000;
/** The exam goes on for so long after the last simulated participants have ended: incidents take longer on a slow machine. */
const moreMinutes = 10;

export async function rehearseHere(options: ExamDayOptions) {
  const servers = await startServers(1);
  const browser = await launchBrowser();
  const ended = new AbortController();
  try {
    const line = new ExamLine(() => servers.addressFor(0));
    const lama = Math.ceil(options.minutes) + moreMinutes;
    const schedule = { lama, tutup: lama + 5 };
    const school = await makeSchool(line, { ...options, schedule, admin: servers.admin });
    const crowd = new Crowd(school, () => servers.addressFor(0), options);
    const boards = await ExamDayBoards.open(browser, line, school);
    const tokenOnTheWall = () => readWall(line, school);
    const watching = watchWall(tokenOnTheWall, ended.signal);
    const day: ExamDay = { school, crowd, boards, servers, line, tokenOnTheWall };
    await crowd.arrive(school.token);
    await pause(quietMs);
    await screenshot(boards.operator, "exam day, before");
    const mended = await live(day, options.only);
    const judged = await judge(day, mended);
    ended.abort();
    await watching;
    return judged;
  } finally {
    ended.abort();
    await browser.close();
    await servers.close();
  }
}

async function readWall(line: ExamLine, school: ExamDaySchool): Promise<string> {
  const { scopes } = await line.okAgain(getTokenBoard, {});
  school.token = scopes.find(({ id }) => id === school.id)?.token?.value ?? school.token;
  return school.token;
}

/** The token is replaced while the exam goes on, and whoever comes back on another computer reads the one of that moment. */
async function watchWall(tokenOnTheWall: () => Promise<string>, ended: AbortSignal): Promise<void> {
  while (!ended.aborted) {
    // While the server is off or the database stands still, the last token stays on the wall.
    await tokenOnTheWall().catch(() => undefined);
    await pause(wallMs);
  }
}

async function live(day: ExamDay, only: string): Promise<Mended[]> {
  const { operator, proctors } = day.boards;
  const plan = planOf({
    keyboard: new KeyboardHand(operator),
    mouse: new MouseHand(operator),
    phones: proctors.map((page, room) => new PhoneHand(page, room)),
  });
  const wanted = only.split(",");
  const isWanted = ({ incident: { name } }: Occurrence) =>
    wanted.some((part) => name.includes(part));
  const mended: Mended[] = [];
  for (const occurrences of plan) {
    const ended = await mendAll(day, occurrences.filter(isWanted));
    for (const one of ended) console.log(lineOf(one));
    mended.push(...ended);
  }
  return mended;
}

async function judge(day: ExamDay, mended: readonly Mended[]) {
  const { crowd, boards, line, school } = day;
  const refused = await crowd.end(line);
  const mistakes = await boards.mistakes(line, school);
  const { lost, confirmed, sent } = crowd.ledger;
  const isMended = mended.every(({ untilOver }) => untilOver !== null);
  return {
    isSound: isMended && lost.length + refused.length + mistakes.length === 0,
    lines: [
      ...tableOf(mended),
      ...refused.map((reason) => `✘ refused: ${reason}`),
      ...lost.map((one) => `✘ lost: ${one}`),
      ...mistakes.map((one) => `✘ wrong in the end: ${one}`),
      `${sent} answers given, ${confirmed} confirmations, ${lost.length} lost`,
      `  saves: 99 of 100 within ${crowd.ledger.latency("save", 99).toFixed(0)} ms`,
    ],
  };
}
