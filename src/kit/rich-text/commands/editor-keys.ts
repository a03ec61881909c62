// The keys of the editor. Tab is taken in tables only: elsewhere it must lead out, or a keyboard would be caught.
import { baseKeymap, chainCommands, exitCode } from "prosemirror-commands";
import { undoInputRule } from "prosemirror-inputrules";
import { keymap } from "prosemirror-keymap";
import { splitListItem } from "prosemirror-schema-list";
import type { Command, Plugin } from "prosemirror-state";
import { goToNextCell } from "prosemirror-tables";
import type { EdgeKey } from "../toolbar-state.ts";
import { edgeKeys } from "./edge-keys.ts";
import { widenPicture } from "./picture-commands.ts";
import { editorCommands } from "./editor-commands.ts";
import { schema } from "../schema.ts";

const breakLine: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(schema.nodes.hard_break.create()).scrollIntoView());
  return true;
});

/** In pixels: what Shift and an arrow make a picture wider. */
const step = 20;

export type OwnKeys = {
  /** Alt+F10, as other editors have it. */
  toToolbar: () => void;
  /** Alt+=, as Word has it. */
  newFormula: () => void;
  /** Enter on a formula, a picture or a sound. True when one is selected. */
  changeSelected: () => boolean;
  /** True: it has led elsewhere. */
  onEdge: (key: EdgeKey) => boolean;
};

export function editorKeys(own: OwnKeys): Plugin[] {
  const { toToolbar, newFormula, changeSelected, onEdge } = own;
  const edge = edgeKeys(onEdge);
  const { undo, redo, bold, italic, underline, sub, sup, numbers, bullets } = editorCommands;
  const does =
    (act: () => void): Command =>
    () => {
      act();
      return true;
    };
  return [
    keymap({
      "Mod-z": chainCommands(undoInputRule, undo),
      "Mod-y": redo,
      "Shift-Mod-z": redo,
      "Mod-b": bold,
      "Mod-i": italic,
      "Mod-u": underline,
      "Mod-,": sub,
      "Mod-.": sup,
      "Mod-Shift-7": numbers,
      "Mod-Shift-8": bullets,
      "Mod-]": editorCommands.indent,
      "Mod-[": editorCommands.outdent,
      "Shift-Enter": breakLine,
      Tab: goToNextCell(1),
      "Shift-Tab": goToNextCell(-1),
      "Alt-F10": does(toToolbar),
      "Alt-=": does(newFormula),
      Backspace: undoInputRule,
      Enter: chainCommands(
        () => changeSelected(),
        edge.Enter,
        splitListItem(schema.nodes.list_item),
      ),
      "Shift-ArrowRight": widenPicture(step),
      "Shift-ArrowLeft": widenPicture(-step),
      ArrowDown: edge.ArrowDown,
      ArrowUp: edge.ArrowUp,
    }),
    keymap(baseKeymap),
  ];
}
