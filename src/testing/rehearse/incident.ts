// What an incident of an exam day is, and the steps on a board that several of them share.
import type { Locator, Page } from "playwright-core";
import type { ExamLine } from "../simulate/exam-line.ts";
import type { SimulatedServers } from "../simulate/simulated-servers.ts";
import type { Crowd } from "./exam-day-crowd.ts";
import { neededOn, type ExamDayBoards } from "./exam-day-boards.ts";
import type { ExamDaySchool } from "./exam-day-school.ts";
import { searchOn, type Hand } from "./hand.ts";

export type ExamDay = {
  school: ExamDaySchool;
  crowd: Crowd;
  boards: ExamDayBoards;
  servers: SimulatedServers;
  /** Of the operator. */
  line: ExamLine;
  /** What participants read off the wall now. */
  tokenOnTheWall(): Promise<string>;
};

export type Incident = {
  name: string;
  /** Lets it happen where the hand can mend it; answers how it is seen, and how one knows that it is over. */
  happen(day: ExamDay, hand: Hand): Promise<Happening>;
};

export type Happening = {
  /** On the board; null: somebody calls or comes to the door. */
  seen: Locator | null;
  mend(): Promise<void>;
  /** At the participant's. */
  isOver(): Promise<boolean>;
};

export const minute = 60;
export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole("button", { name });
export const incidentOf = (page: Page, who: string): Locator =>
  neededOn(page).getByRole("listitem").filter({ hasText: who });
export const remedyOf = (page: Page, who: string, verb: RegExp): Locator =>
  incidentOf(page, who).getByRole("button", { name: verb });

/** The menu of one participant, whom the search of the board has found. */
export async function openMenuOf(hand: Hand, no: string, item: string): Promise<void> {
  await hand.search(no);
  const ofThem = hand.page.getByRole("button", {
    name: new RegExp(`^Tindakan untuk .*${no}`, "u"),
  });
  await hand.read(ofThem);
  await hand.press(ofThem);
  await hand.chooseItem(item);
}

export async function showAllAgain(hand: Hand): Promise<void> {
  if ((await searchOn(hand.page).inputValue()) !== "") await hand.clearSearch();
}

export async function addTime(hand: Hand, minutes: number, reason: string): Promise<void> {
  const dialog = hand.page.getByRole("dialog", { name: /^Tambah waktu/u });
  await hand.read(dialog.getByText(/^\d+ peserta:/u));
  await hand.fill(dialog.getByRole("spinbutton", { name: "Menit" }), String(minutes));
  await hand.fill(dialog.getByRole("textbox", { name: "Alasan" }), reason);
  await hand.submit(dialog);
  // Whoever has handed in meanwhile is named, and the way out has the focus.
  const refused = dialog.getByRole("table");
  await Promise.race([dialog.waitFor({ state: "detached" }), refused.waitFor()]);
  if (!(await refused.isVisible())) return;
  await hand.read(refused);
  await hand.dismiss(dialog);
  await dialog.waitFor({ state: "detached" });
}
