// The forms of an exam as they come out of the printer: one alone, and all in one job whose table of contents has true numbers of pages.
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import type { ResultMatrix } from "../../../contract/results/result-matrix.ts";
import { suite } from "../../../testing/browser/browser-suite.ts";
import { Console, desktop, phone } from "../../../testing/browser/console-page.ts";
import { addressOf, pressAbove, settled } from "../../../testing/browser/list-screen.ts";
import { readPdf } from "../../../testing/browser/pdf-pages.ts";
import { soon } from "../../../testing/browser/soon.ts";
import { visualCheck } from "../../../testing/browser/visual-check.ts";

const test = suite("forms of an exam on paper");
let exo: Console;
test.before(async () => {
  exo = await Console.open({ school: "demo-sat" });
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

async function openMap(size = desktop): Promise<Page> {
  const page = await exo.signedIn("EVIL", { size, address: addressOf(exo, "hasil") });
  await settled(page);
  await pressAbove(page, "Formulir");
  await page.getByRole("menuitem", { name: /^Map administrasi/u }).click();
  await ready(page);
  return page;
}

/** Such a button is there once all pages are counted. */
async function ready(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Cetak", exact: true, disabled: false }).waitFor();
}

/** What is printed, page by page, as text without spaces. */
async function printed(page: Page): Promise<string[]> {
  const pages = readPdf(await page.pdf({ preferCSSPageSize: true }));
  return pages.map(({ words }) =>
    words
      .map(({ text }) => text)
      .join("")
      .replace(/\s/gu, ""),
  );
}

const formBox = (page: Page, name: string) => page.getByRole("checkbox", { name, exact: true });

const rowsOf = (page: Page) => page.locator('[data-part="contents"] tbody tr').allInnerTexts();

/** Names whose values do not begin where those of the others in their column do. Papers of documents have stored pictures of their own. */
const unevenFacts = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        '[data-part]:not([data-part^="acara-"], [data-part^="hadir-"]) dl',
      ),
    ].flatMap((list) => {
      const facts = [...list.querySelectorAll("dt")].map((name) => ({
        name: name.textContent,
        left: Math.round(name.getBoundingClientRect().left),
        value: Math.round(name.nextElementSibling!.getBoundingClientRect().left),
      }));
      return facts
        .filter((one) => facts.some(({ left, value }) => left === one.left && value < one.value))
        .map(({ name }) => name);
    }),
  );

test("each form begins on the page that the table of contents names", async () => {
  const page = await openMap();
  await page.locator('[data-part^="leger-"]').first().waitFor();
  await ready(page);
  assert.equal(await unevenFacts(page), []);
  const rows = await rowsOf(page);
  const contents = rows.map((row) => row.split("\t").map((cell) => cell.trim()));
  const forms = contents.filter(([order]) => order !== "");
  const headings: Record<string, RegExp> = {
    "Daftar nilai": /DAFTARNILAI/u,
    "Analisis hasil ulangan": /ANALISISHASILULANGAN/u,
    "Program remedial": /PROGRAMREMEDIAL/u,
    "Rekapitulasi hasil": /REKAPITULASIHASILUJIAN/u,
    "Leger nilai kelas": /LEGERNILAI/u,
    "Daftar hadir": /DaftarHadirPeserta/u,
    "Berita acara": /BeritaAcaraPelaksanaan/u,
  };
  assert.equal(
    forms.map(([, name]) => name),
    Object.keys(headings),
  );
  // Nobody's result is final and above the pass mark.
  await page.getByText("Tanpa isi, jadi tidak dicetak: Program pengayaan.").waitFor();
  const pages = await printed(page);
  for (const [, name = "", number = ""] of forms) {
    const at = pages.findIndex((text, index) => index > 0 && headings[name]!.test(text));
    assert.is(at + 1, Number(number), name);
  }
  assert.ok(await page.getByText(`${pages.length} halaman`, { exact: true }).isVisible());
  assert.not.match(pages.join(""), /Pilihaninidiingat|Muatulang/u);
  await visualCheck(page, "all forms");
});

test("which forms are printed is remembered, and without one nothing is", async () => {
  const page = await openMap();
  const others = [
    "Daftar nilai",
    "Analisis hasil ulangan",
    "Program remedial",
    "Program pengayaan",
    "Rekapitulasi hasil",
    "Leger nilai kelas",
    "Daftar hadir",
  ];
  for (const name of others) await formBox(page, name).uncheck();
  await soon.equal(
    async () => (await rowsOf(page)).length > 0 && (await rowsOf(page))[0]!.trim(),
    "1\tBerita acara\t2",
  );
  await page.getByRole("link", { name: "Hasil ujian" }).click();
  await settled(page);
  await pressAbove(page, "Formulir");
  await page.getByRole("menuitem", { name: /^Map administrasi/u }).click();
  await ready(page);
  assert.not.ok(await formBox(page, "Daftar nilai").isChecked());
  await formBox(page, "Berita acara").uncheck();
  await page.getByText("Belum ada formulir yang dipilih").waitFor();
  assert.ok(await page.getByRole("button", { name: "Cetak", exact: true }).isDisabled());
  for (const name of [...others, "Berita acara"]) await formBox(page, name).check();
  await ready(page);
});

