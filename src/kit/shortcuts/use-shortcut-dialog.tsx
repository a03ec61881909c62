// Opens the dialog that makes a shortcut, loaded on demand: on the home screen, and beside every list.
import { lazy } from "../../core/on-demand/lazy.ts";
import { useDialogs } from "../dialogs/use-dialogs.tsx";

const table = {
  shortcut: { onDemand: lazy(() => import("./shortcut-dialog.tsx"), "ShortcutDialog") },
};

export function useShortcutDialog() {
  const { open, dialogs } = useDialogs(table, {});
  return {
    /** To the screen before this one; `onClose` is told however it ends. */
    openForPrevious: (onClose: () => void) => open("shortcut", { of: "previous", onClose }),
    /** To what is on screen now, with its filters. Without `name` the screen's is proposed. */
    openForPresent: (name?: string) =>
      open("shortcut", { of: "present", ...(name === undefined ? {} : { name }) }),
    dialogs,
  };
}
