// Which dialog of the groups screen is open. The import is a chunk of its own.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import type { ComponentType } from "react";
import type { Group, GroupDeletion } from "../../contract/groups.ts";
import { reportError } from "../../core/notices.ts";
import type { EditedGroup } from "./group-form-model.ts";
import { GroupForm } from "./group-form.tsx";
import { GroupRemoval } from "./group-removal.tsx";
import type { GroupsModel } from "./groups-model.ts";
import type { MembersImportProps } from "./members/members-import-dialog.tsx";

export type OpenGroupDialog =
  | { is: "form"; edited: EditedGroup }
  | { is: "removal"; group: Group }
  | { is: "import" };
type Shown =
  | Exclude<OpenGroupDialog, { is: "removal" | "import" }>
  | { is: "removal"; group: Group; deletion: GroupDeletion }
  | { is: "import"; Import: ComponentType<MembersImportProps> };

export function useGroupDialogs(model: GroupsModel) {
  const state = useStore(model.$state);
  const [dialog, setDialog] = useState<Shown | null>(null);
  const groups = state.status === "ready" ? state.tree.items : [];
  const close = () => setDialog(null);
  const open = (next: OpenGroupDialog) => {
    prepare(next, model).then(setDialog).catch(reportError);
  };
  const dialogs = (
    <>
      {dialog?.is === "form" && (
        <GroupForm model={model} groups={groups} edited={dialog.edited} onClose={close} />
      )}
      {dialog?.is === "removal" && <GroupRemoval model={model} {...dialog} onClose={close} />}
      {dialog?.is === "import" && (
        <dialog.Import
          group={null}
          onClose={(hasImported) => {
            close();
            if (hasImported) void model.changed();
          }}
        />
      )}
    </>
  );
  return { open, dialogs };
}

/** What a dialog has to know first: what a deletion means now, the import's own chunk. */
async function prepare(dialog: OpenGroupDialog, model: GroupsModel): Promise<Shown> {
  if (dialog.is === "removal") {
    return { ...dialog, deletion: await model.judgeRemoval(dialog.group) };
  }
  if (dialog.is === "import") {
    const { MembersImportDialog } = await import("./members/members-import-dialog.tsx");
    return { ...dialog, Import: MembersImportDialog };
  }
  return dialog;
}
