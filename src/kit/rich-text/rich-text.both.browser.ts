// The rich text editor and its view in a real browser under the strict policy.
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { suite } from "../../testing/browser/browser-suite.ts";
import { RichTextPages } from "../../testing/browser/pieces/rich-text-page.ts";
import { soon } from "../../testing/browser/soon.ts";
import { visualCheck } from "../../testing/browser/visual-check.ts";
import { harmlessHtml } from "../../testing/exploits/html-exploits.ts";

const test = suite("rich text");
let pages: RichTextPages;
test.before(async () => {
  pages = await RichTextPages.open();
});
test.after.each(() => pages.closePages());
test.after(() => pages.close());

const pasteHtml = (page: Page, text: string) =>
  page.evaluate((text) => {
    const data = new DataTransfer();
    data.setData("text/html", text);
    const event = new ClipboardEvent("paste", {
      clipboardData: data,
      bubbles: true,
      cancelable: true,
    });
    document.activeElement?.dispatchEvent(event);
  }, text);

test("writing, emphasis by keys, a list by typing and undo", async () => {
  const { page, box, value } = await pages.editor();
  await box.click();
  await page.keyboard.type("Ibu kota ");
  await page.keyboard.press("Control+b");
  await page.keyboard.type("Indonesia");
  await page.keyboard.press("Control+b");
  await soon.is(() => value(), "<p>Ibu kota <strong>Indonesia</strong></p>");
  await page.keyboard.press("Enter");
  await page.keyboard.type("1. satu");
  await page.keyboard.press("Enter");
  await page.keyboard.type("dua");
  await soon.match(() => value(), "</strong></p><ol><li><p>satu</p></li><li><p>dua</p></li></ol>");
  await page.keyboard.press("Control+z");
  await soon.not(async () => (await value()).includes("dua"));
  await visualCheck(page, "the editor");
});

test("the toolbar is reached and left by keys, and says what is pressed", async () => {
  const { page, box, value } = await pages.editor("<p>satu</p>");
  await box.click();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Alt+F10");
  await page.keyboard.press("End");
  await page.keyboard.press("Home");
  for (let step = 0; step < 2; step += 1) await page.keyboard.press("ArrowRight");
  const bold = page.getByRole("button", { name: "Tebal" });
  await soon.ok(() => bold.evaluate((button) => button === document.activeElement));
  await page.keyboard.press("Enter");
  await soon.is(() => bold.getAttribute("aria-pressed"), "true");
  await soon.is(() => value(), "<p><strong>satu</strong></p>");
  await page.keyboard.press("Alt+F10");
  await page.keyboard.press("Escape");
  await soon.ok(() => box.evaluate((element) => element === document.activeElement));
});

test("a table: made, walked by Tab, cells merged from its menu", async () => {
  const { page, box, value } = await pages.editor();
  await box.click();
  await page.getByRole("button", { name: "Tabel", exact: true }).click();
  await page.keyboard.type("Kota");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Luas");
  await soon.match(() => value(), "<th><p>Kota</p></th><th><p>Luas</p></th>");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Penduduk");
  await page.keyboard.press("Shift+ArrowDown");
  await box.locator(".selectedCell").nth(1).waitFor();
  const menu = page.getByRole("button", { name: "Atur tabel" });
  await menu.click();
  await visualCheck(page, "the table's menu");
  await page.getByRole("menuitem", { name: "Gabungkan sel" }).click();
  await soon.match(() => value(), 'rowspan="2"');
  await page.getByRole("button", { name: "Atur tabel" }).click();
  await page.getByRole("menuitem", { name: "Lebarkan kolom" }).click();
  await soon.match(() => value(), "data-colwidth=");
});

test("a formula is written with preview, refused with a reason, inserted, and changed by Enter", async () => {
  const { page, box, value } = await pages.editor("<p>Hitung </p>");
  await box.click();
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Alt+=");
  const dialog = page.getByRole("dialog", { name: "Rumus" });
  const latex = dialog.getByLabel("Tulisan LaTeX");
  await latex.fill("\\frac{1}{");
  await dialog.getByText("belum dapat dibaca").waitFor();
  await latex.fill("");
  await dialog.getByRole("button", { name: /^a⁄b/u }).click();
  await page.keyboard.type("1");
  await soon.is(() => latex.inputValue(), "\\frac{1}{}");
  await latex.fill("\\ce{2H2 + O2 -> 2H2O}");
  await dialog.locator(".formula-preview math").waitFor();
  await visualCheck(page, "the formula dialog");
  await page.keyboard.press("Control+Enter");
  await dialog.waitFor({ state: "detached" });
  await soon.match(() => value(), 'data-formula="\\ce{2H2 + O2 -');
  await box.locator("math").waitFor();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await dialog.waitFor();
  await soon.match(() => latex.inputValue(), "2H2O");
});

test("a paste from Word keeps the words and sends its picture", async () => {
  const { page, box, value } = await pages.editor();
  await box.click();
  const dot =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
  await pasteHtml(
    page,
    `<html><body><p class=MsoNormal style='text-align:center'><b style='font-size:14pt'>Peta</b><o:p></o:p></p><p><img src="data:image/png;base64,${dot}"><img src="file:///C:/x.png"></p></body></html>`,
  );
  await page.waitForFunction(() => richText.value.includes("/storage/media/peta.webp"));
  const pasted = await value();
  assert.ok(pasted.startsWith('<p data-align="center"><strong>Peta</strong></p>'), pasted);
  await soon.is(() => page.evaluate(() => richText.uploads.length), 1);
  await page.getByText("1 gambar tidak ikut tertempel").waitFor();
});

