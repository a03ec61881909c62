// The form of a question as its tests find it: opened on a new question or a stored one, written in and saved.
import type { Page } from "playwright-core";
import { listQuestionBanks } from "../../../contract/questions/banks.ts";
import { createQuestion, type Question } from "../../../contract/questions/questions.ts";
import { testQuestion } from "../../questions/open-test-bank.ts";
import type { Console } from "../console-page.ts";
import { addressOf, callBeside, go, isFocused } from "../list-screen.ts";

const bankCode = "BKSL-SEJ-2026";

export const stemOf = (page: Page) => page.getByRole("textbox", { name: "Pertanyaan" });
export const state = (page: Page, text: string) =>
  page.getByRole("main").getByText(text, { exact: true }).first().waitFor();
export const save = (page: Page) =>
  page.getByRole("button", { name: "Simpan", exact: true }).click();

export async function bankId(page: Page): Promise<string> {
  return (await callBeside(page, listQuestionBanks, { q: bankCode })).items[0]!.id;
}

export async function openNew(exo: Console, page: Page, type = 1): Promise<void> {
  const address = addressOf(exo, "banksoal.soal.add", `?type=${type}`);
  await go(page, address.replace(":id", await bankId(page)));
  await page.getByRole("heading", { level: 1, name: "Tambah soal" }).waitFor();
  await isFocused(stemOf(page));
}

let made = 0;
/** Beside the page, complete. */
export async function addQuestion(page: Page, text: string): Promise<Question> {
  made += 1;
  return callBeside(page, createQuestion, {
    id: await bankId(page),
    question_id: `uji-browser-nomor-${made}`,
    ...testQuestion(text),
  });
}

type Place = Pick<Question, "bank_id" | "id">;

export const addressOfQuestion = (exo: Console, { bank_id: bank, id }: Place) =>
  addressOf(exo, "banksoal.soal.edit").replace(":id", bank).replace(":soid", id);

export async function openQuestion(exo: Console, page: Page, question: Place): Promise<void> {
  await go(page, addressOfQuestion(exo, question));
  await page.getByRole("heading", { level: 1, name: /^Ubah soal/u }).waitFor();
  await stemOf(page).waitFor();
}

/** The stem, replaced by keys. */
export async function writeStem(page: Page, text: string): Promise<void> {
  await stemOf(page).click();
  await page.keyboard.press("Control+a");
  await page.keyboard.type(text);
}
