// The editors of types 15 and 16 in a real browser: zones drawn, placed and moved, labels and options written.
import type { Locator, Page } from "playwright-core";
import * as assert from "uvu/assert";
import type { ContentOf, QuestionContent } from "../contract/questions/question-content.ts";
import { blank, contentWhere, faultsOf } from "../testing/browser/questions/gallery-page.ts";
import { tabTo } from "../testing/browser/hands.ts";
import { isFocused } from "../testing/browser/list-screen.ts";
import {
  clickAt,
  dragBetween,
  picturesDrawn,
  pictureSuite,
} from "../testing/browser/questions/picture-gallery.ts";
import { editInGallery } from "../testing/browser/questions/question-gallery.ts";
import { pictureOptions } from "../testing/questions/picture-questions.ts";
import { questionSamples } from "../testing/questions/question-samples.ts";

const { test, open } = pictureSuite("picture editors");

const { content: zones } = questionSamples[15];
const { content: drag } = questionSamples[16];
const near = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((each, at) => Math.abs(each - (b[at] ?? 0)) < 0.012);
type Zones = { zones: { id: string; shape: string; coords: number[] }[] };
const zonesIn = (content: QuestionContent) => (content.payload as unknown as Zones).zones ?? [];
const sampleZones = zonesIn(zones);

async function drawSample(page: Page): Promise<void> {
  await picturesDrawn(page);
  await dragBetween(page, [0.1, 0.1], [0.3, 0.3]);
  await page.getByRole("button", { name: "Lingkaran" }).click();
  await dragBetween(page, [0.5, 0.5], [0.6, 0.5]);
  await page.getByRole("button", { name: "Segi banyak" }).click();
  for (const [x, y] of [
    [0.7, 0.7],
    [0.9, 0.7],
    [0.8, 0.9],
    [0.7, 0.7],
  ] as const) {
    await clickAt(page, x, y);
  }
  await contentWhere(page, (content) => zonesIn(content).length === 3);
  await page.getByRole("button", { name: "Segi banyak" }).click();
}

test("the author draws zones and marks the right ones, by mouse", async () => {
  const page = await open();
  await editInGallery(page, { content: blank(15) });
  await page.getByRole("radio", { name: "Area pada satu gambar" }).check();
  await page.getByRole("button", { name: "Pilih gambar" }).click();
  await page.getByRole("textbox", { name: "Keterangan gambar" }).fill("Peta Indonesia");
  await drawSample(page);
  await page.getByLabel("Banyaknya pilihan").selectOption({ label: "Bebas" });
  await page.getByRole("checkbox", { name: "Area 1 benar" }).check();
  await page.getByRole("checkbox", { name: "Area 3 benar" }).check();
  const content = await contentWhere<ContentOf<15>>(page, ({ key }) => key.ids.length === 2);
  assert.equal(
    zonesIn(content).map(({ shape }) => shape),
    ["rect", "circle", "poly"],
  );
  for (const [at, zone] of zonesIn(content).entries()) {
    assert.ok(near(zone.coords, sampleZones[at]!.coords), JSON.stringify(zone));
  }
  const [first, , third] = zonesIn(content);
  assert.equal(content.key.ids, [first!.id, third!.id]);
  assert.equal(faultsOf(content), []);
});

test("the author places zones by keyboard alone: in numbers, by arrow keys, and takes a removal back", async () => {
  const page = await open();
  await editInGallery(page, { content: blank(15) });
  const press = async (wanted: Locator, key: string) => {
    await tabTo(page, wanted);
    await page.keyboard.press(key);
  };
  await press(page.getByRole("radio", { name: "Gambar sebagai opsi" }), "ArrowDown");
  await press(page.getByRole("button", { name: "Pilih gambar" }), "Enter");
  await press(page.getByRole("button", { name: "Tambah area tanpa menggambar" }), "Enter");
  const badge = page.getByRole("button", { name: "Area 1", exact: true });
  await isFocused(badge);
  await page.keyboard.press("Enter");
  await isFocused(page.getByRole("textbox", { name: "Petunjuk area 1" }));
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  for (const [name, text] of [
    ["Kiri", "10"],
    ["Atas", "12,5"],
    ["Lebar", "20"],
    ["Tinggi", "20"],
  ]) {
    await tabTo(page, page.getByRole("textbox", { name: name!, exact: true }));
    await page.keyboard.type(text!);
  }
  await contentWhere(page, (content) =>
    near(zonesIn(content)[0]?.coords ?? [], [0.1, 0.125, 0.2, 0.2]),
  );
  await badge.focus();
  for (const key of ["ArrowRight", "Shift+ArrowDown", "Alt+ArrowRight", "Alt+Shift+ArrowDown"]) {
    await page.keyboard.press(key);
  }
  const wanted = [0.11, 0.175, 0.21, 0.25];
  await contentWhere(page, (content) => near(zonesIn(content)[0]?.coords ?? [], wanted));
  await press(page.getByRole("radio", { name: "Area 1 benar" }), "Space");
  const before = await contentWhere<ContentOf<15>>(page, ({ key }) => key.ids.length === 1);
  await badge.focus();
  await page.keyboard.press("Delete");
  await contentWhere<ContentOf<15>>(
    page,
    (content) => zonesIn(content).length + content.key.ids.length === 0,
  );
  await press(page.getByRole("button", { name: "Urungkan" }), "Enter");
  await contentWhere(page, (content) => JSON.stringify(content) === JSON.stringify(before));
});

