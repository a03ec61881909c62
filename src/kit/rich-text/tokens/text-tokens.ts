// Places in a text that stand for something outside it, written `[[id]]` in the HTML: the blanks of a question. In the
// editor each is one thing that shows a word, so that no key stroke can break its id. Only where an editor has tokens.
import { InputRule } from "prosemirror-inputrules";
import { keymap } from "prosemirror-keymap";
import { Fragment, Slice, type Node } from "prosemirror-model";
import {
  NodeSelection,
  Plugin,
  TextSelection,
  type Command,
  type EditorState,
  type Transaction,
} from "prosemirror-state";
import { contentAsWritten } from "../paste/html-document.ts";
import { schema } from "../schema.ts";
import type { TextTokens } from "./text-token.ts";
import { TokenView } from "./token-view.ts";

const { token } = schema.nodes;
const stored = /\[\[([\w-]{1,40})\]\]/gu;
const written = /\[\[([^[\]]{1,100})\]\]/gu;
const justWritten = /\[\[([^[\]]{1,100})\]\]$/u;

export class TokenTools {
  readonly #tokens: TextTokens;
  readonly #views = new Set<TokenView>();
  readonly inputRule: InputRule;
  readonly plugins: Plugin[];

  constructor(tokens: TextTokens) {
    this.#tokens = tokens;
    this.inputRule = new InputRule(justWritten, (state, [, word = ""], from, to) => {
      return state.tr.replaceWith(from, to, this.#nodeFor(word));
    });
    this.plugins = [
      keymap({ "Mod-k": this.put }),
      new Plugin({
        appendTransaction: (changes, _old, state) =>
          changes.some(({ docChanged }) => docChanged) ? this.#withoutCopies(state) : null,
        props: {
          transformPasted: (slice) => this.#pasted(slice),
          transformCopied: ({ content, openStart, openEnd }) =>
            new Slice(contentAsWritten(content), openStart, openEnd),
        },
      }),
    ];
  }

  readDocument(doc: Node): Node {
    return doc.copy(withTokens(doc.content, stored, (id) => token.create({ id })));
  }

  readonly viewFor = (node: Node): TokenView => {
    const view = new TokenView(node, {
      labelOf: this.#tokens.labelOf,
      onEnd: () => this.#views.delete(view),
    });
    this.#views.add(view);
    return view;
  };

  /** The words have changed. */
  redraw(): void {
    for (const view of this.#views) view.draw();
  }

  /** The selected words, or the word at the cursor, become a token; without a word an empty one. */
  readonly put: Command = (state, dispatch) => {
    const range = wordRange(state);
    if (range === null) {
      this.#tokens.onRefused();
      return true;
    }
    const { from, to } = range;
    const word = state.doc.textBetween(from, to);
    const marks = state.doc.resolve(from).marksAcross(state.doc.resolve(to)) ?? [];
    const node = token.create({ id: this.#tokens.make(word) }, null, marks);
    const change = state.tr.replaceWith(from, to, node);
    dispatch?.(change.setSelection(TextSelection.near(change.doc.resolve(from + 1))));
    return true;
  };

  /** The token goes, its word stays. */
  take(id: string): Command {
    return (state, dispatch) => {
      const change = state.tr;
      for (const { node, at } of tokensIn(state.doc).filter(({ node }) => node.attrs["id"] === id))
        this.#giveBack(change, node, at);
      if (change.docChanged) dispatch?.(change);
      return change.docChanged;
    };
  }

  #nodeFor(word: string): Node {
    const { isToken, make } = this.#tokens;
    return token.create({ id: isToken(word) ? word : make(word.trim()) });
  }

  #pasted(slice: Slice): Slice {
    const content = withTokens(slice.content, written, (word) => this.#nodeFor(word));
    return new Slice(content, slice.openStart, slice.openEnd);
  }

  /** Of a token that was copied the later ones are only its word. */
  #withoutCopies(state: EditorState): Transaction | null {
    const change = state.tr;
    const seen = new Set<unknown>();
    for (const { node, at } of tokensIn(state.doc)) {
      const { id } = node.attrs;
      if (seen.has(id)) this.#giveBack(change, node, at);
      seen.add(id);
    }
    return change.docChanged ? change : null;
  }

  #giveBack(change: Transaction, node: Node, at: number): void {
    const word = this.#tokens.wordOf(String(node.attrs["id"]));
    const from = change.mapping.map(at);
    if (word === "") change.delete(from, from + 1);
    else change.replaceWith(from, from + 1, schema.text(word, node.marks));
  }
}

function tokensIn(doc: Node): { node: Node; at: number }[] {
  const found: { node: Node; at: number }[] = [];
  doc.descendants((node, at) => {
    if (node.type === token) found.push({ node, at });
  });
  return found;
}

/** Each match of the pattern as the node that is made of what stands between its brackets. */
function withTokens(content: Fragment, pattern: RegExp, make: (inner: string) => Node): Fragment {
  const nodes: Node[] = [];
  content.forEach((node) => {
    if (!node.isText) {
      nodes.push(node.copy(withTokens(node.content, pattern, make)));
      return;
    }
    const text = node.text ?? "";
    let from = 0;
    for (const { 0: whole, 1: inner = "", index } of text.matchAll(pattern)) {
      if (index > from) nodes.push(node.cut(from, index));
      nodes.push(make(inner).mark(node.marks));
      from = index + whole.length;
    }
    if (from < text.length) nodes.push(node.cut(from));
  });
  return Fragment.from(nodes);
}

/** Null for what is no word: several paragraphs, a picture, a formula, another token. */
function wordRange({ selection, doc }: EditorState): { from: number; to: number } | null {
  const { $from, $to, empty } = selection;
  if (selection instanceof NodeSelection || !$from.sameParent($to)) return null;
  if (!$from.parent.inlineContent) return null;
  if (empty) {
    const before = /[\p{L}\p{N}\p{M}'’-]*$/u.exec(textBefore(selection.from));
    const after = /^[\p{L}\p{N}\p{M}'’-]*/u.exec(textAfter(selection.from));
    const from = selection.from - (before?.[0].length ?? 0);
    return { from, to: selection.from + (after?.[0].length ?? 0) };
  }
  let isText = true;
  doc.nodesBetween($from.pos, $to.pos, (node) => {
    if (node.isInline && !node.isText) isText = false;
  });
  // A double click on Windows takes the space along.
  const text = doc.textBetween($from.pos, $to.pos);
  const from = $from.pos + (text.length - text.trimStart().length);
  const to = $to.pos - (text.length - text.trimEnd().length);
  return isText && from < to ? { from, to } : null;

  function textBefore(at: number): string {
    return doc.textBetween($from.start(), at, "\n", "\n");
  }
  function textAfter(at: number): string {
    return doc.textBetween(at, $from.end(), "\n", "\n");
  }
}
