// The place of the shell's dialogs: fetches them with the first that is asked for.
import { useStore } from "@nanostores/react";
import { useEffect, useState } from "react";
import type { ComponentType } from "react";
import type { UserProfile } from "../../contract/credentials.ts";
import { latePiece } from "../../core/late-piece.ts";
import { reportError } from "../../core/notices.ts";
import type { ShellDialogProps } from "./dialogs/shell-dialog.tsx";
import { $shellDialog, loadShellDialogs } from "./shell-dialogs.ts";

export function LateShellDialog({ user }: { user: UserProfile }) {
  const name = useStore($shellDialog);
  const [Content, setContent] = useState<ComponentType<ShellDialogProps> | null>(null);
  useEffect(() => {
    if (!name || Content) return;
    latePiece(loadShellDialogs)
      .then(({ ShellDialog }) => setContent(() => ShellDialog))
      .catch((error: unknown) => {
        $shellDialog.set(null);
        reportError(error);
      });
  }, [name, Content]);
  if (!name || !Content) return null;
  return <Content name={name} user={user} onClose={() => $shellDialog.set(null)} />;
}
