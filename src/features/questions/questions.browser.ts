// The questions of a bank as a person uses them: found, ordered by mouse and key, changed and deleted with the way back,
// taken to another bank, and answered in the preview.
import type { Locator, Page } from "playwright-core";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createQuestionBank, lockQuestionBank } from "../../contract/banks.ts";
import type { QuestionBank } from "../../contract/banks.ts";
import type { QuestionInput } from "../../contract/question-fields.ts";
import { createQuestion, deleteQuestions, setQuestionOrderMode } from "../../contract/questions.ts";
import type { Question } from "../../contract/questions.ts";
import { createReference } from "../../contract/references.ts";
import { listSubjectOptions } from "../../contract/subjects.ts";
import { routes } from "../../routes.ts";
import {
  assertAccessible,
  Console,
  desktop,
  phone,
  screenshot,
} from "../../testing/browser/console-page.ts";
import type { Theme } from "../../testing/browser/console-page.ts";
import {
  addressOf,
  bodyRows,
  callBeside,
  chooseFor,
  columnTexts,
  dialogOf,
  isFocused,
  settled,
  toast,
} from "../../testing/browser/list-screen.ts";
import { questionOf, testQuestion } from "../../testing/open-test-bank.ts";
import { soon } from "../../testing/browser/soon.ts";

const test = suite("questions screen");
let exo: Console;
let banks = 0;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

type PageOptions = Parameters<Console["signedIn"]>[1];

async function addBank(page: Page, kode: string, order_mode: 0 | 1 = 0): Promise<QuestionBank> {
  const [subject] = await callBeside(page, listSubjectOptions, {});
  return callBeside(page, createQuestionBank, {
    kode,
    nama: `Bank ${kode}`,
    subject_id: subject!.id,
    grade: "X",
    coauthor_ids: [],
    order_mode,
    default_option_count: 5,
    default_competence_id: null,
    kkm: null,
    plan: [
      { type: 1, count: 5, weight: 60, policy: "mutlak" },
      { type: 8, count: 1, weight: 40, policy: "parsial" },
    ],
  });
}
const addQuestion = (page: Page, bank: string, input: QuestionInput): Promise<Question> =>
  callBeside(page, createQuestion, {
    id: bank,
    question_id: `soal-${Math.random().toString(36).slice(2)}-${Date.now()}`,
    ...input,
  });

async function goTo(page: Page, { id, kode }: QuestionBank, query = ""): Promise<void> {
  const path = routes["banksoal.soal"].path.replace(":id", id);
  await page.goto(`${exo.server.url.replace(/\/$/u, "")}${path}${query}`);
  await page.getByRole("heading", { name: `Soal ${kode}` }).waitFor();
}

/** A bank of its own with these questions, on screen. */
async function openBank(
  inputs: readonly QuestionInput[],
  order_mode: 0 | 1 = 0,
  options?: PageOptions,
) {
  const page = await exo.signedIn("EVIL", options);
  banks += 1;
  const bank = await addBank(page, `UJI-${banks}`, order_mode);
  const questions: Question[] = [];
  for (const input of inputs) questions.push(await addQuestion(page, bank.id, input));
  await goTo(page, bank);
  if (inputs.length > 0) await settled(page);
  return { page, bank, questions };
}
const letters = (...names: string[]) => names.map((name) => testQuestion(name));
const handle = (page: Page, number: number) =>
  page.getByRole("button", { name: new RegExp(`^Atur urutan soal ${number}:`, "u") });
const said = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();

/** The questions of the list, row by row, once they are these. */
async function shows(page: Page, ...texts: string[]): Promise<void> {
  const wanted = texts.join("|");
  let found = "";
  for (let turn = 0; turn < 100; turn += 1) {
    await settled(page);
    found = (await columnTexts(page, "Soal")).map((text) => text.trim()).join("|");
    if (found === wanted) return;
    await page.waitForTimeout(50);
  }
  assert.is(found, wanted);
}

