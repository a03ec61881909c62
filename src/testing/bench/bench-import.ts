// The largest sheets of a school through the import wizard, from the file to what is saved: on a processor four times
// slower the page must stay alive. Then one competence of the two thousand is moved among its siblings.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Locator, Page } from "playwright-core";
import { tokenStorageKey } from "../../contract/storage-keys.ts";
import { competenceColumns } from "../../sheets/subjects/competence-columns.ts";
import { participantColumns } from "../../sheets/participants/participant-columns.ts";
import { userColumns } from "../../sheets/users/user-columns.ts";
import { writeBook } from "../../files/write-sheet.ts";
import { routes, type RouteName } from "../../routes.ts";
import { desktop, launchBrowser } from "../browser/console-page.ts";
import type { Figure } from "./figure.ts";
import { watchTasks, type Watched } from "./watch-tasks.ts";
import { openLargeSchool, tokenOf, type LargeSchool } from "./large-school.ts";

const slowerProcessor = 4;
/** What QUALITY bounds is reading and checking; sending makes one text of all the rows at once. */
const longestBlockMs = { reading: 100, saving: 200 };
const patience = { timeout: 60_000 };

type Sheet = {
  what: string;
  route: RouteName;
  rows: string[][];
  /** From the check's result to what is saved. */
  save(dialog: Locator): Promise<void>;
};

const numbered = (prefix: string, index: number, digits: number) =>
  `${prefix}${String(index).padStart(digits, "0")}`;

const sheets: readonly Sheet[] = [
  {
    what: "5,000 participants imported",
    route: "peserta",
    rows: filled(participantColumns, 5000, {
      no_ujian: (index) => numbered("BIG-", index, 5),
      nama: (index) => `Peserta Nomor ${index} bin Seseorang`,
      jurusan_kode: () => "IPA",
      agama_kode: () => "ISLAM",
      sesi: () => "1",
    }),
    save: pressSave,
  },
  {
    what: "5,000 participants moved between 200 groups",
    route: "group",
    rows: [
      ["NO", "NO UJIAN", "NAMA GRUP"],
      ...Array.from({ length: 5000 }, (_none, index) => [
        String(index + 1),
        numbered("B", index + 1, 6),
        numbered("Kelas ", index % 200, 3),
      ]),
    ],
    async save(dialog) {
      await dialog.getByRole("button", { name: "Lihat perubahan" }).click(patience);
      await dialog.getByLabel("Buat 200 group yang belum ada").check(patience);
      await dialog.getByLabel(/^Pindahkan [\d.]+ peserta dari group lain/u).check(patience);
      await pressSave(dialog);
    },
  },
  {
    what: "300 users imported",
    route: "user",
    rows: filled(userColumns, 300, {
      nama: (index) => `Guru Nomor ${index}, S.Pd.`,
      email: (index) => `guru.${index}@sekolah.contoh`,
      role: () => "Pengampu",
    }),
    save: pressSave,
  },
  {
    what: "2,000 competences imported",
    route: "competence",
    rows: filled(competenceColumns, 2000, {
      kode_matpel: () => "SEJ",
      kode_kompetensi: (index) => numbered("K.", index, 4),
      kode_induk: (index) => (index % 20 === 0 ? "" : numbered("K.", index - (index % 20), 4)),
      uraian: (index) => `Peserta didik menjelaskan peristiwa ke-${index} dan akibatnya.`,
      fase: () => "Fase E",
      jenis: (index) => (index % 20 === 0 ? "CP" : "TP"),
    }),
    save: pressSave,
  },
];

/** As the template has it: a row of titles, then `count` rows. */
function filled(
  columns: readonly { key: string; header: string }[],
  count: number,
  cells: Record<string, (index: number) => string>,
): string[][] {
  const rows = Array.from({ length: count }, (_none, index) =>
    columns.map(({ key }) => cells[key]?.(index) ?? ""),
  );
  return [columns.map(({ header }) => header), ...rows];
}

