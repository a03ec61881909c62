// What is printed of an event, as its tests find it on screen and on paper.
import type { Page } from "playwright-core";
import { listEvents } from "../../../contract/exams/events.ts";
import { callBeside } from "../list-screen.ts";
import { readPdf } from "../pdf-pages.ts";

/** The event of the demonstration school. */
export async function demoEvent(page: Page): Promise<string> {
  const { items } = await callBeside(page, listEvents, { q: "Penilaian Akhir" });
  return items[0]!.id;
}

/** Once everything is drawn that will be printed. */
export const canPrint = (page: Page): Promise<void> =>
  page.getByRole("button", { name: "Cetak", exact: true, disabled: false }).waitFor();

/** The text of each printed page. */
export async function printedTexts(page: Page): Promise<string[]> {
  const pages = readPdf(await page.pdf({ preferCSSPageSize: true }));
  return pages.map(({ words }) => words.map(({ text }) => text).join(""));
}
