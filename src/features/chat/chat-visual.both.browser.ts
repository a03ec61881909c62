// Conversations as staff read them: found by name and by their words, read further up while more comes, to participants with
// what has reached them, and the number of what is unread beside every screen.
import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { generateToken } from "../../contract/credentials.ts";
import { sendMessage } from "../../contract/chat/chats.ts";
import { callServer } from "../../testing/browser/call-server.ts";
import { suite } from "../../testing/browser/browser-suite.ts";
import { Console, phone } from "../../testing/browser/console-page.ts";
import {
  chatEntry,
  chatList,
  fillChats,
  longName,
} from "../../testing/browser/screens/chat-page.ts";
import { addressOf, dialogOf, isFocused } from "../../testing/browser/list-screen.ts";
import { soon } from "../../testing/browser/soon.ts";
import { visualCheck } from "../../testing/browser/visual-check.ts";

const test = suite("look of chat");
let exo: Console;
test.before(async () => {
  exo = await Console.open({ fill: fillChats });
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

const open = (options: { size?: typeof phone } = {}): Promise<Page> =>
  exo.signedIn("OPRA", { ...options, address: addressOf(exo, "chat") });
/** As the Head Master, from elsewhere. */
async function headSends(text: string): Promise<void> {
  const { email, password } = exo.account("EVIL");
  const host = exo.server.url;
  const { token } = await callServer({ host }, generateToken, { email, password });
  const caller = { host, token };
  await callServer(caller, sendMessage, { id: "pair", text, message_id: randomUUID() });
}

/** Between the head of the conversation and where one writes. */
const isInSight = (element: Element): boolean => {
  const box = element.closest("[role=region]")?.getBoundingClientRect();
  const { top, bottom } = element.getBoundingClientRect();
  return box !== undefined && top >= box.top && bottom <= box.bottom;
};

/** Heads of the table in the dialog that have more lines than words. */
const brokenHeads = (page: Page): Promise<string[]> =>
  page
    .getByRole("dialog")
    .locator("th")
    .evaluateAll((heads) =>
      heads.flatMap((head) => {
        const range = document.createRange();
        range.selectNodeContents(head);
        const text = head.textContent ?? "";
        return range.getClientRects().length > text.split(" ").length ? [text] : [];
      }),
    );

test("it looks as it should, on a PC with both sides, on a phone one at a time with a way back", async () => {
  for (const size of [undefined, phone]) {
    const page = await open(size ? { size } : {});
    await chatEntry(page, new RegExp(longName, "u")).waitFor();
    await visualCheck(page, "list");
    await chatEntry(page, /Siaran/u).click();
    await page.getByText("Terkirim 2, diterima 1, dibaca 0").waitFor();
    await visualCheck(page, "broadcast");
    await page.getByRole("button", { name: "Terkirim 2, diterima 1, dibaca 0" }).click();
    await dialogOf(page, "Yang menerima pesan").getByRole("cell", { name: longName }).waitFor();
    if (size) await page.setViewportSize({ ...size, width: 360 });
    await visualCheck(page, "receipts");
    assert.equal(await brokenHeads(page), []);
    if (size) await page.setViewportSize(size);
    await page.keyboard.press("Escape");
    if (size) await page.getByRole("button", { name: "Daftar percakapan" }).click();
    await chatEntry(page, new RegExp(longName, "u")).click();
    await page.getByRole("heading", { name: new RegExp(longName, "u") }).waitFor();
    await page.getByText("Saya ke sana.").last().waitFor();
    await visualCheck(page, "participant");
    await exo.closePages();
  }
});

test("a dot says whose console is connected, in the list, in the conversation and where one is begun", async () => {
  const { name } = exo.account("EVIL");
  for (const size of [undefined, phone]) {
    const page = await open(size ? { size } : {});
    if (!size) {
      await chatEntry(page, new RegExp(`^${name}(?! Daring)`, "u")).waitFor();
      await exo.signedIn("EVIL");
    }
    await chatEntry(page, new RegExp(`^${name} Daring`, "u")).click();
    await page.getByRole("heading", { name }).waitFor();
    await page.getByText("Daring", { exact: true }).last().waitFor();
    await visualCheck(page, "present");
    if (size) await page.getByRole("button", { name: "Daftar percakapan" }).click();
    await page.getByRole("button", { name: "Percakapan baru" }).click();
    await dialogOf(page, "Percakapan baru")
      .getByRole("button", { name: new RegExp(`^${name}.*Daring$`, "u") })
      .waitFor();
    await visualCheck(page, "present partner");
  }
});

test("whoever reads further up stays there, is told how many have come, and the shell counts them", async () => {
  const page = await open();
  await chatEntry(page, /Catatan 70/u).click();
  await page.getByText("Catatan 70").last().waitFor();
  await page.getByRole("button", { name: "Pesan sebelumnya" }).press("Enter");
  await page.getByText("Catatan 1", { exact: true }).waitFor();
  const box = page.getByRole("region", { name: exo.account("EVIL").name }).last();
  await box.evaluate((element) => (element.scrollTop = 0));
  await page.getByRole("button", { name: "Ke pesan terakhir" }).waitFor();
  await headSends("Baru satu");
  await page.getByRole("button", { name: "1 pesan baru" }).waitFor();
  await soon.is(() => box.evaluate((element) => element.scrollTop), 0);
  await visualCheck(page, "reading older");
  await page
    .getByRole("link", { name: /^Chat/u })
    .getByText("1", { exact: false })
    .first()
    .waitFor();
  await page.getByRole("button", { name: "1 pesan baru" }).click();
  await page.getByText("Baru satu").last().waitFor();
});

test("a message is found by its words and shown where it stands; Escape leads back to the results", async () => {
  for (const size of [undefined, phone]) {
    const page = await open(size ? { size } : {});
    await chatList(page).getByRole("searchbox").fill("catatan 1");
    const results = page.getByRole("region", { name: "Pesan", exact: true });
    const result = results.getByRole("button", { name: /Catatan 12$/u });
    await result.waitFor();
    await visualCheck(page, "found messages");
    await result.press("Enter");
    const marked = page.locator('[data-marked="true"]');
    await marked.getByText("Catatan 12", { exact: true }).waitFor();
    await soon.is(() => marked.evaluate(isInSight), true);
    await visualCheck(page, "found place");
    if (size) await page.getByRole("button", { name: "Kembali ke hasil pencarian" }).click();
    else await page.keyboard.press("Escape");
    await isFocused(result);
    await soon.is(() => marked.count(), 0);
    await chatList(page).getByRole("searchbox").fill("tidak ada yang begini");
    await page.getByText("Tidak ada pesan yang cocok").waitFor();
    await exo.closePages();
  }
});

test.run();
