// Asks before passwords are shown on cards, and before keeping copies of them is allowed or forbidden.
import { useStore } from "@nanostores/react";
import { formatNumber } from "../../../core/format.ts";
import { ConfirmDialog } from "../../../kit/dialogs/confirm-dialog.tsx";
import type { CardPasswordsQuestion } from "./card-passwords-field.tsx";
import { cardPasswordMessages } from "./card-passwords-messages.ts";
import type { CardPasswordsModel } from "./card-passwords-model.ts";

type CardPasswordsDialogProps = {
  model: CardPasswordsModel;
  question: CardPasswordsQuestion;
  onClose(): void;
};

export function CardPasswordsDialog({ model, question, onClose }: CardPasswordsDialogProps) {
  const t = useStore(cardPasswordMessages);
  const state = useStore(model.$state);
  const { withPassword } = useStore(model.$counts);
  if (question === "print") {
    return (
      <ConfirmDialog
        title={t.askPrint({ n: formatNumber(withPassword) })}
        confirmLabel={t.print}
        onConfirm={model.show}
        onClose={onClose}
      >
        {t.askPrintText}
      </ConfirmDialog>
    );
  }
  if (question === "allow") {
    return (
      <ConfirmDialog
        title={t.askAllow}
        confirmLabel={t.allow}
        onConfirm={() => model.allow(true)}
        onClose={onClose}
      >
        {t.askAllowText}
      </ConfirmDialog>
    );
  }
  const copies = state.status === "ready" ? state.detail.copies : 0;
  return (
    <ConfirmDialog
      title={t.askForbid}
      confirmLabel={t.forbidAll}
      danger
      onConfirm={() => model.allow(false)}
      onClose={onClose}
    >
      {t.askForbidText({ n: formatNumber(copies) })}
    </ConfirmDialog>
  );
}