test("zones are moved and pulled by mouse, also by touch-sized handles", async () => {
  const page = await open();
  await editInGallery(page, { content: zones });
  await picturesDrawn(page);
  const cancel = async () => {
    await page.keyboard.press("Escape");
    await page.mouse.up();
  };
  await dragBetween(page, [0.25, 0.25], [0.35, 0.35], cancel);
  await page.getByRole("button", { name: "Lingkaran" }).click();
  await dragBetween(page, [0.45, 0.9], [0.55, 0.9], cancel);
  await page.getByRole("button", { name: "Lingkaran" }).click();
  assert.equal(
    zonesIn(await contentWhere(page, () => true)),
    sampleZones,
    "Escape leaves every zone as it was",
  );
  await dragBetween(page, [0.25, 0.25], [0.35, 0.35]);
  await contentWhere(page, (content) => near(zonesIn(content)[0]!.coords, [0.2, 0.2, 0.2, 0.2]));
  await dragBetween(page, [0.4, 0.4], [0.45, 0.35]);
  await contentWhere(page, (content) => near(zonesIn(content)[0]!.coords, [0.2, 0.2, 0.25, 0.15]));
  await dragBetween(page, [0.8, 0.75], [0.75, 0.7]);
  await dragBetween(page, [0.75, 0.85], [0.75, 0.95]);
  await contentWhere(page, (content) =>
    near(zonesIn(content)[2]!.coords, [0.65, 0.65, 0.85, 0.65, 0.75, 0.95]),
  );
  assert.equal((await contentWhere<ContentOf<15>>(page, () => true)).key.ids, ["z1", "z3"]);
});

test("picture options keep ids and key when they are moved and removed", async () => {
  const page = await open();
  const errors = { "options.o1": "Gambar belum dipilih.", key: "Kunci jawaban belum dipilih." };
  await editInGallery(page, { content: pictureOptions, errors, policy: "bobot_opsi" });
  await page
    .getByRole("group", { name: "Gambar opsi A" })
    .getByText("Gambar belum dipilih.")
    .waitFor();
  await page.getByText("Kunci jawaban belum dipilih.").waitFor();
  await page.getByRole("button", { name: "Naikkan Opsi B" }).click();
  await page.getByRole("button", { name: "Hapus Opsi B", exact: true }).click();
  await page.getByRole("button", { name: /^Tambah opsi/u }).click();
  await page.getByRole("textbox", { name: "Bobot opsi A" }).fill("2,5");
  await page
    .getByRole("group", { name: "Gambar opsi D" })
    .getByRole("button", { name: "Pilih gambar" })
    .click();
  const content = await contentWhere<ContentOf<15>>(
    page,
    ({ payload }) => payload.mode === "options" && payload.options[3]?.image.media_id === "media-2",
  );
  assert.equal(content.payload.mode === "options" && content.payload.options.map(({ id }) => id), [
    "o2",
    "o3",
    "o4",
    "new1",
  ]);
  assert.equal(content.key, { ids: ["o2"], weights: { o2: 2.5 } });
});

test("the author labels a picture: zones, labels with their key, a distractor", async () => {
  const page = await open();
  await editInGallery(page, { content: blank(16) });
  await page.getByRole("button", { name: "Pilih gambar" }).click();
  await drawSample(page);
  for (const [at, text] of ["Sumatra", "Jawa", "Papua"].entries()) {
    await page
      .getByLabel(`Label yang benar untuk area ${at + 1}`, { exact: true })
      .selectOption("+");
    await page.getByRole("textbox", { name: `Tulisan label ${"ABC"[at]}` }).fill(text);
  }
  await page.getByRole("button", { name: /^Tambah label/u }).click();
  await page.keyboard.type("Timor");
  await page.getByText("Pengecoh", { exact: true }).waitFor();
  const content = await contentWhere<ContentOf<16>>(
    page,
    ({ payload }) => payload.labels[3]?.text === "Timor",
  );
  assert.equal(
    content.payload.labels.map(({ text }) => text),
    ["Sumatra", "Jawa", "Papua", "Timor"],
  );
  assert.equal(
    zonesIn(content).map(({ id }) => content.key.labels[id]),
    content.payload.labels.slice(0, 3).map(({ id }) => [id]),
  );
  assert.equal(faultsOf(content), []);
  await page.getByRole("button", { name: "Hapus Label A", exact: true }).click();
  const less = await contentWhere<ContentOf<16>>(
    page,
    ({ payload }) => payload.labels.length === 3,
  );
  assert.is(less.key.labels[zonesIn(content)[0]!.id], undefined);
  assert.equal(faultsOf(less), [`zones.${zonesIn(content)[0]!.id}`]);
});

test("typed labels begin with what was right, and more answers can be accepted", async () => {
  const page = await open();
  await editInGallery(page, { content: drag });
  await page.getByRole("radio", { name: "Ketik sendiri" }).check();
  const first = page.getByRole("group", { name: "Jawaban yang diterima untuk area 1" });
  await first.getByRole("button", { name: "Tambah jawaban" }).click();
  await page.keyboard.type("Andalas");
  const content = await contentWhere<ContentOf<16>>(
    page,
    ({ key }) => key.texts["z1"]?.accepted[1]?.text === "Andalas",
  );
  assert.is(content.key.texts["z1"]!.accepted[0]!.text, "Sumatra");
  assert.equal(faultsOf(content), []);
  assert.equal(content.key.labels, drag.key.labels);
});

test.run();
