// Whole lists on their way in and out: an answer that is lost, cancelling, a thousand at once, an export coming back.
import type { Locator, Page } from "playwright-core";
import { suite } from "../../testing/browser/browser-suite.ts";
import * as assert from "uvu/assert";
import { listParticipants } from "../../contract/participants.ts";
import { Console, screenshot } from "../../testing/browser/console-page.ts";
import { look } from "../../testing/browser/looks.ts";
import type { Theme } from "../../testing/browser/console-page.ts";
import {
  checkFile,
  chooseFile,
  downloaded,
  figureOf,
  finish,
  openWizard,
  person,
  rowsIn,
  saveButton,
  says,
  sheetTitles,
  textIn,
  xlsx,
} from "../../testing/browser/import-steps.ts";
import {
  addressOf,
  callBeside,
  dialogOf,
  openScreen,
  range,
  rowOf,
} from "../../testing/browser/list-screen.ts";
import { cut, hold } from "../../testing/browser/network.ts";
import { soon } from "../../testing/browser/soon.ts";

const test = suite("participants transfer");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

const writing = /\/participants\/imports$/u;
const asking = /\/participants\/imports\/\w+$/u;

const storedCount = async (page: Page, q: string) =>
  (await callBeside(page, listParticipants, { q })).total;

async function reviewed(prefix: string, count: number): Promise<{ page: Page; wizard: Locator }> {
  const page = await openScreen(exo, "peserta");
  const wizard = await openWizard(page);
  const people = Array.from({ length: count }, (_none, at) => person(`${prefix}-${at + 1}`));
  await checkFile(wizard, xlsx(people));
  return { page, wizard };
}

/** The import ids that the page has sent. */
function sentIds(page: Page): string[] {
  const ids: string[] = [];
  page.on("request", (request) => {
    const { import_id: id } = (writing.test(request.url()) ? request.postDataJSON() : {}) as {
      import_id?: string;
    };
    if (id) ids.push(id);
  });
  return ids;
}

