// Where the shell's dialogs are shown. They are loaded with the first that somebody opens.
import { useStore } from "@nanostores/react";
import type { UserProfile } from "../../contract/credentials.ts";
import { LazyDialog } from "../../kit/lazy/lazy-dialog.tsx";
import { $shellDialog, loadShellDialog } from "./shell-dialogs.ts";

export function ShellDialogPlace({ user }: { user: UserProfile }) {
  const name = useStore($shellDialog);
  if (!name) return null;
  const close = () => $shellDialog.set(null);
  return (
    <LazyDialog load={loadShellDialog} props={{ name, user, onClose: close }} onCancel={close} />
  );
}
