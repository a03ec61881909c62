// What is written while a formula, a picture, a sound or a token is selected comes behind it. ProseMirror would put it in its place,
// and nobody sees what is gone: after a dialog about a picture, the picture is still selected. Delete and Backspace take it away.
import type { Node } from "prosemirror-model";
import {
  NodeSelection,
  TextSelection,
  type EditorState,
  type Transaction,
} from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { schema } from "../schema.ts";

/** With the cursor in the text behind the selected node, in a paragraph of its own behind a sound; null: none is selected. */
function cursorBehind({ selection, tr }: EditorState): Transaction | null {
  if (!(selection instanceof NodeSelection) || !selection.node.isAtom) return null;
  const { node, to } = selection;
  if (node.isInline) return tr.setSelection(TextSelection.create(tr.doc, to));
  const next = tr.doc.resolve(to).nodeAfter;
  const isEmptyText = next?.isTextblock === true && next.content.size === 0;
  if (!isEmptyText) tr.insert(to, schema.nodes.paragraph.create());
  return tr.setSelection(TextSelection.create(tr.doc, to + 1));
}

/** Puts the cursor there, where something is about to be pasted or composed. */
export function leaveNode(view: EditorView): void {
  const behind = cursorBehind(view.state);
  if (behind) view.dispatch(behind);
}

/** In place of a selected node of its kind, otherwise behind what is selected. A picture never replaces another. */
export function putNode(view: EditorView, node: Node): void {
  const { selection, tr } = view.state;
  const isSame = selection instanceof NodeSelection && selection.node.type === node.type;
  const replaces = isSame && node.type !== schema.nodes.image;
  const at = replaces ? tr : (cursorBehind(view.state) ?? tr);
  view.dispatch(at.replaceSelectionWith(node).scrollIntoView());
}

/** Whether it was written. */
export function typeBehindNode(view: EditorView, text: string): boolean {
  const behind = cursorBehind(view.state);
  if (behind) view.dispatch(behind.insertText(text).scrollIntoView());
  return behind !== null;
}
