// The references of a bank as a person uses them: written with pictures and sound, put in order, linked, shown, deleted.
import type { Locator, Page } from "playwright-core";
import { suite } from "../../../testing/browser/browser-suite.ts";
import * as assert from "uvu/assert";
import { listQuestionBanks } from "../../../contract/questions/banks.ts";
import {
  createReference,
  listReferences,
  updateReference,
  type Reference,
} from "../../../contract/questions/references.ts";
import { seedFiles } from "../../../exam-server/seed/seed-media.ts";
import { assertNoSideways, visualCheck } from "../../../testing/browser/visual-check.ts";
import { Console, phone, screenshot } from "../../../testing/browser/console-page.ts";
import {
  addressOf,
  callBeside,
  chooseFor,
  dialogOf,
  go,
  isFocused,
  rowOf,
  settled,
  toast,
} from "../../../testing/browser/list-screen.ts";
import { hold } from "../../../testing/browser/network.ts";
import { sharedText } from "../../../testing/questions/open-test-bank.ts";
import { soon } from "../../../testing/browser/soon.ts";

const test = suite("references screen");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

const bankCode = "BKSL-SEJ-2026";
type Opened = { page: Page; bank: string };

/** Signed in as the Head Master. */
async function opened(): Promise<Opened> {
  const page = await exo.signedIn();
  const { items } = await callBeside(page, listQuestionBanks, { q: bankCode });
  return { page, bank: items[0]!.id };
}

async function openList({ page, bank }: Opened): Promise<void> {
  await go(page, addressOf(exo, "banksoa.reference").replace(":id", bank));
  await page.getByRole("heading", { name: `Referensi ${bankCode}` }).waitFor();
}

const addBeside = ({ page, bank }: Opened, judul: string, isi = "<p>Isi</p>") =>
  callBeside(page, createReference, { id: bank, ...sharedText, judul, isi });
const labelOf = ({ kode, judul }: Reference) => `${kode} — ${judul}`;
const saveIn = (dialog: Locator) =>
  dialog.getByRole("button", { name: "Simpan", exact: true }).click();
const bodyOf = (dialog: Locator) => dialog.getByRole("textbox", { name: "Isi" });

async function openForm(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Tambah referensi" }).first().click();
  const form = dialogOf(page, "Tambah referensi");
  await bodyOf(form).and(page.locator("[contenteditable=true]")).waitFor();
  return form;
}

async function stored({ page, bank }: Opened, q: string): Promise<Reference> {
  return (await callBeside(page, listReferences, { id: bank, q })).items[0]!;
}

test("a text with a formula, a table and a picture is kept and shown; saving waits for the picture", async () => {
  const here = await opened();
  const { page } = here;
  await openList(here);
  const form = await openForm(page);
  await form.getByLabel("Judul").fill("Prasasti Yupa");
  await bodyOf(form).click();
  await page.keyboard.type("Baca tabel ini. ");
  await form.getByRole("button", { name: "Rumus atau reaksi kimia" }).click();
  const formula = dialogOf(page, "Rumus");
  await formula.getByLabel("Tulisan LaTeX").fill("x^2");
  await formula.getByRole("checkbox", { name: "Di baris tersendiri" }).press("Enter");
  await formula.waitFor({ state: "detached" });
  await soon.ok(() => form.isVisible(), "Enter in the formula's dialog saved only the formula");
  await bodyOf(form).locator("math").waitFor();
  await form.getByRole("button", { name: "Tabel", exact: true }).click();
  await page.keyboard.type("Sel");
  const release = await hold(page, "**/media*");
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    form.getByRole("button", { name: "Gambar", exact: true }).click(),
  ]);
  await chooser.setFiles("static/img/exo.jpg");
  await form.getByText("1 gambar sedang diunggah…").waitFor();
  await saveIn(form);
  await form.locator("[aria-busy=true]").first().waitFor();
  await soon.is(() => bodyOf(form).evaluate((box) => box.closest("[inert]") !== null), true);
  release();
  await toast(page, "sudah disimpan").waitFor();
  const { isi } = await stored(here, "Prasasti");
  for (const part of [/data-formula="x\^2"/u, /<table>/u, /<img src="\/storage\/media\//u]) {
    assert.match(isi, part);
  }
  await page.getByRole("button", { name: /^Lihat detail.*Prasasti/u }).click();
  const detail = page.getByRole("main").locator("table math, table img");
  await detail.first().waitFor();
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>("main .rich-text img")].every(
      ({ complete, naturalWidth }) => complete && naturalWidth > 0,
    ),
  );
});

