// What the shell can open over any screen. They are one chunk, fetched ahead or with the first that is opened.
import { atom } from "nanostores";
import { lazy } from "../../core/on-demand/lazy.ts";

/** All screens by their groups; who one is; looking for a screen, a bank or a person; what this screen is for. */
export type ShellDialogName = "menu" | "account" | "search" | "help";

export const $shellDialog = atom<ShellDialogName | null>(null);

export const loadShellDialog = lazy(() => import("./dialogs/shell-dialog.tsx"), "ShellDialog");
