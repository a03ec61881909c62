// What is printed of an event: what stands on each page, in both browsers.
import type { Page } from "playwright-core";
import { suite } from "../../../testing/browser/browser-suite.ts";
import * as assert from "uvu/assert";
import { listParticipants, updateParticipant } from "../../../contract/participants.ts";
import { photoPath } from "../../../contract/participant-photos.ts";
import { getEventPapers } from "../../../contract/exams/event-papers.ts";
import { Console, phone, screenshot } from "../../../testing/browser/console-page.ts";
import { addressOf, callBeside } from "../../../testing/browser/list-screen.ts";
import {
  canPrint,
  demoEvent,
  printedTexts,
} from "../../../testing/browser/screens/event-papers-page.ts";
import { visualCheck } from "../../../testing/browser/visual-check.ts";
import { readPdf } from "../../../testing/browser/pdf-pages.ts";
import { soon } from "../../../testing/browser/soon.ts";

const test = suite("papers of an event");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

type Route = "print.student.card.event" | "print.event.absensi";

async function open(route: Route, query = "", looks = {}): Promise<Page> {
  const page = await exo.signedIn("EVIL", looks);
  await page.goto(addressOf(exo, route).replace(":id", await demoEvent(page)) + query);
  await canPrint(page);
  return page;
}

const papersOf = async (page: Page) =>
  callBeside(page, getEventPapers, { id: await demoEvent(page) });

test("attendance: each room and session has its own sheet with its people, proctors and signer", async () => {
  const page = await open("print.event.absensi");
  await page.getByText("10 lembar").first().waitFor();
  const { people } = await papersOf(page);
  await page.getByLabel("Jadwal", { exact: true }).selectOption({ label: "Bahasa Indonesia X" });
  await page.getByLabel("Sesi", { exact: true }).selectOption("1");
  await page
    .getByLabel("Ruang", { exact: true })
    .selectOption({ label: "LAB-2 — Laboratorium Komputer 2" });
  await page.getByText("1 lembar").first().waitFor();
  await canPrint(page);
  const [first, ...others] = await printedTexts(page);
  const here = people.filter(({ places }) =>
    places.some(([sesi, room]) => sesi === 1 && room === 1),
  );
  assert.is(here.length, 16);
  for (const { no_ujian } of here) assert.match(first!, no_ujian);
  for (const words of [
    "Daftar Hadir Peserta",
    "Penilaian Akhir Semester",
    "07.30–09.00 WIB",
    "Yohanes Bagus Nugroho",
    "Dra. Retno Kusumawati",
    "Jumlah seharusnya",
  ]) {
    assert.match(first!, words);
  }
  assert.equal(others, [], "16 people, totals and signatures fit on one page");
  await page.getByLabel("Isi dengan kehadiran yang tercatat").check();
  await canPrint(page);
  assert.is((await printedTexts(page))[0]?.match(/Tidak hadir/gu)?.length, 17);
});

test("what hangs, lies and is signed on exam day: each paper has its sheets and says what it is for", async () => {
  const page = await open("print.event.absensi", "?d=pintu&s=1&r=");
  const { people, rooms, schedules } = await papersOf(page);
  const seated = people.filter(({ places }) =>
    places.some(([sesi, room]) => sesi === 1 && room === 1),
  );
  const choose = async (paper: string) => {
    await page.getByLabel("Dokumen", { exact: true }).selectOption({ label: paper });
    await canPrint(page);
    return printedTexts(page);
  };
  await page.getByLabel("Ruang", { exact: true }).selectOption({ label: roomLabel(rooms[1]!) });
  await canPrint(page);
  const [door, ...others] = await printedTexts(page);
  for (const { no_ujian } of seated) assert.match(door!, no_ujian);
  assert.match(door!, "Daftar Peserta Ruang Ujian");
  assert.match(door!, "Bahasa Indonesia X");
  assert.equal(others, []);

  const labels = await choose("Label meja");
  assert.is(labels.length, Math.ceil(seated.length / 10));
  for (const { no_ujian } of seated) assert.is(labels.join("").split(no_ujian).length, 2);
  const [plan, ...noMore] = await choose("Denah ruang");
  assert.match(plan!, "Meja pengawas");
  for (const { no_ujian } of seated) assert.match(plan!, no_ujian);
  assert.equal(noMore, [], "a room is one page");
  const timetable = (await choose("Jadwal ujian")).join("");
  for (const { alias } of schedules) assert.match(timetable, alias);
  assert.match((await choose("Daftar pengawas"))[0]!, "Yohanes Bagus Nugroho");
  await page.getByLabel("Isi dengan kehadiran yang tercatat").waitFor({ state: "detached" });
  const recap = await choose("Rekap kehadiran");
  assert.match(recap[0]!, "Rekap Kehadiran");
  const scores = (await choose("Daftar nilai")).join("");
  for (const { no_ujian } of people) assert.match(scores, no_ujian);
  await page.reload();
  await canPrint(page);
  await soon.is(() => page.getByLabel("Dokumen", { exact: true }).inputValue(), "nilai");
});

