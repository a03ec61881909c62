// An announcement to a whole exam as the proctor of one of its rooms reads it, in both browsers.
import { randomUUID } from "node:crypto";
import * as assert from "uvu/assert";
import { broadcastMessage } from "../../contract/chat/broadcasts.ts";
import { suite } from "../../testing/browser/browser-suite.ts";
import { Console, phone } from "../../testing/browser/console-page.ts";
import { callBeside } from "../../testing/browser/list-screen.ts";
import { visualCheck } from "../../testing/browser/visual-check.ts";
import {
  fillWatchedBoard,
  openBoard,
  type WatchedBoard,
} from "../../testing/exams/watched-board.ts";

const test = suite("announcements to a whole exam");
let exo: Console;
let board: WatchedBoard;
test.before(async () => {
  exo = await Console.open({
    async fill(db) {
      board = await fillWatchedBoard(db);
    },
  });
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

async function readsOn(where: string, options: { size?: typeof phone }): Promise<void> {
  const head = await exo.signedIn("EVIL");
  const page = await openBoard(exo, options, "EVAL");
  const text = `Soal nomor 3 diperbaiki (${where})`;
  const message = { schedule_id: board.exam, message_id: randomUUID(), text };
  await callBeside(head, broadcastMessage, message);
  await page
    .getByRole("link", { name: /^Chat 1 belum dibaca$/u })
    .first()
    .click();
  const list = page.getByRole("navigation", { name: "Daftar percakapan" });
  await list.getByRole("button", { name: /Siaran/u }).click();
  await page.getByText(text).last().waitFor();
  await page.getByText(/^Pengumuman untuk seluruh ujian hanya dapat Anda baca/u).waitFor();
  assert.is(await page.getByRole("textbox", { name: "Tulis pesan" }).count(), 0);
  await visualCheck(page, "read by a proctor");
}

test("on a PC a proctor reads it where messages are, and is told why nothing can be written there", () =>
  readsOn("a PC", {}));

test("on a phone a proctor reads it as well", () => readsOn("a phone", { size: phone }));

test.run();
