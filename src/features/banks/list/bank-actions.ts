// What can be done to question banks, one or many: out of the way and back, or gone.
import {
  deleteQuestionBanks,
  setQuestionBankStatus,
  type BankStatus,
  type QuestionBank,
} from "../../../contract/questions/banks.ts";
import type { BulkResult } from "../../../contract/calls/list-fields.ts";
import { call } from "../../../core/api.ts";
import {
  createRowActions,
  type ActedRecords,
  type RowActions,
} from "../../../kit/actions/create-row-actions.ts";
import { removalAction } from "../../../kit/actions/removal-action.ts";
import type { RowAction } from "../../../kit/actions/row-action.ts";
import { banksMessages, type BankTexts } from "./banks-messages.ts";

export type ActionKind = "archive" | "unarchive" | "delete";
export type BankActions = RowActions<ActionKind, QuestionBank>;

export function createBankActions(records: ActedRecords): BankActions {
  return createRowActions<ActionKind, QuestionBank>({
    records,
    many: (count) => banksMessages.get().count({ count }),
    actions: () => actionsIn(banksMessages.get()),
  });
}

function actionsIn(t: BankTexts): Record<ActionKind, RowAction<QuestionBank>> {
  return {
    archive: {
      label: t.archive,
      icon: "archive",
      leaves: true,
      fits: ({ status }) => status === "aktif",
      title: (who) => t.archiveTitle({ who }),
      verb: (count, { name }) => (name === null ? t.archiveVerb({ count }) : t.archive),
      send: (ids) => setStatus(ids, "arsip"),
      doneText: (who) => t.archived({ who }),
      takeBack: (done) => setStatus(idsOf(done), "aktif"),
    },
    unarchive: {
      label: t.unarchive,
      icon: "undo-2",
      leaves: true,
      fits: ({ status }) => status === "arsip",
      title: (who) => t.unarchiveTitle({ who }),
      verb: (count, { name }) => (name === null ? t.unarchiveVerb({ count }) : t.unarchive),
      send: (ids) => setStatus(ids, "aktif"),
      doneText: (who) => t.unarchived({ who }),
      takeBack: (done) => setStatus(idsOf(done), "arsip"),
    },
    delete: removalAction<QuestionBank>({
      hindrance: ({ is_own }) => (is_own ? null : t.notOwn),
      send: async (ids) => (await call(deleteQuestionBanks, { ids })).results,
      titleOfOne: (who) => t.removeOne({ who }),
    }),
  };
}

async function setStatus(ids: string[], status: BankStatus): Promise<BulkResult[]> {
  return (await call(setQuestionBankStatus, { ids, status })).results;
}

function idsOf(done: readonly BulkResult[]): string[] {
  return done.map(({ id }) => id);
}
