// How the import and the export of questions look: a Word file with good and bad questions, one mended in place, and the
// pictures of a file before they are sent.
import type { Locator, Page } from "playwright-core";
import { suite } from "../../../testing/browser/browser-suite.ts";
import { Console, desktop, phone } from "../../../testing/browser/console-page.ts";
import * as assert from "uvu/assert";
import { base64Of } from "../../../question-files/imported-files.ts";
import { zipParts } from "../../../files/zip/zip-parts.ts";
import { soon } from "../../../testing/browser/soon.ts";
import { visualCheck } from "../../../testing/browser/visual-check.ts";
import { fileOf } from "../../../testing/browser/import-steps.ts";
import { dialogOf, settled } from "../../../testing/browser/list-screen.ts";
import {
  openBankFor,
  openExport,
  openImport,
  review,
  save,
  total,
} from "../../../testing/browser/questions/import-hands.ts";
import { paragraph, run, table, wordDocument } from "../../../testing/questions/word-document.ts";

const test = suite("look of the import of questions");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

const formula =
  "<m:oMath><m:f><m:num><m:r><m:t>x</m:t></m:r></m:num><m:den><m:r><m:t>2</m:t></m:r></m:den></m:f></m:oMath>";
const marked = (...rows: [marker: string, text: string, formula?: string][]) =>
  table(
    ...rows.map(([marker, text, more = ""]) => [
      paragraph(run(marker)),
      paragraph(run(text) + more),
    ]),
  );
const choice = (number: string, stem: string, key: string, more = "") =>
  marked([number, stem, more], ["A", "Bandung"], ["B", "Jakarta"], ["C", "Medan"], [":::", key]);
const wordFile = fileOf(
  "soal ipa.docx",
  zipParts(
    wordDocument(
      [
        choice("1", "Ibu kota Jawa Barat?", "A"),
        choice("2 #4", "Kota di Sumatera?", "X"),
        choice("3", "Nilai dari ", "B", formula),
      ].join(paragraph("")),
    ),
  ),
);
test("a Word file is looked at, one question mended, and what is good is saved, on a PC and on a phone", async () => {
  for (const size of [desktop, phone]) {
    const { page, bank } = await openBankFor(exo, { size });
    const wizard = await openImport(page);
    await visualCheck(page, "choosing a file");
    await wizard.locator("input[type=file]").setInputFiles(wordFile);
    await wizard.getByText("Kesalahan 1").waitFor();
    await wizard.getByRole("button", { name: "Simpan 2 soal" }).waitFor();
    await wizard.getByRole("button", { name: "Pratinjau Tabel 1" }).click();
    await wizard.getByRole("cell").getByText("Bandung").first().waitFor();
    await visualCheck(page, "the review");
    await wizard.getByRole("rowheader", { name: "Tabel 2" }).waitFor();
    const mend = wizard.getByRole("button", { name: "Perbaiki Tabel 2" });
    const about = await mend.evaluate(
      (button) =>
        document.getElementById(button.getAttribute("aria-describedby") ?? "")?.textContent ?? "",
    );
    assert.match(about, /Kunci "X" tidak ada/u);
    await isWithin(wizard);
    await wizard
      .getByRole("row", { name: /Tabel 3/u })
      .getByRole("math")
      .waitFor();
    await wizard.getByRole("button", { name: "Perbaiki Tabel 2" }).click();
    const editor = dialogOf(page, "Perbaiki Tabel 2");
    await editor.getByRole("checkbox", { name: "Opsi C benar" }).waitFor();
    await visualCheck(page, "mending");
    await writesOnAfterFormula(page, editor);
    await editor.getByRole("checkbox", { name: "Opsi C benar" }).check();
    await editor.getByRole("button", { name: "Terapkan" }).click();
    await editor.waitFor({ state: "hidden" });
    await wizard.getByText("Sudah diperbaiki").waitFor();
    await save(wizard, 3);
    await visualCheck(page, "the end");
    await wizard.getByRole("button", { name: "Tutup", exact: true }).last().click();
    await settled(page);
    assert.is((await total(page, bank.id)).length, 3);
    await exo.closePages();
  }
});

/** A dialog over this one closes, and what is typed then stands at the cursor. */
async function writesOnAfterFormula(page: Page, editor: Locator): Promise<void> {
  const stem = editor.getByRole("textbox", { name: "Pertanyaan" });
  await stem.click();
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Alt+=");
  await dialogOf(page, "Rumus").waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.type(" Lanjut");
  await soon.match(() => stem.innerText(), / Lanjut$/u);
}

/** Nothing of the dialog is wider than the dialog. */
async function isWithin(wizard: Locator): Promise<void> {
  const wide = await wizard
    .locator("table, td, th")
    .evaluateAll((all) =>
      all
        .filter((each) => each.getBoundingClientRect().right > innerWidth)
        .map((each) => each.outerHTML.slice(0, 80)),
    );
  assert.equal(wide, []);
}

// One pixel, so that a browser really draws it.
const pixel = Uint8Array.from(
  atob(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  ),
  (sign) => sign.codePointAt(0) ?? 0,
);

function moodleFile(stem: string): ReturnType<typeof fileOf> {
  return fileOf(
    "moodle.xml",
    `<quiz><question type="shortanswer"><name><text>x</text></name><questiontext format="html">
    <text><![CDATA[${stem}]]></text><file name="peta.png" encoding="base64">${base64Of(pixel)}</file>
    </questiontext><answer fraction="100"><text>Bandung</text></answer></question></quiz>`,
  );
}

test("a picture inside the file is shown before it is sent, in the preview and in the editor", async () => {
  const { page, bank } = await openBankFor(exo);
  const wizard = await review(
    page,
    moodleFile('<p>Lihat <img src="@@PLUGINFILE@@/peta.png" alt="Peta"></p>'),
  );
  await wizard.getByRole("button", { name: /^Pratinjau/u }).click();
  await soon.is(
    () => wizard.getByAltText("Peta").count(),
    2,
    "small in its row, and as it will be",
  );
  await isDrawn(wizard.getByAltText("Peta").first());
  await isDrawn(wizard.getByAltText("Peta").last());
  await wizard.getByRole("button", { name: /^Perbaiki/u }).click();
  const editor = dialogOf(page, /^Perbaiki/u);
  await isDrawn(editor.getByAltText("Peta"));
  await editor.getByRole("button", { name: "Batal", exact: true }).click();
  await save(wizard, 1);
  const [saved] = await total(page, bank.id);
  assert.match(saved?.stem ?? "", /src="\/storage\/media\//u);
});

async function isDrawn(image: Locator): Promise<void> {
  await image.waitFor();
  const address = await image.getAttribute("src");
  assert.match(address ?? "", /^blob:/u);
  const width = await image.evaluate(async (element) => {
    const picture = element as HTMLImageElement;
    await picture.decode();
    return picture.naturalWidth;
  });
  assert.is(width, 1);
}

test("what is sent to a file is chosen in a dialog in which axe finds nothing", async () => {
  for (const size of [desktop, phone]) {
    const { page } = await openBankFor(exo, { size });
    await openExport(exo, page);
    await visualCheck(page, "export");
    await exo.closePages();
  }
});

test.run();
