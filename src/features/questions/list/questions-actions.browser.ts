// Questions of a bank changed, deleted and copied at once; a bank that exams use or that is locked; how the list looks.
import { suite } from "../../../testing/browser/browser-suite.ts";
import * as assert from "uvu/assert";
import { lockQuestionBank } from "../../../contract/questions/banks.ts";
import type { QuestionInput } from "../../../contract/questions/question-fields.ts";
import { deleteQuestions } from "../../../contract/questions/questions.ts";
import type { Question } from "../../../contract/questions/questions.ts";
import {
  assertAccessible,
  assertNoSideways,
  Console,
  desktop,
  phone,
  screenshot,
} from "../../../testing/browser/console-page.ts";
import type { Theme } from "../../../testing/browser/console-page.ts";
import {
  addressOf,
  bodyRows,
  callBeside,
  chooseFor,
  dialogOf,
  go,
  isFocused,
  toast,
} from "../../../testing/browser/list-screen.ts";
import {
  addPlannedBank,
  addTo,
  goTo,
  letters,
  openBank,
  shows,
} from "../../../testing/browser/question-list.ts";
import { soon } from "../../../testing/browser/soon.ts";
import { questionOf, testQuestion } from "../../../testing/questions/open-test-bank.ts";

const test = suite("actions on questions");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

test("all are selected over pages and changed at once; only what is ticked, and it can be undone", async () => {
  const { page, bank } = await openBank(exo, letters("A", "B", "C"));
  await page.getByRole("checkbox", { name: "Pilih semua di halaman ini" }).check();
  await page.getByRole("button", { name: "Tindakan", exact: true }).click();
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
  await toast(page, "3 soal kembali seperti semula.").waitFor();
  await bodyRows(page).first().getByText("Sukar").waitFor({ state: "detached" });
  await goTo(exo, page, bank, "?difficulty=sukar");
  await page.getByText("Tidak ada yang cocok").waitFor();
});

test("deleting asks with the count, says what was gone already, and can be undone by keyboard", async () => {
  const { page, questions } = await openBank(exo, letters("A", "B", "C"));
  await page.getByRole("checkbox", { name: "Pilih semua di halaman ini" }).check();
  await callBeside(page, deleteQuestions, { ids: [questions[0]!.id] });
  await page.getByRole("button", { name: "Tindakan", exact: true }).press("ArrowUp");
  await isFocused(page.getByRole("menuitem", { name: "Hapus" }));
  await page.keyboard.press("Enter");
  const dialog = dialogOf(page, "Hapus 3 soal?");
  await dialog.getByRole("button", { name: "Hapus 3 soal" }).press("Enter");
  await dialog.waitFor({ state: "detached" });
  await page.getByText("Belum ada soal").waitFor();
  await assertAccessible(page, "results");
  await toast(page, "2 soal sudah dihapus. 1 soal tidak berubah.")
    .getByRole("button", { name: "Urungkan" })
    .press("Enter");
  await shows(page, "B", "C");
});

test("questions are copied to another open bank of the person's, found by typing", async () => {
  const { page: other, bank: target } = await openBank(exo, []);
  const { page } = await openBank(exo, letters("A", "B"));
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

for (const size of [desktop, phone]) {
  test(`exams that use the bank are named above its questions, ${size.width} wide`, async () => {
    const page = await exo.signedIn("EVIL", { size });
    await page.route(/\/questions\?/u, async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { data: { items: Question[] } };
      for (const item of body.data.items) item.used_by = exams;
      await route.fulfill({ response, json: body });
    });
    const bank = await addPlannedBank(
      page,
      `PENILAIAN-AKHIR-SEMESTER-GANJIL-KELAS-X-${size.width}`,
    );
    await addTo(page, bank.id, testQuestion("Satu"));
    await goTo(exo, page, bank);
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
  const bank = await addPlannedBank(page, "TERKUNCI");
  await callBeside(page, lockQuestionBank, { id: bank.id, password: "rahasia" });
  await go(page, addressOf(exo, "banksoal.soal").replace(":id", bank.id));
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
  // All but those that need a picture or a sound in the bank.
  const types = [2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14] as const;
  return [
    testQuestion(long, { difficulty: "sukar", bobot: 2.5 }),
    testQuestion("", { stem: formula, difficulty: "mudah" }),
    ...types.map((type) => ({
      ...questionOf(type),
      stem: type === 14 ? "" : `<p>Perhatikan pernyataan nomor ${type} berikut ini.</p>`,
    })),
    ...letters("Lima belas", "Enam belas"),
  ];
}

for (const theme of ["light", "dark"] as Theme[]) {
  test(`is accessible, and shows ten questions, ${theme}`, async () => {
    const { page } = await openBank(exo, various(), 1, { theme });
    await page.getByRole("math").first().waitFor();
    await assertAccessible(page, "list");
    await screenshot(page, `soal-${theme}`);
    const tenth = (await bodyRows(page).nth(9).boundingBox())!;
    const pager = (await page.getByText("1–16 dari 16").boundingBox())!;
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
    const { page } = await openBank(exo, various(), 1, { theme, size: phone });
    await screenshot(page, `soal-phone-${theme}`);
    await assertNoSideways(page, "list");
    await page.getByRole("button", { name: "Lihat detail soal 1", exact: true }).click();
    await page.getByText("Kunci", { exact: true }).first().waitFor();
    await screenshot(page, `soal-phone-detail-${theme}`);
    await page.getByRole("button", { name: "Pratinjau", exact: true }).click();
    await page.getByRole("radio").first().waitFor();
    await screenshot(page, `soal-phone-preview-${theme}`);
    await assertNoSideways(page, "preview");
  });
}

test.run();
