// Where the forms of an exam are printed: at the address of a result with an id that no result has, because the route table is fixed.
import { href, type Query } from "../../../core/navigation.ts";

export const formPapersId = "formulir";

/** By its place among the forms; the names stand in addresses. */
export const formNames = [
  "nilai",
  "analisis",
  "remedial",
  "pengayaan",
  "rekap",
  "leger",
  "hadir",
  "acara",
] as const;
export type FormName = (typeof formNames)[number];

/** `one`: a form alone, without a table of contents. */
export type FormPapersAsked = { exam: string; group: string; one: FormName | null };

export function formPapersAddress({ exam, group, one }: FormPapersAsked): string {
  const query = { ujian: exam, ...(group !== "" && { g: group }), ...(one !== null && { f: one }) };
  return href("student.result.detail", { id: formPapersId }, query);
}

export function askedPapers({ ujian = "", g = "", f = "" }: Query): FormPapersAsked {
  return { exam: ujian, group: g, one: formNames.find((name) => name === f) ?? null };
}
