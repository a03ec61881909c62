// Question banks (banksoal): the list, and the dialogs that add, change, copy, lock, archive and delete.
// The form is loaded when it is opened.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import { formatNumber } from "../../../core/format.ts";
import { $session } from "../../../core/session.ts";
import { ListPage } from "../../../kit/list/list-page.tsx";
import { useModel } from "../../../kit/use-model.ts";
import { Button } from "../../../ui/input/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { BankDetail } from "./bank-detail.tsx";
import { BankFilters } from "./bank-filters.tsx";
import { BankLeaving } from "./bank-leaving.tsx";
import { CopyDialog, ForceDialog, LockDialog } from "./bank-lock-dialogs.tsx";
import { bankRowActions, openForm, openQuestions } from "./bank-row-actions.ts";
import type { OpenDialog } from "./bank-row-actions.ts";
import { bankLabel } from "./bank-words.ts";
import { bankListColumns } from "./banks-columns.tsx";
import { bankDialogMessages, banksMessages } from "./banks-messages.ts";
import { createBanksModel } from "./banks-model.ts";
import type { BanksModel, Leaving } from "./banks-model.ts";

export default function BanksScreen() {
  const t = useStore(banksMessages);
  const dialogs = useStore(bankDialogMessages);
  const model = useModel(createBanksModel);
  const session = useStore($session);
  const selected = useStore(model.list.$selected);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const isHead = session.status === "in" && session.user.role === "EVIL";
  const leave = (leaving: Leaving) => setDialog({ is: "leaving", leaving, ids: [...selected] });
  const add = (
    <Button variant="primary" icon="plus" onClick={() => openForm(null, setDialog)}>
      {t.add}
    </Button>
  );
  return (
    <>
      <ListPage
        title={t.title}
        countLabel={(count) => t.count({ count: formatNumber(count) })}
        list={model.list}
        searchLabel={t.search}
        filters={<BankFilters model={model} />}
        columns={bankListColumns(t)}
        rowLabel={bankLabel}
        renderDetail={(bank) => <BankDetail bank={bank} />}
        rowActions={(bank) => bankRowActions(bank, t, isHead, setDialog)}
        onOpen={(bank) => (bank.locked ? setDialog({ is: "lock", bank }) : openQuestions(bank))}
        bulkActions={
          <>
            <Button size="s" icon="archive" onClick={() => leave("archive")}>
              {dialogs.archiveSelected}
            </Button>
            <Button size="s" variant="danger" icon="trash-2" onClick={() => leave("remove")}>
              {dialogs.removeSelected}
            </Button>
          </>
        }
        actions={add}
        empty={
          <EmptyState icon="library" title={t.emptyTitle} actions={add}>
            {t.emptyText}
          </EmptyState>
        }
      />
      {dialog && <BankDialog dialog={dialog} banks={model} open={setDialog} />}
    </>
  );
}

type BankDialogProps = {
  dialog: OpenDialog;
  banks: BanksModel;
  open(dialog: OpenDialog | null): void;
};

function BankDialog({ dialog, banks, open }: BankDialogProps) {
  const shared = { banks, onClose: () => open(null) };
  if (dialog.is === "form") return <dialog.Form bank={dialog.bank} {...shared} />;
  if (dialog.is === "media") {
    return <dialog.Manager bank={dialog.bank} onClose={shared.onClose} />;
  }
  if (dialog.is === "copy") return <CopyDialog bank={dialog.bank} {...shared} />;
  if (dialog.is === "lock") return <LockDialog bank={dialog.bank} {...shared} />;
  if (dialog.is === "force") return <ForceDialog bank={dialog.bank} {...shared} />;
  return (
    <BankLeaving
      // Another question is another dialog: its run begins anew.
      key={dialog.leaving}
      leaving={dialog.leaving}
      ids={dialog.ids}
      bank={dialog.bank}
      {...shared}
      onArchive={() => open({ ...dialog, leaving: "archive" })}
    />
  );
}
