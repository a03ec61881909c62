// Adding and changing one participant: what is refused, what is kept, and what two people do at once.
import type { Locator, Page } from "playwright-core";
import { suite } from "../../testing/browser/browser-suite.ts";
import * as assert from "uvu/assert";
import {
  createParticipant,
  listParticipants,
  updateParticipant,
} from "../../contract/participants.ts";
import type { Participant } from "../../contract/participants.ts";
import { Console, screenshot } from "../../testing/browser/console-page.ts";
import { look } from "../../testing/browser/looks.ts";
import {
  callBeside,
  chooseFor,
  dialogOf,
  isFocused,
  openScreen,
  rowOf,
  toast,
} from "../../testing/browser/list-screen.ts";
import { answerHtml, counted, hold } from "../../testing/browser/network.ts";
import { soon } from "../../testing/browser/soon.ts";

const test = suite("participant form");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

const creating = /\/api\/v1\/participants$/u;
const passwordShape = /^[A-HJ-KMNP-Z2-9]{8}$/u;

async function openedForm(): Promise<{ page: Page; form: Locator }> {
  const page = await openScreen(exo, "peserta");
  await page.getByRole("button", { name: "Tambah peserta" }).click();
  const form = dialogOf(page, "Tambah peserta");
  await form.waitFor();
  return { page, form };
}

async function fill(form: Locator, number: string, name: string): Promise<void> {
  await form.getByLabel("Nomor ujian").fill(number);
  await form.getByLabel("Nama").fill(name);
  await form.getByLabel("Jurusan").selectOption({ label: "Ilmu Pengetahuan Alam (IPA)" });
  await form.getByLabel("Agama").selectOption({ label: "Islam (ISLAM)" });
}

const save = (form: Locator) => form.getByRole("button", { name: "Simpan" }).click();

async function closePasswords(page: Page): Promise<void> {
  const passwords = dialogOf(page, "Password baru");
  await passwords.getByRole("button", { name: "Tutup" }).last().click();
  await dialogOf(page, "Semua password").getByRole("button", { name: "Tutup" }).last().click();
  await passwords.waitFor({ state: "hidden" });
}

let numbers = 0;
/** Somebody of their own for a test that changes them. */
async function addOne(page: Page, nama: string): Promise<Participant> {
  const { items } = await callBeside(page, listParticipants, { per_page: 1 });
  const { jurusan_id, agama_id, group_id } = items[0]!;
  numbers += 1;
  const { participant } = await callBeside(page, createParticipant, {
    no_ujian: `FORM-${numbers}`,
    nama,
    sesi: 1,
    jurusan_id,
    agama_id,
    group_id,
    antiblock: false,
    password: "rahasia",
  });
  await page.getByLabel("Cari nama atau nomor ujian").fill(participant.no_ujian);
  await rowOf(page, nama).waitFor();
  return participant;
}

test("what is missing is said under its own input, and the first faulty one has the focus", async () => {
  const { page, form } = await openedForm();
  const calls = counted(page, creating);
  await form.getByLabel("Nama").fill("Ada");
  await save(form);
  await isFocused(form.getByLabel("Nomor ujian"));
  for (const [label, words] of [
    ["Nomor ujian", "Nomor ujian wajib diisi."],
    ["Jurusan", "Jurusan wajib dipilih."],
    ["Agama", "Agama wajib dipilih."],
  ] as const) {
    await soon.match(() => descriptionOf(form.getByLabel(label)), words);
    await soon.is(() => form.getByLabel(label).getAttribute("aria-invalid"), "true");
  }
  await soon.is(() => form.getByLabel("Nama").getAttribute("aria-invalid"), null);
  assert.is(calls(), 0, "the server was not asked");
  await screenshot(page, "participants-form-errors");
  await look(page, "the form with errors");
  await form.getByLabel("Nomor ujian").fill("1 2");
  await form.getByLabel("Password", { exact: true }).fill("abc");
  await form.getByLabel("Sesi").fill("0");
  await save(form);
  await soon.match(() => descriptionOf(form.getByLabel("Nomor ujian")), "tidak boleh berisi spasi");
  await soon.match(() => descriptionOf(form.getByLabel("Password", { exact: true })), "4 karakter");
  await soon.match(() => descriptionOf(form.getByLabel("Sesi")), "Sesi paling kecil 1.");
});

async function descriptionOf(input: Locator): Promise<string> {
  await input.and(input.page().locator("[aria-invalid=true]")).waitFor();
  const ids = (await input.getAttribute("aria-describedby")) ?? "";
  const texts = ids.split(" ").map((id) => input.page().locator(`[id="${id}"]`).innerText());
  return (await Promise.all(texts)).join(" ");
}

