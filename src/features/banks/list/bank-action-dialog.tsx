// Asks before banks are archived, taken back or deleted, and says which were kept and why.
import { useStore } from "@nanostores/react";
import type { QuestionBank } from "../../../contract/questions/banks.ts";
import { formatNumber } from "../../../core/format.ts";
import { ActionDialog } from "../../../kit/actions/action-dialog.tsx";
import type { Target } from "../../../kit/actions/row-action.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/input/button.tsx";
import type { ActionKind } from "./bank-actions.ts";
import { bankDialogMessages } from "./banks-messages.ts";
import type { BanksModel } from "./banks-model.ts";

type BankActionDialogProps = {
  banks: BanksModel;
  kind: ActionKind;
  target: Target;
  /** The one bank, when it is one. */
  bank: QuestionBank | null;
  /** Archiving is the way out where deleting is refused. */
  onArchive(): void;
  onClose(): void;
};

export function BankActionDialog(props: BankActionDialogProps) {
  const { banks, kind, target, bank, onArchive, onClose } = props;
  const t = useStore(bankDialogMessages);
  return (
    <ActionDialog
      actions={banks.actions}
      kind={kind}
      target={target}
      input={null}
      onClose={onClose}
    >
      {kind === "delete" && bank && bank.schedule_count > 0 && (
        <Banner
          tone="warn"
          title={t.inUse({ n: formatNumber(bank.schedule_count) })}
          actions={<Button onClick={onArchive}>{t.archiveInstead}</Button>}
        />
      )}
      <p>{t[`${kind}Meaning`]}</p>
    </ActionDialog>
  );
}
