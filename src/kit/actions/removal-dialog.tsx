// Asks before rows are deleted: the action "remove" of a screen, which needs nothing filled in.
import type { ReactNode } from "react";
import { ActionDialog, type ActionDialogProps } from "./action-dialog.tsx";
import type { BulkResult } from "../../contract/calls/list-fields.ts";

type RemovalDialogProps = Pick<
  ActionDialogProps<"remove", BulkResult, null>,
  "actions" | "target" | "canStart" | "onClose"
> & {
  /** What it means. */
  children: ReactNode;
};

export function RemovalDialog(props: RemovalDialogProps) {
  return <ActionDialog {...props} kind="remove" input={null} />;
}
