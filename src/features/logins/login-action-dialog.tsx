// Asks before logins of many are reset or dismissed, and for a note where somebody is let on.
import { useStore } from "@nanostores/react";
import { NotedActionDialog } from "../../kit/actions/noted-action-dialog.tsx";
import type { Target } from "../../kit/actions/row-action.ts";
import type { LoginAction, LoginActions } from "./login-actions.ts";
import { loginsMessages } from "./logins-messages.ts";

type LoginActionDialogProps = {
  actions: LoginActions;
  kind: LoginAction;
  target: Target;
  onClose(): void;
};

export function LoginActionDialog(props: LoginActionDialogProps) {
  const { kind } = props;
  const t = useStore(loginsMessages);
  const note = kind === "block" ? "required" : kind === "unblock" ? "optional" : "none";
  return <NotedActionDialog {...props} text={t[`${kind}Text`]} note={note} />;
}