const roomLabel = ({ kode, nama }: { kode: string; nama: string }) => `${kode} — ${nama}`;

test("cards: everybody's, so many on a page, with number, exams and seat; one group's alone", async () => {
  const page = await open("print.student.card.event");
  await page.getByText("117 kartu").first().waitFor();
  const pages = await printedTexts(page);
  assert.is(pages.length, Math.ceil(117 / 8));
  const { people } = await papersOf(page);
  people.forEach(({ no_ujian }, at) => assert.match(pages[Math.floor(at / 8)]!, no_ujian));
  assert.match(pages[0]!, "LAB-1 / 1");
  assert.match(pages[0]!, "Bahasa Indonesia X");
  assert.match(pages[0]!, "dibagikan terpisah");
  await page.getByLabel("Group", { exact: true }).selectOption("X / X 2");
  await page.getByLabel("Kartu per halaman").selectOption("4");
  await page.getByLabel("Kertas", { exact: true }).selectOption("f4");
  await page.getByLabel("Catatan di kaki kartu").fill(`Bawa kartu "ini" & pensil`);
  await canPrint(page);
  const count = people.filter(({ group_path: path }) => path === "X / X 2").length;
  await page.getByText(`${count} kartu`).first().waitFor();
  const few = await printedTexts(page);
  assert.is(few.length, Math.ceil(count / 4));
  assert.is(few[0]?.match(/Bawa kartu "ini" & pensil/gu)?.length, 4);
  await page.reload();
  await canPrint(page);
  await soon.is(() => page.getByLabel("Kartu per halaman").inputValue(), "4");
});

async function rename(page: Page, q: string, nama: string): Promise<void> {
  const { items } = await callBeside(page, listParticipants, { q });
  await callBeside(page, updateParticipant, { ...items[0]!, nama, password: "" });
}

test("cards with photos: each person's own is on the paper, the others have a frame to glue one into", async () => {
  const page = await open("print.student.card.event", "?foto=1&isi=10");
  await rename(
    page,
    "01-001-0001",
    "Raden Ajeng Siti Nur'aini Kusumawardhani Prawirodirdjo Sastro",
  );
  await rename(page, "01-001-0007", "عبد الرحمن بن محمد الأنصاري");
  await page.reload();
  await canPrint(page);
  await screenshot(page, "cards-with-photos");
  const cut = await page.locator("[data-paper] article").evaluateAll((cards) =>
    cards.flatMap((card) => {
      const end = card.lastElementChild?.getBoundingClientRect().bottom ?? 0;
      return end > card.getBoundingClientRect().bottom ? [card.ariaLabel] : [];
    }),
  );
  assert.equal(cut, [], "whatever their names, nothing is cut off a card");
  const { people } = await papersOf(page);
  const photos = people.flatMap(({ foto }) => (foto === null ? [] : [foto]));
  assert.ok(photos.length > 0);
  const shown = await page
    .locator("[data-paper] article img")
    .evaluateAll((images) =>
      (images as HTMLImageElement[])
        .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
        .map((image) => image.getAttribute("src")),
    );
  assert.equal(
    shown.filter((address) => address?.startsWith(photoPath)),
    photos,
  );
  const imagesIn = (pdf: Buffer) =>
    pdf.toString("latin1").match(/\/Subtype \/Image/gu)?.length ?? 0;
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const words = readPdf(pdf).flatMap((each) => each.words.map(({ text }) => text));
  const frames = words.join("").match(/Foto 2 × 3/gu) ?? [];
  assert.is(frames.length, people.length - photos.length);
  await page.getByLabel("Foto", { exact: true }).uncheck();
  await canPrint(page);
  const without = await page.pdf({ preferCSSPageSize: true });
  assert.ok(imagesIn(pdf) > imagesIn(without), "the pictures are in the file");
});

test("axe finds nothing, on a PC and on a phone, with nobody to print as well", async () => {
  for (const looks of [{}, { size: phone }]) {
    // A group's cards are of the same two kinds as everybody's.
    const cards = await open("print.student.card.event", "?isi=10&foto=1&g=X+/+X+1", looks);
    await cards.locator("[data-paper] article img").first().waitFor();
    await cards.getByText("Foto 2 × 3").first().waitFor();
    await visualCheck(cards, "cards");
    await exo.closePages();
    const page = await open("print.event.absensi", "?s=1", looks);
    await visualCheck(page, "attendance");
    await exo.closePages();
    const plan = await open("print.event.absensi", "?d=denah&s=1", looks);
    await visualCheck(plan, "seating plans");
    await exo.closePages();
    const labels = await open("print.event.absensi", "?d=meja&s=1", looks);
    await visualCheck(labels, "desk labels");
    await exo.closePages();
  }
  const page = await exo.signedIn();
  const address = addressOf(exo, "print.event.absensi").replace(":id", await demoEvent(page));
  await page.goto(`${address}?s=77`);
  await page.getByText("Tidak ada peserta untuk dicetak").waitFor();
  await visualCheck(page, "nobody to print");
});

test.run();
