// Alignment and direction of the paragraphs that are selected.
import type { Attrs, Node } from "prosemirror-model";
import type { Command, EditorState } from "prosemirror-state";
import { CellSelection } from "prosemirror-tables";
import type { textAlignments } from "../../../contract/questions/rich-text.ts";
import { schema } from "../schema.ts";

type Found = { node: Node; pos: number };

function selectedNodes(state: EditorState, wanted: (node: Node) => boolean): Found[] {
  const found = new Map<number, Node>();
  const { selection } = state;
  const ranges =
    selection instanceof CellSelection
      ? selection.ranges
      : [{ $from: selection.$from, $to: selection.$to }];
  for (const { $from, $to } of ranges) {
    state.doc.nodesBetween($from.pos, $to.pos, (node, pos) => {
      if (wanted(node)) found.set(pos, node);
    });
  }
  return [...found].map(([pos, node]) => ({ pos, node }));
}

function change(found: readonly Found[], attrs: Attrs): Command {
  return (state, dispatch) => {
    if (found.length === 0) return false;
    const { tr } = state;
    for (const { node, pos } of found) {
      tr.setNodeMarkup(pos, undefined, { ...node.attrs, ...attrs });
    }
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

const isParagraph = (node: Node) => node.type === schema.nodes.paragraph;
const isDirected = (node: Node) =>
  isParagraph(node) ||
  node.type === schema.nodes.bullet_list ||
  node.type === schema.nodes.ordered_list;

/** Aligned so already: back to where the text's direction puts it. */
export function alignBlocks(align: (typeof textAlignments)[number]): Command {
  return (state, dispatch) => {
    const found = selectedNodes(state, isParagraph);
    const isSo = found.every(({ node }) => node.attrs["align"] === align);
    return change(found, { align: isSo ? null : align })(state, dispatch);
  };
}

/** Right to left, or back. A list turns with its paragraphs: its numbers stand where the text begins. */
export const turnBlocks: Command = (state, dispatch) => {
  const found = selectedNodes(state, isDirected);
  const isTurned = found.every(({ node }) => node.attrs["dir"] === "rtl");
  return change(found, { dir: isTurned ? null : "rtl" })(state, dispatch);
};
