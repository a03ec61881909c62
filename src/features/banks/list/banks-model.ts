// The question banks screen without its looks: the list, what its filters offer, and what follows from a change.
import { atom } from "nanostores";
import type { ReadableAtom } from "nanostores";
import {
  bankSorts,
  bankStatuses,
  deleteQuestionBanks,
  listQuestionBankChoices,
  listQuestionBankIds,
  listQuestionBanks,
  setQuestionBankStatus,
} from "../../../contract/questions/banks.ts";
import type { BankStatus, QuestionBank } from "../../../contract/questions/banks.ts";
import type { EndpointOutput } from "../../../contract/calls/endpoint.ts";
import { responseCodes } from "../../../contract/calls/envelope.ts";
import type { BulkResult } from "../../../contract/calls/fields.ts";
import { call } from "../../../core/api.ts";
import { formatNumber } from "../../../core/format.ts";
import { notify } from "../../../core/notices.ts";
import { countResults, createBulk } from "../../../kit/bulk/create-bulk.ts";
import { createList } from "../../../kit/list/create-list.ts";
import type { ListModel } from "../../../kit/list/create-list.ts";
import { banksMessages } from "./banks-messages.ts";

export type BankSort = (typeof bankSorts)[number];
export type BankFilters = {
  subject_id: string;
  author_id: string;
  grade: string;
  locked: "" | "ya" | "tidak";
  status: "" | BankStatus;
};
export type BankList = ListModel<QuestionBank, BankFilters, BankSort>;
export type BanksModel = ReturnType<typeof createBanksModel>;
export type BankChoices = EndpointOutput<typeof listQuestionBankChoices>;
/** Archived ones are out of the way until they are asked for. */
const filters: BankFilters = {
  subject_id: "",
  author_id: "",
  grade: "",
  locked: "",
  status: "aktif",
};
/** What can be done to one bank or many. */
export type Leaving = "archive" | "unarchive" | "remove";

export function createBanksModel() {
  const abort = new AbortController();
  const list: BankList = createList({
    name: "banks",
    load: (query, signal) => call(listQuestionBanks, query, { signal }),
    loadIds: async (query, signal) => (await call(listQuestionBankIds, query, { signal })).ids,
    filters,
    sort: "-created_at",
    sortable: bankSorts,
    acceptsFilter,
  });
  const $choices = createChoices(abort.signal);

  async function changed(): Promise<void> {
    await Promise.all([list.reload(), $choices.refresh()]);
  }

  /** Tells it and shows what the server says now. */
  function told(text: "saved" | "copied" | "lockedNow" | "unlockedNow", bank: QuestionBank): void {
    const t = banksMessages.get();
    notify(responseCodes.success, t.savedTitle, t[text]({ label: bank.kode }));
    void changed();
  }

  function createRun(leaving: Leaving, ids: readonly string[]) {
    return createBulk({ ids, send: async (batch) => (await sendBatch(leaving, batch)).results });
  }

  function left(leaving: Leaving, results: readonly BulkResult[]): void {
    const { done } = countResults(results);
    list.forget(results.filter(({ outcome }) => outcome !== "refused").map(({ id }) => id));
    if (done > 0) {
      const t = banksMessages.get();
      const text = { archive: t.archived, unarchive: t.unarchived, remove: t.removed }[leaving];
      notify(responseCodes.success, t.changedTitle, text({ n: formatNumber(done) }));
    }
    void changed();
  }

  function exit(): void {
    abort.abort();
    list.exit();
  }

  return {
    list,
    $choices: $choices.$items,
    retryChoices: $choices.refresh,
    told,
    createRun,
    left,
    exit,
  };
}

function acceptsFilter(name: keyof BankFilters & string, value: string): boolean {
  if (name === "status") return ["", ...bankStatuses].includes(value);
  if (name === "locked") return ["", "ya", "tidak"].includes(value);
  return true;
}

function sendBatch(leaving: Leaving, ids: string[]) {
  if (leaving === "remove") return call(deleteQuestionBanks, { ids });
  const status = leaving === "archive" ? "arsip" : "aktif";
  return call(setQuestionBankStatus, { ids, status });
}

export type ChoicesState =
  | { status: "loading" }
  | { status: "failed" }
  | { status: "ready"; choices: BankChoices };

function createChoices(signal: AbortSignal) {
  const $items = atom<ChoicesState>({ status: "loading" });
  async function refresh(): Promise<void> {
    try {
      const choices = await call(listQuestionBankChoices, {}, { signal });
      if (!signal.aborted) $items.set({ status: "ready", choices });
    } catch {
      // Older choices are better than none; the form offers another try.
      if (!signal.aborted && $items.get().status !== "ready") $items.set({ status: "failed" });
    }
  }
  void refresh();
  return { $items: $items as ReadableAtom<ChoicesState>, refresh };
}
