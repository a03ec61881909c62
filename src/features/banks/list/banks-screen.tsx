// Question banks (banksoal): the list, and the dialogs that add, change, copy, lock, archive and delete, each loaded when
// it is opened.
import { useStore } from "@nanostores/react";
import { formatNumber } from "../../../core/format.ts";
import { href } from "../../../core/navigation.ts";
import { $session } from "../../../core/session.ts";
import { ListPage } from "../../../kit/list/list-page.tsx";
import { useModel } from "../../../kit/use-model.ts";
import { Button } from "../../../ui/input/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { BankDetail } from "./bank-detail.tsx";
import { BankFilters } from "./bank-filters.tsx";
import { lockedBankActions, openBankActions, openQuestions } from "./bank-row-actions.ts";
import { bankLabel } from "./bank-text.ts";
import { bankListColumns } from "./banks-columns.tsx";
import { banksMessages } from "./banks-messages.ts";
import { createBanksModel } from "./banks-model.ts";
import { useBankDialogs } from "./use-bank-dialogs.ts";

export default function BanksScreen() {
  const t = useStore(banksMessages);
  const model = useModel(createBanksModel);
  const session = useStore($session);
  const { list } = model;
  const { open, act, dialogs } = useBankDialogs(model);
  const isHead = session.status === "in" && session.user.role === "EVIL";
  const add = (
    <Button variant="primary" icon="plus" onClick={() => open("form", { bank: null })}>
      {t.add}
    </Button>
  );
  return (
    <>
      <ListPage
        title={t.title}
        countLabel={(count) => t.count({ count: formatNumber(count) })}
        list={list}
        searchLabel={t.search}
        filters={<BankFilters model={model} />}
        columns={bankListColumns(t)}
        rowLabel={bankLabel}
        renderDetail={(bank) => <BankDetail bank={bank} />}
        rowActions={(bank) =>
          bank.locked
            ? lockedBankActions(bank, isHead, { open, act })
            : openBankActions(bank, model, { open, act })
        }
        addressOf={({ id, locked }) => (locked ? null : href("banksoal.soal", { id }))}
        onOpen={(bank) => (bank.locked ? open("lock", { bank }) : openQuestions(bank))}
        bulkActions={(selected) =>
          model.actions.selectionItems(["archive", "delete"], (kind) => act(kind, selected))
        }
        add={add}
        empty={
          <EmptyState icon="library" title={t.emptyTitle} actions={add}>
            {t.emptyText}
          </EmptyState>
        }
      />
      {dialogs}
    </>
  );
}
