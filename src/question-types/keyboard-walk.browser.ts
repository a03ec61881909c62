// A question of each type written by keyboard alone, one after the other as a teacher fills a bank, from the list of its
// questions on. What is pressed besides the text is counted: nobody may be asked for more than this.
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { listQuestionBanks } from "../contract/questions/banks.ts";
import { questionTypes, type QuestionType } from "../contract/questions/question-types.ts";
import { listQuestions } from "../contract/questions/questions.ts";
import { plainTextOf } from "../domain/text/html-text.ts";
import { suite } from "../testing/browser/browser-suite.ts";
import { Console } from "../testing/browser/console-page.ts";
import {
  addressOf,
  callBeside,
  dialogOf,
  go,
  isFocused,
  settled,
} from "../testing/browser/list-screen.ts";
import { addressOfQuestion } from "../testing/browser/questions/question-form-page.ts";
import { CountedKeys } from "../testing/browser/questions/counted-keys.ts";
import { keyboardWalks, type KeyboardWalk } from "../testing/browser/questions/keyboard-walks.ts";

const test = suite("questions by keyboard alone");
let exo: Console;
let page: Page;
let keys: CountedKeys;
let bank: string;
test.before(async () => {
  exo = await Console.open();
  page = await exo.signedIn();
  page.setDefaultTimeout(8000);
  keys = new CountedKeys(page);
  bank = (await callBeside(page, listQuestionBanks, { q: "16 tipe" })).items[0]!.id;
});
test.after(() => exo.close());

const mark = "dengan papan ketik";
const answers = () => page.getByRole("region", { name: "Jawaban" });

/** The first from the list of questions, each other after the one before. */
async function begin(type: QuestionType, isFirst: boolean): Promise<void> {
  const gallery = dialogOf(page, "Tipe soal");
  if (isFirst) {
    await go(page, addressOf(exo, "banksoal.soal").replace(":id", bank));
    await settled(page);
    await keys.reach(page.getByRole("main").getByRole("link", { name: "Tambah soal" }));
    keys.take();
    await keys.press("Enter");
  } else await keys.press("Alt+g");
  await gallery.waitFor();
  await keys.press(...String(type));
  await isFocused(gallery.getByRole("button", { name: new RegExp(`^${type} `, "u") }));
  await keys.press("Enter");
  await isFocused(page.locator("[data-stem] [role=textbox]"));
}

/** Each saved by the key that goes on to the next. */
async function writeAll(walks: readonly KeyboardWalk[]): Promise<void> {
  const tooMany: string[] = [];
  for (const [at, { type, write, most, read, wanted }] of walks.entries()) {
    const stem = `Soal ${type} nomor ${at + 1} ${mark}`;
    await begin(type, at === 0);
    await keys.type(stem);
    await write();
    await keys.press("Control+Enter");
    await page.getByText("Soal baru", { exact: true }).first().waitFor();
    const name = questionTypes[type];
    const pressed = keys.take();
    if (pressed > most) tooMany.push(`${type} ${name}: ${pressed} keys, not ${most}`);
    const { items } = await callBeside(page, listQuestions, { id: bank, q: stem });
    const made = items.map((question) => [plainTextOf(question.stem), read(question.content)]);
    assert.equal(made, [[stem, wanted]], name);
  }
  assert.equal(tooMany, []);
}

test("types 1 to 9 are written, saved and followed by the next, in few keys and as they were meant", async () => {
  await writeAll(keyboardWalks(page, keys).filter(({ type }) => type < 10));
});

test("so are types 10 to 16, tables, blanks and pictures", async () => {
  await writeAll(keyboardWalks(page, keys).filter(({ type }) => type >= 10));
});

/** Of each stop: the row it belongs to, and whether it is where a text is written or a row begins. */
type Stop = { row: number; isText: boolean; name: string };

/** From the stem by Tab as far as the button of the type, which comes behind the explanation. */
async function stopsOfForm(): Promise<Stop[]> {
  const stops: Stop[] = [];
  await keys.reach(page.locator("[data-stem] [role=textbox]"));
  for (;;) {
    await keys.press("Tab");
    const stop = await page.evaluate(() => {
      const at = document.activeElement!;
      const row = at.closest("[data-part-row]");
      return {
        isEnd: at.matches("[data-type-button]"),
        row: [...document.querySelectorAll("[data-part-row]")].indexOf(row!),
        isText: at.matches("[role=textbox]"),
        name: at.getAttribute("aria-label") ?? at.textContent ?? "",
      };
    });
    if (stop.isEnd) return stops;
    stops.push(stop);
  }
}

test("in every type no text or row is more than two presses of Tab from the one before", async () => {
  const { items } = await callBeside(page, listQuestions, { id: bank, q: "" });
  const far: string[] = [];
  for (const question of items.filter(({ stem }) => !stem.includes(mark))) {
    await page.goto(addressOfQuestion(exo, question));
    await answers().getByRole("textbox").first().waitFor();
    let since = 0;
    let row = -1;
    for (const stop of await stopsOfForm()) {
      since = stop.isText || stop.row !== row || stop.row < 0 ? 1 : since + 1;
      row = stop.row;
      if (since > 2) far.push(`${question.content.type}: ${stop.name}`);
    }
  }
  assert.equal(far, []);
});

test.run();
