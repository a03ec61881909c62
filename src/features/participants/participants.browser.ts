// The participants list: finding, sorting, paging, what is remembered of it, and what it says when there is nothing
// or no server.
import { suite } from "../../testing/browser/browser-suite.ts";
import * as assert from "uvu/assert";
import { Console, screenshot } from "../../testing/browser/console-page.ts";
import { look } from "../../testing/browser/looks.ts";
import {
  addressOf,
  bodyRows,
  columnTexts,
  go,
  openScreen,
  range,
  rowOf,
  settled,
} from "../../testing/browser/list-screen.ts";
import { answerHtml, counted, cut, hold } from "../../testing/browser/network.ts";
import { soon } from "../../testing/browser/soon.ts";

const test = suite("participants list");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

const opened = (query = "") => openScreen(exo, "peserta", query);
const listing = /\/participants(?:\?|$)/u;
const everybody = "1–50 dari 360";

test("search finds a part of a name and the beginning of a number, and × takes it back", async () => {
  const page = await opened();
  await range(page, everybody);
  const search = page.getByLabel("Cari nama atau nomor ujian");
  await search.fill("01-001-");
  await range(page, "1–30 dari 30");
  await page.waitForURL(/[?&]q=01-001-/u);
  await search.fill("SALSABILA");
  await page.waitForURL(/q=SALSABILA/u);
  await settled(page);
  const names = await columnTexts(page, "Nama");
  assert.ok(names.length > 0 && names.every((name) => name.includes("Salsabila")), names.join());
  await search.fill("tidak ada yang bernama begini");
  await page.getByText("Tidak ada yang cocok").waitFor();
  await page.getByRole("button", { name: "Kosongkan pencarian" }).click();
  await range(page, everybody);
  await page.waitForURL((url) => !/q=/u.test(url.href));
});

const filters = [
  ["Group", "XII / XII IPA 1", "1–29 dari 29", "Group", /^XII \/ XII IPA 1$/u],
  ["Group", "XII", "1–50 dari 118", "Group", /^XII \/ /u],
  ["Group", "Tanpa group", "1–4 dari 4", "Group", /^Tanpa group$/u],
  [
    "Jurusan",
    "Ilmu Pengetahuan Alam (IPA)",
    "1–50 dari 120",
    "Jurusan",
    /^Ilmu Pengetahuan Alam$/u,
  ],
  ["Agama", "Katolik (KATOLIK)", "", "Agama", /^Katolik$/u],
  ["Sesi", "Sesi 2", "1–50 dari 120", "Sesi", /^2$/u],
  ["Status", "Diblokir", "1–6 dari 6", "Status", /^Diblokir$/u],
  ["Status", "Tidak aktif", "1–5 dari 5", "Status", /^Tidak aktif$/u],
] as const;

test("each filter leaves only such rows, and can be taken back", async () => {
  const page = await opened();
  await showColumn(page, "Agama");
  for (const [label, choice, found, column, shown] of filters) {
    const filter = page.getByLabel(label, { exact: true });
    await filter.selectOption({ label: choice });
    const isLeft = async () => {
      await settled(page);
      const texts = await columnTexts(page, column);
      return texts.length > 0 && texts.every((text) => shown.test(text.trim()));
    };
    await soon.ok(isLeft, `${label}: ${choice}`);
    if (found) await range(page, found);
    await page.getByRole("button", { name: "Hapus filter" }).click();
    await range(page, everybody);
    await soon.is(() => filter.inputValue(), "");
  }
});

async function showColumn(page: Awaited<ReturnType<typeof opened>>, name: string): Promise<void> {
  await page.getByRole("button", { name: "Kolom", exact: true }).click();
  await page.getByRole("group", { name: "Kolom yang ditampilkan" }).getByLabel(name).click();
  await page.keyboard.press("Escape");
}

test("filters add up, and a filter starts at the first page", async () => {
  const page = await opened("?page=4");
  await range(page, "151–200 dari 360");
  await page.getByLabel("Sesi", { exact: true }).selectOption({ label: "Sesi 3" });
  await range(page, "1–50 dari 120");
  await page.getByLabel("Group").selectOption({ label: "X / X 1" });
  await range(page, "1–10 dari 10");
  await page.waitForURL((url) => !/page=/u.test(url.href));
});

