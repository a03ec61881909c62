// Types 15 and 16 in a real browser: their views in every mode, answered by mouse and by keyboard, and their editors.
import type { Locator, Page } from "playwright-core";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { AnswerOf, QuestionAnswer } from "../contract/question-answer.ts";
import type { ContentOf, QuestionContent } from "../contract/question-content.ts";
import { blankQuestion } from "../domain/questions/blank-question.ts";
import { checkQuestion } from "../domain/questions/check-question.ts";
import { assertAccessible, Console, phone, screenshot } from "../testing/browser/console-page.ts";
import type { Theme } from "../testing/browser/console-page.ts";
import type { GalleryFiles, GalleryView } from "../testing/browser/question-gallery.ts";
import {
  answerInGallery,
  bundleGallery,
  contentInGallery,
  editInGallery,
  openGallery,
  showInGallery,
} from "../testing/browser/question-gallery.ts";
import { accepting, questionSamples } from "../testing/question-samples.ts";
import { soon } from "../testing/browser/soon.ts";

const test = suite("picture question types");
let exo: Console;
let files: GalleryFiles;
let picture: Buffer;
test.before(async () => {
  exo = await Console.open({ school: "empty" });
  files = await bundleGallery();
  const page = await exo.browser.newPage({ viewport: { width: 800, height: 600 } });
  await page.setContent(`<body style="margin:0;background:linear-gradient(#9cd,#efe 60%,#8a6)">
    <div style="margin:60px 120px;width:300px;height:200px;border-radius:50%;background:#386"></div>`);
  picture = await page.screenshot();
  await page.close();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

async function open(size?: typeof phone, theme: Theme = "light"): Promise<Page> {
  const page = await openGallery(exo, files, { ...(size ? { size } : {}), theme });
  page.setDefaultTimeout(8000);
  await page.route("**/storage/media/**", (route) =>
    route.fulfill({ body: picture, contentType: "image/png" }),
  );
  return page;
}

const image = (alt: string) => ({ media_id: "media-1", width: 800, height: 600, alt });
const captions = ["Rumah gadang", "بيت", "", "Rumah adat dengan keterangan yang panjang sekali"];
const options: ContentOf<15> = {
  type: 15,
  payload: {
    mode: "options",
    columns: 3,
    multiple: false,
    options: captions.map((caption, at) => ({
      id: `o${at + 1}`,
      image: image(`Gambar ${at + 1}`),
      caption,
      fixed: at === 3,
    })),
  },
  key: { ids: ["o2"], weights: { o1: 1, o2: 4 } },
};
const { content: zones, right: zonesRight } = questionSamples[15];
const { content: drag, right: dragRight } = questionSamples[16];
const labelled = (mode: "dropdown" | "typed"): ContentOf<16> => {
  const texts = {
    z1: accepting("Sumatra", "Andalas"),
    z2: accepting("Jawa"),
    z3: accepting("Papua"),
  };
  const pictured = drag.payload.labels.map((label, at) =>
    at === 1 && mode === "dropdown" ? { ...label, text: "", image: image("Pulau Jawa") } : label,
  );
  return {
    type: 16,
    payload: {
      ...drag.payload,
      mode,
      labels: pictured,
      zones: drag.payload.zones.map((zone, at) =>
        at === 0 ? { ...zone, hint: "pulau besar di barat" } : zone,
      ),
    },
    key: { ...drag.key, texts },
  };
};
type Shown = { content: QuestionContent; answer: QuestionAnswer };
const shown: Record<string, Shown> = {
  "15-options": { content: options, answer: { type: 15, ids: ["o1"] } },
  "15-zones": { content: zones, answer: { type: 15, ids: ["z1", "z2"] } },
  "16-drag": { content: drag, answer: { type: 16, labels: { z1: "l1", z2: "l4" } } },
  "16-dropdown": {
    content: labelled("dropdown"),
    answer: { type: 16, labels: { z1: "l1", z2: "l3" } },
  },
  "16-typed": {
    content: labelled("typed"),
    answer: { type: 16, labels: { z1: "andalas", z3: "Timor" } },
  },
};
const modes = ["preview", "paper", "key", "result", "shares"] as const;

async function drawn(page: Page): Promise<void> {
  await page.locator("main img").first().waitFor();
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>("main img")].every(
      (each) => each.complete && each.naturalWidth > 0,
    ),
  );
}

