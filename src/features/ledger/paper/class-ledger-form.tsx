// The class ledger as a form among those of an exam (form-makers.ts): of all exams of its event, as it is printed from the ledger.
import { getLedgerSelection, getLedgerSheet } from "../../../contract/results/event-ledger.ts";
import { serverNow } from "../../../core/answers/server-clock.ts";
import { call } from "../../../core/api.ts";
import { readChoices } from "../../../kit/print/choices/choice-fields.ts";
import type { FormMaker } from "../../../kit/print/sheets/form-paper.ts";
import { classLedgerParts } from "./class-ledger-sheets.tsx";
import { ledgerPaperFields, type LedgerPaperChoices } from "./ledger-paper-choices.ts";
import { ledgerPaperMessages } from "./ledger-paper-messages.ts";

export const classLedgerForm: FormMaker = async ({ event_id, group_id, group }, signal) => {
  const [selected, sheet] = await Promise.all([
    call(getLedgerSelection, { event_id }, { signal }),
    call(getLedgerSheet, { event_id, group_id, sort: "nama" }, { signal }),
  ]);
  const printed = { sheet, asOf: serverNow() };
  return {
    sheets({ letterhead, aside: paper }) {
      if (sheet.items.length === 0) return [];
      const usual = readChoices<LedgerPaperChoices>(ledgerPaperFields, {});
      const choices = { ...usual, letterhead };
      const ledger = { choices, paper, selected, groupName: group, printed };
      const parts = classLedgerParts(ledger, ledgerPaperMessages.get());
      return parts.map((part) => ({ ...part, paper }));
    },
  };
};
