// What can be done with one bank: a locked one can only be opened.
import type { QuestionBank } from "../../../contract/questions/banks.ts";
import { href, navigate } from "../../../core/navigation.ts";
import type { MenuItem } from "../../../ui/overlay/popup-menu.tsx";
import { bankLabel } from "./bank-text.ts";
import { banksMessages } from "./banks-messages.ts";
import type { BanksModel } from "./banks-model.ts";
import type { BankDialogs } from "./use-bank-dialogs.ts";

type Dialogs = Pick<BankDialogs, "open" | "act">;

export function openQuestions({ id }: QuestionBank): void {
  navigate(href("banksoal.soal", { id }));
}

/** `isHead`: the person is the Head Master, who opens a lock whose password is lost. */
export function lockedBankActions(
  bank: QuestionBank,
  isHead: boolean,
  { open }: Dialogs,
): MenuItem[] {
  const t = banksMessages.get();
  const unlock: MenuItem = {
    label: t.unlockIt,
    icon: "lock-open",
    onSelect: () => open("lock", { bank }),
  };
  const force: MenuItem = {
    label: t.forceUnlock,
    hint: t.forceUnlockHint,
    icon: "key-round",
    onSelect: () => open("force", { bank }),
  };
  return isHead ? [unlock, force] : [unlock];
}

export function openBankActions(
  bank: QuestionBank,
  { actions }: BanksModel,
  { open, act }: Dialogs,
): MenuItem[] {
  const t = banksMessages.get();
  const { id } = bank;
  return [
    { label: t.toQuestions, icon: "clipboard-pen", onSelect: () => openQuestions(bank) },
    {
      label: t.toReferences,
      icon: "book-open",
      onSelect: () => navigate(href("banksoa.reference", { id })),
    },
    { label: t.toMedia, icon: "image", onSelect: () => open("media", { bank }) },
    {
      label: t.print,
      icon: "printer",
      onSelect: () => window.open(href("print.banksoal.preview", { id }), "_blank", "noopener"),
    },
    "line",
    { label: t.edit, icon: "pencil", onSelect: () => open("form", { bank }) },
    { label: t.copy, icon: "copy", onSelect: () => open("copy", { bank }) },
    { label: t.lockIt, icon: "lock", onSelect: () => open("lock", { bank }) },
    ...actions.rowItems(bank, ["archive", "unarchive", "delete"], (kind) =>
      act(kind, { ids: [id], name: bankLabel(bank) }),
    ),
  ];
}