test("a bank leads to its questions; types against the plan filter them, and the address keeps it", async () => {
  const { page, bank } = await openBank([
    ...letters("Pasar", "Sungai"),
    { ...questionOf(8), stem: "<p>Gunung</p>" },
  ]);
  await page.goto(addressOf(exo, "banksoal", `?q=${bank.kode}`));
  await page.getByRole("link", { name: bank.kode }).click();
  await page.getByRole("heading", { name: `Soal ${bank.kode}` }).waitFor();
  await page.getByRole("button", { name: /^PG 2.5 · kurang 3\s?, Pilihan ganda$/u }).waitFor();
  await page.getByRole("button", { name: /^Benar\/Salah 1\/1/u }).click();
  await page.waitForURL(/type=8/u);
  await shows(page, "Gunung");
  await page.reload();
  await shows(page, "Gunung");
  await page.getByRole("button", { name: "Semua 3" }).click();
  await page.getByLabel("Cari kata dalam soal").fill("sungai");
  await page.waitForURL(/q=sungai/u);
  await shows(page, "Sungai");
  await page.getByLabel("Tingkat").selectOption({ label: "Sukar" });
  await page.getByText("Tidak ada yang cocok").waitFor();
  await page.getByRole("button", { name: "Hapus filter" }).first().click();
  await shows(page, "Pasar", "Sungai", "Gunung");
  await page.getByRole("link", { name: "Referensi" }).click();
  await page.getByRole("link", { name: "Soal", exact: true }).click();
  await page.getByRole("heading", { name: `Soal ${bank.kode}` }).waitFor();
});

test("a question of a type is added from the arrow beside the button, found by its first letters", async () => {
  const { page, bank } = await openBank([]);
  await page.getByText("Belum ada soal").waitFor();
  await assertAccessible(page, "empty");
  await screenshot(page, "soal-empty");
  await page.getByRole("button", { name: "Tambah soal menurut tipe" }).first().press("ArrowDown");
  await page.getByRole("menu").waitFor();
  await soon.is(() => page.getByRole("menuitem").count(), 16);
  await page.keyboard.type("mengu");
  await isFocused(page.getByRole("menuitem", { name: /^Mengurutkan/u }));
  await page.keyboard.press("Enter");
  const path = routes["banksoal.soal.add"].path.replace(":id", bank.id);
  await page.waitForURL((url) => url.pathname.endsWith(path) && url.search === "?type=7");
});

test("by hand questions are moved by arrow keys, also from elsewhere in the row, and by number", async () => {
  const { page } = await openBank(letters("A", "B", "C", "D"));
  await page.getByRole("button", { name: "Urutan: tipe & waktu" }).click();
  await page.getByRole("menuitem", { name: "Pengurutan manual" }).click();
  await page.getByRole("button", { name: "Ganti urutan" }).click();
  await toast(page, "Soal sekarang diurutkan manual.").waitFor();
  await handle(page, 4).focus();
  await page.keyboard.press("ArrowUp");
  await said(page, "Soal sekarang nomor 3.");
  await isFocused(handle(page, 3));
  await shows(page, "A", "B", "D", "C");
  await page.getByRole("button", { name: "Aksi untuk soal 1", exact: true }).focus();
  await page.keyboard.press("Alt+ArrowDown");
  await said(page, "Soal sekarang nomor 2.");
  await shows(page, "B", "A", "D", "C");
  await isFocused(page.getByRole("button", { name: "Aksi untuk soal 2", exact: true }));
  await chooseFor(page, "soal 1", "Pindahkan ke nomor…");
  const dialog = dialogOf(page, "Pindahkan 1 soal");
  await dialog.getByLabel("Nomor").fill("9");
  await page.keyboard.press("Enter");
  await dialog.getByText("Tulis nomor antara 1 dan 4.").waitFor();
  await dialog.getByLabel("Nomor").fill("3");
  await page.keyboard.press("Enter");
  await shows(page, "A", "D", "B", "C");
  await page.getByRole("button", { name: "Nomor", exact: true }).click();
  await shows(page, "C", "B", "D", "A");
  await soon.is(() => handle(page, 1).count(), 0);
  await page.getByRole("button", { name: "Urutkan menurut nomor" }).click();
  await handle(page, 1).waitFor();
});

test("dragging takes all that are selected along, in their order", async () => {
  const { page } = await openBank(letters("A", "B", "C", "D"), 1);
  await page.getByRole("checkbox", { name: "Pilih soal 3", exact: true }).check();
  await page.getByRole("checkbox", { name: "Pilih soal 4", exact: true }).check();
  await drag(page, handle(page, 4), handle(page, 1), -8);
  await said(page, "2 soal sekarang mulai nomor 1.");
  await shows(page, "C", "D", "A", "B");
});

