// The analysis of a bank as it is printed and saved, without its looks: what was fetched, and what is chosen.
import { $school } from "../../../core/institution/school.ts";
import { signerOr } from "../../../domain/institution/head-signer.ts";
import { atom, computed, type ReadableAtom } from "nanostores";
import type { AnalysedBank, AnalysedQuestion } from "../../../contract/analysis/item-analysis.ts";
import { readQuery } from "../../../core/navigation.ts";
import { lazy } from "../../../core/on-demand/lazy.ts";
import type {
  AnalysisRules,
  ItemAnalysis,
  QuestionAnalysis,
} from "../../../domain/item-analysis/analyse-items.ts";
import type { AnalysisSummary } from "../../../domain/item-analysis/summary/analysis-summary.ts";
import type { ItemResponses } from "../../../domain/item-analysis/sending/item-responses.ts";
import {
  createKeptChoices,
  createPrintChoices,
  createUnlinkedChoices,
} from "../../../kit/print/choices/create-print-choices.ts";
import { createDetail } from "../../../kit/record/create-detail.ts";
import {
  askedAnalysis,
  itemPaperFields,
  headFields,
  teacherFields,
  type AskedAnalysis,
  type ItemPaperChoices,
  type HeadSigner,
  type ItemSigners,
  type TeacherSigner,
} from "./item-paper-choices.ts";
import type { ItemText } from "../question/item-texts-lookups.ts";
import type { OwnDecision } from "./item-words-text.ts";

const loadLookups = lazy(() => import("./item-paper-lookups.ts"), "loadAnalysis");

export type PrintedItem = {
  asked: AnalysedQuestion;
  analysis: QuestionAnalysis;
  text: ItemText;
  /** What a teacher has decided; null: what is proposed counts. */
  own: OwnDecision | null;
};

export type AnalysisOnPaper = {
  bank: AnalysedBank;
  asked: AskedAnalysis;
  rules: AnalysisRules;
  responses: ItemResponses;
  analysis: ItemAnalysis;
  summary: AnalysisSummary;
  /** In the order of the columns of `responses`. */
  items: readonly PrintedItem[];
};
export type ItemPaperModel = ReturnType<typeof createItemPaperModel>;

/** `total` is 0 until the server has said it. */
export type FetchedPeople = { done: number; total: number };

export function createItemPaperModel(bankId: string) {
  const $fetched = atom<FetchedPeople>({ done: 0, total: 0 });
  const asked = askedAnalysis(readQuery());
  const detail = createDetail(async (signal) => {
    const loadAnalysis = await loadLookups();
    return loadAnalysis(bankId, asked, signal, (now) => $fetched.set(now));
  });
  const kept = createKeptChoices("item-paper", "all", [itemPaperFields]);
  const signing = "item-paper-signers";
  const head = createPrintChoices<HeadSigner>(
    createUnlinkedChoices(signing, "school", headFields),
    headFields,
  );
  // Of another bank somebody else is the teacher.
  const teacher = createPrintChoices<TeacherSigner>(
    createUnlinkedChoices(signing, bankId, teacherFields),
    teacherFields,
  );
  return {
    ...detail,
    $fetched: $fetched as ReadableAtom<FetchedPeople>,
    choices: createPrintChoices<ItemPaperChoices>(kept, itemPaperFields),
    head,
    teacher,
    /** The head of the school where nobody is typed. */
    $signers: computed([head.$values, teacher.$values, $school], (typed, ofBank, school) => {
      const signer = signerOr({ name: typed.head, nip: typed.headNip }, school);
      return { head: signer.name, headNip: signer.nip, ...ofBank };
    }) as ReadableAtom<ItemSigners>,
  };
}
