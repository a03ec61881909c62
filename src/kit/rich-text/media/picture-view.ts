// A picture inside the editor. Selected it has a handle at its corner, by which mouse, pen or finger make it larger and
// smaller; keyboards have Shift with the arrows, and the dialog. Each drag is one step to undo.
import type { Node } from "prosemirror-model";
import type { NodeView } from "prosemirror-view";
import { MediaView } from "./media-view.ts";
import type { MediaSource } from "../../media/media-source.ts";
import { resized } from "./picture-size.ts";
import type { PictureSize } from "./picture-size.ts";

type PictureViewOptions = {
  source: MediaSource;
  /** Around the text: a handle in the text itself would be a piece of it to the browser, with lines before and after. */
  frame: HTMLElement;
  onSize: (size: PictureSize) => void;
};
type Drag = { startX: number; start: PictureSize; now: PictureSize };

export class PictureView implements NodeView {
  readonly dom: HTMLElement;
  readonly #picture: MediaView;
  readonly #options: PictureViewOptions;
  readonly #handle = document.createElement("span");
  readonly #moves = new ResizeObserver(() => this.#place());
  #drag: Drag | null = null;

  constructor(node: Node, options: PictureViewOptions) {
    this.#options = options;
    this.#picture = new MediaView(node, options.source);
    this.dom = this.#picture.dom;
    this.#handle.className = "rich-text-handle";
    const listen = this.#handle.addEventListener.bind(this.#handle) as (
      name: string,
      act: (event: PointerEvent) => void,
    ) => void;
    // The text keeps the focus.
    listen("mousedown", (event) => event.preventDefault());
    listen("pointerdown", (event) => this.#begin(event));
    listen("pointermove", ({ clientX }) => this.#move(clientX));
    listen("pointerup", () => this.#end(true));
    listen("pointercancel", () => this.#end(false));
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
    this.#end(false);
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
    this.#handle.setPointerCapture(event.pointerId);
    const start = { width, height: (naturalHeight * width) / naturalWidth };
    this.#drag = { startX: event.clientX, start, now: start };
  }

  #move(clientX: number): void {
    if (!this.#drag) return;
    const { start, startX } = this.#drag;
    const room = this.dom.parentElement?.clientWidth ?? start.width;
    this.#drag.now = resized(start, Math.min(room, start.width + clientX - startX));
    this.#picture.show(this.#drag.now);
    this.#place();
  }

  #end(isKept: boolean): void {
    const drag = this.#drag;
    this.#drag = null;
    if (!drag) return;
    this.#picture.draw();
    this.#place();
    if (isKept && drag.now !== drag.start) this.#options.onSize(drag.now);
  }
}