async function drag(page: Page, from: Locator, to: Locator, below: number): Promise<void> {
  await from.hover();
  await page.mouse.down();
  const box = (await to.boundingBox())!;
  await page.mouse.move(box.x + 8, box.y + box.height / 2 + below, { steps: 6 });
  await page.mouse.up();
}

test("another tab puts the order back: the next move is refused in words, and the handles go", async () => {
  const { page, bank } = await openBank(letters("A", "B"), 1);
  await callBeside(page, setQuestionOrderMode, { id: bank.id, order_mode: 0 });
  await handle(page, 2).focus();
  await page.keyboard.press("ArrowUp");
  await toast(page, "Response Error").waitFor();
  await handle(page, 2).waitFor({ state: "detached" });
  await shows(page, "A", "B");
});

test("all are selected over pages and changed at once; only what is ticked, and it can be undone", async () => {
  const { page, bank } = await openBank(letters("A", "B", "C"));
  await page.getByRole("checkbox", { name: "Pilih semua di halaman ini" }).check();
  await page.getByRole("button", { name: "Aksi", exact: true }).click();
  await page.getByRole("menuitem", { name: "Ubah sekaligus…" }).click();
  const dialog = dialogOf(page, "Ubah 3 soal sekaligus");
  const start = dialog.getByRole("button", { name: "Ubah 3 soal" });
  await soon.ok(() => start.isDisabled());
  await dialog.getByRole("combobox", { name: "Tingkat kesukaran" }).selectOption("Sukar");
  await soon.ok(() => dialog.getByRole("checkbox", { name: "Tingkat kesukaran" }).isChecked());
  await dialog.getByRole("textbox", { name: "Bobot" }).fill("0");
  await dialog.getByText("Bobot harus lebih dari 0.").waitFor();
  await dialog.getByRole("checkbox", { name: "Bobot" }).uncheck();
  await assertAccessible(page, "change");
  await screenshot(page, "soal-change");
  await start.click();
  await bodyRows(page).first().getByText("Sukar").waitFor();
  await toast(page, "3 soal sudah diubah.").getByRole("button", { name: "Urungkan" }).click();
  await toast(page, "3 soal dikembalikan seperti semula.").waitFor();
  await bodyRows(page).first().getByText("Sukar").waitFor({ state: "detached" });
  await goTo(page, bank, "?difficulty=sukar");
  await page.getByText("Tidak ada yang cocok").waitFor();
});

test("deleting asks with the count, says what was gone already, and can be undone by keyboard", async () => {
  const { page, questions } = await openBank(letters("A", "B", "C"));
  await page.getByRole("checkbox", { name: "Pilih semua di halaman ini" }).check();
  await callBeside(page, deleteQuestions, { ids: [questions[0]!.id] });
  await page.getByRole("button", { name: "Aksi", exact: true }).press("ArrowUp");
  await isFocused(page.getByRole("menuitem", { name: "Hapus" }));
  await page.keyboard.press("Enter");
  const dialog = dialogOf(page, "Hapus 3 soal?");
  await dialog.getByRole("button", { name: "Hapus 3 soal" }).press("Enter");
  await dialog.getByText("1 tidak berubah").waitFor();
  await assertAccessible(page, "results");
  await dialog.getByRole("button", { name: "Tutup" }).last().press("Enter");
  await page.getByText("Belum ada soal").waitFor();
  await toast(page, "2 soal sudah dihapus.")
    .getByRole("button", { name: "Urungkan" })
    .press("Enter");
  await shows(page, "B", "C");
});

