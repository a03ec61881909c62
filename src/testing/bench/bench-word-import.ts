// A Word document as teachers send it, 100 questions with 60 pictures and 40 equations, through the import of questions on a
// processor four times slower: the page must stay alive from the file to what is saved.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { listQuestionBanks } from "../../contract/questions/banks.ts";
import { tokenStorageKey } from "../../contract/storage-keys.ts";
import { zipParts } from "../../files/zip/zip-parts.ts";
import { routes } from "../../routes.ts";
import { desktop, launchBrowser } from "../browser/console-page.ts";
import { callBeside } from "../browser/list-screen.ts";
import {
  paragraph,
  picture,
  pngBytes,
  run,
  table,
  wordDocument,
} from "../questions/word-document.ts";
import type { Figure } from "./figure.ts";
import { watchTasks } from "./watch-tasks.ts";
import { openLargeSchool, tokenOf } from "./large-school.ts";

const slowerProcessor = 4;
const longestTaskMs = 200;
const patience = { timeout: 120_000 };
const counts = { questions: 100, pictures: 60, equations: 40 };

export async function benchWordImport(): Promise<Figure[]> {
  const school = await openLargeSchool(1);
  const browser = await launchBrowser();
  try {
    const token = await tokenOf(school);
    const context = await browser.newContext({ viewport: desktop });
    const page = await context.newPage();
    await page.addInitScript(
      ([key, value]) => localStorage.setItem(String(key), String(value)),
      [tokenStorageKey, token],
    );
    const { origin } = new URL(school.server.url);
    await page.goto(`${origin}/adm${routes["banksoal"].path}`);
    await page.getByRole("heading", { name: routes["banksoal"].title, exact: true }).waitFor();
    const { items } = await callBeside(page, listQuestionBanks, { q: "Contoh 16 tipe soal" });
    const path = routes["banksoal.soal"].path.replace(":id", items[0]!.id);
    await page.goto(`${origin}/adm${path}`);
    await page.getByRole("button", { name: "Lainnya", exact: true }).waitFor();
    const file = join(school.folder, "soal.docx");
    await writeFile(file, documentOf());
    return await importFile(page, file);
  } finally {
    await browser.close();
    await school.close();
  }
}

async function importFile(page: Page, file: string): Promise<Figure[]> {
  await page.getByRole("button", { name: "Lainnya", exact: true }).click();
  await page.getByRole("menuitem", { name: "Impor soal" }).click();
  const dialog = page.getByRole("dialog");
  const reading = await watchTasks(page, slowerProcessor, async () => {
    // From the disk, as a person does.
    await dialog.locator("input[type=file]").setInputFiles(file);
    await dialog.getByRole("tablist", { name: "Soal yang ditampilkan" }).waitFor(patience);
  });
  const saving = await watchTasks(page, slowerProcessor, async () => {
    await dialog.getByRole("button", { name: `Simpan ${counts.questions} soal` }).click(patience);
    await dialog.getByRole("button", { name: "Lihat soal terbaru" }).waitFor(patience);
  });
  const longest = "  longest task of the page meanwhile";
  return [
    { name: "a Word file of 100 questions: read and checked", value: reading.took, unit: "ms" },
    { name: longest, value: reading.longest, unit: "ms", bound: longestTaskMs },
    { name: "  60 pictures uploaded and all saved", value: saving.took, unit: "ms" },
    { name: longest, value: saving.longest, unit: "ms", bound: longestTaskMs },
  ];
}

function documentOf(): Uint8Array {
  const media: Record<string, Uint8Array> = {};
  const tables = Array.from({ length: counts.questions }, (_none, at) => {
    const hasPicture = at < counts.pictures;
    if (hasPicture) media[`gambar${at}.png`] = pictureOf(at);
    const shown = hasPicture ? paragraph(picture(`gambar${at}`, `Gambar ${at}`)) : "";
    const equation = at >= counts.questions - counts.equations ? equationOf(at) : "";
    const stem = paragraph(run(`Pertanyaan nomor ${at}: pilih yang benar. `) + equation) + shown;
    const option = (letter: string) => [
      paragraph(run(letter)),
      paragraph(run(`Jawaban ${letter}`)),
    ];
    return table([paragraph(run(String(at + 1))), stem], ...["A", "B", "C", "D", "E"].map(option), [
      paragraph(run(":::")),
      paragraph(run("B")),
    ]);
  });
  return zipParts(wordDocument(tables.join(paragraph("")), { media }));
}

const equationOf = (at: number) =>
  `<m:oMath><m:f><m:num><m:r><m:t>x+${at}</m:t></m:r></m:num><m:den><m:r><m:t>2</m:t></m:r></m:den></m:f></m:oMath>`;

/** The head of a picture and noise after it, as much as a photo in a document has. */
function pictureOf(at: number): Uint8Array {
  const bytes = Uint8Array.from(
    { length: 80_000 },
    (_none, index) => (index * 7919 + at * 31) >> 3,
  );
  bytes.set(pngBytes(640, 480));
  return bytes;
}
