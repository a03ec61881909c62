// The size of the selected picture, by keys.
import { closeHistory } from "prosemirror-history";
import { type Command, NodeSelection } from "prosemirror-state";
import { resized, sizeIn, type PictureSize } from "../media/picture-size.ts";
import { schema } from "../schema.ts";

/** Wider or narrower by so many pixels. Not for one whose size is not known yet. */
export function widenPicture(by: number): Command {
  return (state, dispatch) => {
    const { selection } = state;
    if (!(selection instanceof NodeSelection) || selection.node.type !== schema.nodes.image)
      return false;
    const size = sizeIn(selection.node.attrs);
    if (!size) return false;
    return putPictureSize(selection.from, resized(size, size.width + by))(state, dispatch);
  };
}

/** Of the picture at this place, which is selected then. */
export function putPictureSize(at: number, { width, height }: PictureSize): Command {
  return (state, dispatch) => {
    const node = at < 0 ? null : state.doc.nodeAt(at);
    if (node?.type !== schema.nodes.image) return false;
    const attrs = { ...node.attrs, width: String(width), height: String(height) };
    // By itself to undo: history takes quick changes at one place together.
    const change = closeHistory(state.tr).setNodeMarkup(at, undefined, attrs);
    dispatch?.(change.setSelection(NodeSelection.create(change.doc, at)));
    return true;
  };
}
