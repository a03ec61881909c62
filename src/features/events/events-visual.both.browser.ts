// How events look: the list, the page of one, its forms.
import { suite } from "../../testing/browser/browser-suite.ts";
import { createEvent } from "../../contract/exams/events.ts";
import { Console, desktop, phone } from "../../testing/browser/console-page.ts";
import { visualCheck } from "../../testing/browser/visual-check.ts";
import {
  addressOf,
  callBeside,
  chooseFor,
  dialogOf,
  openScreen,
} from "../../testing/browser/list-screen.ts";
import { newEvent } from "../../testing/exams/new-event.ts";

const test = suite("look of events");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

const school = "Penilaian Akhir Semester";

test("axe finds nothing in the list, on an event's page and in forms, in both themes and sizes", async () => {
  for (const [size, theme] of [
    [desktop, "light"],
    [desktop, "dark"],
    [phone, "light"],
  ] as const) {
    const page = await openScreen(exo, "event", "", { size, theme });
    await visualCheck(page, "events");
    await page.getByRole("link", { name: school }).click();
    await page.getByRole("heading", { name: school }).waitFor();
    await page.getByText("2 jadwal, 1 masih perlu dilengkapi.").waitFor();
    await visualCheck(page, "page of an event");
    await page.getByRole("button", { name: "Ubah" }).click();
    const form = dialogOf(page, `Ubah ${school}`);
    await form.getByLabel("Tanggal selesai").fill("2020-01-01");
    await form.getByRole("button", { name: "Simpan" }).click();
    await form.getByText("Tanggal selesai tidak boleh sebelum tanggal mulai.").waitFor();
    await visualCheck(page, "form with a fault");
    await exo.closePages();
  }
});

test("long names break, and an event without schedules says what comes next", async () => {
  const page = await openScreen(exo, "event", "", { size: phone });
  const nama = `Ujian "Akhir" O'Brien ${"Panjang".repeat(20)}`;
  const { id } = await callBeside(page, createEvent, newEvent("PANJANG", { nama }));
  await page.goto(addressOf(exo, "event", `?id=${id}`));
  await page.getByRole("heading", { name: nama }).waitFor();
  await page.getByText("Belum ada jadwal di event ini").waitFor();
  await visualCheck(page, "event without schedules");
  await page.goto(addressOf(exo, "event", "?id=tidak-ada"));
  await page.getByText("Event tidak dapat dimuat").waitFor();
  await visualCheck(page, "an event that is not there");
  await page.locator("main header").getByRole("link", { name: "Semua event" }).click();
  await chooseFor(page, `PANJANG — ${nama}`, "Salin");
  await dialogOf(page, `Salin event ${nama}`).waitFor();
  await visualCheck(page, "copying an event");
});

test.run();
