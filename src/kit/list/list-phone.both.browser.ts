// Every list on a phone, proven once on the list of participants: cards, filters behind one button, ticking, and what stands
// behind the button beside the title. And that no screen is wider than the narrowest phone.
import * as assert from "uvu/assert";
import { routes, type Route } from "../../routes.ts";
import { suite } from "../../testing/browser/browser-suite.ts";
import { Console, phone } from "../../testing/browser/console-page.ts";
import {
  bodyRows,
  chooseForSelected,
  dialogOf,
  isFocused,
  openScreen,
  pressAbove,
  rowOf,
  settled,
} from "../../testing/browser/list-screen.ts";
import { assertNoSideways, visualCheck } from "../../testing/browser/visual-check.ts";
import { soon } from "../../testing/browser/soon.ts";

const test = suite("lists on a phone");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

const opened = (query = "") => openScreen(exo, "peserta", query, { size: phone });

test("a row is a card with its name, few facts, and a state only where it is not the usual one", async () => {
  const page = await opened("?status=blocked&rows=20");
  const blocked = bodyRows(page).first();
  await blocked.getByText("Diblokir").waitFor();
  await page.getByRole("button", { name: "Hapus filter Status Diblokir" }).click();
  await settled(page);
  const usual = rowOf(page, "Agnes Firmansyah");
  assert.is(
    (await usual.innerText()).replaceAll(/\s+/gu, " ").trim(),
    "Agnes Firmansyah 01-011-0330 · XII / XII IPS 1 · Sesi 3",
  );
  await usual.getByText("01-011-0330").click();
  const form = dialogOf(page, "Ubah Agnes Firmansyah");
  await form.waitFor();
  const box = (await form.boundingBox())!;
  assert.ok(box.x >= 0 && box.width <= phone.width && box.y + box.height <= phone.height + 1);
});

test("facts that go on in another line leave no dot at either end", async () => {
  const page = await openScreen(exo, "user", "", { size: phone });
  const dots = await page.locator("main th[scope=row]").evaluateAll((cards) =>
    cards.flatMap((card) => {
      const facts = [...card.querySelectorAll(":scope > :last-child > span")];
      const edge = facts[0]!.parentElement!.getBoundingClientRect().left;
      return facts.slice(1).map((fact, at) => {
        const dot = fact.firstElementChild!.getBoundingClientRect();
        if (dot.left < edge + 1) return "out of sight";
        return dot.left < facts[at]!.getBoundingClientRect().right - 1 ? "over words" : "between";
      });
    }),
  );
  assert.equal([...new Set(dots)].sort(), ["between", "out of sight"]);
});

test("a fact that takes several lines keeps the first letters of all of them", async () => {
  const page = await openScreen(exo, "user", "", { size: phone });
  const cut = await page
    .locator("main th[scope=row]")
    .first()
    .evaluate((card) => {
      const facts = card.lastElementChild!;
      const fact = facts.querySelector<HTMLElement>(":scope > span")!;
      fact.lastChild!.textContent = "Ilmu Pengetahuan Alam dan Bahasa Peminatan ".repeat(4).trim();
      const words = document.createRange();
      words.selectNodeContents(fact.lastChild!);
      const lines = [...words.getClientRects()].map(({ left }) => left);
      // What is further left than this is clipped.
      const edge = card.firstElementChild!.getBoundingClientRect().left;
      return { lines: lines.length, outside: lines.filter((left) => left < edge - 1).length };
    });
  assert.ok(cut.lines >= 3, `${cut.lines} lines`);
  assert.is(cut.outside, 0);
});

test("filters and order stand behind one button that counts them, and say what they leave", async () => {
  const page = await opened();
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  const filters = dialogOf(page, "Filter dan urutan");
  await filters.getByLabel("Sesi").selectOption("Sesi 2");
  await filters.getByLabel("Status").selectOption("Aktif");
  await filters.getByLabel("Urutkan").selectOption("Nomor ujian, menurun");
  await page.waitForURL(/sort=-no_ujian/u);
  await visualCheck(page, "filters");
  await filters.getByRole("button", { name: /^Tampilkan \d+ data/u }).click();
  await isFocused(page.getByRole("button", { name: "Filter (2)" }));
  await visualCheck(page, "filtered");
  await page.getByRole("button", { name: "Hapus filter Sesi Sesi 2" }).click();
  await page.getByRole("button", { name: "Filter (1)" }).waitFor();
});

test("rows are ticked in a mode of their own, by a long press too, and acted on at the thumb", async () => {
  const page = await opened();
  await soon.is(() => page.getByRole("checkbox").count(), 0);
  await pressAbove(page, "Pilih beberapa");
  await bodyRows(page).nth(1).click();
  await page.getByText("1 dipilih").waitFor();
  await page.getByRole("button", { name: "Batalkan pilihan" }).click();
  await soon.is(() => page.getByRole("checkbox").count(), 0);
  await bodyRows(page).nth(2).dispatchEvent("contextmenu");
  await bodyRows(page).nth(3).click();
  await page.getByText("2 dipilih").waitFor();
  const block = page
    .getByRole("region", { name: "Pilihan" })
    .getByRole("button", { name: "Blokir" });
  const box = (await block.boundingBox())!;
  assert.ok(box.y + box.height <= phone.height && box.y > phone.height - 120, "it is at the thumb");
  await visualCheck(page, "picking");
  await chooseForSelected(page, "Blokir");
  await dialogOf(page, "Blokir: 2 peserta").waitFor();
});

test("what is behind the button beside the title works as it does on a PC", async () => {
  const page = await opened("?q=01-011-03");
  await page.getByRole("button", { name: "Lainnya", exact: true }).click();
  const more = dialogOf(page, "Peserta");
  await visualCheck(page, "more");
  await more.getByRole("button", { name: "Impor", exact: true }).click();
  const wizard = dialogOf(page, /^Impor/u);
  await wizard.waitFor();
  await assertNoSideways(page, "wizard");
  await page.keyboard.press("Escape");
  await isFocused(page.getByRole("button", { name: "Lainnya", exact: true }));
  const download = page.waitForEvent("download");
  await pressAbove(page, "Ekspor");
  await page.getByRole("menuitem", { name: /Excel/u }).click();
  assert.match((await download).suggestedFilename(), /\.xlsx$/u);
});

test("no screen is wider than 360 px", async () => {
  const page = await exo.signedIn("EVIL", { size: { width: 360, height: 740 } });
  const plain = Object.values<Route>(routes).filter(
    ({ path, load }) => load && !path.includes(":"),
  );
  for (const { path, title } of plain) {
    await page.goto(exo.server.url.replace(/\/$/u, "") + path);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await assertNoSideways(page, title);
  }
});

test("the pager takes one line of 360 px", async () => {
  const page = await openScreen(exo, "peserta", "", { size: { width: 360, height: 740 } });
  const range = (await page.getByText("1–50 dari 360").boundingBox())!;
  const last = (await page.getByRole("button", { name: "Halaman terakhir" }).boundingBox())!;
  assert.ok(last.y < range.y + range.height && range.y < last.y + last.height);
});

test.run();