for (const [name, { content, answer }] of Object.entries(shown)) {
  test(`${name}: every mode and the editor are accessible, light and dark`, async () => {
    for (const theme of ["light", "dark"] as const) {
      const page = await open(undefined, theme);
      for (const mode of modes) {
        await showInGallery(page, { content, answer, mode } as GalleryView);
        await drawn(page);
        await assertAccessible(page, `${name} ${mode}`);
        await screenshot(page, `${name}-${mode}-${theme}`);
      }
      await editInGallery(page, { content, policy: "bobot_opsi" });
      await drawn(page);
      await assertAccessible(page, `${name} editor`);
      await screenshot(page, `${name}-editor-${theme}`);
      await page
        .getByRole("button", { name: /^Tambah/u })
        .last()
        .scrollIntoViewIfNeeded();
      await screenshot(page, `${name}-editor-end-${theme}`);
      await page.close();
    }
  });

  test(`${name}: fits a telephone`, async () => {
    const page = await open(phone);
    const fits = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
      );
    for (const mode of ["preview", "result"] as const) {
      await showInGallery(page, { content, answer, mode } as GalleryView);
      await drawn(page);
      await screenshot(page, `${name}-${mode}-phone`);
      await soon.ok(() => fits(), mode);
    }
    await editInGallery(page, { content });
    await drawn(page);
    await screenshot(page, `${name}-editor-phone`);
    await soon.ok(() => fits(), "editor");
  });
}

