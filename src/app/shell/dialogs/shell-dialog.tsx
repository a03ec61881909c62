// Whichever of the shell's dialogs is open.
import type { UserProfile } from "../../../contract/credentials.ts";
import type { ShellDialogName } from "../shell-dialogs.ts";
import { AccountDialog } from "./account-dialog.tsx";
import { HelpDialog } from "./help-dialog.tsx";
import { MenuDialog } from "./menu-dialog.tsx";
import { SearchDialog } from "./search-dialog.tsx";

export type ShellDialogProps = { name: ShellDialogName; user: UserProfile; onClose(): void };

const dialogs = {
  menu: MenuDialog,
  account: AccountDialog,
  search: SearchDialog,
  help: HelpDialog,
};

export function ShellDialog({ name, user, onClose }: ShellDialogProps) {
  const Content = dialogs[name];
  return <Content user={user} onClose={onClose} />;
}