test("a number that somebody has is refused under its input, with whose it is", async () => {
  const { form } = await openedForm();
  await fill(form, "01-001-0001", "Kembaran");
  await save(form);
  await soon.match(() => descriptionOf(form.getByLabel("Nomor ujian")), /sudah dipakai/u);
  await isFocused(form.getByLabel("Nomor ujian"));
  await soon.is(() => form.getByLabel("Nama").inputValue(), "Kembaran");
});

test("a name with quotes and an apostrophe and a number with zeros in front are kept", async () => {
  const { page, form } = await openedForm();
  const name = `Siti "Titi" Nur'aini <b>O'Neil</b> & Co`;
  await fill(form, "000123", name);
  await form.getByLabel("Group").fill("xii ipa 1");
  await page.getByRole("listbox", { name: "Group" }).getByText("XII / XII IPA 1").click();
  await save(form);
  await closePasswords(page);
  await page.getByLabel("Cari nama atau nomor ujian").fill("000123");
  const row = rowOf(page, "000123");
  await row.waitFor();
  await soon.match(() => row.innerText(), name);
  await soon.match(() => row.innerText(), "XII / XII IPA 1");
  await page.reload();
  await soon.match(() => rowOf(page, "000123").innerText(), name);
});

test("a made password is shown once, and not closed over without a question", async () => {
  const { page, form } = await openedForm();
  await fill(form, "PASS-1", "Punya Password");
  await save(form);
  const passwords = dialogOf(page, "Password baru");
  const slip = passwords.getByRole("row", { name: /PASS-1/u });
  const made = (await slip.getByRole("cell").last().innerText()).trim();
  assert.match(made, passwordShape);
  await look(page, "new passwords");
  await page.keyboard.press("Escape");
  const question = dialogOf(page, "Semua password sudah dicatat?");
  await question.getByRole("button", { name: "Batal" }).click();
  await slip.waitFor();
  await closePasswords(page);
  await soon.is(() => page.getByText(made).count(), 0);
  await page.reload();
  await page.getByLabel("Cari nama atau nomor ujian").fill("PASS-1");
  await page.getByRole("button", { name: "Lihat detail Punya Password" }).click();
  await page.getByText("Terakhir masuk").waitFor();
  await soon.is(() => page.getByText(made).count(), 0);
});

test("a double click on Simpan is one participant", async () => {
  const { page, form } = await openedForm();
  const calls = counted(page, creating);
  const release = await hold(page, creating);
  await fill(form, "DOUBLE-1", "Sekali Saja");
  await form.getByLabel("Password", { exact: true }).fill("rahasia");
  await form.getByRole("button", { name: "Simpan" }).dblclick();
  await page.keyboard.press("Enter");
  release();
  await form.waitFor({ state: "hidden" });
  await toast(page, "Sekali Saja ditambahkan.").waitFor();
  assert.is(calls(), 1);
  assert.is((await callBeside(page, listParticipants, { q: "DOUBLE-1" })).total, 1);
});

test("of two who change the same participant the second is told, and nothing is overwritten", async () => {
  const first = await openScreen(exo, "peserta");
  const { id } = await addOne(first, "Dua Tab");
  const second = await exo.newTab(first);
  await second.goto(first.url());
  await second.getByLabel("Cari nama atau nomor ujian").fill("Dua Tab");
  await chooseFor(first, "Dua Tab", "Ubah");
  await chooseFor(second, "Dua Tab", "Ubah");
  const mine = dialogOf(first, "Ubah Dua Tab");
  const theirs = dialogOf(second, "Ubah Dua Tab");
  await mine.getByLabel("Nama").fill("Dua Tab Pertama");
  await save(mine);
  await mine.waitFor({ state: "hidden" });
  await theirs.getByLabel("Sesi").fill("7");
  await save(theirs);
  await theirs.getByText("Data ini baru saja diubah orang lain").waitFor();
  await theirs.getByText("Nama: Dua Tab Pertama").waitFor();
  await screenshot(second, "participants-conflict");
  await look(second, "a conflict");
  await soon.equal(() => stored(first, id), ["Dua Tab Pertama", 1]);
  await theirs.getByRole("button", { name: "Lanjutkan isian saya" }).click();
  await soon.is(() => theirs.getByLabel("Sesi").inputValue(), "7");
  await save(theirs);
  await theirs.waitFor({ state: "hidden" });
  await soon.equal(() => stored(first, id), ["Dua Tab Pertama", 7], "neither change is lost");
});

