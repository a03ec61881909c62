// The dialogs of the board.
import { useDialogs } from "../../../kit/dialogs/use-dialogs.tsx";
import type { SessionsModel } from "./session-board-model.ts";

const table = {
  split: async () => (await import("./filling/split-dialog.tsx")).SplitDialog,
  copy: async () => (await import("./filling/copy-dialog.tsx")).CopyDialog,
  starts: async () => (await import("./filling/starts-dialog.tsx")).StartsDialog,
  import: async () => (await import("./filling/sessions-import-dialog.tsx")).SessionsImportDialog,
};

export function useSessionDialogs(model: SessionsModel) {
  return useDialogs(table, { model });
}
