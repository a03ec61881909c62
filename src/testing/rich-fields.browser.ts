// What an attacker writes into every field of rich text, and what a database holds that was broken into: nothing of it
// runs, covers anything or asks another host, wherever the console shows it.
import type { Locator, Page, Route } from "playwright-core";
import { suite } from "./browser/browser-suite.ts";
import * as assert from "uvu/assert";
import { listQuestionBanks } from "../contract/questions/banks.ts";
import { listMedia, mediaAddress } from "../contract/questions/media.ts";
import type { QuestionContent } from "../contract/questions/question-content.ts";
import type { QuestionInput } from "../contract/questions/question-fields.ts";
import {
  createQuestion,
  exportQuestions,
  getQuestion,
  listQuestions,
} from "../contract/questions/questions.ts";
import type { Question } from "../contract/questions/questions.ts";
import { createReference, listReferences } from "../contract/questions/references.ts";
import type { Reference } from "../contract/questions/references.ts";
import { htmlIn, withHtml } from "../exam-server/entities/questions/question-html.ts";
import { visit, walkEditors, walkList, walkPaper } from "./browser/questions/bank-walk.ts";
import { Console } from "./browser/console-page.ts";
import { assertHarmless, openWatched } from "./browser/harm-watch.ts";
import { callBeside, chooseFor, dialogOf, rowOf, toast } from "./browser/list-screen.ts";
import { formulaExploits, harmIn, htmlExploits } from "./exploits/html-exploits.ts";
import { sharedText } from "./questions/open-test-bank.ts";

const test = suite("rich fields");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
// Fails for whatever the policy refused, and for every request to another host.
test.after(() => exo.close());

/** One of each of the 16 types, with files where a type needs them. */
const bankCode = "BKSL-FIS-2026";
/** In this order and the other way round: what swallows all that follows hides none of them in both. */
const exploits = [...htmlExploits, ...formulaExploits];
let attack = exploits.join("\n");
let reversed = [...exploits].reverse().join("\n");
const plainAttack = "<img src=x onerror=alert(1)><script>alert(1)</script>";
/** Fields of a question that are no HTML, and are shown. */
const plainNames = new Set(["alt", "caption", "hint", "unit", "placeholder", "label", "text"]);

type Opened = { page: Page; bank: string; strays: string[] };

/** `strict`: whatever the policy refuses fails the test. */
async function openConsole({ strict = true } = {}): Promise<Opened> {
  const { page, strays } = await openWatched(exo, { strict });
  // Hundreds of exploits stand on one page.
  page.setDefaultTimeout(90_000);
  const bank = (await callBeside(page, listQuestionBanks, { q: bankCode })).items[0]!.id;
  const { items } = await callBeside(page, listMedia, { id: bank, kind: "image" });
  // A picture that is not there would be refused before anything of the exploit is looked at.
  const withPicture = (html: string) =>
    html.replaceAll("/storage/media/a.png", mediaAddress(items[0]!.id));
  attack = withPicture(attack);
  reversed = withPicture(reversed);
  return { page, bank, strays };
}

/** The question with the exploits behind what stands in each of its HTML fields and shown texts. */
function attacked(question: QuestionInput, html: string): QuestionInput {
  const payload = withPlainAttack(question.content.payload);
  const content = { ...question.content, payload } as QuestionContent;
  return withHtml({ ...question, content }, (before) => `${before}${html}`);
}

function withPlainAttack(value: unknown, name = ""): unknown {
  if (typeof value === "string") return plainNames.has(name) ? `${value} ${plainAttack}` : value;
  if (Array.isArray(value)) return value.map((each) => withPlainAttack(each, name));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    // The text of blanks is HTML with marks in it.
    Object.entries(value).map(([key, each]) => [
      key,
      key === "text" && "blanks" in value ? each : withPlainAttack(each, key),
    ]),
  );
}

/** Made beside the page: each type twice. */
async function postAttacks(page: Page, bank: string): Promise<Question[]> {
  const { items } = await callBeside(page, exportQuestions, { id: bank, ids: [] });
  const made: Question[] = [];
  for (const [turn, html] of [attack, reversed].entries()) {
    for (const { id: _id, ...question } of items) {
      const question_id = `serangan-${turn}-tipe-${question.content.type}-soal`;
      const input = attacked(question as QuestionInput, html);
      made.push(await callBeside(page, createQuestion, { ...input, id: bank, question_id }));
    }
  }
  return made;
}

/** Opens the row and waits for what is in it. */
async function openDetail(page: Page, row: Locator): Promise<void> {
  await row.getByRole("button", { name: /^Lihat detail/u }).click();
  await page.locator("main .rich-text").last().waitFor();
}

async function visitAll(page: Page, bank: string, questions: readonly Question[]): Promise<void> {
  const walk = {
    exo,
    page,
    bank: { id: bank, kode: bankCode },
    look: (where: string) => assertHarmless(page, where),
  };
  await walkList(walk);
  await walkEditors(
    walk,
    questions.map(({ id }) => id),
  );
  await walkPaper(walk);
}