async function stored(page: Page, wanted: string): Promise<[string, number] | undefined> {
  const { items } = await callBeside(page, listParticipants, { q: "Dua Tab" });
  const found = items.find(({ id }) => id === wanted);
  return found && [found.nama, found.sesi];
}

test("who takes the newer record has it in the form, and what they typed is gone", async () => {
  const page = await openScreen(exo, "peserta");
  const { id, version, no_ujian, nama, ...rest } = await addOne(page, "Pakai Terbaru");
  await chooseFor(page, "Pakai Terbaru", "Ubah");
  const form = dialogOf(page, "Ubah Pakai Terbaru");
  await form.getByLabel("Nama").fill("Ketikan Saya");
  const { sesi, jurusan_id, agama_id, group_id, antiblock } = rest;
  const kept = { no_ujian, sesi, jurusan_id, agama_id, group_id, antiblock, password: "" };
  await callBeside(page, updateParticipant, { id, version, ...kept, nama: `${nama} Sekali` });
  await save(form);
  await form.getByRole("button", { name: "Pakai data terbaru" }).click();
  await soon.is(() => form.getByLabel("Nama").inputValue(), "Pakai Terbaru Sekali");
});

test("leaving with unsaved input asks, by Escape and by the back button", async () => {
  const page = await openScreen(exo, "jurusan");
  await page.getByRole("link", { name: "Peserta" }).first().click();
  await page.getByRole("button", { name: "Tambah peserta" }).click();
  const form = dialogOf(page, "Tambah peserta");
  await form.waitFor();
  await page.keyboard.press("Escape");
  await form.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Tambah peserta" }).click();
  await form.getByLabel("Nama").fill("Belum Disimpan");
  await page.keyboard.press("Escape");
  const question = dialogOf(page, "Perubahan belum disimpan");
  await question.waitFor();
  await look(page, "the question before closing");
  await question.getByRole("button", { name: "Kembali mengisi" }).click();
  await isFocused(form.getByLabel("Nama"));
  await page.goBack();
  await question.getByRole("button", { name: "Kembali mengisi" }).click();
  await question.waitFor({ state: "hidden" });
  await soon.is(() => form.getByLabel("Nama").inputValue(), "Belum Disimpan");
  await form.getByRole("button", { name: "Batal" }).click();
  await question.getByRole("button", { name: "Buang perubahan" }).click();
  await form.waitFor({ state: "hidden" });
  await isFocused(page.getByRole("button", { name: "Tambah peserta" }));
});

test("a server out of reach in mid-form costs nothing: it saves once the server is back", async () => {
  const { page, form } = await openedForm();
  await fill(form, "OFF-1", "Kabel Dicabut");
  await form.getByLabel("Password", { exact: true }).fill("rahasia");
  await page.context().setOffline(true);
  await save(form);
  await form.getByText("Belum tersimpan", { exact: true }).waitFor();
  await form.getByText("Server ujian tidak dapat dihubungi").waitFor();
  await screenshot(page, "participants-form-offline");
  await soon.is(() => form.getByLabel("Nomor ujian").inputValue(), "OFF-1");
  await soon.is(() => form.getByLabel("Password", { exact: true }).inputValue(), "rahasia");
  await page.context().setOffline(false);
  await save(form);
  await form.waitFor({ state: "hidden" });
  await toast(page, "Kabel Dicabut ditambahkan.").waitFor();
});

test("a 500 with an HTML body is said in a sentence inside the form, and what was typed stays", async () => {
  const { page, form } = await openedForm();
  await fill(form, "HTML-1", "Badan HTML");
  await form.getByLabel("Password", { exact: true }).fill("rahasia");
  const restore = await answerHtml(page, creating);
  await save(form);
  await form.getByText("Server menjawab dengan cara yang tidak dikenali").waitFor();
  await soon.is(() => page.getByText("Bad gateway").count(), 0);
  await soon.is(() => form.getByLabel("Nama").inputValue(), "Badan HTML");
  await restore();
  await save(form);
  await form.waitFor({ state: "hidden" });
});

test("choices that cannot be had are said in the form, and a retry brings them", async () => {
  const page = await openScreen(exo, "peserta");
  await page.route(/\/(?:majors|religions|groups)\/options/u, (route) => route.abort());
  await page.reload();
  await rowOf(page, "Aktif").first().waitFor();
  await page.getByRole("button", { name: "Tambah peserta" }).click();
  const form = dialogOf(page, "Tambah peserta");
  await form.getByText("tidak dapat dimuat").waitFor();
  await page.unrouteAll();
  await form.getByRole("button", { name: "Coba lagi" }).click();
  await form.getByLabel("Jurusan").selectOption({ label: "Ilmu Pengetahuan Alam (IPA)" });
});

test.run();
