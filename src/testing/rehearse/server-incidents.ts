// What happens to the server and its database under everybody at once: participants and boards go on by themselves, and the
// operator confirms the time that was given back.
import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "playwright-core";
import { button, minute, type Incident } from "./incident.ts";
import type { Hand } from "./hand.ts";
import { beginShortExam } from "./short-exam.ts";

const stalledMs = 30_000;
const offMs = 70_000;
/** The server goes off so long before the short exam is over. */
const beforeDeadlineMs = 15_000;
/** Boards know by then that they have no line. */
const knownAfterMs = 20_000;
/** Notices of absences are asked for every half minute. */
const noticedWithinMs = 60_000;

const freshOn = (page: Page) => page.getByText(/^Data [012] detik lalu$/u);
const absencesOn = (page: Page) => button(page, /^Server mati · \d/u);

export const serverKilled: Incident = {
  name: "server killed",
  async happen({ crowd, servers, boards }, hand) {
    const pupil = crowd.take(hand);
    const killing = servers.killNext();
    return {
      seen: null,
      async mend() {
        await killing;
        await freshOn(hand.page).waitFor({ timeout: 60_000 });
        await boards.goOn();
      },
      isOver: () => pupil.answer(),
    };
  },
};

export const databaseStalled: Incident = {
  name: "database stands still",
  async happen({ crowd, servers, boards }, hand) {
    const pupil = crowd.take(hand);
    await pupil.showQuestions();
    const goOn = await servers.stall();
    try {
      pupil.give();
      await pause(knownAfterMs);
      await boards.claimNothing();
      await pause(stalledMs - knownAfterMs);
    } finally {
      goOn();
    }
    return {
      seen: absencesOn(hand.page),
      async mend() {
        await boards.goOn();
        await confirmAbsences(hand);
      },
      isOver: async () => pupil.isWellAtWork && pupil.answer(),
    };
  },
};

export const offAcrossDeadline: Incident = {
  name: "server off over a deadline",
  async happen({ school, line, servers, boards }, hand) {
    const pupils = await beginShortExam(line, school);
    const before = pupils.map(({ deadline }) => deadline!);
    await pause(Math.min(...before) - beforeDeadlineMs - Date.now());
    const start = await servers.turnOff();
    try {
      for (const pupil of pupils) pupil.give();
      await pause(knownAfterMs);
      await boards.claimNothing();
      await pause(offMs - knownAfterMs);
    } finally {
      await start();
    }
    return {
      seen: absencesOn(hand.page),
      async mend() {
        await boards.goOn();
        await confirmAbsences(hand);
      },
      isOver: async () =>
        pupils.every((pupil, at) => {
          const moved = (pupil.deadline! - before[at]!) / 1_000;
          return moved > 0 && moved % minute === 0 && pupil.isWellAtWork;
        }),
    };
  },
};

/** As the server has given it: every absence in the list of those that are not confirmed. */
async function confirmAbsences(hand: Hand): Promise<void> {
  const opener = absencesOn(hand.page);
  await opener.waitFor({ timeout: noticedWithinMs });
  await hand.press(opener);
  const dialog = hand.page.getByRole("dialog", { name: "Waktu tanpa server" });
  const absences = dialog.getByText(/^Server mati /u);
  await absences.first().waitFor();
  for (let left = await absences.count(); left > 0; left -= 1) {
    await hand.read(absences);
    await hand.press(dialog.getByRole("button", { name: "Benar" }));
    await absences.nth(left - 1).waitFor({ state: "detached" });
  }
  await hand.dismiss(dialog);
  await opener.waitFor({ state: "detached" });
}
