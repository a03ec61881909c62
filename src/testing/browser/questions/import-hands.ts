// Questions brought into a bank, as a person does it: the wizard, its review and its end.
import type { Locator, Page } from "playwright-core";
import { listQuestionBanks } from "../../../contract/questions/banks.ts";
import { listQuestions } from "../../../contract/questions/questions.ts";
import type { Console } from "../console-page.ts";
import { callBeside, dialogOf, pressMore, settled } from "../list-screen.ts";
import { addBank, goTo } from "./question-list.ts";

type SignedInOptions = Parameters<Console["signedIn"]>[1];
type Bank = { id: string; kode: string };
type Chosen = Parameters<Locator["setInputFiles"]>[0];

let banks = 0;

/** A bank of its own, on its list of questions. */
export async function openBankFor(
  exo: Console,
  looks?: SignedInOptions,
): Promise<{ page: Page; bank: Bank }> {
  const page = await exo.signedIn("EVIL", looks);
  page.setDefaultTimeout(20_000);
  banks += 1;
  const bank = await addBank(page, `IMP-${banks}`, {
    nama: "Bank import",
    default_option_count: 4,
    plan: [{ type: 1, count: 3, weight: 100, policy: "mutlak", minus: 0 }],
  });
  await goTo(exo, page, bank);
  return { page, bank };
}

export async function openImport(page: Page): Promise<Locator> {
  await pressMore(page, "Impor soal");
  const wizard = dialogOf(page, /^Impor soal ke/u);
  await wizard.getByText("File soal", { exact: true }).waitFor();
  return wizard;
}

export async function review(page: Page, files: Chosen): Promise<Locator> {
  const wizard = await openImport(page);
  await wizard.locator("input[type=file]").setInputFiles(files);
  await wizard.getByRole("tablist", { name: "Soal yang ditampilkan" }).waitFor();
  return wizard;
}

export async function save(wizard: Locator, count: number): Promise<void> {
  await wizard.getByRole("button", { name: `Simpan ${count} soal` }).click();
  await wizard.getByText(`${count} soal tersimpan`).first().waitFor();
}

/** The bank of all types, with its export open. */
export async function openExport(exo: Console, page: Page): Promise<Locator> {
  const { items } = await callBeside(page, listQuestionBanks, { q: "Contoh 16 tipe soal" });
  await goTo(exo, page, items[0]!);
  await settled(page);
  await pressMore(page, "Ekspor");
  const dialog = dialogOf(page, /^Ekspor soal/u);
  await dialog.getByRole("radio").first().waitFor();
  return dialog;
}

/** All questions of the bank. */
export const total = async (page: Page, id: string) =>
  (await callBeside(page, listQuestions, { id, per_page: 100 })).items;
