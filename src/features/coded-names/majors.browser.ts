// Majors, and religions which share their screen: add, change, refuse what is taken or in use.
import type { Locator, Page } from "playwright-core";
import { suite } from "../../testing/browser/browser-suite.ts";
import * as assert from "uvu/assert";
import { importMajors } from "../../contract/majors.ts";
import { importReligions } from "../../contract/religions.ts";
import { Console } from "../../testing/browser/console-page.ts";
import {
  checkFile,
  csv,
  downloaded,
  figureOf,
  finish,
  rowsIn,
} from "../../testing/browser/import-steps.ts";
import { visualCheck } from "../../testing/browser/visual-check.ts";
import {
  callBeside,
  chooseFor,
  dialogOf,
  isFocused,
  openScreen,
  range,
  rowOf,
  toast,
} from "../../testing/browser/list-screen.ts";
import { soon } from "../../testing/browser/soon.ts";

const test = suite("majors");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

const ipa = "IPA — Ilmu Pengetahuan Alam";

async function add(page: Page, noun: string, kode: string, nama: string) {
  await page.getByRole("button", { name: `Tambah ${noun}` }).click();
  const form = dialogOf(page, `Tambah ${noun}`);
  await form.getByLabel("Kode").fill(kode);
  await form.getByLabel("Nama").fill(nama);
  await form.getByRole("button", { name: "Simpan" }).click();
  return form;
}

const both = [
  { route: "jurusan", noun: "jurusan", title: "Jurusan", taken: "ipa", used: ipa },
  { route: "agama", noun: "agama", title: "Agama", taken: "islam", used: "ISLAM — Islam" },
] as const;

test("each is added, though not under a code that is taken, found, changed and deleted", async () => {
  for (const { route, noun, title, taken } of both) {
    const page = await openScreen(exo, route);
    const form = await add(page, noun, taken, `Uji "coba" Ma'ruf`);
    await isFaulty(form.getByLabel("Kode"), /sudah dipakai/u);
    await visualCheck(page, `a refused ${noun}`);
    await form.getByLabel("Kode").fill("BARU-1");
    await form.getByRole("button", { name: "Simpan" }).click();
    await form.waitFor({ state: "hidden" });
    await toast(page, `${title} BARU-1`).waitFor();
    await page.getByLabel("Cari kode atau nama").fill("baru-");
    await range(page, "1–1 dari 1");
    await chooseFor(page, `BARU-1 — Uji "coba" Ma'ruf`, "Ubah");
    const edit = dialogOf(page, `Ubah ${noun}`);
    await edit.getByLabel("Nama").fill("Uji Kedua");
    await edit.getByRole("button", { name: "Simpan" }).click();
    await rowOf(page, "Uji Kedua").waitFor();
    await chooseFor(page, "BARU-1 — Uji Kedua", "Hapus");
    const dialog = dialogOf(page, `Hapus ${noun} BARU-1 — Uji Kedua?`);
    await dialog.getByRole("button", { name: "Hapus", exact: true }).click();
    await page.getByText("Tidak ada yang cocok").waitFor();
    await exo.closePages();
  }
});

/** The fault stands at the input, which has the focus. */
async function isFaulty(input: Locator, words: RegExp): Promise<void> {
  await isFocused(input);
  await soon.is(() => input.getAttribute("aria-invalid"), "true");
  const described = (await input.getAttribute("aria-describedby")) ?? "";
  const fault = input.page().locator(`[id="${described.split(" ").at(-1)}"]`);
  await soon.match(() => fault.innerText(), words);
}

test("one in use is not deleted, and says by how many it is used", async () => {
  for (const { route, noun, used } of both) {
    const page = await openScreen(exo, route);
    const row = rowOf(page, used.split(" ")[0]!).first();
    await row.waitFor();
    await chooseFor(page, used, "Hapus");
    const dialog = dialogOf(page, `Hapus ${noun} ${used}?`);
    const warning = dialog.getByText(/Masih dipakai \d+ peserta/u);
    const [count = ""] = /\d+/u.exec(await warning.innerText()) ?? [];
    if (route === "jurusan") assert.is(count, "120");
    await soon.match(() => row.innerText(), count);
    await dialog.getByRole("button", { name: "Hapus", exact: true }).click();
    await dialog.getByText("1 ditolak").waitFor();
    const refused = dialog.getByRole("table", { name: "Yang ditolak dan alasannya" });
    await soon.match(() => refused.innerText(), new RegExp(`${count} peserta`, "u"));
    await visualCheck(page, `a refused deletion of ${noun}`);
    await dialog.getByRole("button", { name: "Tutup", exact: true }).last().click();
    await row.waitFor();
    await exo.closePages();
  }
});