/** As if so many had sat so many questions. */
async function enlarge(page: Page, people: number, questions: number, emptied = 0): Promise<void> {
  await page.route(/\/results\/matrix/u, async (route) => {
    const response = await route.fetch();
    const { data, ...envelope } = (await response.json()) as { data: ResultMatrix };
    const [question, row] = [data.questions[0]!, data.rows[0]!];
    const share = `${100 - emptied}/${questions}`;
    const all = Array.from({ length: questions }, (_none, at) => at + 1);
    const matrix: ResultMatrix = {
      ...data,
      questions: all.map((number) => ({ ...question, id: `q${number}`, number })),
      rows: Array.from({ length: people }, (_none, at) => ({
        ...row,
        id: `r${at}`,
        nama: `Peserta ${at + 1}.`,
        state: "complete",
        score: "100.00",
        mark: 100,
        total: "100/1",
        earned: all.map(() => share),
        worth: all.map(() => share),
        emptied: `${emptied}/1`,
      })),
    };
    await route.fulfill({ response, json: { ...envelope, data: matrix } });
  });
}

test("the analysis of many questions goes on beside its names, with its head on each page and signatures at the end", async () => {
  const page = await exo.signedIn("EVIL", { address: addressOf(exo, "hasil") });
  await settled(page);
  await enlarge(page, 90, 60);
  await pressAbove(page, "Formulir");
  await page.getByRole("menuitem", { name: "Analisis hasil ulangan" }).click();
  await page.getByRole("dialog").getByLabel("Guru mata pelajaran").fill("Yuliana, S.Pd.");
  await page.getByRole("dialog").getByRole("link", { name: "Cetak" }).click();
  await ready(page);
  const pages = await printed(page);
  // Chrome 109 has no margin boxes, in which the part stands at the foot of each page.
  assert.ok(pages.length > 3 && pages.some((text) => text.includes("bagian1dari3")));
  for (const [at, text] of pages.entries()) assert.match(text, /Skormaksimum/u, `page ${at + 1}`);
  for (const part of [1, 2, 3]) {
    const heads = pages.filter((text) => text.includes("ANALISISHASILULANGANbagian" + part));
    assert.is(heads.length, 1, `part ${part} begins once`);
  }
  const all = pages.join("");
  for (const name of ["Peserta1.", "Peserta90."]) assert.is(all.split(name).length - 1, 3, name);
  assert.match(pages.at(-1)!, /%siswatuntas[\s\S]*Yuliana,S\.Pd\./u);
  assert.not.match(all, /Carinamaataunomor|Terbitkan/u, "nothing of the list is printed");
  const sizes = readPdf(await page.pdf({ preferCSSPageSize: true }));
  assert.ok(
    sizes.every(({ width, height }) => width > height),
    "on its side",
  );
  await visualCheck(page, "analysis on paper");
});

test("headings of sums are not broken within a word, and what is beside the points counts in full", async () => {
  const page = await exo.signedIn("EVIL", { address: addressOf(exo, "hasil") });
  await settled(page);
  await enlarge(page, 12, 20, 6);
  await pressAbove(page, "Formulir");
  await page.getByRole("menuitem", { name: "Analisis hasil ulangan" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Cetak" }).click();
  await ready(page);
  const heads = page.locator("thead th").filter({ hasText: /^(Penyesuaian|% ketercapaian)$/u });
  assert.is(await heads.count(), 2);
  const tooWide = await heads.evaluateAll((all) =>
    all
      .filter((head) => {
        const words = document.createRange();
        words.selectNodeContents(head);
        const inside = head.getBoundingClientRect();
        const { left, right } = words.getBoundingClientRect();
        return left < inside.left || right > inside.right || head.scrollWidth > head.clientWidth;
      })
      .map((head) => head.textContent),
  );
  assert.equal(tooWide, []);
  const lines = await heads.first().evaluate((head) => {
    const words = document.createRange();
    words.selectNodeContents(head);
    return words.getClientRects().length;
  });
  assert.is(lines, 1, "one word, one line");
  const row = page.locator("tbody tr").first();
  assert.match(await row.innerText(), /100,00\s+100,00\s+/u);
  await visualCheck(page, "an analysis with an adjustment");
});

test("a form that is refused is named, and printing goes on without it", async () => {
  const page = await exo.signedIn("EVIL", { size: phone, address: addressOf(exo, "hasil") });
  await settled(page);
  await page.route(/\/results\/matrix/u, (route) => route.abort());
  await pressAbove(page, "Formulir");
  await page.getByRole("menuitem", { name: /^Map administrasi/u }).click();
  await page.getByText("Daftar nilai tidak dapat diambil").waitFor();
  assert.ok(await page.getByRole("button", { name: "Cetak", exact: true }).isDisabled());
  await visualCheck(page, "a form that could not be fetched");
  await page.getByRole("button", { name: /^Pilihan cetak/u }).click();
  const refused = [
    "Daftar nilai",
    "Analisis hasil ulangan",
    "Program remedial",
    "Program pengayaan",
  ];
  for (const name of refused) await formBox(page, name).uncheck();
  await ready(page);
  for (const name of refused) await formBox(page, name).check();
});

test.run();
