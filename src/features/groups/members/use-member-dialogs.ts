// The dialogs of a group's members, and what each leads to.
import { lazy } from "../../../core/on-demand/lazy.ts";
import type { Group } from "../../../contract/groups.ts";
import type { Target } from "../../../kit/actions/row-action.ts";
import { useDialogs } from "../../../kit/dialogs/use-dialogs.tsx";
import type { ActionKind } from "./member-actions.ts";
import type { MembersModel } from "./members-model.ts";

const table = {
  action: lazy(() => import("./member-action-dialog.tsx"), "MemberActionDialog"),
  copy: lazy(() => import("./copy-numbers-dialog.tsx"), "CopyNumbersDialog"),
  paste: lazy(() => import("./adding-dialog.tsx"), "PasteDialog"),
  search: lazy(() => import("./adding-dialog.tsx"), "SearchDialog"),
  import: { onDemand: lazy(() => import("./members-import-dialog.tsx"), "MembersImportDialog") },
};

export function useMemberDialogs(model: MembersModel, group: Group) {
  const { open, dialogs } = useDialogs(table, {});
  const onClose = (hasChanged: boolean) => void (hasChanged && model.changed());
  return {
    act: (kind: ActionKind, target: Target) => open("action", { model, kind, target }),
    /** `ids` null: all that the filters find. */
    openCopy: (ids: readonly string[] | null) =>
      open("copy", { loadIds: ids ? async () => ids : model.loadIds }),
    openPaste: () => open("paste", { group, onClose }),
    openSearch: () => open("search", { group, onClose }),
    openImport: () => open("import", { group, onClose }),
    dialogs,
  };
}
