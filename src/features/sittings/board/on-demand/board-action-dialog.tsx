// Asks before something is done from the board, and for a note where somebody is let on.
import { useStore } from "@nanostores/react";
import { NotedActionDialog } from "../../../../kit/actions/noted-action-dialog.tsx";
import type { Target } from "../../../../kit/actions/row-action.ts";
import type { BoardAction, BoardActions } from "../board-actions.ts";
import { boardDialogMessages } from "./board-dialog-messages.ts";

type BoardActionDialogProps = {
  actions: BoardActions;
  kind: BoardAction;
  target: Target;
  onClose(): void;
};

export function BoardActionDialog(props: BoardActionDialogProps) {
  const { kind } = props;
  const t = useStore(boardDialogMessages);
  const note = kind === "block" ? "required" : kind === "unblock" ? "optional" : "none";
  return <NotedActionDialog {...props} text={t[`${kind}Text`]} note={note} />;
}
