// The toolbar's buttons: what each does, its icon and its key.
import type { IconName } from "../../../ui/icon-names.ts";
import type { EditorCommand, TableCommand } from "../toolbar-state.ts";

export type ToolButton = {
  name: Exclude<EditorCommand, TableCommand> | "formula" | "picture" | "audio" | "change";
  icon: IconName;
  /** As it is read: "Ctrl+B". */
  keys?: string;
  /** As aria-keyshortcuts wants it. */
  shortcut?: string;
  /** On or off, so that it is drawn pressed. */
  toggles?: boolean;
};

const key = (keys: string) => ({ keys, shortcut: keys.replace("Ctrl", "Control") });

/** Groups, in the order that they stand in. */
export const fullTools: readonly (readonly ToolButton[])[] = [
  [
    { name: "undo", icon: "undo-2", ...key("Ctrl+Z") },
    { name: "redo", icon: "redo-2", ...key("Ctrl+Y") },
  ],
  [
    { name: "bold", icon: "bold", toggles: true, ...key("Ctrl+B") },
    { name: "italic", icon: "italic", toggles: true, ...key("Ctrl+I") },
    { name: "underline", icon: "underline", toggles: true, ...key("Ctrl+U") },
    { name: "sub", icon: "subscript", toggles: true, ...key("Ctrl+,") },
    { name: "sup", icon: "superscript", toggles: true, ...key("Ctrl+.") },
  ],
  [
    { name: "bullets", icon: "list", toggles: true, ...key("Ctrl+Shift+8") },
    { name: "numbers", icon: "list-ordered", toggles: true, ...key("Ctrl+Shift+7") },
    { name: "indent", icon: "list-indent-increase", ...key("Ctrl+]") },
    { name: "outdent", icon: "list-indent-decrease", ...key("Ctrl+[") },
  ],
  [
    { name: "alignLeft", icon: "text-align-start", toggles: true },
    { name: "alignCenter", icon: "text-align-center", toggles: true },
    { name: "alignRight", icon: "text-align-end", toggles: true },
    { name: "justify", icon: "text-align-justify", toggles: true },
    { name: "rightToLeft", icon: "pilcrow-left", toggles: true },
  ],
  [
    { name: "formula", icon: "sigma", ...key("Alt+=") },
    { name: "picture", icon: "image" },
    { name: "audio", icon: "volume-2" },
    { name: "table", icon: "table" },
    { name: "change", icon: "pencil", keys: "Enter", shortcut: "Enter" },
  ],
];

const compactNames: readonly ToolButton["name"][] = [
  "bold",
  "italic",
  "underline",
  "sub",
  "sup",
  "rightToLeft",
  "formula",
  "picture",
  "change",
];

/** For options and other short texts: what stands in a line. */
export const compactTools: readonly (readonly ToolButton[])[] = [
  fullTools.flat().filter(({ name }) => compactNames.includes(name)),
];
