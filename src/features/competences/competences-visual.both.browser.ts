// How the competences screen looks, and its rows moved by dragging.
import { suite } from "../../testing/browser/browser-suite.ts";
import * as assert from "uvu/assert";
import { Console, desktop, phone } from "../../testing/browser/console-page.ts";
import { visualCheck } from "../../testing/browser/visual-check.ts";
import { dragBeside, chooseFor, openScreen } from "../../testing/browser/list-screen.ts";
import { counted } from "../../testing/browser/network.ts";
import { codes, handle, openFamily, waitForText } from "../../testing/browser/competence-family.ts";
import { soon } from "../../testing/browser/soon.ts";

const test = suite("look of the competences screen");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

test("moves by dragging among siblings, in one call, and nowhere else", async () => {
  const { page } = await openFamily(exo);
  const calls = counted(page, /\/reorder$/u);
  await dragBeside(handle(page, "C"), handle(page, "A"), -8);
  await waitForText(page, "C sekarang urutan 1 dari 3.");
  await soon.is(() => codes(page), "C A A1 A2 B");
  await dragBeside(handle(page, "C"), handle(page, "A2"), 8);
  await waitForText(page, "C sekarang urutan 2 dari 3.");
  await soon.is(() => codes(page), "A A1 A2 C B");
  assert.is(calls(), 2);
  await dragBeside(handle(page, "A1"), handle(page, "B"), 4);
  assert.is(calls(), 2);
  await page.reload();
  await soon.is(() => codes(page), "A A1 A2 C B");
});

test("axe finds nothing in list, removal and form, on a PC and on a phone", async () => {
  for (const size of [desktop, phone]) {
    const page = await openScreen(exo, "competence", "", { size });
    await visualCheck(page, "list");
    await chooseFor(page, "CP.BIL", "Hapus");
    await page.getByText(/Ikut terhapus/u).waitFor();
    await visualCheck(page, "removal");
    await page.getByRole("button", { name: "Batal" }).click();
    await chooseFor(page, "TP.1.1", "Ubah");
    await page.getByRole("dialog").getByRole("textbox").first().waitFor();
    await visualCheck(page, "form");
    await exo.closePages();
  }
});

test.run();