test("a direction is sent, bounded and heard as participants hear it; what is no sound is refused in words", async () => {
  const here = await opened();
  const { page } = here;
  await openList(here);
  const form = await openForm(page);
  await form.getByLabel("Tipe").selectOption({ label: "Direction listening" });
  await form.getByLabel("Judul").fill("Dialog di pasar");
  await saveIn(form);
  await form.getByText("Audio wajib diunggah untuk direction listening.").waitFor();
  const file = form.locator("input[type=file][accept*=mp3]");
  await isFocused(file);
  await file.setInputFiles({
    name: "palsu.mp3",
    mimeType: "audio/mpeg",
    buffer: Buffer.from("<html>bukan suara</html>"),
  });
  await form.getByText(/^File ini rusak atau jenisnya tidak dapat dipakai/u).waitFor();
  await file.setInputFiles({
    name: "besar.wav",
    mimeType: "audio/wav",
    buffer: Buffer.alloc(20 * 1024 * 1024 + 1),
  });
  await form.getByText("Suara lebih dari 20 MB. Perkecil dahulu filenya.").waitFor();
  const release = await hold(page, "**/media*");
  const buffer = Buffer.from(seedFiles.notes.make());
  await file.setInputFiles({ name: "pasar.wav", mimeType: "audio/wav", buffer });
  await form.getByText("Mengunggah pasar.wav…").waitFor();
  await saveIn(form);
  await form.getByText(/^Audio masih diunggah/u).waitFor();
  release();
  await form.getByLabel("Putar paling banyak").fill("1");
  await visualCheck(page, "form of a direction");
  await screenshot(page, "references-direction");
  await saveIn(form);
  await toast(page, "sudah disimpan").waitFor();
  const made = await stored(here, "Dialog di pasar");
  assert.is(made.max_play, 1);
  await chooseFor(page, labelOf(made), "Pratinjau");
  const preview = dialogOf(page, `Pratinjau ${made.kode}`);
  await preview.getByText("Dapat diputar 1 kali lagi").waitFor();
  await preview.getByRole("button", { name: "Putar" }).click();
  await preview
    .getByText("Dapat diputar 0 kali lagi")
    .or(preview.getByText(/Batas putar/u))
    .waitFor();
  await visualCheck(page, "preview");
  await preview.getByRole("button", { name: "Tutup", exact: true }).last().click();
  await chooseFor(page, labelOf(made), "Ubah");
  const edit = dialogOf(page, `Ubah ${made.kode}`);
  await edit.getByRole("button", { name: "Hapus audio" }).click();
  await edit.getByRole("button", { name: "Pilih yang sudah ada" }).click();
  const picker = dialogOf(page, "Pilih audio");
  await picker.getByRole("radio", { name: /pasar\.wav/u }).check();
  await picker.getByRole("button", { name: "Pakai audio ini" }).click();
  await saveIn(edit);
  await edit.waitFor({ state: "detached" });
  assert.is((await stored(here, "Dialog di pasar")).audio_id, made.audio_id);
});

test("unsaved text is not lost by a slip, and somebody else's change is told", async () => {
  const here = await opened();
  const { page } = here;
  const made = await addBeside(here, "Bersama");
  await openList(here);
  await chooseFor(page, labelOf(made), "Ubah");
  const form = dialogOf(page, `Ubah ${made.kode}`);
  await bodyOf(form).and(page.locator("[contenteditable=true]")).click();
  await page.keyboard.type("Milik saya. ");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Kembali mengisi" }).click();
  const { id, version } = made;
  await callBeside(page, updateReference, {
    ...sharedText,
    id,
    version,
    judul: "Bersama dua",
    isi: "<p>Milik orang lain</p>",
  });
  await saveIn(form);
  await form.getByText("Milik orang lain").waitFor();
  await visualCheck(page, "conflict");
  await form.getByRole("button", { name: "Lanjutkan isian saya" }).click();
  await saveIn(form);
  await form.waitFor({ state: "detached" });
  const now = await stored(here, "Bersama");
  assert.is(now.judul, "Bersama dua");
  assert.match(now.isi, /Milik saya/u);
});