test("questions are copied to another open bank of the person's, found by typing", async () => {
  const { page: other, bank: target } = await openBank([]);
  const { page } = await openBank(letters("A", "B"));
  await chooseFor(page, "soal 2", "Salin ke banksoal lain…");
  const dialog = dialogOf(page, "Salin 1 soal ke banksoal lain");
  const choice = dialog.getByRole("combobox", { name: "Banksoal tujuan" });
  await choice.fill(target.kode);
  await page
    .getByRole("option", { name: new RegExp(`^${target.kode} —`, "u") })
    .first()
    .click();
  await assertAccessible(page, "transfer");
  await screenshot(page, "soal-transfer");
  await dialog.getByRole("button", { name: "Salin 1 soal" }).click();
  await toast(page, `1 soal sudah disalin ke ${target.kode}.`).waitFor();
  await chooseFor(page, "soal 1", "Duplikat");
  await toast(page, "1 salinan soal sudah dibuat.").waitFor();
  await other.reload();
  await shows(other, "B");
});

test("a row opens to the key, and to what a participant sees, which can be tried", async () => {
  const { page } = await openBank(letters("Ibu kota Jawa Barat"));
  await page.getByRole("button", { name: "Lihat detail soal 1" }).click();
  await page.getByText("Kunci", { exact: true }).first().waitFor();
  await page.getByText("Mutlak (dari banksoal)").waitFor();
  await assertAccessible(page, "key");
  await page.getByRole("checkbox", { name: /^Tampilan peserta/u }).check();
  await page.getByRole("radio", { name: /Bandung/u }).check();
  await soon.is(() => page.getByText("Kunci", { exact: true }).count(), 0);
  await assertAccessible(page, "tried");
});

test("the preview is answered by keyboard, keeps what was answered, and says what it earns", async () => {
  const { page, bank } = await openBank([]);
  const reading = await callBeside(page, createReference, {
    id: bank.id,
    type: "SP_REFERENCE",
    judul: "Kota di Jawa",
    isi: "<p>Bandung terletak di dataran tinggi.</p>",
    max_play: 0,
    audio_id: null,
  });
  await addQuestion(page, bank.id, testQuestion("Kota mana?", { reference_id: reading.id }));
  await addQuestion(page, bank.id, { ...questionOf(8), stem: "<p>Benar atau salah?</p>" });
  await addQuestion(page, bank.id, { ...questionOf(2), stem: "<p>Jelaskan.</p>" });
  await page.reload();
  await chooseFor(page, "soal 2", "Pratinjau dari sini");
  const dialog = dialogOf(page, `Pratinjau ${bank.kode}`);
  await dialog.getByRole("heading", { name: "Soal 2 dari 3" }).waitFor();
  await page.keyboard.press("ArrowLeft");
  await dialog.getByRole("region", { name: "R1 — Kota di Jawa" }).getByText("dataran").waitFor();
  const right = dialog.getByRole("radio", { name: /Bandung/u });
  await right.focus();
  await page.keyboard.press("Space");
  await dialog.getByRole("button", { name: "Soal 1, sudah dijawab" }).waitFor();
  // Arrows choose among the options now, and do not go on.
  await page.keyboard.press("ArrowDown");
  await dialog.getByRole("heading", { name: "Soal 1 dari 3" }).waitFor();
  await right.check();
  await dialog.getByRole("button", { name: "Berikutnya" }).press("Enter");
  await dialog.getByText("Jelaskan.").waitFor();
  await page.keyboard.press("ArrowLeft");
  await dialog.getByText("Kota mana?").waitFor();
  await soon.ok(() => right.isChecked());
  await assertAccessible(page, "preview");
  await dialog.getByRole("button", { name: "Periksa jawaban" }).press("Enter");
  await dialog.getByText("1 dari 3 soal dijawab. Nilai 1 dari bobot 1.").waitFor();
  await dialog.getByText("Benar: 1 dari bobot 1").waitFor();
  await dialog.getByRole("button", { name: "Soal 1, benar" }).waitFor();
  await assertAccessible(page, "checked");
  await screenshot(page, "preview-checked");
  await page.keyboard.press("Escape");
  await isFocused(page.getByRole("button", { name: "Aksi untuk soal 2", exact: true }));
});

