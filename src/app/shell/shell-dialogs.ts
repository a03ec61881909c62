// What the shell can open over any screen. They come as one file, in a quiet moment or when the first is asked for.
import { atom } from "nanostores";

/** All screens by their groups; who one is; looking for a screen, a bank or a person; what this screen is for. */
export type ShellDialogName = "menu" | "account" | "search" | "help";

export const $shellDialog = atom<ShellDialogName | null>(null);

export const loadShellDialogs = () => import("./dialogs/shell-dialog.tsx");
