// The dialogs of the question banks screen. With its table of 16 types the form is the larger half of the screen, and files
// are shrunk before they are sent: nothing of that is needed for a list of banks.
import { lazy } from "../../../core/on-demand/lazy.ts";
import type { Target } from "../../../kit/actions/row-action.ts";
import { useDialogs } from "../../../kit/dialogs/use-dialogs.tsx";
import type { ActionKind } from "./bank-actions.ts";
import type { BanksModel } from "./banks-model.ts";

export type BankDialogs = ReturnType<typeof useBankDialogs>;

const table = {
  form: lazy(() => import("./bank-form.tsx"), "BankForm"),
  copy: lazy(() => import("./bank-dialogs.tsx"), "CopyDialog"),
  lock: lazy(() => import("./bank-dialogs.tsx"), "LockDialog"),
  force: lazy(() => import("./bank-dialogs.tsx"), "ForceDialog"),
  media: { onDemand: lazy(() => import("../../../kit/media/media-manager.tsx"), "MediaManager") },
  removal: lazy(() => import("./bank-removal.tsx"), "BankRemoval"),
  action: lazy(() => import("./bank-dialogs.tsx"), "BankActionDialog"),
};

export function useBankDialogs(banks: BanksModel) {
  const { open, dialogs } = useDialogs(table, { banks });

  function act(kind: ActionKind, target: Target): void {
    if (kind === "delete") open("removal", { target, onArchive: () => act("archive", target) });
    else open("action", { kind, target });
  }

  return { open, act, dialogs };
}
