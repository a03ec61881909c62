// The boards that stay open during an exam day: the operator's on a PC and one on the phone of each proctor.
import type { Browser, Locator, Page } from "playwright-core";
import { readBoard } from "../../domain/exams/sittings/live-board.ts";
import { getBoard } from "../../contract/exams/board/boards.ts";
import { tokenStorageKey } from "../../contract/storage-keys.ts";
import {
  sittingRowState,
  type SittingRowState,
} from "../../domain/exams/sittings/sitting-row-state.ts";
import { routes } from "../../routes.ts";
import { desktop, phone, screenshot } from "../browser/console-page.ts";
import { toBlank } from "../browser/kept-page.ts";
import type { ExamLine } from "../simulate/exam-line.ts";
import type { ExamDaySchool } from "./exam-day-school.ts";

export const neededOn = (page: Page): Locator =>
  page.getByRole("region", { name: "Perlu tindakan" });
const countsOn = (page: Page): Locator =>
  page.getByRole("group", { name: "Menurut keadaan" }).getByRole("button");
const freshOn = (page: Page): Locator => page.getByText(/^Data [0-5] detik lalu$/u);

/** The rest of a long list, which needs no line. */
const showsMore = /^[\d.]+ lagi$/u;
/** More than the network needs until a board knows that it has no line. */
const staleWithinMs = 15_000;
const freshWithinMs = 60_000;

export class ExamDayBoards {
  readonly operator: Page;
  /** By room. */
  readonly proctors: readonly Page[];

  private constructor(operator: Page, proctors: readonly Page[]) {
    this.operator = operator;
    this.proctors = proctors;
  }

  static async open(browser: Browser, line: ExamLine, school: ExamDaySchool) {
    const { address, token } = line;
    const operator = await browser.newPage({ viewport: desktop });
    await openBoard(operator, address, token!);
    const proctors: Page[] = [];
    for (const own of school.proctors) {
      const page = await browser.newPage({ viewport: phone, hasTouch: true, isMobile: true });
      await openBoard(page, address, own);
      proctors.push(page);
    }
    return new ExamDayBoards(operator, proctors);
  }

  /** Without a line each says since when, marks its counts, and offers nothing to press. @throws Error where one claims something */
  async claimNothing(): Promise<void> {
    for (const page of this.#all) {
      await page.getByText(/^Data berhenti sejak/u).waitFor({ timeout: staleWithinMs });
      const counts = await countsOn(page).allInnerTexts();
      if (!counts.every((text) => text.includes("?"))) throw new Error(`claimed: ${counts.join()}`);
      const buttons = neededOn(page).getByRole("button").filter({ hasNotText: showsMore });
      for (const remedy of await buttons.all()) {
        if (await remedy.isEnabled())
          throw new Error(`can be pressed: ${await remedy.innerText()}`);
      }
    }
  }

  /** By themselves, with everybody still signed in. @throws Error otherwise */
  async goOn(): Promise<void> {
    for (const page of this.#all) {
      await freshOn(page).waitFor({ timeout: freshWithinMs });
      if ((await page.getByRole("button", { name: "Sign in" }).count()) > 0) {
        throw new Error("somebody was signed out");
      }
    }
  }

  /** In words, what a proctor's phone shows otherwise than it is. */
  async mistakes(line: ExamLine, school: ExamDaySchool): Promise<string[]> {
    const wrong: string[] = [];
    for (const [at, page] of this.proctors.entries()) {
      const room = school.rooms[at]!;
      let [shown, true_] = ["", " "];
      for (let tries = 0; shown !== true_ && tries < 20; tries += 1) {
        await page.waitForTimeout(1_000);
        const { rows } = readBoard(await line.okAgain(getBoard, { id: school.id }));
        const states = rows
          .filter((row) => row.room_id === room.id)
          .map((row) => sittingRowState(row, Date.now()));
        true_ = phoneStates.map((one) => states.filter((state) => state === one).length).join(" ");
        shown = await shownCounts(page);
      }
      await screenshot(page, `exam day, end, ${room.kode}`);
      if (shown !== true_) wrong.push(`${room.kode} shows ${shown}, and it is ${true_}`);
    }
    return wrong;
  }

  get #all(): readonly Page[] {
    return [this.operator, ...this.proctors];
  }
}

/** In the order of a phone. */
const phoneStates: readonly SittingRowState[] = [
  "blocked",
  "offline",
  "absent",
  "working",
  "finished",
];

const shownCounts = async (page: Page): Promise<string> =>
  (await countsOn(page).locator("b").allInnerTexts()).join(" ");

async function openBoard(page: Page, address: string, token: string): Promise<void> {
  await toBlank(page, address);
  const item = [tokenStorageKey, token] as const;
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), item);
  await page.goto(`${address}/adm${routes["monitor.peserta"].path}`);
  await neededOn(page).waitFor();
}
