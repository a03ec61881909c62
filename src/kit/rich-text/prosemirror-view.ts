// The editor itself, without a frame: everything of ProseMirror hangs on this file, which is fetched when the first
// editor is shown. It knows no React; what is around it gets told what it looks like and calls its verbs.
import { gapCursor } from "prosemirror-gapcursor";
import { history } from "prosemirror-history";
import { inputRules, wrappingInputRule } from "prosemirror-inputrules";
import type { Node } from "prosemirror-model";
import { EditorState, NodeSelection, Selection, type Plugin } from "prosemirror-state";
import { columnResizing, tableEditing, fixTables } from "prosemirror-tables";
import { EditorView, type EditorProps } from "prosemirror-view";
import { leaveNode, putNode, typeBehindNode } from "./commands/beside-node.ts";
import { editorCommands } from "./commands/editor-commands.ts";
import { editorKeys } from "./commands/editor-keys.ts";
import type {
  EdgeKey,
  EditorCommand,
  ToolbarState,
  Formula,
  SelectedThing,
  TextEnd,
} from "./toolbar-state.ts";
import { readToolbarState } from "./toolbar-state-reader.ts";
import { FormulaView } from "./formula/formula-view.ts";
import { readDocument, writeDocument } from "./paste/html-document.ts";
import type { MediaSource } from "../media/media-source.ts";
import { MediaView } from "./media/media-view.ts";
import { PendingPictures, type UploadPicture } from "./media/pending-pictures.ts";
import { schema } from "./schema.ts";
import { putPictureSize } from "./commands/picture-commands.ts";
import { resized, sizeIn } from "./media/picture-size.ts";
import { PictureView } from "./media/picture-view.ts";
import { isPicture, PictureFault } from "./media/shrink-picture.ts";
import type { TextTokens } from "./tokens/text-token.ts";
import { TokenTools } from "./tokens/text-tokens.ts";
import { cleanPaste } from "./paste/word-paste.ts";

export type RichTextOptions = {
  html: string;
  /** Name, description and state of the text box, as attributes. */
  aria: Record<string, string>;
  uploadPicture: UploadPicture;
  mediaSource: MediaSource;
  onChange: (html: string) => void;
  onToolbarState: (state: ToolbarState) => void;
  onPending: (count: number) => void;
  onPictureFailed: (error: unknown) => void;
  onPicturesLost: (count: number) => void;
  onToolbar: () => void;
  onEdge: (key: EdgeKey) => boolean;
  onNewFormula: () => void;
  onChangeSelected: (thing: SelectedThing) => void;
  tokens?: TextTokens;
};

export class RichText {
  readonly #view: EditorView;
  readonly #options: RichTextOptions;
  readonly #pictures: PendingPictures;
  readonly #tokens: TokenTools | null;
  #aria: Record<string, string>;
  #given = { html: "", doc: readDocument("") };