test("exploits sent to every HTML field of all 16 types are harmless in list, detail, preview, editor and on paper", async () => {
  const { page, bank, strays } = await openConsole();
  const made = await postAttacks(page, bank);
  assert.is(new Set(made.map(({ content }) => content.type)).size, 16);
  for (const question of made) {
    for (const { html, path } of htmlIn(question)) assert.is(harmIn(html), null, path);
  }
  await visitAll(page, bank, made.slice(0, 16));
  assert.equal(strays, []);
});

/** The server's answers, as if what cleans them had failed. */
async function breakInto(page: Page): Promise<void> {
  const dirty = <One extends Question | Reference>(item: One): One =>
    "content" in item
      ? { ...item, ...attacked(item, reversed) }
      : { ...item, isi: `${item.isi}${attack}` };
  const falsify = async (route: Route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as {
      data: { items?: (Question | Reference)[]; question?: Question };
    };
    if (body.data?.items) body.data.items = body.data.items.map(dirty);
    if (body.data?.question) body.data.question = dirty(body.data.question);
    await route.fulfill({ response: answer, json: body });
  };
  await page.route(
    /\/api\/v1\/question-banks\/[^/]+\/(?:questions|references)(?:\?|$|\/export)/u,
    falsify,
  );
  await page.route(/\/api\/v1\/questions\/[\w-]+$/u, falsify);
}

test("what a broken database holds is cleaned once more where it is shown", async () => {
  // The policy refuses styles and a base address while they are being parsed, before they are dropped.
  const { page, bank, strays } = await openConsole({ strict: false });
  const { items } = await callBeside(page, listQuestions, { id: bank, per_page: 100 });
  await callBeside(page, createReference, { ...sharedText, id: bank, judul: "Bacaan rusak" });
  await breakInto(page);
  // Lists, words with blanks, cells: the list, the preview and the paper show all types.
  const edited = [1, 5, 11, 14].flatMap(
    (type) => items.find(({ content }) => content.type === type) ?? [],
  );
  await visitAll(page, bank, edited);
  await visit({ exo, page }, "banksoa.reference", { id: bank });
  await openDetail(page, rowOf(page, "Bacaan rusak"));
  await assertHarmless(page, "reference");
  assert.equal(strays, []);
  await page.close();
});

/** Into each rich field that is there, in both orders. One by one they are tried on the editor itself. */
async function pasteEverywhere(scope: Locator, least: number): Promise<void> {
  await scope.locator("[contenteditable=true]").first().waitFor();
  const fields = scope.locator("[role=textbox]");
  await fields.nth(least - 1).waitFor();
  const count = await fields.count();
  for (let at = 0; at < count; at += 1) {
    // An option's editor comes when somebody goes there.
    await fields.nth(at).focus();
    const field = fields.nth(at).and(scope.page().locator("[contenteditable=true]"));
    await field.waitFor();
    await field.evaluate(
      (box, exploits) => {
        for (const exploit of exploits) {
          const clipboardData = new DataTransfer();
          clipboardData.setData("text/html", exploit);
          const paste = { clipboardData, bubbles: true, cancelable: true };
          box.dispatchEvent(new ClipboardEvent("paste", paste));
        }
      },
      [attack, reversed],
    );
  }
}

test("exploits pasted into every rich field of a question do nothing, and none is kept", async () => {
  const { page, bank, strays } = await openConsole();
  const { items } = await callBeside(page, exportQuestions, { id: bank, ids: [] });
  for (const type of [1, 2, 5, 9, 12, 14]) {
    const { id } = items.find(({ content }) => content.type === type)!;
    await visit({ exo, page }, "banksoal.soal.edit", { id: bank, soid: id });
    await pasteEverywhere(page.getByRole("main"), 3);
    await assertHarmless(page, `pasted into type ${type}`);
    await page.keyboard.press("Control+s");
    await page.getByRole("main").getByText("Tersimpan", { exact: true }).first().waitFor();
    const { question } = await callBeside(page, getQuestion, { id });
    for (const { html, path } of htmlIn(question)) assert.is(harmIn(html), null, path);
  }
  assert.equal(strays, []);
});

test("exploits pasted into a reference do nothing in the form, under the row and in the preview", async () => {
  const { page, bank, strays } = await openConsole();
  const made = await callBeside(page, createReference, {
    ...sharedText,
    id: bank,
    judul: "Tempelan",
  });
  await visit({ exo, page }, "banksoa.reference", { id: bank });
  const label = `${made.kode} — Tempelan`;
  await chooseFor(page, label, "Ubah");
  const form = dialogOf(page, `Ubah ${made.kode}`);
  await pasteEverywhere(form, 1);
  await assertHarmless(page, "form");
  await form.getByRole("button", { name: "Simpan", exact: true }).click();
  await toast(page, "sudah disimpan").waitFor();
  const [stored] = (await callBeside(page, listReferences, { id: bank, q: "Tempelan" })).items;
  assert.is(harmIn(stored!.isi), null);
  await openDetail(page, rowOf(page, "Tempelan"));
  await assertHarmless(page, "detail");
  await chooseFor(page, label, "Pratinjau");
  await dialogOf(page, `Pratinjau ${made.kode}`).locator(".rich-text").waitFor();
  await assertHarmless(page, "preview");
  assert.equal(strays, []);
});

test.run();
