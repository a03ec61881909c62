// The dialogs of the board.
import { lazy } from "../../../core/on-demand/lazy.ts";
import { useDialogs } from "../../../kit/dialogs/use-dialogs.tsx";
import type { SessionsModel } from "./session-board-model.ts";

const table = {
  split: lazy(() => import("./filling/split-dialog.tsx"), "SplitDialog"),
  copy: lazy(() => import("./filling/copy-dialog.tsx"), "CopyDialog"),
  starts: lazy(() => import("./filling/starts-dialog.tsx"), "StartsDialog"),
  import: {
    onDemand: lazy(() => import("./filling/sessions-import-dialog.tsx"), "SessionsImportDialog"),
  },
};

export function useSessionDialogs(model: SessionsModel) {
  return useDialogs(table, { model });
}