test("without a code the server makes one; without a name it is refused", async () => {
  const page = await openScreen(exo, "jurusan");
  const form = await add(page, "jurusan", "", "");
  await isFocused(form.getByLabel("Nama"));
  await form.getByText("wajib diisi").waitFor();
  await form.getByLabel("Nama").fill("Tanpa Kode");
  await form.getByRole("button", { name: "Simpan" }).click();
  await form.waitFor({ state: "hidden" });
  const row = rowOf(page, "Tanpa Kode");
  await soon.match(() => row.innerText(), /\S+\s+Tanpa Kode/u);
});

test("each goes out to a file and comes back with new ones and other names", async () => {
  for (const { route, noun, used } of both) {
    const page = await openScreen(exo, route);
    await page.getByRole("button", { name: "Ekspor" }).click();
    const download = await downloaded(page, () =>
      page.getByRole("menuitem", { name: /xlsx/u }).click(),
    );
    assert.match(download.suggestedFilename(), new RegExp(`^${noun}_.*\\.xlsx$`, "u"));
    const [head, ...rows] = (await rowsIn(download)) as string[][];
    assert.equal(head, ["Kode", "Nama"]);
    const [kode = "", nama = ""] = used.split(" — ");
    assert.ok(rows.some((row) => row.join() === `${kode},${nama}`));

    await page.getByRole("button", { name: "Impor" }).click();
    const wizard = dialogOf(page, `Impor ${noun}`);
    const template = wizard.getByRole("link", { name: /template/iu });
    const offered = await downloaded(page, () => template.click());
    assert.is(offered.suggestedFilename(), `template-${noun}.xlsx`);
    const file = csv([
      ["Kode", "Nama"],
      ["IMPOR1", "Dari Lembar"],
      ["IM POR", "Berspasi"],
      [kode.toLowerCase(), `${nama} Baru`],
    ]);
    await checkFile(wizard, file);
    await wizard
      .getByText(/tidak boleh berisi spasi/u)
      .first()
      .waitFor();
    await visualCheck(page, `the import of ${noun}`);
    await wizard.getByRole("radio", { name: /^Perbarui/u }).check();
    await wizard.getByRole("button", { name: `Simpan 2 ${noun}` }).click();
    await soon.is(() => figureOf(wizard, "Diperbarui"), "1");
    await finish(page, wizard);
    await rowOf(page, "Dari Lembar").waitFor();
    await rowOf(page, `${nama} Baru`).getByText(kode, { exact: true }).waitFor();
    await callBeside(page, route === "jurusan" ? importMajors : importReligions, {
      import_id: `back-again-${noun}`,
      duplicates: "update",
      rows: [{ row: 2, kode, nama }],
    });
    await exo.closePages();
  }
});

test("a code in use is not changed, and says why", async () => {
  const page = await openScreen(exo, "jurusan");
  await chooseFor(page, ipa, "Ubah");
  const form = dialogOf(page, "Ubah jurusan");
  await form
    .getByText("Kode tidak dapat diubah karena dipakai 120 peserta dan 4 matpel.")
    .waitFor();
  assert.not.ok(await form.getByLabel("Kode").isEditable());
});

test("a new major can be chosen for a participant at once", async () => {
  const page = await openScreen(exo, "jurusan");
  await (await add(page, "jurusan", "SEGAR", "Masih Segar")).waitFor({ state: "hidden" });
  await page.getByRole("link", { name: "Peserta" }).first().click();
  await page.getByRole("button", { name: "Tambah peserta" }).click();
  await dialogOf(page, "Tambah peserta")
    .getByLabel("Jurusan")
    .selectOption({ label: "Masih Segar (SEGAR)" });
});

test.run();