async function pressSave(dialog: Locator): Promise<void> {
  await dialog.getByRole("button", { name: /^Simpan/u }).click(patience);
}

export async function benchImport(): Promise<Figure[]> {
  const school = await openLargeSchool(5000);
  const browser = await launchBrowser();
  try {
    const token = await tokenOf(school);
    const figures: Figure[] = [];
    for (const sheet of sheets) {
      const page = await openThere(browser, school, token, sheet.route);
      figures.push(...(await importSheet(page, sheet, school.folder)));
      await page.context().close();
    }
    const page = await openThere(browser, school, token, "competence");
    figures.push(...(await moveOne(page)));
    return figures;
  } finally {
    await browser.close();
    await school.close();
  }
}

async function openThere(
  browser: Browser,
  school: LargeSchool,
  token: string,
  route: RouteName,
  query = "",
): Promise<Page> {
  const context = await browser.newContext({ viewport: desktop });
  const page = await context.newPage();
  await page.addInitScript(
    ([key, value]) => localStorage.setItem(String(key), String(value)),
    [tokenStorageKey, token],
  );
  const { origin } = new URL(school.server.url);
  await page.goto(`${origin}/adm${routes[route].path}${query}`);
  await page.getByRole("heading", { name: routes[route].title, exact: true }).waitFor();
  return page;
}

async function importSheet(page: Page, sheet: Sheet, folder: string): Promise<Figure[]> {
  await page.getByRole("button", { name: "Impor", exact: true }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.locator("input[type=file]").waitFor({ state: "attached" });
  // From the disk, as a person does: bytes handed over by the test would be unpacked by the page itself.
  const path = join(folder, `${sheet.route}.xlsx`);
  await writeFile(path, new Uint8Array(bookOf(sheet.rows)));
  const reading = await watchTasks(page, slowerProcessor, async () => {
    await dialog.locator("input[type=file]").setInputFiles(path);
    await dialog.getByRole("button", { name: "Periksa isi" }).click(patience);
    await dialog.getByRole("tablist", { name: "Baris yang ditampilkan" }).waitFor(patience);
  });
  const saving = await watchTasks(page, slowerProcessor, async () => {
    await sheet.save(dialog);
    await dialog.getByRole("button", { name: "Selesai" }).waitFor(patience);
  });
  return [
    ...figuresOf(`${sheet.what}: read and checked`, reading, longestBlockMs.reading),
    ...figuresOf("  saved", saving, longestBlockMs.saving),
  ];
}

async function moveOne(page: Page): Promise<Figure[]> {
  const handle = page.getByRole("button", { name: /^Atur urutan K\.0001:/u });
  await page.getByLabel("Matpel").selectOption({ label: "Sejarah (SEJ)" });
  await handle.focus(patience);
  const moved = await watchTasks(page, slowerProcessor, async () => {
    await page.keyboard.press("ArrowDown");
    await waitForAnnouncement(page, "K.0001 sekarang urutan 2 dari 19.");
  });
  return figuresOf("one of 2,000 competences moved", moved, longestBlockMs.reading);
}

function figuresOf(name: string, { took, longest }: Watched, bound: number): Figure[] {
  return [
    { name, value: took, unit: "ms" },
    { name: "  longest block of the page meanwhile", value: longest, unit: "ms", bound },
  ];
}

/** Not by the text of the whole page, which would be looked through in the very tasks that are measured. */
async function waitForAnnouncement(page: Page, sentence: string): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll("[aria-live]")].some(
        ({ textContent }) => textContent === wanted,
      ),
    sentence,
    { ...patience, polling: 100 },
  );
}

function bookOf(rows: string[][]): ArrayBuffer {
  const columns = rows[0]?.map(() => ({ width: 20, text: true })) ?? [];
  return writeBook({ sheets: [{ name: "Isi", columns, rows, frozenRows: 1 }] }, "xlsx");
}
