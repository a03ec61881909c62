// How the calendar of schedules looks, and one walk through it.
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { routes } from "../../../routes.ts";
import { suite } from "../../../testing/browser/browser-suite.ts";
import { Console, desktop, phone } from "../../../testing/browser/console-page.ts";
import {
  addressOf,
  dialogOf,
  isFocused,
  toast,
  tryAgain,
} from "../../../testing/browser/list-screen.ts";
import { visualCheck } from "../../../testing/browser/visual-check.ts";
import { soon } from "../../../testing/browser/soon.ts";
import { examWeeks, fillExamWeeks } from "../../../testing/exams/exam-weeks.ts";

const test = suite("look of the calendar of schedules");
let exo: Console;
test.before(async () => {
  exo = await Console.open({ fill: fillExamWeeks });
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

async function openCalendar(query: string, size = desktop): Promise<Page> {
  const page = await exo.signedIn("EVIL", { size, address: addressOf(exo, "jadwal", query) });
  await page.getByRole("heading", { name: routes.jadwal.title, exact: true }).waitFor();
  await calendarOf(page).getByRole("heading", { level: 2 }).first().waitFor();
  return page;
}
const calendarOf = (page: Page) => page.getByRole("region", { name: "Kalender" });
const period = (page: Page) => calendarOf(page).getByRole("heading", { level: 2 }).first();
/** The exams of a day, as they are read one after the other. */
const examsOn = (page: Page, day: string) =>
  calendarOf(page).getByRole("list", { name: day }).locator("button").allInnerTexts();
const names = async (page: Page, day: string) =>
  (await examsOn(page, day)).map((text) => text.split("\n").at(1));
const addressParts = (page: Page) => new URL(page.url()).searchParams.toString();

/** Informatika X begins two hours later, changed from the calendar. */
async function beginLater(page: Page): Promise<void> {
  await calendarOf(page)
    .getByRole("button", { name: /Informatika X/u })
    .click();
  const exam = dialogOf(page, "Informatika X");
  await exam.getByText("Jumat, 12 Mar 2027 · 07.30–08.30 WIB").waitFor();
  await exam.getByRole("button", { name: "Ubah" }).click();
  const form = dialogOf(page, "Ubah Informatika X");
  await form.getByLabel("Jam mulai").fill("09:30");
  await form.getByRole("button", { name: "Simpan" }).click();
  await toast(page, "Jadwal Informatika X sudah disimpan.").waitFor();
  await soon.match(async () => (await examsOn(page, "Jum 12")).join(), /^09\.30–10\.30/u);
  await isFocused(calendarOf(page).getByRole("button", { name: /Informatika X/u }));
}

test("one looks at a week, at one of its days, filters it, and changes an exam there", async () => {
  const page = await openCalendar(`?view=week&day=${examWeeks.coming}`);
  assert.is(await period(page).innerText(), "8 Mar 2027 – 14 Mar 2027");
  // Its keys are there before one is in it, and not while one types.
  await page.keyboard.press("ArrowLeft");
  await soon.is(() => period(page).innerText(), "1 Mar 2027 – 7 Mar 2027");
  await page.keyboard.press("ArrowRight");
  await page.getByLabel("Cari nama ujian").press("t");
  await soon.is(() => period(page).innerText(), "8 Mar 2027 – 14 Mar 2027");
  await page.getByLabel("Cari nama ujian").fill("");
  await soon.equal(
    () => names(page, "Sen 8"),
    ["Matematika XII", "Sosiologi XII", "Bahasa Indonesia XI", "Fisika XII", "Kimia XII"],
  );
  await calendarOf(page).getByText("3 bersamaan").waitFor();
  assert.equal(await names(page, "Rab 10"), ["Biologi XI", "PJOK X", "Fisika XII"]);
  assert.match((await examsOn(page, "Rab 10"))[2]!, /10\.00–11\.30[^]*Sesi\s2/u);

  // What goes on past midnight is in the next week, too.
  const last = calendarOf(page).getByRole("button", { name: /Ronda malam/u });
  await last.focus();
  await page.keyboard.press("ArrowRight");
  await isFocused(calendarOf(page).getByRole("button", { name: "Berikutnya" }));
  await soon.is(() => period(page).innerText(), "15 Mar 2027 – 21 Mar 2027");
  await soon.match(async () => (await examsOn(page, "Sen 15")).join(), /23\.00–00\.30\s+lanjutan/u);
  await page.keyboard.press("ArrowRight");
  await calendarOf(page).getByText("Tidak ada ujian").waitFor();
  await calendarOf(page).getByRole("button", { name: "Ke Rabu, 31 Mar 2027" }).click();
  await calendarOf(page)
    .getByRole("button", { name: /Seni Budaya X/u })
    .press("t");
  await calendarOf(page).getByRole("listitem").getByText("Hari ini").waitFor();

  await page.goto(addressOf(exo, "jadwal", `?view=week&day=${examWeeks.coming}`));
  await page.getByLabel("Status").selectOption({ label: "Draf" });
  await soon.equal(() => names(page, "Jum 12"), ["Informatika X"]);
  await soon.equal(() => names(page, "Sen 8"), []);
  assert.is(addressParts(page), "view=week&day=2027-03-08&state=draf");
  await page.reload();
  await beginLater(page);

  await calendarOf(page).getByRole("button", { name: "Jum 12" }).click();
  await soon.is(() => period(page).innerText(), "Jumat, 12 Mar 2027");
  await page.getByRole("button", { name: "Daftar", exact: true }).click();
  await page.getByRole("row").filter({ hasText: "Informatika X" }).waitFor();
  assert.is(addressParts(page), "state=draf");
  // Who comes without saying how sees what was looked at last; with filters, the list.
  await page.getByRole("button", { name: "Kalender", exact: true }).click();
  await page.goto(addressOf(exo, "jadwal"));
  await calendarOf(page).getByText("Sehari penuh").first().waitFor();
  await page.goto(addressOf(exo, "jadwal", "?state=draf"));
  await page.getByRole("row").filter({ hasText: "Informatika X" }).waitFor();
});

test("axe finds nothing in week, day and strip, full, empty and failed, on a PC and on a phone", async () => {
  for (const size of [desktop, phone, { width: 342, height: 192 }]) {
    const at = async (view: string, day: string, what: string) => {
      const page = await openCalendar(`?view=${view}&day=${day}`, size);
      await calendarOf(page)
        .getByRole("button", { name: new RegExp(what, "u") })
        .first()
        .waitFor();
      await visualCheck(page, `${view} ${day}`);
      return page;
    };
    await at("week", examWeeks.coming, "Matematika XII");
    await exo.closePages();
    await at("day", examWeeks.coming, "Matematika XII");
    await exo.closePages();
    await at("week", "2027-03-09", examWeeks.longName);
    await exo.closePages();
    await at("week", examWeeks.past, "Sejarah XII");
    await exo.closePages();
    await at("week", examWeeks.empty, "Ke Rabu, 31 Mar 2027");
    await exo.closePages();
    const page = await openCalendar(`?view=week&day=${examWeeks.coming}`, size);
    await calendarOf(page)
      .getByRole("button", { name: /Sosiologi XII/u })
      .click();
    await dialogOf(page, "Sosiologi XII").getByRole("button", { name: "Ubah" }).waitFor();
    await visualCheck(page, "exam");
    await page.keyboard.press("Escape");
    await page.route("**/schedules/calendar?**", (route) => route.abort());
    await calendarOf(page).getByRole("button", { name: "Hari ini" }).click();
    await calendarOf(page).getByRole("button", { name: "Coba lagi" }).waitFor();
    await visualCheck(page, "failed");
    await tryAgain(calendarOf(page), () => page.unroute("**/schedules/calendar?**"));
    await calendarOf(page)
      .getByRole("button", { name: /Sehari penuh/u })
      .first()
      .waitFor();
    await exo.closePages();
  }
});

test.run();
