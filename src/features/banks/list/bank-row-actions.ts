// What can be done with one bank: a locked one can only be opened.
import type { ComponentType } from "react";
import type { QuestionBank } from "../../../contract/questions/banks.ts";
import { href, navigate } from "../../../core/navigation.ts";
import { reportError } from "../../../core/notices.ts";
import type { MenuItem } from "../../../ui/overlay/menu.tsx";
import type { BankTexts } from "./banks-messages.ts";
import type { BanksModel, Leaving } from "./banks-model.ts";

export type OpenDialog =
  | { is: "form"; bank: QuestionBank | null; Form: ComponentType<BankFormProps> }
  | { is: "copy"; bank: QuestionBank }
  | { is: "lock"; bank: QuestionBank }
  | { is: "force"; bank: QuestionBank }
  | { is: "media"; bank: QuestionBank; Manager: ComponentType<MediaManagerProps> }
  | { is: "leaving"; leaving: Leaving; ids: readonly string[]; bank?: QuestionBank };
type Open = (dialog: OpenDialog) => void;

export type BankFormProps = {
  /** Null: a new one. */
  bank: QuestionBank | null;
  banks: BanksModel;
  onClose(): void;
};

/** With its table of 16 types the form is the larger half of the screen: it is loaded when it is opened. */
export function openForm(bank: QuestionBank | null, open: Open): void {
  import("./bank-form.tsx")
    .then((chunk) => open({ is: "form", bank, Form: chunk.BankForm }))
    .catch(reportError);
}

type MediaManagerProps = { bank: QuestionBank; onClose(): void };

/** Pictures are shrunk before they are sent: nothing of that is needed for a list of banks. */
function openMedia(bank: QuestionBank, open: Open): void {
  import("../../../kit/media/media-manager.tsx")
    .then((chunk) => open({ is: "media", bank, Manager: chunk.MediaManager }))
    .catch(reportError);
}

export function openQuestions({ id }: QuestionBank): void {
  navigate(href("banksoal.soal", { id }));
}

/** `isHead`: the person is the Head Master, who opens a lock whose password is lost. */
export function bankRowActions(
  bank: QuestionBank,
  t: BankTexts,
  isHead: boolean,
  open: Open,
): readonly MenuItem[] {
  return bank.locked ? lockedActions(bank, t, isHead, open) : openActions(bank, t, open);
}

function lockedActions(bank: QuestionBank, t: BankTexts, isHead: boolean, open: Open) {
  const unlock: MenuItem = {
    label: t.unlockIt,
    icon: "lock-open",
    onSelect: () => open({ is: "lock", bank }),
  };
  const force: MenuItem = {
    label: t.forceUnlock,
    hint: t.forceUnlockHint,
    icon: "key-round",
    onSelect: () => open({ is: "force", bank }),
  };
  return isHead ? [unlock, force] : [unlock];
}

function openActions(bank: QuestionBank, t: BankTexts, open: Open): readonly MenuItem[] {
  const { id } = bank;
  const isActive = bank.status === "aktif";
  const leave = (leaving: Leaving) => open({ is: "leaving", leaving, ids: [id], bank });
  return [
    {
      label: t.toQuestions,
      icon: "clipboard-pen",
      onSelect: () => openQuestions(bank),
    },
    {
      label: t.toReferences,
      icon: "book-open",
      onSelect: () => navigate(href("banksoa.reference", { id })),
    },
    { label: t.toMedia, icon: "image", onSelect: () => openMedia(bank, open) },
    {
      label: t.print,
      icon: "printer",
      onSelect: () => window.open(href("print.banksoal.preview", { id }), "_blank", "noopener"),
    },
    "line",
    { label: t.edit, icon: "pencil", onSelect: () => openForm(bank, open) },
    { label: t.copy, icon: "copy", onSelect: () => open({ is: "copy", bank }) },
    { label: t.lockIt, icon: "lock", onSelect: () => open({ is: "lock", bank }) },
    isActive
      ? { label: t.archive, icon: "archive", onSelect: () => leave("archive") }
      : { label: t.unarchive, icon: "undo-2", onSelect: () => leave("unarchive") },
    {
      label: t.remove,
      icon: "trash-2",
      danger: true,
      disabled: !bank.is_own,
      ...(bank.is_own ? {} : { hint: t.notOwn }),
      onSelect: () => leave("remove"),
    },
  ];
}
