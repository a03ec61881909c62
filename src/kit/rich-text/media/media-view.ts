// A picture or a sound inside the editor, shown from where its file is now. In the text stands its own address, which for
// a file that is being imported no browser can fetch.
import type { Node } from "prosemirror-model";
import type { NodeView } from "prosemirror-view";
import type { MediaSource } from "../../media/media-source.ts";

export class MediaView implements NodeView {
  readonly dom: HTMLElement;
  readonly #source: MediaSource;
  #node: Node;

  constructor(node: Node, source: MediaSource) {
    this.#node = node;
    this.#source = source;
    this.dom = document.createElement(node.type.name === "audio" ? "audio" : "img");
    this.draw();
  }

  update(node: Node): boolean {
    if (node.type !== this.#node.type) return false;
    this.#node = node;
    this.draw();
    return true;
  }

  ignoreMutation(): boolean {
    return true;
  }

  draw(): void {
    const { src, alt, width, height, maxPlay } = this.#node.attrs;
    const isSound = this.dom.nodeName === "AUDIO";
    this.#put("src", this.#source(String(src)));
    this.#put(isSound ? "controls" : "alt", isSound ? "" : alt);
    this.show({ width, height });
    this.#put("data-max-play", maxPlay);
  }

  /** At this size, until it is drawn again. */
  show({ width, height }: { width: unknown; height: unknown }): void {
    this.#put("width", width);
    this.#put("height", height);
  }

  #put(name: string, value: unknown): void {
    if (value === null || value === undefined) this.dom.removeAttribute(name);
    else if (this.dom.getAttribute(name) !== String(value)) {
      this.dom.setAttribute(name, String(value));
    }
  }
}
