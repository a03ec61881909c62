// Asks before banks are archived, taken back or deleted, and says which were kept and why.
import { useStore } from "@nanostores/react";
import type { QuestionBank } from "../../../contract/questions/banks.ts";
import type { BulkResult } from "../../../contract/calls/fields.ts";
import { formatNumber } from "../../../core/format.ts";
import { BulkDialog } from "../../../kit/bulk/bulk-dialog.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { bankLabel } from "./bank-words.ts";
import { bankDialogMessages } from "./banks-messages.ts";
import type { BanksModel, Leaving } from "./banks-model.ts";

type BankLeavingProps = {
  banks: BanksModel;
  leaving: Leaving;
  ids: readonly string[];
  /** The one bank, when it is one. */
  bank?: QuestionBank | undefined;
  /** Archiving is the way out where deleting is refused. */
  onArchive(): void;
  onClose(): void;
};

export function BankLeaving({ banks, leaving, ids, bank, onArchive, onClose }: BankLeavingProps) {
  const t = useStore(bankDialogMessages);
  const n = formatNumber(ids.length);
  const one = bank && t[`${leaving}One`]({ label: bankLabel(bank) });

  function close(results: readonly BulkResult[] | null) {
    if (results) banks.left(leaving, results);
    onClose();
  }

  return (
    <BulkDialog
      title={one ?? t[`${leaving}Many`]({ n })}
      verb={t[`${leaving}Verb`]({ n })}
      danger={leaving === "remove"}
      createRun={() => banks.createRun(leaving, ids)}
      onClose={close}
    >
      {leaving === "remove" && bank && bank.schedule_count > 0 && (
        <Banner
          tone="warn"
          title={t.inUse({ n: formatNumber(bank.schedule_count) })}
          actions={<Button onClick={onArchive}>{t.archiveInstead}</Button>}
        />
      )}
      <p>{t[`${leaving}Meaning`]}</p>
    </BulkDialog>
  );
}
