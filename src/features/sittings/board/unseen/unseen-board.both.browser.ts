// A board that is taken away from a proctor while it is open, and one that an old link names, in both browsers.
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { listEvents } from "../../../../contract/exams/events.ts";
import {
  getEventRooms,
  listProctorAccounts,
  updateEventRoom,
} from "../../../../contract/exams/rooms.ts";
import { everyTime } from "../../../../domain/exams/rooms/proctor-duty.ts";
import { suite } from "../../../../testing/browser/browser-suite.ts";
import { Console, phone } from "../../../../testing/browser/console-page.ts";
import { callBeside } from "../../../../testing/browser/list-screen.ts";
import { soon } from "../../../../testing/browser/soon.ts";
import { visualCheck } from "../../../../testing/browser/visual-check.ts";
import { fillWatchedBoard, openBoard } from "../../../../testing/exams/watched-board.ts";
import { watchedName } from "../../../../testing/exams/watched-exam.ts";

const test = suite("a board that is taken away");
let exo: Console;
test.before(async () => {
  exo = await Console.open({ fill: async (db) => void (await fillWatchedBoard(db)) });
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

/** The teacher watches in these rooms of the exam from now on, and nobody in the others. */
async function nameIn(head: Page, codes: readonly string[]): Promise<void> {
  const accounts = await callBeside(head, listProctorAccounts, {});
  const account = accounts.find(({ email }) => email === exo.account("EVAL").email)!;
  const named = { nama: account.name, nip: "", user_id: account.id, ...everyTime };
  const { items } = await callBeside(head, listEvents, { q: "PANTAU" });
  for (const { id } of items) {
    const { rooms } = await callBeside(head, getEventRooms, { id });
    for (const { room_id, kode, own_kapasitas, pengawas } of rooms) {
      const was = { own_kapasitas, pengawas };
      const now = codes.includes(kode) ? [named] : [];
      await callBeside(head, updateEventRoom, { id, room_id, own_kapasitas, pengawas: now, was });
    }
  }
}

const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const picker = (page: Page) => page.getByRole("combobox", { name: "Ujian", exact: true });

/** The room is taken away while its board is open, then the other one; an old link is opened; a room is given again. */
async function takenOff(options: { size?: typeof phone }): Promise<void> {
  const head = await exo.signedIn("EVIL");
  await nameIn(head, ["P-01", "P-02"]);
  const page = await openBoard(exo, options, "EVAL");
  await picker(page).waitFor();
  const optionsOf = () => picker(page).getByRole("option").allInnerTexts();
  await soon.equal(optionsOf, [`${watchedName} · P-01`, `${watchedName} · P-02`]);
  await nameIn(head, ["P-02"]);
  await heading(page, "Monitor ini tidak lagi terbuka untuk Anda").waitFor();
  await page.getByText("Anda tidak mengawas ruang ini.").waitFor();
  await soon.is(async () => (await optionsOf()).join().includes("P-01"), false);
  await visualCheck(page, "taken off a room");
  await page.getByRole("button", { name: `${watchedName} · P-02` }).click();
  await heading(page, watchedName).waitFor();
  const old = page.url();

  await nameIn(head, []);
  await heading(page, "Monitor ini tidak lagi terbuka untuk Anda").waitFor();
  await page.getByText(/^Belum ada ujian mendatang dengan akun Anda/u).waitFor();
  assert.is(await picker(page).count(), 0);
  await visualCheck(page, "taken off all rooms");

  await page.goto(old);
  await page.reload();
  await heading(page, "Monitor ini tidak dapat Anda buka").waitFor();
  await page.getByText("Anda tidak mengawas ruang ini.").waitFor();
  assert.is(await page.getByText("dihapus").count(), 0);
  await nameIn(head, ["P-02"]);
  await heading(page, watchedName).waitFor();
}

test("on a PC a proctor who is taken off the room reads why, and goes to the rooms that are left", () =>
  takenOff({}));

test("on a phone a proctor who is taken off the room reads why as well", () =>
  takenOff({ size: phone }));

test.run();
