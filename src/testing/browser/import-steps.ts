// The import wizard as a person goes through it, for tests: files as schools send them, and the wizard's steps.
import { readFile } from "node:fs/promises";
import type { Download, Locator, Page } from "playwright-core";
import readXlsx from "read-excel-file/node";
import { participantColumns } from "../../sheets/participants/participant-columns.ts";
import type { BookCell } from "../../files/sheet-book.ts";
import { writeBook } from "../../files/write-sheet.ts";
import type { Console } from "./console-page.ts";
import { openScreen } from "./list-screen.ts";

type SheetFile = { name: string; mimeType: string; buffer: Buffer };
type SheetPerson = Partial<Record<(typeof participantColumns)[number]["key"], string>>;

export const sheetTitles = participantColumns.map(({ header }) => header);

/** Somebody whom every school takes; `changes` makes them faulty. */
export function person(no_ujian: string, changes: SheetPerson = {}): SheetPerson {
  const nama = `Peserta ${no_ujian}`;
  return { no_ujian, nama, jurusan_kode: "1945", agama_kode: "ISLAM", ...changes };
}

export function xlsx(people: readonly SheetPerson[], name = "peserta.xlsx"): SheetFile {
  const columns = participantColumns.map(({ width }) => ({ width, text: true }));
  const rows = people.map((each) => participantColumns.map(({ key }) => each[key] ?? ""));
  const sheet = { name: "Peserta", columns, rows: [sheetTitles as BookCell[], ...rows] };
  const book = { sheets: [{ ...sheet, frozenRows: 1 }] };
  return fileOf(name, new Uint8Array(writeBook(book, "xlsx")));
}

export function csv(rows: readonly (readonly string[])[], name = "peserta.csv"): SheetFile {
  return fileOf(name, `\ufeff${rows.map((row) => row.join(";")).join("\r\n")}\r\n`);
}

export function fileOf(name: string, content: Uint8Array | string): SheetFile {
  return { name, mimeType: "application/octet-stream", buffer: Buffer.from(content) };
}

export async function openWizard(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Impor", exact: true }).first().click();
  const wizard = page.getByRole("dialog", { name: "Impor peserta" });
  await wizard.getByText("File Excel atau CSV").waitFor();
  return wizard;
}

/** The wizard of the screen of participants, which stands for every import. */
export async function openImport(exo: Console): Promise<{ page: Page; wizard: Locator }> {
  const page = await openScreen(exo, "peserta");
  return { page, wizard: await openWizard(page) };
}

export function chooseFile(wizard: Locator, file: SheetFile | string): Promise<void> {
  return wizard.locator("input[type=file]").setInputFiles(file);
}

/** From the file to the result of its check. */
export async function checkFile(wizard: Locator, file: SheetFile | string): Promise<void> {
  await chooseFile(wizard, file);
  await wizard.getByRole("button", { name: "Periksa isi" }).click();
  await wizard.getByRole("tablist", { name: "Baris yang ditampilkan" }).waitFor();
}

/** Waits for the text as it is seen; the live region at the end says many of them as well. */
export function waitForText(wizard: Locator, text: string): Promise<void> {
  return wizard.getByText(text).first().waitFor();
}

export function saveButton(wizard: Locator): Locator {
  return wizard.getByRole("button", { name: /^Simpan [\d.]+ peserta$/u });
}

/** "Ditambahkan" → "12", as the last step shows it. */
export async function figureOf(wizard: Locator, term: string): Promise<string> {
  const label = wizard.page().getByText(term, { exact: true });
  const pair = wizard.locator("dl > div").filter({ has: label });
  return (await pair.locator("dd").innerText()).trim();
}

/** Closes the last step, over passwords that were not kept as well. */
export async function finish(page: Page, wizard: Locator): Promise<void> {
  await wizard.getByRole("button", { name: "Selesai" }).click();
  const question = page.getByRole("dialog", { name: "Tutup impor?" });
  const asks = await question.isVisible();
  if (asks) await question.getByRole("button", { name: "Tutup", exact: true }).last().click();
  await wizard.waitFor({ state: "hidden" });
}

export async function downloaded(page: Page, press: () => Promise<void>): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent("download"), press()]);
  return download;
}

/** As a program that is not ours reads the first sheet; dates and numbers as they are. */
export async function rowsIn(download: Download): Promise<unknown[][]> {
  const sheets = await readXlsx(await readFile(await download.path()));
  const [first] = sheets as unknown as { data?: unknown[][] }[];
  return first?.data ?? (sheets as unknown as unknown[][]);
}

export async function textIn(download: Download): Promise<string> {
  return readFile(await download.path(), "utf8");
}
