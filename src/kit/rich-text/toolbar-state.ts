// What the editor tells its toolbar. Apart from the editor itself, so that the toolbar stands before that has arrived.
import type { textAlignments } from "../../contract/questions/rich-text.ts";

export type EditorCommand =
  | "undo"
  | "redo"
  | "bold"
  | "italic"
  | "underline"
  | "sub"
  | "sup"
  | "bullets"
  | "numbers"
  | "indent"
  | "outdent"
  | "alignLeft"
  | "alignCenter"
  | "alignRight"
  | "justify"
  | "rightToLeft"
  | "table"
  | TableCommand;

export type TableCommand =
  | "rowBefore"
  | "rowAfter"
  | "columnBefore"
  | "columnAfter"
  | "mergeCells"
  | "splitCell"
  | "headerRow"
  | "headerColumn"
  | "widenColumn"
  | "narrowColumn"
  | "deleteRow"
  | "deleteColumn"
  | "deleteTable";

/** Pressed at an end of the text: Enter and down at the last, up at the first. */
export type EdgeKey = "Enter" | "ArrowDown" | "ArrowUp";

/** Where the cursor stands when the text takes the focus. */
export type TextEnd = "start" | "end";

export type Formula = { latex: string; block: boolean };

/** What stands selected as a whole, and can be changed in a dialog. */
export type SelectedThing =
  | { is: "formula"; formula: Formula }
  | { is: "picture"; alt: string; width: number | null }
  | { is: "audio"; maxPlay: number | null };

export type ToolbarState = {
  /** The buttons that are pressed: what is at the cursor. */
  pressed: readonly EditorCommand[];
  /** Of undo, redo, indent and outdent: those that could do nothing now. */
  impossible: readonly EditorCommand[];
  align: (typeof textAlignments)[number] | null;
  inTable: boolean;
  selected: SelectedThing | null;
};

export const blankToolbarState: ToolbarState = {
  pressed: [],
  impossible: ["undo", "redo", "indent", "outdent"],
  align: null,
  inTable: false,
  selected: null,
};