/** A place on the picture, in the window. */
async function placeOf(page: Page, x: number, y: number): Promise<[number, number]> {
  const canvas = page.locator('svg[viewBox="0 0 100 75"]');
  await canvas.scrollIntoViewIfNeeded();
  const box = (await canvas.boundingBox())!;
  return [box.x + x * box.width, box.y + y * box.height];
}
async function clickAt(page: Page, x: number, y: number): Promise<void> {
  await page.mouse.click(...(await placeOf(page, x, y)));
}
async function dragBetween(
  page: Page,
  from: readonly [number, number],
  to: readonly [number, number],
): Promise<void> {
  await page.mouse.move(...(await placeOf(page, ...from)));
  await page.mouse.down();
  await page.mouse.move(...(await placeOf(page, ...to)), { steps: 4 });
  await page.mouse.up();
}
/** What was answered, once it is as expected. */
async function answered(page: Page, expected: object): Promise<void> {
  await soon.equal(() => answerInGallery(page), expected);
}
/** The content, once the claim is true of it. */
async function made<Content extends QuestionContent>(
  page: Page,
  isRight: (content: Content) => boolean,
): Promise<Content> {
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const content = (await contentInGallery(page)) as Content | null;
    if (content && isRight(content)) return content;
    await page.waitForTimeout(50);
  }
  throw new Error(`Not as expected: ${JSON.stringify(await contentInGallery(page))}`);
}
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Never reached by Tab: ${String(wanted)}`);
}
const ids = (...given: string[]): AnswerOf<15> => ({ type: 15, ids: given });

test("pictures are chosen by a press anywhere on them, and taken back by the next", async () => {
  const page = await open();
  await showInGallery(page, { content: options, mode: "preview", answer: null });
  await page.getByRole("img", { name: "Gambar 2" }).click();
  await answered(page, ids("o2"));
  await page.getByRole("img", { name: "Gambar 3" }).click();
  await answered(page, ids("o3"));
  await page.getByRole("img", { name: "Gambar 3" }).click();
  await answered(page, ids());
});

test("pictures are chosen by keyboard alone", async () => {
  const page = await open();
  await showInGallery(page, { content: options, mode: "preview", answer: null });
  await tabTo(page, page.getByRole("radio", { name: /^A\./u }));
  await page.keyboard.press("Space");
  await answered(page, ids("o1"));
  await page.keyboard.press("ArrowDown");
  await answered(page, ids("o2"));
  await tabTo(page, page.getByRole("button", { name: "Kosongkan jawaban" }));
  await page.keyboard.press("Enter");
  await answered(page, ids());
  const several = { ...options.payload, multiple: true } as ContentOf<15>["payload"];
  await showInGallery(page, { content: { ...options, payload: several }, mode: "preview" });
  await tabTo(page, page.getByRole("checkbox", { name: /^B\./u }));
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await answered(page, ids("o2", "o4"));
});

test("zones are chosen by a press inside their shape, or by their number with the keyboard", async () => {
  const page = await open();
  await showInGallery(page, { content: zones, mode: "preview", answer: null });
  await drawn(page);
  await clickAt(page, 0.8, 0.75);
  await answered(page, ids("z3"));
  await clickAt(page, 0.72, 0.88);
  await clickAt(page, 0.2, 0.2);
  await answered(page, zonesRight);
  await showInGallery(page, { content: zones, mode: "preview", answer: null });
  await tabTo(page, page.getByRole("checkbox", { name: "Area 1" }));
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await answered(page, ids("z1", "z3"));
  const payload = { ...zones.payload, max_choices: 1 } as ContentOf<15>["payload"];
  await showInGallery(page, { content: { ...zones, payload }, mode: "preview", answer: null });
  await drawn(page);
  await clickAt(page, 0.2, 0.2);
  await clickAt(page, 0.5, 0.5);
  await answered(page, ids("z2"));
  await clickAt(page, 0.5, 0.5);
  await answered(page, ids());
});

test("labels are dragged onto zones, from zone to zone and off the picture", async () => {
  const page = await open();
  await showInGallery(page, { content: drag, mode: "preview", answer: null });
  await drawn(page);
  const dragTo = async (name: string, x: number, y: number) => {
    const chip = (await page.getByRole("button", { name, exact: true }).boundingBox())!;
    await page.mouse.move(chip.x + 10, chip.y + 10);
    await page.mouse.down();
    await page.mouse.move(...(await placeOf(page, x, y)), { steps: 4 });
    await page.mouse.up();
  };
  await dragTo("Sumatra", 0.2, 0.2);
  await answered(page, { type: 16, labels: { z1: "l1" } });
  await dragTo("Jawa", 0.8, 0.75);
  await answered(page, { type: 16, labels: { z1: "l1", z3: "l2" } });
  await dragTo("Area 3, Jawa", 0.5, 0.5);
  await answered(page, { type: 16, labels: { z1: "l1", z2: "l2" } });
  await dragTo("Papua", 0.8, 0.75);
  await answered(page, dragRight);
  await dragTo("Area 1, Sumatra", 0.4, 0.95);
  await answered(page, { type: 16, labels: { z2: "l2", z3: "l3" } });
});

test("labels are laid by two presses, and by keyboard alone", async () => {
  const page = await open();
  await showInGallery(page, { content: drag, mode: "preview", answer: null });
  await drawn(page);
  await page.getByRole("button", { name: "Papua" }).click();
  await clickAt(page, 0.8, 0.75);
  await answered(page, { type: 16, labels: { z3: "l3" } });
  await page.getByRole("button", { name: "Area 3, Papua" }).click();
  await page.getByRole("button", { name: "Kembalikan label" }).click();
  await answered(page, { type: 16, labels: {} });
  await showInGallery(page, { content: drag, mode: "preview", answer: null });
  await tabTo(page, page.getByRole("button", { name: "Sumatra" }));
  // Each time the focus goes to the next empty zone, and back to the labels that are left.
  for (const number of [1, 2, 3]) {
    await page.keyboard.press("Enter");
    await page.locator(":focus", { hasText: `Area ${number}, kosong` }).waitFor();
    await page.keyboard.press("Enter");
    await page.locator(":focus[data-label]").waitFor();
  }
  await answered(page, dragRight);
  await tabTo(page, page.getByRole("button", { name: "Area 2, Jawa" }));
  await page.keyboard.press("Delete");
  await answered(page, { type: 16, labels: { z1: "l1", z3: "l3" } });
});

test("labels are chosen from lists and typed, zone by zone", async () => {
  const page = await open();
  await showInGallery(page, { content: labelled("dropdown"), mode: "preview", answer: null });
  const list = (name: RegExp) => page.getByRole("combobox", { name });
  await list(/^Area 1/u).selectOption({ label: "Sumatra" });
  await list(/^Area 2/u).selectOption({ label: "Pulau Jawa" });
  await list(/^Area 3/u).selectOption({ label: "Papua" });
  await answered(page, dragRight);
  await showInGallery(page, { content: labelled("typed"), mode: "preview", answer: null });
  await tabTo(page, page.getByRole("textbox", { name: "Area 1: pulau besar di barat" }));
  for (const word of ["Sumatra", "Jawa", "Papua"]) {
    await page.keyboard.type(word);
    await page.keyboard.press("Tab");
  }
  await answered(page, { type: 16, labels: { z1: "Sumatra", z2: "Jawa", z3: "Papua" } });
});

let count = 0;
const blank = (type: 15 | 16) => blankQuestion(type, () => `b${(count += 1)}`).content;
const near = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((each, at) => Math.abs(each - (b[at] ?? 0)) < 0.012);
const faultsOf = (content: QuestionContent) =>
  checkQuestion({ ...blankQuestion(content.type, () => "x"), stem: "<p>Apa?</p>", content })
    .filter(({ severity }) => severity === "error")
    .map(({ path }) => path);
type Zones = { zones: { id: string; shape: string; coords: number[] }[] };
const zonesIn = (content: QuestionContent) => (content.payload as unknown as Zones).zones ?? [];
const sampleZones = zonesIn(zones);

async function drawSample(page: Page): Promise<void> {
  await drawn(page);
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
  await made(page, (content) => zonesIn(content).length === 3);
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
  const content = await made<ContentOf<15>>(page, ({ key }) => key.ids.length === 2);
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
  await page.locator(':focus[aria-label="Petunjuk area 1"]').waitFor();
  await page.keyboard.press("Tab");
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
  await made(page, (content) => near(zonesIn(content)[0]?.coords ?? [], [0.1, 0.125, 0.2, 0.2]));
  const badge = page.getByRole("button", { name: "Area 1", exact: true });
  await badge.focus();
  for (const key of ["ArrowRight", "Shift+ArrowDown", "Alt+ArrowRight", "Alt+Shift+ArrowDown"]) {
    await page.keyboard.press(key);
  }
  const wanted = [0.11, 0.175, 0.21, 0.25];
  await made(page, (content) => near(zonesIn(content)[0]?.coords ?? [], wanted));
  await press(page.getByRole("radio", { name: "Area 1 benar" }), "Space");
  const before = await made<ContentOf<15>>(page, ({ key }) => key.ids.length === 1);
  await badge.focus();
  await page.keyboard.press("Delete");
  await made<ContentOf<15>>(
    page,
    (content) => zonesIn(content).length + content.key.ids.length === 0,
  );
  await press(page.getByRole("button", { name: "Urungkan" }), "Enter");
  await made(page, (content) => JSON.stringify(content) === JSON.stringify(before));
});

test("zones are moved and pulled by mouse, also by touch-sized handles", async () => {
  const page = await open();
  await editInGallery(page, { content: zones });
  await drawn(page);
  await dragBetween(page, [0.25, 0.25], [0.35, 0.35]);
  await made(page, (content) => near(zonesIn(content)[0]!.coords, [0.2, 0.2, 0.2, 0.2]));
  await dragBetween(page, [0.4, 0.4], [0.45, 0.35]);
  await made(page, (content) => near(zonesIn(content)[0]!.coords, [0.2, 0.2, 0.25, 0.15]));
  await dragBetween(page, [0.8, 0.75], [0.75, 0.7]);
  await dragBetween(page, [0.75, 0.85], [0.75, 0.95]);
  await made(page, (content) =>
    near(zonesIn(content)[2]!.coords, [0.65, 0.65, 0.85, 0.65, 0.75, 0.95]),
  );
  assert.equal((await made<ContentOf<15>>(page, () => true)).key.ids, ["z1", "z3"]);
});

test("picture options keep ids and key when they are moved and removed", async () => {
  const page = await open();
  const errors = { "options.o1": "Gambar belum dipilih.", key: "Kunci jawaban belum dipilih." };
  await editInGallery(page, { content: options, errors, policy: "bobot_opsi" });
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
  const content = await made<ContentOf<15>>(
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
  const content = await made<ContentOf<16>>(
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
  const less = await made<ContentOf<16>>(page, ({ payload }) => payload.labels.length === 3);
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
  const content = await made<ContentOf<16>>(
    page,
    ({ key }) => key.texts["z1"]?.accepted[1]?.text === "Andalas",
  );
  assert.is(content.key.texts["z1"]!.accepted[0]!.text, "Sumatra");
  assert.equal(faultsOf(content), []);
  assert.equal(content.key.labels, drag.key.labels);
});

test.run();
