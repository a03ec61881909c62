// How the questions of a bank look, one walk to them, and their rows dragged.
import { suite } from "../../../testing/browser/browser-suite.ts";
import { Console, desktop, phone } from "../../../testing/browser/console-page.ts";
import { visualCheck } from "../../../testing/browser/visual-check.ts";
import {
  addressOf,
  bodyRows,
  callBeside,
  chooseFor,
  dialogOf,
  dragBeside,
  isFocused,
  pressAbove,
  showDetail,
} from "../../../testing/browser/list-screen.ts";
import {
  handle,
  waitForText,
  addBank,
  addPlannedBank,
  addTo,
  goTo,
  letters,
  openBank,
  shows,
} from "../../../testing/browser/questions/question-list.ts";
import { soon } from "../../../testing/browser/soon.ts";
import { questionOf, testQuestion } from "../../../testing/questions/open-test-bank.ts";
import { createReference } from "../../../contract/questions/references.ts";
import type { QuestionType } from "../../../contract/questions/question-types.ts";
import type { QuestionInput } from "../../../contract/questions/question-fields.ts";
import type { Question } from "../../../contract/questions/questions.ts";
import * as assert from "uvu/assert";

const test = suite("look of the questions");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

test("a bank leads to its questions; types against the plan filter them, and the address keeps it", async () => {
  const { page, bank } = await openBank(exo, [
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

test("dragging takes all that are selected along, in their order", async () => {
  const { page } = await openBank(exo, letters("A", "B", "C", "D"), 1);
  await page.getByRole("checkbox", { name: "Pilih soal 3", exact: true }).check();
  await page.getByRole("checkbox", { name: "Pilih soal 4", exact: true }).check();
  await dragBeside(handle(page, 4), handle(page, 1), -8);
  await waitForText(page, "2 soal sekarang mulai nomor 1.");
  await shows(page, "C", "D", "A", "B");
});

test("exams that use the bank are named above its questions, on a PC and on a phone", async () => {
  for (const size of [desktop, phone]) {
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
    await visualCheck(page, "used");
    await chooseFor(page, "soal 1", "Hapus");
    await dialogOf(page, "Hapus soal 1?")
      .getByText(/tidak menampilkan soal itu lagi/u)
      .waitFor();
    await exo.closePages();
  }
});

const exams = [
  "Penilaian akhir semester ganjil Bahasa Indonesia kelas X",
  "Ujian susulan kelas X IPA 1",
  "PTS",
];

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

test("1366×660 shows ten questions whole; all types take two lines, and a long choice is read", async () => {
  const { page } = await openBank(exo, various(), 1);
  await page.getByRole("math").first().waitFor();
  const tenth = (await bodyRows(page).nth(9).boundingBox())!;
  const below = (await page.getByText("1–16 dari 16").boundingBox())!;
  assert.ok(tenth.y + tenth.height <= below.y);
  const types = Array.from({ length: 16 }, (_, at) => (at + 1) as QuestionType);
  const plan = types.map((type) => ({
    type,
    count: 12,
    weight: 6.25,
    policy: "mutlak" as const,
    minus: 0,
  }));
  const bank = await addBank(page, "SEMUA-TIPE", { plan });
  const title = "Wacana tentang pasar terapung di Sungai Barito pada musim hujan";
  const reference = await callBeside(page, createReference, {
    id: bank.id,
    type: "SP_REFERENCE",
    judul: title,
    isi: "<p>Teks</p>",
    audio_id: null,
    max_play: 0,
  });
  for (const input of various()) await addTo(page, bank.id, input);
  await addTo(page, bank.id, testQuestion("Ada teks", { reference_id: reference.id }));
  await goTo(exo, page, bank);
  await page.getByRole("math").first().waitFor();
  const chips = page.getByRole("group", { name: "Jumlah soal menurut tipe" }).getByRole("button");
  await soon.is(() => chips.count(), 17);
  await visualCheck(page, "all types");
  const boxes = await chips.evaluateAll((all) => all.map((chip) => chip.getBoundingClientRect()));
  const tops = new Set(boxes.map(({ top }) => Math.round(top)));
  assert.ok(tops.size <= 2, `two lines: ${[...tops].join()}`);
  assert.ok(Math.max(...boxes.map(({ right }) => right)) <= desktop.width, "none cut off");
  const eighth = (await bodyRows(page).nth(7).boundingBox())!;
  const pager = (await page.getByText("1–17 dari 17").boundingBox())!;
  assert.ok(eighth.y + eighth.height <= pager.y, "eight questions are seen");
  const bare = page.locator("main header :is(a, button)").filter({ hasNotText: /\p{L}/u });
  assert.is(await bare.count(), 0, "no icon without a word");
  const filter = page.getByLabel("Referensi", { exact: true });
  await filter.focus();
  await filter.selectOption(reference.id);
  await shows(page, "Ada teks");
  await isFocused(filter);
  await page.getByTitle(`Referensi: ${reference.kode} — ${title}`).waitFor();
  await visualCheck(page, "chosen");
  await page.setViewportSize(phone);
  await visualCheck(page, "chosen");
  await page.setViewportSize(desktop);
});

test("a row opens to the key, and to what a participant sees; axe finds nothing, on a PC and on a phone", async () => {
  for (const size of [desktop, phone]) {
    const { page } = await openBank(exo, various(), 1, { size });
    await page.getByRole("math").first().waitFor();
    await visualCheck(page, "list");
    await showDetail(bodyRows(page).nth(1));
    await page.getByText("Kunci", { exact: true }).first().waitFor();
    await page.getByText("Mutlak (dari banksoal)").waitFor();
    await visualCheck(page, "key");
    await page.getByRole("checkbox", { name: /^Tampilan peserta/u }).check();
    await page.getByRole("radio", { name: /Bandung/u }).check();
    await soon.is(() => page.getByText("Kunci", { exact: true }).count(), 0);
    await visualCheck(page, "tried");
    await page.getByRole("button", { name: "Pilih tipe" }).click();
    const type = page.getByRole("menuitem", { name: /^Pilihan ganda kompleks/u });
    assert.is.not(await type.evaluate((one) => getComputedStyle(one).fontSize), "0px");
    await visualCheck(page, "types");
    await page.keyboard.press("Escape");
    await pressAbove(page, "Pratinjau");
    await dialogOf(page, /^Pratinjau/u)
      .getByRole("radio")
      .first()
      .waitFor();
    await visualCheck(page, "preview");
    await exo.closePages();
  }
});

test.run();
