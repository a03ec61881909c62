// Passwords on cards, as a school comes to them: allowed, reset, confirmed, printed on the right card, and forbidden again.
import type { Page } from "playwright-core";
import { suite } from "../../../testing/browser/browser-suite.ts";
import * as assert from "uvu/assert";
import { getCardPasswords } from "../../../contract/exams/card-passwords.ts";
import { getEventPapers, type PaperPerson } from "../../../contract/exams/event-papers.ts";
import {
  getParticipant,
  resetParticipantPasswords,
  updateParticipant,
} from "../../../contract/participants.ts";
import type { Role } from "../../../contract/roles.ts";
import { settingCodes } from "../../../contract/settings.ts";
import { updateSettings } from "../../../contract/setting-changes.ts";
import { Console, phone, screenshot } from "../../../testing/browser/console-page.ts";
import { addressOf, callBeside } from "../../../testing/browser/list-screen.ts";
import { canPrint, demoEvent } from "../../../testing/browser/screens/event-papers-page.ts";
import { visualCheck } from "../../../testing/browser/visual-check.ts";
import { readPdf, type PdfPage } from "../../../testing/browser/pdf-pages.ts";
import { soon } from "../../../testing/browser/soon.ts";

const test = suite("passwords on cards");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.before.each(() => forbid());
test.after.each(() => exo.closePages());
test.after(() => exo.close());

async function open(role: Role = "EVIL", looks = {}, query = ""): Promise<Page> {
  const page = await exo.signedIn(role, looks);
  const address = addressOf(exo, "print.student.card.event", query);
  await page.goto(address.replace(":id", await demoEvent(page)));
  await canPrint(page);
  // Folded on a phone.
  const fold = page.getByRole("button", { name: "Pilihan cetak", expanded: false });
  if (await fold.isVisible()) await fold.click();
  await choice(page).waitFor();
  return page;
}

const choice = (page: Page) => page.getByRole("checkbox", { name: "Password di kartu" });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const dialog = (page: Page) => page.getByRole("dialog");

/** Whatever another test has left. */
async function forbid(): Promise<void> {
  const page = await exo.signedIn();
  const { version } = await callBeside(page, getCardPasswords, { id: await demoEvent(page) });
  const settings = [{ code: settingCodes.cardPasswords, value: "N", version }];
  await callBeside(page, updateSettings, { settings });
  await exo.closePages();
}

type Special = { nama: string; password: string };
const specials: Special[] = [
  { nama: "W".repeat(60), password: `<&"$1'>` },
  { nama: "محمد عبد الرحمن بن عبد العزيز", password: "سري-1234" },
  { nama: "Siti Aminah", password: "W".repeat(72) },
];

/** The words on each card, by who comes in which order. */
function cardsIn(pages: readonly PdfPage[]): string[] {
  return pages.flatMap(({ width, words }) => {
    const columnOf = ({ left }: { left: number }) => (left < width / 2 ? 0 : 1);
    const titles = words
      .filter(({ text }) => /kartu peserta ujian/iu.test(text))
      .sort((one, other) => one.top - other.top || one.left - other.left);
    return titles.map((title, at) => {
      const column = columnOf(title);
      const below = titles.slice(at + 1).find((other) => columnOf(other) === column);
      const isOn = (word: { left: number; top: number }) =>
        columnOf(word) === column &&
        word.top >= title.top - 1 &&
        word.top < (below?.top ?? 1e9) - 1;
      return words
        .filter(isOn)
        .map(({ text }) => text)
        .join("");
    });
  });
}

async function setSpecial(page: Page, id: string, special: Special): Promise<void> {
  const person = await callBeside(page, getParticipant, { id });
  const { version, no_ujian, sesi, jurusan_id, agama_id, group_id, antiblock } = person;
  const kept = { id, version, no_ujian, sesi, jurusan_id, agama_id, group_id, antiblock };
  await callBeside(page, updateParticipant, { ...kept, ...special });
}