  constructor(place: HTMLElement, options: RichTextOptions) {
    this.#options = options;
    this.#aria = options.aria;
    this.#tokens = options.tokens ? new TokenTools(options.tokens) : null;
    this.#pictures = new PendingPictures({
      upload: options.uploadPicture,
      onPending: options.onPending,
      onFailed: options.onPictureFailed,
    });
    this.#view = new EditorView(
      { mount: place },
      {
        state: this.#stateOf(options.html),
        attributes: () => this.#aria,
        scrollThreshold: marginsIn(place),
        scrollMargin: marginsIn(place),
        nodeViews: {
          formula: (node) => new FormulaView(node, this.#changeSelected),
          ...(this.#tokens && { token: this.#tokens.viewFor }),
          image: (node, view, at) =>
            new PictureView(node, {
              source: options.mediaSource,
              frame: place.parentElement ?? place,
              onSize: (size) => putPictureSize(at() ?? -1, size)(view.state, view.dispatch),
            }),
          audio: (node) => new MediaView(node, options.mediaSource),
        },
        dispatchTransaction: (transaction) => {
          const state = this.#view.state.apply(transaction);
          this.#view.updateState(state);
          if (transaction.docChanged) options.onChange(this.#written(state.doc));
          options.onToolbarState(readToolbarState(state));
        },
        handleDOMEvents: domEvents,
        handleTextInput: (view, _from, _to, text) => typeBehindNode(view, text),
        transformPastedHTML: (html) => this.#cleaned(html),
        handlePaste: (view, event) => {
          leaveNode(view);
          return this.#takeFiles(event.clipboardData, event, null);
        },
        handleDrop: (_view, event, _slice, moved) =>
          !moved && this.#takeFiles(event.dataTransfer, event, event),
      },
    );
    options.onToolbarState(readToolbarState(this.#view.state));
  }

  /** Begins anew: what was there before cannot be brought back by undoing. */
  setHtml(html: string): void {
    this.#view.updateState(this.#stateOf(html));
    this.#options.onToolbarState(readToolbarState(this.#view.state));
  }

  setAria(aria: Record<string, string>): void {
    // Told with every drawing: for nothing it would put the cursor back from where a key has just taken it.
    const isSame = JSON.stringify(aria) === JSON.stringify(this.#aria);
    this.#aria = aria;
    if (isSame) return;
    this.#view.setProps({});
  }

  run(command: EditorCommand): void {
    editorCommands[command](this.#view.state, this.#view.dispatch, this.#view);
    this.#view.focus();
  }

  can(command: EditorCommand): boolean {
    return editorCommands[command](this.#view.state, undefined, this.#view);
  }

  focus(): void {
    this.#view.focus();
  }

  /** Seen where it stands now: an editor that has just come is taller than what it came for. */
  focusAt(end: TextEnd): void {
    this.#view.focus();
    const { tr, doc } = this.#view.state;
    const place = end === "start" ? Selection.atStart(doc) : Selection.atEnd(doc);
    this.#view.dispatch(tr.setSelection(place).scrollIntoView());
  }

  /** Lines become paragraphs. */
  addAtEnd(text: string): void {
    this.focusAt("end");
    this.#view.pasteText(text);
  }

  /** At the cursor, in the look of what stands there. */
  putText(text: string): void {
    this.#view.dispatch(this.#view.state.tr.insertText(text).scrollIntoView());
    this.#view.focus();
  }

  // The next verbs are called by dialogs, which are still open then and make the text inert: the focus comes afterwards.

  /** In place of the selected formula, or where the cursor is. */
  putFormula({ latex, block }: Formula): void {
    putNode(this.#view, schema.nodes.formula.create({ latex, block }));
  }

  putAudio(src: string, maxPlay: number | null): void {
    putNode(this.#view, schema.nodes.audio.create({ src, maxPlay: maxPlay && String(maxPlay) }));
  }

  /** Of the selected picture; `width`: null leaves it as it is. */
  changePicture(alt: string, width: number | null): void {
    this.#changeNode(({ attrs }) => {
      const before = sizeIn(attrs);
      if (width === null || !before) return { ...attrs, alt };
      const size = resized(before, width);
      return { ...attrs, alt, width: String(size.width), height: String(size.height) };
    });
  }

  changeAudio(maxPlay: number | null): void {
    this.#changeNode(({ attrs }) => ({ ...attrs, maxPlay: maxPlay && String(maxPlay) }));
  }

  putPicture(file: File): void {
    putNode(this.#view, this.#pictures.nodeFor(file));
    this.#view.focus();
  }

  putToken(): void {
    this.#tokens?.put(this.#view.state, this.#view.dispatch);
    this.#view.focus();
  }

  takeToken(id: string): boolean {
    return this.#tokens?.take(id)(this.#view.state, this.#view.dispatch) ?? false;
  }

  redrawTokens(): void {
    this.#tokens?.redraw();
  }

  exit(): void {
    this.#view.destroy();
  }

  #stateOf(html: string): EditorState {
    const doc = readDocument(html);
    const plugins = this.#plugins();
    const state = EditorState.create({ doc: this.#tokens?.readDocument(doc) ?? doc, plugins });
    // The first move of the cursor would do it, and pass for something written.
    const mended = fixTables(state);
    const { doc: read } = mended ?? state;
    this.#given = { html, doc: read };
    return mended ? EditorState.create({ doc: read, plugins }) : state;
  }

  /** Taken back to how it came it is what came, however that was written. */
  #written(doc: Node): string {
    return doc.eq(this.#given.doc) ? this.#given.html : writeDocument(doc);
  }

  #plugins(): Plugin[] {
    const { onToolbar, onNewFormula, onEdge } = this.#options;
    return [
      inputRules({
        rules: [
          wrappingInputRule(/^\s*[-*]\s$/u, schema.nodes.bullet_list),
          wrappingInputRule(/^\s*1[.)]\s$/u, schema.nodes.ordered_list),
          ...(this.#tokens ? [this.#tokens.inputRule] : []),
        ],
      }),
      ...editorKeys({
        toToolbar: onToolbar,
        newFormula: onNewFormula,
        changeSelected: this.#changeSelected,
        onEdge,
      }),
      history(),
      gapCursor(),
      columnResizing({ cellMinWidth: 40 }),
      tableEditing(),
      this.#pictures.plugin,
      ...(this.#tokens?.plugins ?? []),
    ];
  }

  readonly #changeSelected = (): boolean => {
    const { selected } = readToolbarState(this.#view.state);
    if (selected) this.#options.onChangeSelected(selected);
    return selected !== null;
  };

  #cleaned(html: string): string {
    const { html: clean, lostPictures } = cleanPaste(html);
    if (lostPictures > 0) this.#options.onPicturesLost(lostPictures);
    return clean;
  }

  /** Excel and Word put a picture of the text beside the text: then the text is meant. */
  #takeFiles(data: DataTransfer | null, event: Event, at: MouseEvent | null): boolean {
    const files = [...(data?.files ?? [])];
    if (files.length === 0 || hasText(data?.getData("text/html") ?? "")) return false;
    const pictures = files.filter(isPicture);
    if (pictures.length === 0 && data?.getData("text/plain")) return false;
    // Any file that is let go here and not taken would make the browser leave the console for it.
    event.preventDefault();
    if (pictures.length < files.length) this.#options.onPictureFailed(new PictureFault("type"));
    if (pictures.length === 0) return true;
    const place = at && this.#view.posAtCoords({ left: at.clientX, top: at.clientY });
    const nodes = pictures.map((file) => this.#pictures.nodeFor(file));
    const { tr } = this.#view.state;
    // Between two paragraphs it would come with one of its own, which stayed when the picture is refused.
    if (place) tr.insert(Selection.near(tr.doc.resolve(place.pos)).from, nodes);
    else for (const node of nodes) tr.replaceSelectionWith(node, false);
    this.#view.dispatch(tr);
    return true;
  }

  #changeNode(attrsOf: (node: Node) => Node["attrs"]): void {
    const { selection, tr } = this.#view.state;
    if (!(selection instanceof NodeSelection)) return;
    tr.setNodeMarkup(selection.from, undefined, attrsOf(selection.node));
    this.#view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, selection.from)));
  }
}

const domEvents: EditorProps["handleDOMEvents"] = {
  focus(view) {
    // When a script moves the focus here, the browser puts the caret anywhere, even outside of the text.
    // ProseMirror corrects it 20 ms later, and not always: keys that are pressed until then would be lost.
    view.focus();
    return false;
  },
  compositionstart(view) {
    leaveNode(view);
    return false;
  },
  keydown(_view, event) {
    // On a slow PC the next key comes before the browser has told where the one before it has led.
    if (!event.isComposing) document.dispatchEvent(new Event("selectionchange"));
    // ProseMirror would keep Escape to itself: a dialog around the editor waits for it.
    return event.key === "Escape";
  },
};

/** The cursor does not go under the toolbar where that stays in sight; how high it is depends on the width. */
function marginsIn(place: HTMLElement) {
  const others = { right: 5, bottom: 5, left: 5 };
  return {
    ...others,
    get top() {
      const toolbar = place.parentElement?.querySelector<HTMLElement>(".rich-text-tools");
      const isSticky = toolbar && getComputedStyle(toolbar).position === "sticky";
      return isSticky ? toolbar.offsetHeight + 5 : 5;
    },
  };
}

function hasText(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const element of body.querySelectorAll("style,script")) element.remove();
  return body.textContent.trim() !== "" || body.querySelector("table") !== null;
}
