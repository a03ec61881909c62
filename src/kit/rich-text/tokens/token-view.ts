// A token inside the editor: a word in a frame, one thing to step over, select and delete.
import type { Node } from "prosemirror-model";
import type { NodeView } from "prosemirror-view";

export type TokenViewOptions = { labelOf: (id: string) => string; onEnd: () => void };

export class TokenView implements NodeView {
  readonly dom = document.createElement("span");
  readonly #options: TokenViewOptions;
  #id: string;

  constructor(node: Node, options: TokenViewOptions) {
    this.#options = options;
    this.#id = String(node.attrs["id"]);
    this.dom.className = "rich-text-token";
    this.draw();
  }

  update(node: Node): boolean {
    if (node.type.name !== "token") return false;
    this.#id = String(node.attrs["id"]);
    this.draw();
    return true;
  }

  draw(): void {
    const label = this.#options.labelOf(this.#id);
    if (this.dom.textContent !== label) this.dom.textContent = label;
  }

  ignoreMutation(): boolean {
    return true;
  }

  destroy(): void {
    this.#options.onEnd();
  }
}