test("a column sorts both ways, and says so to those who hear it", async () => {
  const page = await opened();
  const header = page.getByRole("columnheader", { name: "Nomor ujian" });
  const sort = page.getByRole("button", { name: "Nomor ujian" });
  const firstNumber = async () => (await columnTexts(page, "Nomor ujian"))[0];
  await sort.click();
  await rowOf(page, "01-001-0001").waitFor();
  await soon.is(() => header.getAttribute("aria-sort"), "ascending");
  await soon.is(firstNumber, "01-001-0001");
  await sort.click();
  await rowOf(page, "01-012-0360").waitFor();
  await soon.is(() => header.getAttribute("aria-sort"), "descending");
  await soon.is(firstNumber, "01-012-0360");
  await page.waitForURL(/sort=-no_ujian/u);
});

test("pages and rows per page stand in the address; the first row on screen stays", async () => {
  const page = await opened("?sort=no_ujian");
  await page.getByRole("button", { name: "Halaman berikutnya" }).click();
  await range(page, "51–100 dari 360");
  await page.waitForURL(/page=2/u);
  await page.getByLabel("Baris", { exact: true }).selectOption("20");
  await range(page, "41–60 dari 360");
  await page.waitForURL(/rows=20/u);
  await page.getByRole("button", { name: "Halaman terakhir" }).click();
  await range(page, "341–360 dari 360");
  await rowOf(page, "01-012-0360").waitFor();
});

test("reload and back show the same list", async () => {
  const page = await opened();
  await page.getByLabel("Status", { exact: true }).selectOption({ label: "Diblokir" });
  await page.getByLabel("Cari nama atau nomor ujian").fill("01-0");
  await page.getByRole("button", { name: "Nomor ujian" }).click();
  await page.waitForURL(/sort=no_ujian/u);
  await page.waitForURL(/q=01-0/u);
  await range(page, "1–6 dari 6");
  const address = page.url();
  const numbers = await columnTexts(page, "Nomor ujian");
  await page.reload();
  await range(page, "1–6 dari 6");
  await soon.equal(() => columnTexts(page, "Nomor ujian"), numbers);
  await soon.is(() => page.getByLabel("Cari nama atau nomor ujian").inputValue(), "01-0");
  await page.getByRole("link", { name: "Jurusan" }).first().click();
  await page.getByRole("heading", { name: "Jurusan", exact: true }).waitFor();
  await page.goBack();
  await range(page, "1–6 dari 6");
  assert.is(page.url(), address);
  await soon.equal(() => columnTexts(page, "Nomor ujian"), numbers);
});

test("an address that somebody mistyped shows the list all the same", async () => {
  const page = await opened("?page=9999&rows=7&sort=nonsense&status=nonsense&sesi=abc");
  await range(page, "351–360 dari 360");
});

test("chosen columns and rows per page are remembered", async () => {
  const page = await opened();
  await showColumn(page, "Agama");
  await showColumn(page, "Jurusan");
  await page.getByLabel("Baris", { exact: true }).selectOption("20");
  await range(page, "1–20 dari 360");
  await page.goto(addressOf(exo, "peserta"));
  await range(page, "1–20 dari 360");
  await page.getByRole("columnheader", { name: "Agama" }).waitFor();
  await soon.is(() => page.getByRole("columnheader", { name: "Jurusan" }).count(), 0);
  await page.getByRole("button", { name: "Kolom", exact: true }).click();
  await page.getByRole("button", { name: "Tampilkan semua" }).click();
  await page.getByRole("columnheader", { name: "Jurusan" }).waitFor();
});

test("the latest question wins over an answer that comes late", async () => {
  const page = await opened();
  const release = await hold(page, /status=blocked/u);
  await page.getByLabel("Status", { exact: true }).selectOption({ label: "Diblokir" });
  await page.getByLabel("Status", { exact: true }).selectOption({ label: "Tidak aktif" });
  await range(page, "1–5 dari 5");
  release();
  await settled(page);
  await soon.is(() => bodyRows(page).count(), 5);
});

