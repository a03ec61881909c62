// A small tree of competences, for tests of their order.
import type { Locator, Page } from "playwright-core";
import { createCompetence } from "../../contract/competences.ts";
import { createSubject } from "../../contract/subjects.ts";
import type { Console } from "./console-page.ts";
import {
  addressOf,
  callBeside,
  columnTexts,
  go,
  openScreen,
  range,
  settled,
} from "./list-screen.ts";

let subjects = 0;

/** A, A1, A2, B, C in a subject of their own, on screen. */
export async function openFamily(
  exo: Console,
): Promise<{ page: Page; subject: string; kode: string; a: string }> {
  const page = await openScreen(exo, "competence");
  subjects += 1;
  const { id: subject, kode } = await callBeside(page, createSubject, {
    kode: `UJI${subjects}`,
    nama: `Matpel Uji ${subjects}`,
    scope: "umum",
    agama_id: null,
    jurusan_ids: [],
    corrector_ids: [],
    kkm: null,
  });
  const add = (own: string, parent_id: string | null = null) =>
    callBeside(page, createCompetence, {
      subject_id: subject,
      parent_id,
      kode: own,
      uraian: `Uraian ${own}`,
      fase: "Fase E",
      jenis: "TP",
      level_kognitif: "",
    });
  const { id: a } = await add("A");
  await add("B");
  await add("C");
  await add("A1", a);
  await add("A2", a);
  await go(page, addressOf(exo, "competence", `?subject_id=${subject}`));
  await range(page, "1–5 dari 5");
  return { page, subject, kode, a };
}

export async function codes(page: Page): Promise<string> {
  await settled(page);
  const texts = await columnTexts(page, "Kode");
  return texts.map((text) => text.trim().split(/\s/u)[0]).join(" ");
}
export const handle = (page: Page, kode: string): Locator =>
  page.getByRole("button", { name: new RegExp(`^Atur urutan ${kode}:`, "u") });
export const waitForText = (page: Page, text: string) =>
  page.getByText(text, { exact: true }).waitFor();
