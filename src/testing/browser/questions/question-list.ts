// The list of a bank's questions as its tests find it: a bank of its own with these questions, on screen.
import type { Locator, Page } from "playwright-core";
import {
  createQuestionBank,
  type BankInput,
  type QuestionBank,
} from "../../../contract/questions/banks.ts";
import type { QuestionInput } from "../../../contract/questions/question-fields.ts";
import { createQuestion, type Question } from "../../../contract/questions/questions.ts";
import { listSubjectOptions } from "../../../contract/subjects.ts";
import { bankFields, testQuestion } from "../../questions/open-test-bank.ts";
import type { Console } from "../console-page.ts";
import { addressOf, callBeside, columnTexts, go, settled } from "../list-screen.ts";
import { soon } from "../soon.ts";

/** A bank of the first subject. */
export async function addBank(
  page: Page,
  kode: string,
  more: Partial<BankInput> = {},
): Promise<QuestionBank> {
  const [subject] = await callBeside(page, listSubjectOptions, {});
  return callBeside(page, createQuestionBank, { ...bankFields(kode, subject!.id), ...more });
}
const plan: BankInput["plan"] = [
  { type: 1, count: 5, weight: 60, policy: "mutlak", minus: 0 },
  { type: 8, count: 1, weight: 40, policy: "parsial", minus: 0 },
];
/** With more planned than there is. */
export const addPlannedBank = (page: Page, kode: string, order_mode: 0 | 1 = 0) =>
  addBank(page, kode, { order_mode, plan });
export const addTo = (page: Page, bank: string, input: QuestionInput): Promise<Question> =>
  callBeside(page, createQuestion, {
    id: bank,
    question_id: `soal-${Math.random().toString(36).slice(2)}-${Date.now()}`,
    ...input,
  });

export async function goTo(
  exo: Console,
  page: Page,
  { id, kode }: Pick<QuestionBank, "id" | "kode">,
  query = "",
): Promise<void> {
  await go(page, addressOf(exo, "banksoal.soal", query).replace(":id", id));
  await page.getByRole("heading", { name: `Soal ${kode}` }).waitFor();
}

let banks = 0;
/** A bank of its own with these questions, on screen. */
export async function openBank(
  exo: Console,
  inputs: readonly QuestionInput[],
  order_mode: 0 | 1 = 0,
  options?: Parameters<Console["signedIn"]>[1],
) {
  const page = await exo.signedIn("EVIL", options);
  banks += 1;
  const bank = await addPlannedBank(page, `UJI-${banks}`, order_mode);
  const questions: Question[] = [];
  for (const input of inputs) questions.push(await addTo(page, bank.id, input));
  await goTo(exo, page, bank);
  if (inputs.length > 0) await settled(page);
  return { page, bank, questions };
}
export const letters = (...names: string[]) => names.map((name) => testQuestion(name));

/** The questions of the list, row by row, once they are these. */
export async function shows(page: Page, ...texts: string[]): Promise<void> {
  const read = async () => {
    await settled(page);
    return (await columnTexts(page, "Soal")).map((text) => text.trim());
  };
  await soon.equal(read, texts);
}

/** What the question of that number is moved by. */
export const handle = (page: Page, number: number): Locator =>
  page.getByRole("button", { name: new RegExp(`^Atur urutan soal ${number}:`, "u") });
export const waitForText = (page: Page, text: string): Promise<void> =>
  page.getByText(text, { exact: true }).first().waitFor();
