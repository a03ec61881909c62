// Which dialog of a group's members is open. Adding and importing are chunks of their own.
import { useState } from "react";
import type { ComponentType } from "react";
import { listGroupMemberIds } from "../../../contract/group-members.ts";
import type { Group } from "../../../contract/groups.ts";
import { call } from "../../../core/api.ts";
import { reportError } from "../../../core/notices.ts";
import type { MembersImportProps } from "./members-import-dialog.tsx";
import { CopyNumbersDialog } from "./copy-numbers-dialog.tsx";
import type { MembersModel } from "./members-model.ts";
import { MoveDialog, RemoveDialog } from "./transfer-dialogs.tsx";

type Target = { ids: readonly string[]; name: string | null };
export type OpenMemberDialog =
  | ({ is: "move" | "remove" } & Target)
  /** Null: all that the filters find. */
  | { is: "copy"; ids: readonly string[] | null }
  | { is: "paste" }
  | { is: "search" }
  | { is: "import" };

type AddingProps = { group: Group; onClose(hasChanged: boolean): void };
type Shown =
  | Exclude<OpenMemberDialog, { is: "paste" | "search" | "import" }>
  | { is: "adding"; Adding: ComponentType<AddingProps> }
  | { is: "import"; Import: ComponentType<MembersImportProps> };

export function useMemberDialogs(model: MembersModel, group: Group) {
  const [dialog, setDialog] = useState<Shown | null>(null);
  const close = () => setDialog(null);
  const closeChanged = (hasChanged: boolean) => {
    close();
    if (hasChanged) void model.refresh();
  };
  const open = (next: OpenMemberDialog) => {
    prepare(next).then(setDialog).catch(reportError);
  };
  const loadIds = async (signal: AbortSignal) => {
    if (dialog?.is === "copy" && dialog.ids) return dialog.ids;
    const asked = { id: model.id, ...model.list.$query.get() };
    return (await call(listGroupMemberIds, asked, { signal })).ids;
  };
  const dialogs = (
    <>
      {dialog?.is === "move" && <MoveDialog model={model} {...dialog} onClose={close} />}
      {dialog?.is === "remove" && <RemoveDialog model={model} {...dialog} onClose={close} />}
      {dialog?.is === "copy" && <CopyNumbersDialog loadIds={loadIds} onClose={close} />}
      {dialog?.is === "adding" && <dialog.Adding group={group} onClose={closeChanged} />}
      {dialog?.is === "import" && <dialog.Import group={group} onClose={closeChanged} />}
    </>
  );
  return { open, dialogs };
}

async function prepare(dialog: OpenMemberDialog): Promise<Shown> {
  if (dialog.is === "import") {
    const { MembersImportDialog } = await import("./members-import-dialog.tsx");
    return { is: "import", Import: MembersImportDialog };
  }
  if (dialog.is === "paste" || dialog.is === "search") {
    const { PasteDialog, SearchDialog } = await import("./adding-dialog.tsx");
    return { is: "adding", Adding: dialog.is === "paste" ? PasteDialog : SearchDialog };
  }
  return dialog;
}
