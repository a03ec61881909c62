// Pictures that are in the text but not on the server yet: pasted ones (data addresses) and files that were dropped or
// chosen (blob addresses). Each is shrunk and sent once; its node then gets the address that the server gave, or goes.
import type { Node } from "prosemirror-model";
import { Plugin } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { pictureUnderWay } from "./pictures-under-way.ts";
import { pendingAddress, schema } from "../schema.ts";
import { shrinkPicture } from "./shrink-picture.ts";

export type UploadedPicture = { src: string; width: number; height: number };
export type UploadPicture = (file: File) => Promise<UploadedPicture>;

export type PictureEvents = {
  upload: UploadPicture;
  /** How many are under way. */
  onPending: (count: number) => void;
  onFailed: (error: unknown) => void;
};

export class PendingPictures {
  readonly plugin: Plugin;
  readonly #events: PictureEvents;
  readonly #files = new Map<string, File>();
  /** By its pending address; kept after the end, for what undo and redo bring back. */
  readonly #sent = new Map<string, Promise<UploadedPicture>>();
  readonly #underWay = new Set<string>();

  constructor(events: PictureEvents) {
    this.#events = events;
    this.plugin = new Plugin({
      view: (view) => {
        this.#sendNew(view);
        return {
          update: (view, before) => {
            if (!view.state.doc.eq(before.doc)) this.#sendNew(view);
          },
          destroy: () => this.#forget(),
        };
      },
    });
  }

  /** A node for the file; in the text it is sent by itself. */
  nodeFor(file: File): Node {
    const src = URL.createObjectURL(file);
    this.#files.set(src, file);
    return schema.nodes.image.create({ src });
  }

  #sendNew(view: EditorView): void {
    view.state.doc.descendants((node) => {
      const src = node.type === schema.nodes.image ? String(node.attrs["src"]) : "";
      if (pendingAddress.test(src) && !this.#underWay.has(src)) void this.#send(view, src);
    });
  }

  async #send(view: EditorView, src: string): Promise<void> {
    const sending = this.#sent.get(src) ?? this.#upload(src);
    this.#sent.set(src, sending);
    this.#underWay.add(src);
    this.#events.onPending(this.#underWay.size);
    const ended = pictureUnderWay();
    let arrived = false;
    try {
      const uploaded = await sending;
      if (!view.isDestroyed) settle(view, src, uploaded);
      // Its editor was closed meanwhile: then the text does not have it.
      arrived = !view.isDestroyed;
    } catch (error) {
      // The same picture pasted again is tried again.
      this.#sent.delete(src);
      if (!view.isDestroyed) {
        settle(view, src, null);
        this.#events.onFailed(error);
      }
    } finally {
      this.#underWay.delete(src);
      ended(arrived);
      this.#events.onPending(this.#underWay.size);
    }
  }

  async #upload(src: string): Promise<UploadedPicture> {
    return this.#events.upload(await shrinkPicture(this.#files.get(src) ?? fileOf(src)));
  }

  #forget(): void {
    for (const src of this.#files.keys()) URL.revokeObjectURL(src);
    this.#files.clear();
  }
}

/** Not a step of its own to undo: undoing the paste takes the picture with it. */
function settle(view: EditorView, src: string, uploaded: UploadedPicture | null): void {
  const { tr } = view.state;
  const places: { pos: number; node: Node }[] = [];
  view.state.doc.descendants((node, pos) => {
    if (node.type === schema.nodes.image && node.attrs["src"] === src) places.push({ pos, node });
  });
  for (const { pos, node } of places.reverse()) {
    if (uploaded === null) tr.delete(pos, pos + node.nodeSize);
    else tr.setNodeMarkup(pos, undefined, sized(node, uploaded));
  }
  if (tr.docChanged) view.dispatch(tr.setMeta("addToHistory", false));
}

/** A pasted picture keeps the size that it was shown at. */
function sized({ attrs }: Node, { src, width, height }: UploadedPicture) {
  const hasSize = attrs["width"] !== null && attrs["height"] !== null;
  return hasSize
    ? { ...attrs, src }
    : { ...attrs, src, width: String(width), height: String(height) };
}

/** Decoded by hand: the policy lets no script fetch a data address. */
function fileOf(dataAddress: string): File {
  const [head = "", base64 = ""] = dataAddress.split(",");
  const type = /^data:([\w/+-]+)/u.exec(head)?.[1] ?? "";
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return new File([bytes], `tempelan.${type.split("/")[1] ?? "png"}`, { type });
}
