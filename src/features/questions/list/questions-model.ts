// The screen of a bank's questions without its looks: the bank, the list, what its filters offer, the order, and what
// follows from a change.
import { atom, type ReadableAtom } from "nanostores";
import { getQuestionBank } from "../../../contract/questions/banks.ts";
import {
  type OrderMode,
  type QuestionType,
  questionTypeCodes,
} from "../../../contract/questions/question-types.ts";
import type { CallInput } from "../../../contract/calls/call.ts";
import { responseCodes } from "../../../contract/calls/envelope.ts";
import { bulkBatchSize } from "../../../contract/calls/list-fields.ts";
import { difficulties } from "../../../contract/questions/question-fields.ts";
import {
  listQuestionIds,
  listQuestions,
  moveQuestions,
  questionSorts,
  setQuestionOrderMode,
  type Question,
} from "../../../contract/questions/questions.ts";
import { call } from "../../../core/api.ts";
import { formatNumber } from "../../../core/format.ts";
import { notify } from "../../../core/notices.ts";
import { createDetail } from "../../../kit/record/create-detail.ts";
import type { ListModel } from "../../../kit/list/create-list.ts";
import { createRecords } from "../../../kit/list/create-records.ts";
import { createMoveQueue } from "../../../kit/ordering/move-queue.ts";
import type { RowOrder } from "../../../kit/ordering/use-row-order.ts";
import { createQuestionActions } from "../actions/question-actions.ts";
import { createQuestionChoices } from "./question-choices.ts";
import { questionsMessages } from "./questions-messages.ts";

export type QuestionSort = (typeof questionSorts)[number];
export type QuestionFilters = {
  type: string;
  competence_id: string;
  reference_id: string;
  difficulty: "" | "-" | (typeof difficulties)[number];
  faulty: "" | "ya";
};
export type QuestionList = ListModel<Question, QuestionFilters, QuestionSort>;
export type QuestionsModel = ReturnType<typeof createQuestionsModel>;
export type Move = Omit<CallInput<typeof moveQuestions>, "id" | "ids">;

export function createQuestionsModel(bankId: string) {
  const bank = createDetail((signal) => call(getQuestionBank, { id: bankId }, { signal }));
  const records = createRecords<Question, QuestionFilters, QuestionSort>({
    name: "questions",
    endpoints: { list: listQuestions, ids: listQuestionIds },
    within: { id: bankId },
    filters: { type: "", competence_id: "", reference_id: "", difficulty: "", faulty: "" },
    sort: "position",
    sortable: questionSorts,
    acceptsFilter,
    // It counts its questions.
    lookups: [bank],
  });
  const { list, changed } = records;
  const { exit: exitChoices, ...choices } = createQuestionChoices(bankId, bank.$state);
  const usedBy = createUsedBy(list);

  return {
    ...records,
    ...choices,
    ...createOrder(bankId, list, changed),
    bankId,
    $bank: bank.$state,
    $usedBy: usedBy.$names,
    actions: createQuestionActions(records),
    async retry(): Promise<void> {
      await Promise.all([bank.retry(), list.reload()]);
    },
    /** The question, as long as it is on screen. */
    shown(id: string): Question | null {
      const state = list.$state.get();
      const items = state.status === "ready" ? state.page.items : [];
      return items.find((question) => question.id === id) ?? null;
    },
    /** Of which types these questions are: while some of them are not on screen, of any that the bank has. */
    typesOf(ids: readonly string[]): QuestionType[] {
      const shown = ids.map((id) => this.shown(id)?.content.type);
      const state = bank.$state.get();
      const entered = state.status === "ready" ? state.detail.entered : [];
      const types = shown.includes(undefined) ? entered.map(({ type }) => type) : shown;
      return questionTypeCodes.filter((type) => types.includes(type));
    },
    /** Of the bank, whatever the list shows. */
    total(): number {
      const state = bank.$state.get();
      const entered = state.status === "ready" ? state.detail.entered : [];
      return entered.reduce((sum, { count }) => sum + count, 0);
    },
    exit(): void {
      exitChoices();
      usedBy.exit();
      bank.exit();
      records.exit();
    },
  };
}

/** Addresses are typed and sent by people: an unknown type would be refused by the server. */
function acceptsFilter(name: keyof QuestionFilters, value: string): boolean {
  if (name === "type") return questionTypeCodes.some((type) => String(type) === value);
  if (name === "difficulty") return value === "-" || difficulties.some((each) => each === value);
  if (name === "faulty") return value === "ya";
  return value.length <= 64;
}

// --- The order ---

function createOrder(bankId: string, list: QuestionList, changed: () => Promise<void>) {
  // A refused move often means that somebody else has changed how the bank is ordered.
  const { $moved, move } = createMoveQueue(changed);

  async function send(ids: readonly string[], to: Move): Promise<string> {
    const { items } = await call(moveQuestions, { id: bankId, ids: [...ids], ...to });
    const t = questionsMessages.get();
    const first = formatNumber(Math.min(...items.map(({ number }) => number)));
    if (ids.length === 1) return t.movedOne({ number: first });
    return t.movedMany({ n: formatNumber(ids.length), number: first });
  }

  return {
    $moved,
    move: (ids: readonly string[], to: Move) => move(() => send(ids, to)),
    /** @throws ServerError; used where a dialog waits for it and says why not */
    async moveNow(ids: readonly string[], to: Move): Promise<void> {
      const text = await send(ids, to);
      const t = questionsMessages.get();
      notify(responseCodes.success, t.doneTitle, text);
      await changed();
    },
    /** @throws ServerError */
    async setOrderMode(order_mode: OrderMode): Promise<void> {
      await call(setQuestionOrderMode, { id: bankId, order_mode });
      const t = questionsMessages.get();
      notify(responseCodes.success, t.doneTitle, t[`ordered${order_mode}`]);
      if (list.$query.get().sort !== "position") list.sortBy("position");
      await changed();
    },
  };
}

// --- Which exams use it ---

/** Exams use the bank, not single questions: what one question names holds while a filter shows none. */
function createUsedBy(list: QuestionList) {
  const $names = atom<readonly string[]>([]);
  const exit = list.$state.subscribe((state) => {
    if (state.status !== "ready" || state.page.items.length === 0) return;
    const names = [...new Set(state.page.items.flatMap(({ used_by }) => used_by))];
    if (names.join("\n") !== $names.get().join("\n")) $names.set(names);
  });
  return { $names: $names as ReadableAtom<readonly string[]>, exit };
}

// --- The order by hand ---

/** A row goes alone, unless it is one of those that are selected. */
export function questionOrder({ list, move }: QuestionsModel): RowOrder {
  const together = (id: string): readonly string[] => {
    const selected = list.$selected.get();
    return selected.has(id) && selected.size <= bulkBatchSize ? [...selected] : [id];
  };
  return {
    together,
    targetOf: (dragged, over) => (together(dragged).includes(over) ? null : over),
    drop: (dragged, { target, side }) =>
      void move(together(dragged), { move: side, target_id: target }),
    step: (id, to) => move(together(id), { move: to }),
  };
}
