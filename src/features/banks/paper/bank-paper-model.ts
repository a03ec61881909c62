// A bank on paper without its looks: what the server holds, what is chosen, and the papers that follow. The choices stand
// in the address, and the last ones of each bank on this PC.
import { atom, computed } from "nanostores";
import type { ReadableAtom } from "nanostores";
import { getQuestionBank } from "../../../contract/questions/banks.ts";
import type { QuestionBank } from "../../../contract/questions/banks.ts";
import { exportQuestions } from "../../../contract/questions/questions.ts";
import { listReferences } from "../../../contract/questions/references.ts";
import { call } from "../../../core/api.ts";
import { readQuery, replaceQuery } from "../../../core/navigation.ts";
import type { Query } from "../../../core/navigation.ts";
import { readPreferences, writePreference } from "../../../core/preferences/preferences.ts";
import { createPaper } from "../../../domain/paper/question-paper.ts";
import type { Paper, PaperBank } from "../../../domain/paper/question-paper.ts";
import { createDetail } from "../../../kit/record/create-detail.ts";
import { loadAll } from "../../../kit/list/load-all.ts";
import { paperQuery, printedPacks, readPaperQuery } from "./bank-paper-choices.ts";
import type { PaperChoices, PaperTexts } from "./bank-paper-choices.ts";

export type BankOnPaper = { bank: QuestionBank; content: PaperBank };
export type BankPaperModel = ReturnType<typeof createBankPaperModel>;

const screen = "bank-paper";

export function createBankPaperModel(bankId: string) {
  const detail = createDetail((signal) => load(bankId, signal));
  const first = readPaperQuery(firstQuery(bankId));
  const $choices = atom(first.choices);
  const $texts = atom(first.texts);

  function remember(): void {
    const query = paperQuery($choices.get(), $texts.get());
    replaceQuery(query);
    writePreference(screen, bankId, query);
  }
  if (location.search === "") replaceQuery(paperQuery(first.choices, first.texts));

  const $papers = computed([detail.$state, $choices], (state, choices): Paper[] =>
    state.status === "ready" && choices.sheets.questions
      ? printedPacks(choices).map((pack) => createPaper(state.detail.content, pack, choices))
      : [],
  );

  return {
    $state: detail.$state,
    retry: detail.retry,
    $choices: $choices as ReadableAtom<PaperChoices>,
    $texts: $texts as ReadableAtom<PaperTexts>,
    /** One for each package, none while question sheets are not printed. */
    $papers,
    choose(changes: Partial<PaperChoices>): void {
      $choices.set({ ...$choices.get(), ...changes });
      remember();
    },
    write(changes: Partial<PaperTexts>): void {
      $texts.set({ ...$texts.get(), ...changes });
      remember();
    },
    exit: detail.exit,
  };
}

/** An address that says anything is the whole truth; a bare one means what was printed last. */
function firstQuery(bankId: string): Query {
  const query = readQuery();
  if (Object.keys(query).length > 0) return query;
  const kept = readPreferences(screen)[bankId];
  if (typeof kept !== "object" || kept === null) return {};
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => typeof value === "string"));
}

async function load(id: string, signal: AbortSignal): Promise<BankOnPaper> {
  const [bank, { items: questions }, references] = await Promise.all([
    call(getQuestionBank, { id }, { signal }),
    call(exportQuestions, { id }, { signal }),
    loadAll((paging) => call(listReferences, { id, sort: "position", ...paging }, { signal })),
  ]);
  return { bank, content: { id, plan: bank.plan, questions, references } };
}
