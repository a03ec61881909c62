// What the toolbar's buttons, the table's menu and the keys do. Each is a ProseMirror command: asked without a dispatch it
// only says whether it could do something.
import { toggleMark } from "prosemirror-commands";
import { redo, undo } from "prosemirror-history";
import { liftListItem, sinkListItem, wrapInList } from "prosemirror-schema-list";
import type { Command } from "prosemirror-state";
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  mergeCells,
  splitCell,
  toggleHeaderColumn,
  toggleHeaderRow,
} from "prosemirror-tables";
import { alignBlocks, turnBlocks } from "./block-commands.ts";
import type { EditorCommand } from "../toolbar-state.ts";
import { listAround } from "../toolbar-state-reader.ts";
import { schema } from "../schema.ts";
import { insertTable, resizeColumn } from "./table-commands.ts";

const { strong, em, underline, sub, sup } = schema.marks;
const { bullet_list: bullets, ordered_list: numbers, list_item: item } = schema.nodes;

/** Into this kind of list, over into it from the other kind, or out of it. */
function toggleList(type: typeof bullets): Command {
  return (state, dispatch, view) => {
    const around = listAround(state);
    if (around === null) return wrapInList(type)(state, dispatch);
    if (around.node.type === type) return liftListItem(item)(state, dispatch, view);
    dispatch?.(state.tr.setNodeMarkup(around.pos, type, { dir: around.node.attrs["dir"] }));
    return true;
  };
}

export const editorCommands: Readonly<Record<EditorCommand, Command>> = {
  undo,
  redo,
  bold: toggleMark(strong),
  italic: toggleMark(em),
  underline: toggleMark(underline),
  sub: toggleMark(sub),
  sup: toggleMark(sup),
  bullets: toggleList(bullets),
  numbers: toggleList(numbers),
  indent: sinkListItem(item),
  outdent: liftListItem(item),
  alignLeft: alignBlocks("left"),
  alignCenter: alignBlocks("center"),
  alignRight: alignBlocks("right"),
  justify: alignBlocks("justify"),
  rightToLeft: turnBlocks,
  table: insertTable(3, 3),
  rowBefore: addRowBefore,
  rowAfter: addRowAfter,
  columnBefore: addColumnBefore,
  columnAfter: addColumnAfter,
  mergeCells,
  splitCell,
  headerRow: toggleHeaderRow,
  headerColumn: toggleHeaderColumn,
  widenColumn: resizeColumn(1.2),
  narrowColumn: resizeColumn(1 / 1.2),
  deleteRow,
  deleteColumn,
  deleteTable,
};
