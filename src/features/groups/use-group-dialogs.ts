// The dialogs of the groups screen, and what each leads to.
import { useStore } from "@nanostores/react";
import { lazy } from "../../core/on-demand/lazy.ts";
import type { Group } from "../../contract/groups.ts";
import { reportError } from "../../core/notices.ts";
import { useDialogs } from "../../kit/dialogs/use-dialogs.tsx";
import type { EditedGroup } from "./group-form-model.ts";
import type { GroupsModel } from "./groups-model.ts";

const table = {
  form: lazy(() => import("./group-form.tsx"), "GroupForm"),
  removal: lazy(() => import("./group-removal.tsx"), "GroupRemoval"),
  import: {
    onDemand: lazy(() => import("./members/members-import-dialog.tsx"), "MembersImportDialog"),
  },
};

export type GroupDialogs = ReturnType<typeof useGroupDialogs>;

export function useGroupDialogs(model: GroupsModel) {
  const state = useStore(model.$state);
  const { open, dialogs } = useDialogs(table, {});
  const groups = state.status === "ready" ? state.detail.items : [];
  return {
    openForm: (edited: EditedGroup) => open("form", { model, groups, edited }),
    /** Says what it means now before it asks. */
    openRemoval: (group: Group) => {
      model
        .judgeRemoval(group)
        .then((deletion) => open("removal", { model, group, deletion }))
        .catch(reportError);
    },
    openImport: () =>
      open("import", {
        group: null,
        onClose: (hasImported) => void (hasImported && model.changed()),
      }),
    dialogs,
  };
}