test("allowed, reset, confirmed: each password stands on its own card and on no other; then all is gone", async () => {
  const page = await open();
  await page.getByText("Sekolah ini melarang password di kartu").waitFor();
  assert.ok(await choice(page).isDisabled());
  await press(page, "Izinkan");
  await dialog(page).getByText("menyimpan salinan terenkripsi").waitFor();
  await dialog(page).getByRole("button", { name: "Izinkan" }).click();
  await page.getByText("117 peserta tanpa salinan").waitFor();

  const { people } = await callBeside(page, getEventPapers, { id: await demoEvent(page) });
  const here = people.slice(0, 20);
  const { results } = await callBeside(page, resetParticipantPasswords, {
    ids: here.map(({ id }) => id),
  });
  const passwords = new Map(results.map(({ id, password }) => [id, password]));
  for (const [at, special] of specials.entries()) {
    await setSpecial(page, here[at]!.id, special);
    passwords.set(here[at]!.id, special.password);
  }
  await page.reload();
  await page.getByText("97 peserta tanpa salinan").waitFor();
  await choice(page).focus();
  await page.keyboard.press("Space");
  await dialog(page).getByText("Tampilkan password di 20 kartu?").waitFor();
  await page.keyboard.press("Escape");
  await soon.is(() => choice(page).isChecked(), false);
  await choice(page).press("Space");
  await dialog(page).getByRole("button", { name: "Tampilkan" }).press("Enter");
  await soon.is(() => choice(page).isChecked(), true);
  for (const perPage of ["8", "10"]) {
    await page.getByLabel("Kartu per halaman").selectOption(perPage);
    await canPrint(page);
    await expectOnTheirCards(page, people, passwords);
    await screenshot(page, `cards-with-passwords-${perPage}`);
  }
  assert.not.match(page.url(), /pass/iu);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  for (const password of passwords.values()) assert.not.ok(stored.includes(password));

  await choice(page).uncheck();
  await soon.is(() => page.getByText(passwords.get(here[5]!.id)!).count(), 0);
  await page.reload();
  await choice(page).waitFor();
  assert.not.ok(await choice(page).isChecked(), "nobody remembers it");
  await press(page, "Larang lagi");
  await dialog(page).getByText("20 salinan password dihapus").waitFor();
  await dialog(page).getByRole("button", { name: "Larang dan hapus" }).click();
  await page.getByText("Sekolah ini melarang password di kartu").waitFor();
});

/** From the right, letter by letter; figures as everywhere. */
function drawnArabic(text: string): string {
  const runs = text.match(/[0-9]+|[^0-9]/gu) ?? [];
  return runs.reverse().join("");
}

async function expectOnTheirCards(
  page: Page,
  people: readonly PaperPerson[],
  passwords: ReadonlyMap<string, string>,
): Promise<void> {
  const cards = cardsIn(readPdf(await page.pdf({ preferCSSPageSize: true })));
  assert.is(cards.length, people.length);
  for (const [at, { id, no_ujian }] of people.entries()) {
    const card = cards[at]!.normalize("NFKC");
    assert.ok(card.includes(no_ujian), `${no_ujian} on ${card}`);
    const own = passwords.get(id);
    if (own === undefined) assert.match(card, "dibagikan terpisah");
    for (const password of passwords.values()) {
      const isThere = card.includes(password) || card.includes(drawnArabic(password));
      assert.is(isThere, password === own, `${password} on the card of ${no_ujian}: ${card}`);
    }
  }
}

test("whoever may not decide is told who can", async () => {
  const page = await open("OPRA");
  await page.getByText("Pemegang menu Setting, misalnya Head Master").waitFor();
  await soon.is(() => page.getByRole("button", { name: "Izinkan" }).count(), 0);
});

test("axe finds nothing, forbidden, allowed, asked and shown, on a PC and on a phone", async () => {
  // Cards of one group alone: some have a password, the others say where theirs is.
  const group = "X / X 1";
  const openCards = (looks = {}) => open("EVIL", looks, `?${new URLSearchParams({ g: group })}`);
  const first = await openCards();
  await press(first, "Izinkan");
  await visualCheck(first, "allowing passwords on cards");
  await dialog(first).getByRole("button", { name: "Izinkan" }).click();
  const { people } = await callBeside(first, getEventPapers, { id: await demoEvent(first) });
  const here = people.filter(({ group_path }) => group_path === group);
  const ids = here.slice(0, 10).map(({ id }) => id);
  await callBeside(first, resetParticipantPasswords, { ids });
  await exo.closePages();
  for (const looks of [{}, { size: phone, theme: "dark" }]) {
    const page = await openCards(looks);
    await soon.is(() => choice(page).isEnabled(), true);
    // It stays off until that is confirmed.
    await choice(page).press("Space");
    await dialog(page).waitFor();
    await visualCheck(page, "showing passwords on cards");
    await dialog(page).getByRole("button", { name: "Tampilkan" }).click();
    await soon.is(() => choice(page).isChecked(), true);
    await canPrint(page);
    await page.getByText("dibagikan terpisah").first().waitFor();
    await visualCheck(page, "cards with passwords");
    await exo.closePages();
  }
  const page = await openCards();
  await press(page, "Larang lagi");
  await visualCheck(page, "forbidding passwords on cards");
  await dialog(page).getByRole("button", { name: "Larang dan hapus" }).click();
  await page.getByText("Sekolah ini melarang password di kartu").waitFor();
  await visualCheck(page, "cards without passwords");
});

test.run();
