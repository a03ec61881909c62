// `npm run rehearse -- --participants 1000 --minutes 12`: a whole exam, run from the console by one operator with a keyboard
// while ten things go wrong. Each is timed from seeing it until the participant goes on; in the end nothing may be lost.
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import type { Browser, Page } from "playwright-core";
import { getTokenBoard } from "../../contract/exams/exam-tokens.ts";
import { tokenStorageKey } from "../../contract/storage-keys.ts";
import { routes } from "../../routes.ts";
import { desktop, launchBrowser, screenshot } from "../browser/console-page.ts";
import { toBlank } from "../browser/kept-page.ts";
import { ExamLine } from "../simulate/exam-line.ts";
import { startServers } from "../simulate/simulated-servers.ts";
import { Crowd } from "./exam-day-crowd.ts";
import { incidents, type ExamDay, type Incident } from "./exam-day-incidents.ts";
import { makeSchool } from "./exam-day-school.ts";
import { Operator } from "./exam-day-operator.ts";

export type ExamDayOptions = { participants: number; minutes: number; seed: number };

/** For the command line; answers whether everything was mended and nothing lost. */
export async function rehearse(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      participants: { type: "string", default: "1000" },
      minutes: { type: "string", default: "12" },
      seed: { type: "string", default: "7" },
    },
  });
  const { isSound, lines } = await rehearseHere({
    participants: Number(values.participants),
    minutes: Number(values.minutes),
    seed: Number(values.seed),
  });
  console.log(lines.join("\n"));
  return isSound;
}

/** What happens first happens once nearly everybody is at work. */
const quietMs = 75_000;
/** An operator who has not mended it by then does not know how. */
const patienceMs = 120_000;

export async function rehearseHere(options: ExamDayOptions) {
  const servers = await startServers(1);
  const browser = await launchBrowser();
  try {
    const address = () => servers.addressFor(0);
    const line = new ExamLine(address);
    const school = await makeSchool(line, { ...options, admin: servers.admin });
    const crowd = new Crowd(school, address, options);
    const page = await openBoard(browser, address(), line.token!);
    const tokenOnTheWall = async () => {
      const { scopes } = await line.ok(getTokenBoard, {});
      school.token = scopes.find(({ id }) => id === school.id)?.token?.value ?? school.token;
      return school.token;
    };
    for (const room of [1, 2, 3, 6, 8]) {
      const pupil = crowd.pupils[room]!;
      await pupil.signIn();
      await pupil.begin(school.token);
    }
    const operator = new Operator(page);
    const day: ExamDay = { school, crowd, operator, tokenOnTheWall, killServer: servers.killNext };
    await pause(quietMs);
    await screenshot(page, "exam day, before");
    const mended: Mended[] = [];
    for (const incident of incidents) {
      const one = await time(incident, day);
      console.log(lineOf(one));
      mended.push(one);
    }
    const refused = await crowd.end(line);
    const { lost, confirmed, sent } = crowd.ledger;
    const isMended = mended.every(({ seconds }) => seconds !== null);
    return {
      isSound: isMended && lost.length === 0 && refused.length === 0,
      lines: [
        ...refused.map((reason) => `✘ refused: ${reason}`),
        ...lost.map((one) => `✘ lost: ${one}`),
        `${sent} answers given, ${confirmed} confirmations, ${lost.length} lost`,
        `  saves: 99 of 100 within ${crowd.ledger.latency("save", 99).toFixed(0)} ms`,
      ],
    };
  } finally {
    await browser.close();
    await servers.close();
  }
}

async function openBoard(browser: Browser, address: string, token: string): Promise<Page> {
  const page = await browser.newPage({ viewport: desktop });
  await toBlank(page, address);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    tokenStorageKey,
    token,
  ] as const);
  await page.goto(`${address}/adm${routes["monitor.peserta"].path}`);
  await page.getByRole("region", { name: "Perlu tindakan" }).waitFor();
  return page;
}

/** Seconds: until it could be seen, and from then until it was mended; null: never. */
type Mended = {
  name: string;
  seenAfter: number;
  seconds: number | null;
  keys: number;
  why: string;
};

async function time({ name, happen }: Incident, day: ExamDay): Promise<Mended> {
  const { operator } = day;
  const { keys } = operator;
  const happened = performance.now();
  let began = happened;
  const outcomeOf = (why: string | null): Mended => ({
    name,
    seenAfter: (began - happened) / 1_000,
    seconds: why === null ? (performance.now() - began) / 1_000 : null,
    keys: operator.keys - keys,
    why: why ?? "",
  });
  try {
    const { seen, mend, isOver } = await happen(day);
    await seen?.first().waitFor({ timeout: patienceMs });
    began = performance.now();
    await screenshot(operator.page, `exam day, ${name}, seen`);
    await mend(operator);
    await screenshot(operator.page, `exam day, ${name}, mended`);
    while (!(await isOver())) {
      if (performance.now() - began > patienceMs) return outcomeOf("it went on");
      await pause(200);
    }
    return outcomeOf(null);
  } catch (error) {
    await screenshot(operator.page, `exam day, ${name}, stuck`);
    return outcomeOf(String(error));
  } finally {
    await backToBoard(operator);
  }
}

async function backToBoard(operator: Operator): Promise<void> {
  const needed = operator.page.getByRole("region", { name: "Perlu tindakan" });
  if (await needed.isVisible()) return;
  await operator.press("Escape");
  await operator.goTo("Monitor peserta");
  await operator.read(needed);
}

function lineOf({ name, seenAfter, seconds, keys, why }: Mended): string {
  const took = seconds === null ? `✘ not mended: ${why}` : `mended in ${seconds.toFixed(1)} s`;
  return `  ${name.padEnd(28)} seen after ${seenAfter.toFixed(1).padStart(5)} s, ${keys} keys, ${took}`;
}