test("a photo from a telephone is made small before it is sent", async () => {
  const { page, value } = await pages.editor();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Gambar", exact: true }).click();
  const large = await page.evaluate(async () => {
    const canvas = document.createElement("canvas");
    Object.assign(canvas, { width: 3000, height: 2000 });
    canvas.getContext("2d")?.fillRect(0, 0, 2000, 1000);
    return canvas.toDataURL("image/jpeg").split(",")[1] ?? "";
  });
  const buffer = Buffer.from(large, "base64");
  await (await chooser).setFiles({ name: "foto.jpg", mimeType: "image/jpeg", buffer });
  await page.waitForFunction(() => richText.value.includes("/storage/media/peta.webp"));
  await soon.equal(
    () => page.evaluate(() => richText.uploads),
    [{ name: "foto.webp", type: "image/webp" }],
  );
  await soon.match(() => value(), 'width="60" height="40"');
});

test("Arabic turns from right to left", async () => {
  const { page, box, value } = await pages.editor();
  await box.click();
  await page.getByRole("button", { name: /Dari kanan ke kiri/u }).click();
  await page.keyboard.type("اقرأ");
  await soon.is(() => value(), '<p dir="rtl">اقرأ</p>');
});

test("an error is tied to the field", async () => {
  const { page, box } = await pages.editor("", {
    error: "Pertanyaan masih kosong.",
    required: true,
    compact: true,
  });
  await soon.is(() => box.getAttribute("aria-invalid"), "true");
  await visualCheck(page, "an editor with an error");
});

test("the view draws formulas, tables and letters of lists, and drops what would run", async () => {
  // The policy refuses the handler while it is being parsed, before it is dropped.
  const page = await pages.page({ watched: false });
  await page.evaluate(
    (html) => richText.openView({ html }),
    `${harmlessHtml.join("")}<img src=x onerror="alert(1)"><audio src="/storage/media/a.mp3" data-max-play="2"></audio>`,
  );
  await page.getByText("Paling banyak diputar 2 kali").waitFor();
  await page.locator("mfrac").waitFor();
  await soon.is(() => page.locator("math").count(), 2);
  await soon.is(() => page.evaluate(() => richText.alerts), 0);
  await visualCheck(page, "the view");
  await page.evaluate(
    (html) => richText.openView({ html }),
    ["a", "A", "i", "I"].map((type) => `<ol type="${type}"><li>x</li></ol>`).join(""),
  );
  const numbered = page.locator(".rich-text ol");
  await soon.equal(
    () =>
      numbered.evaluateAll((lists) => lists.map((each) => getComputedStyle(each).listStyleType)),
    ["lower-alpha", "upper-alpha", "lower-roman", "upper-roman"],
  );
  await page.close();
});

test("a picture is drawn larger and smaller by its corner, with mouse, finger and keys, and back by undo", async () => {
  const html = '<p><img src="/storage/media/peta.webp" alt="Peta" width="200" height="100"></p>';
  const { page, box, value } = await pages.editor(html);
  const picture = box.locator("img[width]");
  await picture.click();
  const handle = page.locator(".rich-text-handle");
  const size = async () =>
    /width="(\d+)" height="(\d+)"/u
      .exec(await value())
      ?.slice(1)
      .map(Number);
  const corner = async () => {
    const { x, y, width, height } = (await handle.boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  };
  const drop = () => page.mouse.up();
  const drag = async (by: number, end = drop) => {
    const { x, y } = await corner();
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(Math.max(0, x + by), y + 10, { steps: 4 });
    await end();
  };
  const ratio = await picture.evaluate(
    (image: HTMLImageElement) => image.naturalHeight / image.naturalWidth,
  );
  const widthShown = () => picture.evaluate((image) => image.getBoundingClientRect().width);
  await drag(60);
  await soon.equal(size, [260, Math.round(260 * ratio)]);
  await drag(-100, async () => {
    assert.is(await widthShown(), 160);
    await page.keyboard.press("Escape");
    assert.is(await widthShown(), 260, "Escape shows the size from before");
    await drop();
  });
  assert.equal(await size(), [260, Math.round(260 * ratio)], "Escape keeps the size from before");
  const touch = await page.context().newCDPSession(page);
  const { x, y } = await corner();
  const finger = (
    type: "touchStart" | "touchMove" | "touchEnd",
    ...at: { x: number; y: number }[]
  ) => touch.send("Input.dispatchTouchEvent", { type, touchPoints: at });
  await finger("touchStart", { x, y });
  for (const by of [-20, -60, -100]) await finger("touchMove", { x: x + by, y });
  await finger("touchEnd");
  await soon.equal(size, [160, Math.round(160 * ratio)]);
  await page.keyboard.press("Shift+ArrowRight");
  await soon.equal(async () => (await size())?.[0], 180);
  await page.keyboard.press("Shift+ArrowLeft");
  await page.keyboard.press("Shift+ArrowLeft");
  await soon.equal(async () => (await size())?.[0], 140);
  await visualCheck(page, "a selected picture");
  await drag(-900);
  await soon.equal(async () => (await size())?.[0], 16);
  await page.keyboard.press("Control+z");
  await soon.equal(async () => (await size())?.[0], 140);
  for (let step = 0; step < 5; step += 1) await page.keyboard.press("Control+z");
  await soon.is(async () => (await value()) === html, true, "all of it is taken back");
});

test.run();