for (const size of [desktop, phone]) {
  test(`exams that use the bank are named above its questions, ${size.width} wide`, async () => {
    const page = await exo.signedIn("EVIL", { size });
    await page.route(/\/questions\?/u, async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { data: { items: Question[] } };
      for (const item of body.data.items) item.used_by = exams;
      await route.fulfill({ response, json: body });
    });
    const bank = await addBank(page, `PENILAIAN-AKHIR-SEMESTER-GANJIL-KELAS-X-${size.width}`);
    await addQuestion(page, bank.id, testQuestion("Satu"));
    await goTo(page, bank);
    await page.getByText(/^Dipakai ujian: Penilaian akhir .* dan 1 lainnya\. Perubahan/u).waitFor();
    await assertAccessible(page, "used");
    await screenshot(page, `soal-used-${size.width}`);
    await chooseFor(page, "soal 1", "Hapus");
    await dialogOf(page, "Hapus soal 1?")
      .getByText(/tidak menampilkan soal itu lagi/u)
      .waitFor();
  });
}
const exams = [
  "Penilaian akhir semester ganjil Bahasa Indonesia kelas X",
  "Ujian susulan kelas X IPA 1",
  "PTS",
];

test("a bank that cannot be reached, or is locked, says so, with the way back", async () => {
  const page = await exo.signedIn();
  const bank = await addBank(page, "TERKUNCI");
  await callBeside(page, lockQuestionBank, { id: bank.id, password: "rahasia" });
  await page.goto(addressOf(exo, "banksoal.soal").replace(":id", bank.id));
  await page.getByText("Banksoal tidak dapat dibuka").waitFor();
  await assertAccessible(page, "locked");
  await page.getByRole("link", { name: "Kembali ke banksoal" }).click();
  await page.getByRole("heading", { name: "Banksoal", exact: true }).waitFor();
});

function various(): QuestionInput[] {
  const long =
    "Seorang pedagang membeli 24 kg beras dengan harga Rp12.000 per kilogram, lalu menjualnya lagi dengan untung dua puluh persen; berapakah uang yang diterimanya bila seluruh berasnya terjual pada hari yang sama?";
  const formula =
    '<p>Nilai x dari <span data-formula="\\frac{x}{2}=8"></span> dan H<sub>2</sub>O …</p>';
  const types = [2, 4, 5, 6, 7, 8, 14, 12] as const;
  return [
    testQuestion(long, { difficulty: "sukar", bobot: 2.5 }),
    testQuestion("", { stem: formula, difficulty: "mudah" }),
    ...types.map((type) => ({
      ...questionOf(type),
      stem: type === 14 ? "" : `<p>Perhatikan pernyataan nomor ${type} berikut ini.</p>`,
    })),
    ...letters("Sebelas", "Dua belas"),
  ];
}

for (const theme of ["light", "dark"] as Theme[]) {
  test(`is accessible, and shows ten questions, ${theme}`, async () => {
    const { page } = await openBank(various(), 1, { theme });
    await page.getByRole("math").first().waitFor();
    await assertAccessible(page, "list");
    await screenshot(page, `soal-${theme}`);
    const tenth = (await bodyRows(page).nth(9).boundingBox())!;
    const pager = (await page.getByText("1–12 dari 12").boundingBox())!;
    assert.ok(tenth.y + tenth.height <= pager.y, "ten questions are in sight");
    await page.getByRole("button", { name: "Lihat detail soal 2", exact: true }).click();
    await page.getByText("Kunci", { exact: true }).first().waitFor();
    await assertAccessible(page, "detail");
    await screenshot(page, `soal-detail-${theme}`);
    await page.getByRole("button", { name: "Tambah soal menurut tipe" }).click();
    await assertAccessible(page, "types");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Pratinjau", exact: true }).click();
    await page.getByRole("radio").first().waitFor();
    await assertAccessible(page, "preview");
    await screenshot(page, `soal-preview-${theme}`);
  });

  test(`fits a phone, ${theme}`, async () => {
    const { page } = await openBank(various(), 1, { theme, size: phone });
    await screenshot(page, `soal-phone-${theme}`);
    const fits = async (what: string) => {
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      assert.ok(over <= 0, what);
    };
    await fits("list");
    await page.getByRole("button", { name: "Lihat detail soal 1", exact: true }).click();
    await page.getByText("Kunci", { exact: true }).first().waitFor();
    await screenshot(page, `soal-phone-detail-${theme}`);
    await page.getByRole("button", { name: "Pratinjau", exact: true }).click();
    await page.getByRole("radio").first().waitFor();
    await screenshot(page, `soal-phone-preview-${theme}`);
    await fits("preview");
  });
}

test.run();
