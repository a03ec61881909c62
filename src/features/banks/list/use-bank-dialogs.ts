// The dialogs of the question banks screen. With its table of 16 types the form is the larger half of the screen, and files
// are shrunk before they are sent: nothing of that is needed for a list of banks.
import type { Target } from "../../../kit/actions/row-action.ts";
import { useDialogs } from "../../../kit/dialogs/use-dialogs.tsx";
import type { ActionKind } from "./bank-actions.ts";
import type { BanksModel } from "./banks-model.ts";

export type BankDialogs = ReturnType<typeof useBankDialogs>;

const table = {
  form: async () => (await import("./bank-form.tsx")).BankForm,
  copy: async () => (await import("./bank-dialogs.tsx")).CopyDialog,
  lock: async () => (await import("./bank-dialogs.tsx")).LockDialog,
  force: async () => (await import("./bank-dialogs.tsx")).ForceDialog,
  media: async () => (await import("../../../kit/media/media-manager.tsx")).MediaManager,
  removal: async () => (await import("./bank-removal.tsx")).BankRemoval,
  action: async () => (await import("./bank-dialogs.tsx")).BankActionDialog,
};

export function useBankDialogs(banks: BanksModel) {
  const { open, dialogs } = useDialogs(table, { banks });

  function act(kind: ActionKind, target: Target): void {
    if (kind === "delete") open("removal", { target, onArchive: () => act("archive", target) });
    else open("action", { kind, target });
  }

  return { open, act, dialogs };
}
