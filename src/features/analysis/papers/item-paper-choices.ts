// What is chosen for an analysis on paper, and what its address asks for.
import { onOff, writtenText, type ChosenBy } from "../../../kit/print/choices/choice-fields.ts";
import { pageFormatFields } from "../../../kit/print/choices/page-format-choices.ts";
import type { ItemStatus } from "../../../domain/item-analysis/status-proposal.ts";

export const itemPaperFields = {
  table: onOff("tabel", true),
  cards: onOff("kartu", true),
  sentences: onOff("kalimat", false),
  letterhead: pageFormatFields.letterhead,
  size: pageFormatFields.size,
};
export type ItemPaperChoices = ChosenBy<typeof itemPaperFields>;

/** Who signs for the school, and for the bank. Apart, since the sheets with questions are not drawn anew while they are typed. */
export const headFields = { head: writtenText("kepala"), headNip: writtenText("nip") };
export const teacherFields = { teacher: writtenText("guru"), teacherNip: writtenText("nip-guru") };
export type HeadSigner = ChosenBy<typeof headFields>;
export type TeacherSigner = ChosenBy<typeof teacherFields>;
export type ItemSigners = HeadSigner & TeacherSigner;

export type AskedAnalysis = {
  /** Empty: all. */
  schedule_ids: string[];
  group_id: string;
  /** Of the questions that are printed; null: all. */
  status: ItemStatus | null;
};

const statuses: readonly ItemStatus[] = ["diterima", "direvisi", "dibuang"];

/** The same words of the address as on the screen of the analysis: jadwal, with commas between, grup, status. */
export function askedAnalysis(query: Readonly<Record<string, string>>): AskedAnalysis {
  const { jadwal = "", grup = "", status = "" } = query;
  return {
    schedule_ids: jadwal.split(",").filter((id) => id !== ""),
    group_id: grup,
    status: statuses.find((each) => each === status) ?? null,
  };
}