test("a list that cannot be had says so, and a retry brings it", async () => {
  const page = await exo.signedIn();
  const restore = await cut(page, listing);
  await go(page, addressOf(exo, "peserta"));
  await page.getByText("Data tidak dapat dimuat").waitFor();
  await page.getByText("Server ujian tidak dapat dihubungi").waitFor();
  await screenshot(page, "participants-failed");
  await look(page, "a failed list");
  await restore();
  await page.getByRole("main").getByRole("button", { name: "Coba lagi" }).click();
  await range(page, everybody);
});

test("an HTML page instead of an answer is said in a sentence, not shown", async () => {
  const page = await exo.signedIn();
  const restore = await answerHtml(page, listing);
  await go(page, addressOf(exo, "peserta"));
  await page.getByText("Server menjawab dengan cara yang tidak dikenali").waitFor();
  await soon.is(() => page.getByText("Bad gateway").count(), 0);
  await restore();
  await page.getByRole("main").getByRole("button", { name: "Coba lagi" }).click();
  await range(page, everybody);
});

test("a row's detail shows what the columns leave out, and can be retried", async () => {
  const page = await opened("?status=blocked&sort=no_ujian");
  const name = (await columnTexts(page, "Nama"))[0] ?? "";
  const detail = /\/participants\/[\da-f-]{36}$/u;
  const restore = await cut(page, detail);
  const opener = page.getByRole("button", { name: `Lihat detail ${name}` });
  await opener.click();
  await page.getByText("Tidak dapat dimuat").waitFor();
  await restore();
  await page.getByRole("button", { name: "Coba lagi" }).click();
  await page.getByText("Keluar dari halaman ujian lebih dari 3 kali").waitFor();
  await page.getByText("Terakhir masuk").waitFor();
  await screenshot(page, "participants-detail");
  await look(page, "a row's detail");
  await page.getByRole("button", { name: `Tutup detail ${name}` }).click();
  await page.getByText("Keluar dari halaman ujian").waitFor({ state: "hidden" });
});

test("one call brings the list, whatever the school", async () => {
  const page = await exo.signedIn();
  const calls = counted(page, listing);
  await go(page, addressOf(exo, "peserta"));
  await range(page, everybody);
  assert.is(calls(), 1);
});

test("times are the server's, however wrong the PC's clock is", async () => {
  const page = await exo.newPage();
  await page.clock.install({ time: Date.now() - 9 * 3_600_000 });
  await exo.enter(page, "EVIL", addressOf(exo, "peserta"));
  await range(page, everybody);
  await showColumn(page, "Diubah");
  const [shown = ""] = await columnTexts(page, "Diubah");
  const now = new Date();
  const inJakarta = new Intl.DateTimeFormat("id-ID", {
    timeZone: "Asia/Jakarta",
    day: "numeric",
    month: "short",
    hour: "2-digit",
  });
  const hours = [now, new Date(now.getTime() - 3_600_000)].map((time) =>
    inJakarta.formatToParts(time),
  );
  const wanted = hours.map((parts) => parts.find(({ type }) => type === "hour")?.value);
  assert.ok(
    wanted.some((hour) => shown.includes(` ${hour}.`)),
    `${shown} is not within the last hour (${wanted.join(" or ")})`,
  );
});

test("an empty school is told how to begin", async () => {
  const empty = await Console.open({ school: "empty" });
  try {
    const page = await empty.signedIn("EVIL", { address: addressOf(empty, "peserta") });
    await page.getByText("Belum ada peserta").waitFor();
    const main = page.getByRole("main");
    await soon.is(() => main.getByRole("table").count(), 0);
    await screenshot(page, "participants-empty");
    await look(page, "an empty list");
    await main.getByRole("button", { name: "Tambah peserta" }).last().click();
    await page.getByRole("dialog", { name: "Tambah peserta" }).waitFor();
  } finally {
    await empty.close();
  }
});

test.run();