test("an answer lost after the server wrote: sending again under the same id writes nothing twice", async () => {
  const { page, wizard } = await reviewed("LOST", 40);
  const ids = sentIds(page);
  await page.route(writing, async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  await saveButton(wizard).click();
  await says(wizard, "Jawaban server tidak sampai");
  await screenshot(page, "import-lost");
  await look(page, "a lost answer");
  await page.unroute(writing);
  await wizard.getByRole("button", { name: "Kirim ulang" }).click();
  await says(wizard, "40 peserta tersimpan");
  assert.is(ids.length, 2);
  assert.is(ids[0], ids[1]);
  await finish(page, wizard);
  await page.getByLabel("Cari nama atau nomor ujian").fill("LOST-");
  await range(page, "1–40 dari 40");
});

test("asked after a lost answer, the server says that it has written", async () => {
  const { page, wizard } = await reviewed("ASKED", 5);
  await page.route(writing, async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  await saveButton(wizard).click();
  await wizard.getByRole("button", { name: "Tanyakan ke server" }).click();
  await says(wizard, "5 peserta tersimpan");
  await soon.is(() => storedCount(page, "ASKED-"), 5);
});

test("asked after a lost question, the server says that it has not, and sending again does it", async () => {
  const { page, wizard } = await reviewed("NEVER", 5);
  const restore = await cut(page, writing);
  await saveButton(wizard).click();
  await says(wizard, "Jawaban server tidak sampai");
  const restoreAsking = await cut(page, asking);
  await wizard.getByRole("button", { name: "Tanyakan ke server" }).click();
  await says(wizard, "Server ujian tidak dapat dihubungi");
  await restoreAsking();
  await wizard.getByRole("button", { name: "Tanyakan ke server" }).click();
  await says(wizard, "belum menyimpan data ini");
  await soon.is(() => storedCount(page, "NEVER-"), 0);
  await restore();
  await wizard.getByRole("button", { name: "Kirim ulang" }).click();
  await says(wizard, "5 peserta tersimpan");
  await soon.is(() => storedCount(page, "NEVER-"), 5);
});

test("who stops waiting is told that it may have been written, and closing asks", async () => {
  const { page, wizard } = await reviewed("STOP", 5);
  const release = await hold(page, writing);
  await saveButton(wizard).dblclick();
  await wizard.getByRole("button", { name: "Berhenti menunggu" }).click();
  await says(wizard, "Jawaban server tidak sampai");
  await page.keyboard.press("Escape");
  await dialogOf(page, "Tutup impor?").getByRole("button", { name: "Batal" }).click();
  release();
  await page.unrouteAll();
  await wizard.getByRole("button", { name: "Kirim ulang" }).click();
  await says(wizard, "5 peserta tersimpan");
  await soon.is(() => storedCount(page, "STOP-"), 5);
});

test("a check can be cancelled, and nothing is written", async () => {
  const page = await openScreen(exo, "peserta");
  const wizard = await openWizard(page);
  const release = await hold(page, /\/participants\/match$/u);
  await chooseFile(wizard, xlsx([person("CANCEL-1")]));
  await wizard.getByRole("button", { name: "Periksa isi" }).click();
  await wizard.getByRole("button", { name: "Batal" }).click();
  await says(wizard, "File Excel atau CSV");
  release();
  await page.keyboard.press("Escape");
  await wizard.waitFor({ state: "hidden" });
  await soon.is(() => storedCount(page, "CANCEL-"), 0);
});

test("closing before saving asks, and says that nothing was saved", async () => {
  const { page, wizard } = await reviewed("CLOSE", 3);
  await page.keyboard.press("Escape");
  const question = dialogOf(page, "Tutup impor?");
  await question.getByText("Data belum disimpan.").waitFor();
  await question.getByRole("button", { name: "Batal" }).click();
  await saveButton(wizard).waitFor();
  await wizard.getByRole("button", { name: "Tutup" }).first().click();
  await question.getByRole("button", { name: "Tutup" }).last().click();
  await wizard.waitFor({ state: "hidden" });
  await soon.is(() => storedCount(page, "CLOSE-"), 0);
});

test("a server that cannot be reached for the check is said, and the check tried again", async () => {
  const page = await openScreen(exo, "peserta");
  const wizard = await openWizard(page);
  await chooseFile(wizard, xlsx([person("AGAIN-1")]));
  await wizard.getByRole("button", { name: "Periksa isi" }).waitFor();
  await page.context().setOffline(true);
  await wizard.getByRole("button", { name: "Periksa isi" }).click();
  await says(wizard, "Server ujian tidak dapat dihubungi");
  await page.context().setOffline(false);
  await wizard.getByRole("button", { name: "Periksa isi" }).click();
  await saveButton(wizard).waitFor();
});

for (const format of ["xlsx", "csv"] as const) {
  test(`an export of what is filtered comes back unchanged as ${format}`, async () => {
    const page = await openScreen(exo, "peserta", "?q=01-012-");
    await range(page, "1–30 dari 30");
    await page.getByRole("button", { name: "Ekspor" }).click();
    const file = await downloaded(page, () =>
      page.getByRole("menuitem", { name: new RegExp(`\\.${format}.*\\(30\\)`, "u") }).click(),
    );
    assert.match(file.suggestedFilename(), new RegExp(`^peserta_.*\\.${format}$`, "u"));
    await checkExported(file, format);
    const wizard = await openWizard(page);
    await checkFile(wizard, {
      name: file.suggestedFilename(),
      mimeType: "application/octet-stream",
      buffer: Buffer.from(await contentOf(file)),
    });
    await soon.is(() => figureOf(wizard, "Sudah ada"), "30");
    await soon.is(() => figureOf(wizard, "Salah"), "0");
    await soon.ok(() => saveButton(wizard).isDisabled(), "skipping them would write nothing");
    await wizard.getByLabel("Perbarui").check();
    await saveButton(wizard).click();
    await says(wizard, "0 peserta tersimpan");
    await soon.is(() => figureOf(wizard, "Diperbarui"), "0");
    await soon.is(() => figureOf(wizard, "Dilewati"), "30");
    await screenshot(page, `import-unchanged-${format}`);
  });
}

type Exported = Awaited<ReturnType<typeof downloaded>>;

async function contentOf(file: Exported): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
}

/** The file as another program reads it: the template's columns, numbers with their zeros. */
async function checkExported(file: Exported, format: "xlsx" | "csv"): Promise<void> {
  if (format === "csv") {
    const lines = (await textIn(file)).trim().split("\r\n");
    assert.is(lines.length, 31);
    assert.match(lines[0] ?? "", sheetTitles.join(";"));
    assert.match(lines.join("\n"), /;01-012-0331;/u);
    return;
  }
  const rows = await rowsIn(file);
  assert.is(rows.length, 31);
  assert.equal(rows[0], sheetTitles);
  assert.ok(rows.some((row) => row.includes("01-012-0331")));
}

test("only who is selected is exported", async () => {
  const page = await openScreen(exo, "peserta", "?q=01-012-&sort=no_ujian");
  await range(page, "1–30 dari 30");
  const boxes = page.locator("main tbody").getByRole("checkbox");
  await boxes.nth(0).check();
  await boxes.nth(2).check();
  await page.getByRole("button", { name: "Ekspor" }).click();
  const file = await downloaded(page, () =>
    page.getByRole("menuitem", { name: /xlsx.*2 yang dipilih/u }).click(),
  );
  const numbers = (await rowsIn(file)).slice(1).map((row) => row[1]);
  assert.equal(numbers, ["01-012-0331", "01-012-0333"]);
});

test("a thousand are imported into an empty school, and found in its list", async () => {
  const empty = await Console.open({ school: "empty" });
  try {
    const page = await empty.signedIn("EVIL", { address: addressOf(empty, "peserta") });
    const wizard = await openWizard(page);
    const people = Array.from({ length: 1000 }, (_none, at) =>
      person(`0${String(at + 1).padStart(4, "0")}`),
    );
    await checkFile(wizard, xlsx(people));
    await soon.is(() => figureOf(wizard, "Baru"), "1.000");
    await saveButton(wizard).and(wizard.getByText("Simpan 1.000 peserta")).click();
    await says(wizard, "1.000 peserta tersimpan");
    await says(wizard, "980 lainnya ikut tersalin");
    await finish(page, wizard);
    await range(page, "1–50 dari 1.000");
    await page.getByLabel("Cari nama atau nomor ujian").fill("00777");
    await rowOf(page, "00777").waitFor();
    await range(page, "1–1 dari 1");
  } finally {
    await empty.close();
  }
});

for (const theme of ["light", "dark"] satisfies Theme[]) {
  test(`axe finds nothing in any step, ${theme}`, async () => {
    const page = await openScreen(exo, "peserta", "", { theme });
    const wizard = await openWizard(page);
    await look(page, "choosing a file");
    await chooseFile(
      wizard,
      xlsx([person(`AXE-${theme}`), person("01-001-0002"), person("X", { jurusan_kode: "IPAA" })]),
    );
    const check = wizard.getByRole("button", { name: "Periksa isi" });
    await check.waitFor();
    await look(page, "the columns");
    await check.click();
    await saveButton(wizard).waitFor();
    await screenshot(page, `import-review-${theme}`);
    await look(page, "the review");
    await wizard.getByRole("tab", { name: /^Semua/u }).click();
    await says(wizard, "Sudah ada di server:");
    await look(page, "all rows");
    const release = await hold(page, writing);
    await saveButton(wizard).click();
    await says(wizard, "Menyimpan 2 baris ke server");
    await look(page, "while it is sent");
    release();
    await says(wizard, "1 peserta tersimpan");
    await screenshot(page, `import-done-${theme}`);
    await look(page, "the result");
  });
}

test.run();
