// A formula inside the editor: one thing to step over, select and change; drawn, not spelled.
import type { Node } from "prosemirror-model";
import type { NodeView } from "prosemirror-view";
import { fillFormula } from "./formula.ts";

export class FormulaView implements NodeView {
  readonly dom: HTMLElement;
  #node: Node;

  constructor(node: Node, onChange: () => void) {
    this.#node = node;
    this.dom = document.createElement("span");
    this.dom.addEventListener("dblclick", onChange);
    this.#draw();
  }

  update(node: Node): boolean {
    if (node.type !== this.#node.type) return false;
    const isSame = node.eq(this.#node);
    this.#node = node;
    if (!isSame) this.#draw();
    return true;
  }

  ignoreMutation(): boolean {
    return true;
  }

  #draw(): void {
    const block = this.#node.attrs["block"] === true;
    this.dom.className = block ? "rich-text-formula rich-text-display" : "rich-text-formula";
    void fillFormula(this.dom, String(this.#node.attrs["latex"]), block);
  }
}
