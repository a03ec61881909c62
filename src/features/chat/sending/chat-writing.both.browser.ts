// Messages as staff write them: with a cut line in between, from a template and with a picture, corrected, deleted, and kept
// while they are not sent.
import type { Page } from "playwright-core";
import { suite } from "../../../testing/browser/browser-suite.ts";
import { Console } from "../../../testing/browser/console-page.ts";
import { chatEntry, chatWriting, fillChats } from "../../../testing/browser/screens/chat-page.ts";
import { addressOf, dialogOf, isFocused } from "../../../testing/browser/list-screen.ts";
import { anyCall, cut } from "../../../testing/browser/network.ts";
import { soon } from "../../../testing/browser/soon.ts";
import { visualCheck } from "../../../testing/browser/visual-check.ts";

const test = suite("writing in the chat");
let exo: Console;
test.before(async () => {
  exo = await Console.open({ fill: fillChats });
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

const open = (): Promise<Page> => exo.signedIn("OPRA", { address: addressOf(exo, "chat") });

test("by keyboard: found by name, begun, written; a cut line keeps what is written, in order", async () => {
  const page = await open();
  await page.getByRole("button", { name: "Percakapan baru" }).press("Enter");
  const dialog = dialogOf(page, "Percakapan baru");
  const { name } = exo.account("EVAL");
  await dialog.getByRole("searchbox").fill(name);
  await visualCheck(page, "new");
  await dialog.getByRole("button", { name }).press("Enter");
  await page.getByText("Belum ada pesan di sini.").waitFor();
  await visualCheck(page, "empty thread");
  await chatWriting(page).fill("Halo");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("baris dua");
  await page.keyboard.press("Enter");
  await page
    .getByRole("listitem")
    .filter({ hasText: /^AndaHalo\nbaris dua/u })
    .waitFor();
  await soon.is(() => chatWriting(page).inputValue(), "");
  await isFocused(chatWriting(page));

  const mend = await cut(page, anyCall);
  for (const text of ["satu", "dua"]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Enter");
  }
  await soon.is(() => page.getByText("Menunggu").count(), 2);
  await visualCheck(page, "waiting");
  await mend();
  await page.reload();
  await soon.is(() => page.getByText("Menunggu").count(), 0);
  const texts = () => page.getByRole("region").locator("li p").allInnerTexts();
  await soon.equal(texts, ["Halo\nbaris dua", "satu", "dua"]);
});

test("templates and a picture go along with a message", async () => {
  const page = await open();
  await chatEntry(page, /Catatan 70/u).click();
  await page.getByRole("button", { name: "Template" }).click();
  await visualCheck(page, "templates");
  await page.getByRole("menuitem", { name: "Harap tenang" }).click();
  await soon.is(() => chatWriting(page).inputValue(), "Harap tenang");
  const png = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    canvas.width = 320;
    canvas.height = 200;
    return canvas.toDataURL("image/png").split(",")[1] ?? "";
  });
  const buffer = Buffer.from(png, "base64");
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "papan.png", mimeType: "image/png", buffer });
  await page.getByRole("button", { name: "Gambar", exact: true }).waitFor();
  await chatWriting(page).press("Enter");
  const sent = page.getByRole("listitem").filter({ hasText: "Harap tenang" });
  await sent.locator("img").waitFor();
  await visualCheck(page, "picture");
  await page.getByRole("button", { name: "Template" }).click();
  await page.getByRole("menuitem", { name: "Ubah daftar template" }).click();
  const dialog = dialogOf(page, "Template pesan");
  await dialog.getByRole("textbox").fill("Kumpulkan kartu");
  await page.keyboard.press("Enter");
  await dialog.getByText("Kumpulkan kartu", { exact: true }).waitFor();
  await visualCheck(page, "list of templates");
  await dialog.getByRole("button", { name: "Hapus template: Kumpulkan kartu" }).press("Enter");
  const question = dialogOf(page, "Hapus template: Kumpulkan kartu");
  await question.getByRole("button", { name: "Hapus" }).press("Enter");
  await soon.is(() => dialog.getByText("Kumpulkan kartu", { exact: true }).count(), 0);
});

test("an own message is corrected and deleted: its history stays, the other sees both at once", async () => {
  const page = await open();
  await chatEntry(page, new RegExp(`^${exo.account("EVIL").name}`, "u")).click();
  await chatWriting(page).fill("Rapat pukul 07.30");
  await page.keyboard.press("Enter");
  const card = page.getByRole("listitem").filter({ hasText: "Rapat pukul" });
  const act = async (text: string, item: string) => {
    await page.getByRole("button", { name: `Tindakan untuk pesan: ${text}` }).press("Enter");
    await page.getByRole("menuitem", { name: item }).press("Enter");
  };
  const other = await exo.signedIn("EVIL", { address: addressOf(exo, "chat") });
  await chatEntry(other, /Rapat pukul 07\.30/u).click();
  await other.getByText("Rapat pukul 07.30").last().waitFor();
  await act("Rapat pukul 07.30", "Perbaiki");
  const dialog = dialogOf(page, "Perbaiki pesan");
  await dialog.getByRole("textbox").fill("Rapat pukul 08.00");
  await visualCheck(page, "correcting");
  await dialog.getByRole("button", { name: "Simpan perbaikan" }).press("Enter");
  await card.getByRole("button", { name: /^diperbaiki \d\d\.\d\d$/u }).waitFor();
  await visualCheck(page, "corrected");
  await other
    .getByRole("button", { name: /^diperbaiki/u })
    .last()
    .press("Enter");
  const history = dialogOf(other, "Riwayat pesan");
  await history.getByText("Rapat pukul 07.30", { exact: true }).waitFor();
  await visualCheck(other, "history");
  await other.keyboard.press("Escape");
  await act("Rapat pukul 08.00", "Hapus");
  await visualCheck(page, "deleting");
  await dialogOf(page, "Hapus pesan ini?").getByRole("button", { name: "Hapus" }).press("Enter");
  for (const one of [page, other]) {
    await one
      .getByText(/^Pesan dihapus oleh .+ \d\d\.\d\d$/u)
      .last()
      .waitFor();
  }
  await visualCheck(page, "deleted");
});

test("what is typed is there again after leaving the screen and after signing in again", async () => {
  const page = await open();
  const name = new RegExp(`^${exo.account("EVIL").name}`, "u");
  await chatEntry(page, name).click();
  await chatWriting(page).fill("belum selesai");
  await page.getByRole("link", { name: "Home" }).first().click();
  await page.goBack();
  await soon.is(() => chatWriting(page).inputValue(), "belum selesai");
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  await soon.is(() => chatWriting(tab).inputValue(), "belum selesai");
  await chatWriting(tab).fill("");
});

test.run();
