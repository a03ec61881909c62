// A bank on paper without its looks: what the server holds, what is chosen, and the papers that follow.
import { computed } from "nanostores";
import { getQuestionBank, type QuestionBank } from "../../../contract/questions/banks.ts";
import { exportQuestions } from "../../../contract/questions/questions.ts";
import { listReferences } from "../../../contract/questions/references.ts";
import { call } from "../../../core/api.ts";
import { destinationOf, href, hrefOf } from "../../../core/navigation.ts";
import { createPaper, type Paper, type PaperBank } from "../../../domain/paper/question-paper.ts";
import { loadAll } from "../../../kit/list/load-all.ts";
import {
  createKeptChoices,
  createPrintChoices,
} from "../../../kit/print/choices/create-print-choices.ts";
import { createDetail } from "../../../kit/record/create-detail.ts";
import {
  choiceFields,
  printedPacks,
  textFields,
  type PaperChoices,
  type PaperTexts,
} from "./bank-paper-choices.ts";

export type BankOnPaper = { bank: QuestionBank; content: PaperBank };
export type BankPaperModel = ReturnType<typeof createBankPaperModel>;

export function createBankPaperModel(bankId: string) {
  const detail = createDetail((signal) => load(bankId, signal));
  const kept = createKeptChoices("bank-paper", bankId, [choiceFields, textFields]);
  const choices = createPrintChoices<PaperChoices>(kept, choiceFields);
  const texts = createPrintChoices<PaperTexts>(kept, textFields);

  const $papers = computed([detail.$state, choices.$values], (state, chosen): Paper[] =>
    state.status === "ready" && chosen.questionSheets
      ? printedPacks(chosen).map((pack) => createPaper(state.detail.content, pack, chosen))
      : [],
  );

  return {
    ...detail,
    choices,
    /** Apart from the choices, since nothing but the top is drawn anew while they are typed. */
    texts,
    /** One for each package, none while question sheets are not printed. */
    $papers,
  };
}

/**
 * Where the paper was opened: the list of banks or the bank's questions, with what was filtered there; its questions from
 * anywhere else. `from`: the address before this one, empty where nobody knows.
 */
export function wayBack(id: string, from: string): string {
  const came = from === "" ? null : destinationOf(from);
  const isKnown =
    came?.name === "banksoal" || (came?.name === "banksoal.soal" && came.params["id"] === id);
  return came && isKnown ? hrefOf(came) : href("banksoal.soal", { id });
}

async function load(id: string, signal: AbortSignal): Promise<BankOnPaper> {
  const [bank, { items: questions }, references] = await Promise.all([
    call(getQuestionBank, { id }, { signal }),
    call(exportQuestions, { id }, { signal }),
    loadAll((paging) => call(listReferences, { id, sort: "position", ...paging }, { signal })),
  ]);
  return { bank, content: { id, plan: bank.plan, questions, references } };
}
