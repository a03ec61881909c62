// Reads from the editor's state what its toolbar shows.
import { redoDepth, undoDepth } from "prosemirror-history";
import type { MarkType, Node } from "prosemirror-model";
import { liftListItem, sinkListItem } from "prosemirror-schema-list";
import { type EditorState, NodeSelection } from "prosemirror-state";
import { isInTable } from "prosemirror-tables";
import type { EditorCommand, ToolbarState, SelectedThing } from "./toolbar-state.ts";
import { schema } from "./schema.ts";

/** The innermost list around the cursor. */
export function listAround(state: EditorState): { node: Node; pos: number } | null {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (node.type === schema.nodes.bullet_list || node.type === schema.nodes.ordered_list) {
      return { node, pos: $from.before(depth) };
    }
  }
  return null;
}

function hasMark({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { empty, $from, from, to } = selection;
  if (empty) return type.isInSet(storedMarks ?? $from.marks()) !== undefined;
  return doc.rangeHasMark(from, to, type);
}

export function readToolbarState(state: EditorState): ToolbarState {
  const { marks, nodes } = schema;
  const list = listAround(state)?.node.type;
  const paragraph = paragraphAt(state)?.attrs ?? {};
  const pressed: Partial<Record<EditorCommand, boolean>> = {
    bold: hasMark(state, marks.strong),
    italic: hasMark(state, marks.em),
    underline: hasMark(state, marks.underline),
    sub: hasMark(state, marks.sub),
    sup: hasMark(state, marks.sup),
    bullets: list === nodes.bullet_list,
    numbers: list === nodes.ordered_list,
    rightToLeft: paragraph["dir"] === "rtl",
  };
  const impossible: Partial<Record<EditorCommand, boolean>> = {
    undo: undoDepth(state) === 0,
    redo: redoDepth(state) === 0,
    indent: !sinkListItem(nodes.list_item)(state),
    outdent: !liftListItem(nodes.list_item)(state),
  };
  return {
    pressed: namesOf(pressed),
    impossible: namesOf(impossible),
    align: paragraph["align"] ?? null,
    inTable: isInTable(state),
    selected: readSelected(state),
  };
}

function namesOf(flags: Partial<Record<EditorCommand, boolean>>): EditorCommand[] {
  return (Object.keys(flags) as EditorCommand[]).filter((name) => flags[name]);
}

function paragraphAt({ selection }: EditorState): Node | null {
  const { $from } = selection;
  return $from.parent.type === schema.nodes.paragraph ? $from.parent : null;
}

function readSelected({ selection }: EditorState): SelectedThing | null {
  if (!(selection instanceof NodeSelection)) return null;
  const { type, attrs } = selection.node;
  const { formula, image, audio } = schema.nodes;
  if (type === formula) {
    return { is: "formula", formula: { latex: attrs["latex"], block: attrs["block"] } };
  }
  if (type === image) {
    return { is: "picture", alt: attrs["alt"] ?? "", width: numberOf(attrs["width"]) };
  }
  return type === audio ? { is: "audio", maxPlay: numberOf(attrs["maxPlay"]) } : null;
}

function numberOf(value: unknown): number | null {
  return value === null ? null : Number(value);
}
