// Keys at the very ends of a text that lead out of it, where its owner has somewhere to go. In the middle, in lists and in
// tables they do what they always do.
import { Selection, TextSelection, type Command, type EditorState } from "prosemirror-state";
import { isInTable } from "prosemirror-tables";
import type { EdgeKey } from "../toolbar-state.ts";

type OnEdge = (key: EdgeKey) => boolean;

export function edgeKeys(onEdge: OnEdge): Record<EdgeKey, Command> {
  const at =
    (key: EdgeKey, isThere: (state: EditorState) => boolean): Command =>
    (state, dispatch) =>
      isThere(state) && dispatch !== undefined && onEdge(key);
  return {
    // In a list it makes the next item.
    Enter: at("Enter", (state) => isAtEnd(state) && state.selection.$head.depth === 1),
    ArrowDown: at("ArrowDown", isAtEnd),
    ArrowUp: at("ArrowUp", isAtStart),
  };
}

const isAtEnd = (state: EditorState) => isAt(state, Selection.atEnd(state.doc));
const isAtStart = (state: EditorState) => isAt(state, Selection.atStart(state.doc));

function isAt(state: EditorState, { head }: Selection): boolean {
  const { selection } = state;
  return (
    selection instanceof TextSelection &&
    selection.empty &&
    selection.head === head &&
    !isInTable(state)
  );
}
