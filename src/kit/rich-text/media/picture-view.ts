// A picture inside the editor. Selected it has a handle at its corner, by which mouse, pen or finger make it larger and
// smaller; keyboards have Shift with the arrows, and the dialog. Each drag is one step to undo.
import type { Node } from "prosemirror-model";
import type { NodeView } from "prosemirror-view";
import { startPointerDrag } from "../../../ui/pointer-drag.ts";
import { MediaView } from "./media-view.ts";
import type { MediaSource } from "../../media/media-source.ts";
import { resized, type PictureSize } from "./picture-size.ts";

type PictureViewOptions = {
  source: MediaSource;
  /** Around the text: a handle in the text itself would be a piece of it to the browser, with lines before and after. */
  frame: HTMLElement;
  onSize: (size: PictureSize) => void;
};

export class PictureView implements NodeView {
  readonly dom: HTMLElement;
  readonly #picture: MediaView;
  readonly #options: PictureViewOptions;
  readonly #handle = document.createElement("span");
  readonly #moves = new ResizeObserver(() => this.#place());
  #cancelDrag = () => {};

  constructor(node: Node, options: PictureViewOptions) {
    this.#options = options;
    this.#picture = new MediaView(node, options.source);
    this.dom = this.#picture.dom;
    this.#handle.className = "rich-text-handle";
    // The text keeps the focus.
    this.#handle.addEventListener("mousedown", (event) => event.preventDefault());
    this.#handle.addEventListener("pointerdown", (event) => this.#begin(event));
  }

  update(node: Node): boolean {
    return this.#picture.update(node);
  }

  selectNode(): void {
    const { frame } = this.#options;
    this.dom.classList.add("ProseMirror-selectednode");
    frame.append(this.#handle);
    // What comes or grows above it takes it along.
    for (const box of [this.dom, frame]) this.#moves.observe(box);
    this.#place();
  }

  deselectNode(): void {
    this.#cancelDrag();
    this.dom.classList.remove("ProseMirror-selectednode");
    this.#moves.disconnect();
    this.#handle.remove();
  }

  destroy(): void {
    this.deselectNode();
  }

  ignoreMutation(): boolean {
    return true;
  }

  #place(): void {
    const { frame } = this.#options;
    const [picture, around] = [this.dom, frame].map((box) => box.getBoundingClientRect());
    if (!picture || !around) return;
    this.#handle.style.left = `${picture.right - around.left - frame.clientLeft}px`;
    this.#handle.style.top = `${picture.bottom - around.top - frame.clientTop}px`;
  }

  #begin(event: PointerEvent): void {
    const { naturalWidth, naturalHeight } = this.dom as HTMLImageElement;
    // As it is seen: one that is wider than the text is not as wide as it says.
    const { width } = this.dom.getBoundingClientRect();
    if (event.button !== 0 || width === 0 || naturalWidth === 0) return;
    event.preventDefault();
    const start = { width, height: (naturalHeight * width) / naturalWidth };
    let now: PictureSize = start;
    this.#cancelDrag();
    this.#cancelDrag = startPointerDrag(event, {
      // The size follows each pixel.
      threshold: 0,
      capturedBy: this.#handle,
      move: ({ clientX }) => {
        now = this.#resize(start, clientX - event.clientX);
      },
      end: (drop) => {
        this.#picture.draw();
        this.#place();
        if (drop && now !== start) this.#options.onSize(now);
      },
    });
  }

  #resize(start: PictureSize, by: number): PictureSize {
    const room = this.dom.parentElement?.clientWidth ?? start.width;
    const size = resized(start, Math.min(room, start.width + by));
    this.#picture.show(size);
    this.#place();
    return size;
  }
}