test("rows are put in order by key, by menu and by dragging, while nothing is searched for", async () => {
  const here = await opened();
  const { page } = here;
  const one = await addBeside(here, "Urutan satu");
  const two = await addBeside(here, "Urutan dua");
  const three = await addBeside(here, "Urutan tiga");
  await openList(here);
  await settled(page);
  const order = (...wanted: Reference[]) =>
    page.waitForFunction(
      (codes) => {
        const cells = [...document.querySelectorAll("main tbody tr :is(td, th):nth-child(2)")];
        const shown = cells.map((cell) => cell.textContent?.trim() ?? "");
        return codes.every((code, at) => shown.indexOf(code) - shown.indexOf(codes[0]!) === at);
      },
      wanted.map(({ kode }) => kode),
    );
  const handle = (of: Reference) =>
    page.getByRole("button", {
      name: `Atur urutan ${labelOf(of)}: panah atas atau bawah, atau tarik`,
    });
  await order(one, two, three);
  await handle(three).press("ArrowUp");
  await order(one, three, two);
  await isFocused(handle(three));
  await page.getByText(/^Sekarang di urutan/u).waitFor({ state: "attached" });
  await chooseFor(page, labelOf(one), "Turun");
  await order(three, one, two);
  const target = (await handle(three).boundingBox())!;
  const dragged = page.locator("tr[data-dragged]");
  const dragToTop = async () => {
    await handle(two).hover();
    await page.mouse.down();
    await page.mouse.move(target.x + 4, target.y - 2, { steps: 8 });
    await dragged.waitFor();
  };
  await dragToTop();
  await page.keyboard.press("Escape");
  await dragged.waitFor({ state: "detached" });
  await page.mouse.up();
  await order(three, one, two);
  await dragToTop();
  await page.mouse.up();
  await order(two, three, one);
  await page.getByRole("searchbox", { name: "Cari kode atau judul" }).fill("Urutan");
  await handle(one).waitFor({ state: "detached" });
  await rowOf(page, "Urutan satu").waitFor();
});

test("a reference is linked to questions by their numbers, and deleted with its links", async () => {
  const here = await opened();
  const { page } = here;
  const made = await addBeside(here, "Piagam");
  await openList(here);
  await chooseFor(page, labelOf(made), "Kaitkan soal");
  const link = dialogOf(page, `Soal terkait ${made.kode}`);
  await link.getByLabel("Pilih menurut nomor").fill("1-3, 40");
  await link.getByRole("button", { name: "Pilih nomor ini" }).click();
  await link.getByText(/antara 1 dan 12/u).waitFor();
  await link.getByLabel("Pilih menurut nomor").fill("1-3, 5");
  await link.getByLabel("Pilih menurut nomor").press("Enter");
  await soon.is(() => link.getByRole("checkbox", { checked: true }).count(), 4);
  await visualCheck(page, "link");
  await link.getByRole("button", { name: "Simpan kaitan" }).click();
  await rowOf(page, "Piagam").getByText("4", { exact: true }).waitFor();
  await chooseFor(page, labelOf(made), "Hapus");
  const removal = dialogOf(page, new RegExp(`^Hapus ${made.kode}`, "u"));
  await removal.getByRole("checkbox", { name: /Lepaskan/u }).check();
  await removal.getByRole("button", { name: "Hapus", exact: true }).click();
  await toast(page, `${labelOf(made)} sudah dihapus.`).waitFor();
});

test("is accessible and fits a phone", async () => {
  const here = await opened();
  const { page } = here;
  await addBeside(here, "Tampilan", "<p>Isi <strong>tebal</strong></p>");
  await openList(here);
  await settled(page);
  await rowOf(page, "Tampilan")
    .getByRole("button", { name: /^Lihat detail/u })
    .click();
  await page.locator("main .rich-text").first().waitFor();
  await visualCheck(page, "list");
  const form = await openForm(page);
  await saveIn(form);
  await form.getByText("Isi referensi wajib diisi.").waitFor();
  await visualCheck(page, "form");
  await page.setViewportSize(phone);
  await screenshot(page, "references-form-phone");
  await assertNoSideways(page, "form");
});

test.run();
