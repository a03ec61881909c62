// The question banks screen without its looks: the list, what its filters offer, and what follows from a change.
import {
  bankFillings,
  bankSorts,
  bankStatuses,
  listQuestionBankChoices,
  listQuestionBankIds,
  listQuestionBanks,
  type BankFilling,
  type BankStatus,
  type QuestionBank,
} from "../../../contract/questions/banks.ts";
import { call } from "../../../core/api.ts";
import { createRecords } from "../../../kit/list/create-records.ts";
import { createDetail } from "../../../kit/record/create-detail.ts";
import { createBankActions } from "./bank-actions.ts";
import { banksMessages } from "./banks-messages.ts";

export type BankSort = (typeof bankSorts)[number];
export type BankFilters = {
  subject_id: string;
  author_id: string;
  grade: string;
  locked: "" | "ya" | "tidak";
  filling: "" | BankFilling;
  status: "" | BankStatus;
};
export type BanksModel = ReturnType<typeof createBanksModel>;

export function createBanksModel() {
  const choices = createDetail((signal) => call(listQuestionBankChoices, {}, { signal }));
  const records = createRecords<QuestionBank, BankFilters, BankSort>({
    name: "banks",
    endpoints: { list: listQuestionBanks, ids: listQuestionBankIds },
    // Archived ones are out of the way until they are asked for.
    filters: {
      subject_id: "",
      author_id: "",
      grade: "",
      locked: "",
      filling: "",
      status: "aktif",
    },
    sort: "-created_at",
    sortable: bankSorts,
    acceptsFilter,
    lookups: [choices],
  });
  return {
    ...records,
    actions: createBankActions(records),
    /** Who may write banks, and the grades that banks name. */
    $choices: Object.assign(choices.$state, { refresh: choices.refresh }),
    /** Says what became of a bank, and shows what the server has now. */
    reportChange(
      text: "saved" | "copied" | "lockedNow" | "unlockedNow",
      { kode }: QuestionBank,
    ): void {
      records.saved(banksMessages.get()[text]({ label: kode }));
    },
    exit(): void {
      choices.exit();
      records.exit();
    },
  };
}

function acceptsFilter(name: keyof BankFilters & string, value: string): boolean {
  if (name === "status") return ["", ...bankStatuses].includes(value);
  if (name === "filling") return ["", ...bankFillings].includes(value);
  if (name === "locked") return ["", "ya", "tidak"].includes(value);
  return true;
}
