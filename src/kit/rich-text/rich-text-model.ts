// What stands around one editor: whether it has arrived, what its toolbar shows, what happens to its pictures, and
// which dialog is open. The text itself is ProseMirror's.
import { atom, type ReadableAtom } from "nanostores";
import sheet from "sheet:kit/rich-text/rich-text.css";
import { escapeHtml } from "../../domain/text/html-text.ts";
import { lazy } from "../../core/on-demand/lazy.ts";
import { loadOnDemand } from "../../core/on-demand/load-on-demand.ts";
import { UpgradedError } from "../../core/on-demand/server-build.ts";
import { linkSheet } from "../styles/link-sheet.ts";
import type { MediaSource } from "../media/media-source.ts";
import {
  blankToolbarState,
  type EdgeKey,
  type EditorCommand,
  type ToolbarState,
  type Formula,
  type SelectedThing,
  type TextEnd,
} from "./toolbar-state.ts";
import type { UploadPicture } from "./media/pending-pictures.ts";
import type { RichText } from "./prosemirror-view.ts";
import type { TextTokens } from "./tokens/text-token.ts";
import type { PictureFaultCode } from "./media/shrink-picture.ts";

const loadRichText = lazy(() => import("./prosemirror-view.ts"), "RichText");
const loadStyled = async () => (await Promise.all([loadRichText(), linkSheet(sheet)]))[0];

/** What is shown of the editor's own state. `unreachable`: it comes by itself with the server. */
export type EditorStage = "loading" | "unreachable" | "failed" | "outdated" | "ready";

export type EditorNote =
  | { is: "uploading"; count: number }
  | { is: "lost"; count: number }
  | { is: "refused"; fault: PictureFaultCode | "failed" };

export type EditorDialog = SelectedThing | { is: "newFormula" } | { is: "newAudio" };

export type RichTextModelOptions = {
  uploadPicture: UploadPicture;
  mediaSource: MediaSource;
  onChange: (html: string) => void;
  onToolbar: () => void;
  /** True: the key has led elsewhere. */
  onEdge?: ((key: EdgeKey) => boolean) | undefined;
  tokens?: TextTokens;
};

export class RichTextModel {
  readonly $stage: ReadableAtom<EditorStage>;
  readonly $toolbarState: ReadableAtom<ToolbarState>;
  readonly $note: ReadableAtom<EditorNote | null>;
  readonly $dialog: ReadableAtom<EditorDialog | null>;
  readonly #stage = atom<EditorStage>("loading");
  readonly #toolbarState = atom<ToolbarState>(blankToolbarState);
  readonly #note = atom<EditorNote | null>(null);
  readonly #dialog = atom<EditorDialog | null>(null);
  #options: RichTextModelOptions;
  #text: RichText | null = null;
  /** What the editor holds, as its owner knows it. */
  #html = "";
  #aria: Record<string, string> = {};
  #turn = 0;
  #isFocusWanted = false;
  #loading = new AbortController();
  /** While it holds what is typed before the text has come. */
  #place: HTMLElement | null = null;

  constructor(options: RichTextModelOptions) {
    this.#options = options;
    this.$stage = this.#stage;
    this.$toolbarState = this.#toolbarState;
    this.$note = this.#note;
    this.$dialog = this.#dialog;
  }

  /** The owner's callbacks of this rendering. */
  readonly follow = (options: RichTextModelOptions): void => {
    this.#options = options;
  };

  /** Fetches the editor if need be and puts it into the place. What is typed there meanwhile comes behind the text. */
  readonly open = async (place: HTMLElement, end: TextEnd = "end"): Promise<void> => {
    this.#turn += 1;
    const turn = this.#turn;
    this.#loading.abort();
    this.#loading = new AbortController();
    this.#stage.set("loading");
    this.#place = place;
    takeEarlyText(place, this.#aria);
    try {
      const RichText = await loadOnDemand(loadStyled, {
        signal: this.#loading.signal,
        onUnreachable: () => turn === this.#turn && this.#stage.set("unreachable"),
      });
      if (turn !== this.#turn) return;
      const early = this.#endEarly();
      const isTypedIn = document.activeElement === place;
      // ProseMirror knows of a focus only what it is told when the focus comes.
      if (isTypedIn) place.blur();
      this.#text = new RichText(place, this.#textOptions());
      this.#stage.set("ready");
      if (this.#isFocusWanted || isTypedIn) this.#text.focusAt(end);
      if (early) this.#text.addAtEnd(early);
    } catch (error) {
      // Kept as the stage, which offers another try.
      const isOutdated = error instanceof UpgradedError;
      if (turn === this.#turn) this.#stage.set(isOutdated ? "outdated" : "failed");
    }
  };

  readonly setHtml = (html: string): void => {
    if (html === this.#html) return;
    this.#html = html;
    this.#text?.setHtml(html);
  };

  readonly setAria = (aria: Record<string, string>): void => {
    this.#aria = aria;
    if (this.#place) putAttributes(this.#place, aria);
    this.#text?.setAria(aria);
  };

  readonly run = (command: EditorCommand): void => this.#text?.run(command);
  readonly can = (command: EditorCommand): boolean => this.#text?.can(command) ?? false;
  readonly focus = (): void => this.#text?.focus();
  /** Where there is no text yet, as soon as it has come. */
  readonly focusAtEnd = (): void => {
    this.#isFocusWanted = this.#text === null;
    this.#text?.focusAt("end");
  };

  readonly putText = (text: string): void => this.#text?.putText(text);
  readonly putToken = (): void => this.#text?.putToken();
  readonly takeToken = (id: string): boolean => this.#text?.takeToken(id) ?? false;
  readonly redrawTokens = (): void => this.#text?.redrawTokens();

  readonly openDialog = (dialog: EditorDialog): void => this.#dialog.set(dialog);
  readonly closeDialog = (): void => this.#dialog.set(null);

  readonly saveFormula = (formula: Formula): void => {
    this.closeDialog();
    this.#text?.putFormula(formula);
  };

  readonly savePicture = (alt: string, width: number | null): void => {
    this.closeDialog();
    this.#text?.changePicture(alt, width);
  };

  /** `src`: null changes the selected sound. */
  readonly saveAudio = (maxPlay: number | null, src: string | null): void => {
    this.closeDialog();
    if (src === null) this.#text?.changeAudio(maxPlay);
    else this.#text?.putAudio(src, maxPlay);
  };

  readonly putPicture = (file: File): void => {
    this.#note.set(null);
    this.#text?.putPicture(file);
  };

  readonly exit = (): void => {
    this.#turn += 1;
    this.#loading.abort();
    const early = this.#endEarly();
    if (early) this.#options.onChange(this.#html + htmlOfLines(early));
    this.#text?.exit();
    this.#text = null;
  };

  /** The lines that were typed before the text came, taken out of its place. */
  #endEarly(): string {
    const early = this.#place?.innerText.trimEnd() ?? "";
    this.#place?.replaceChildren();
    this.#place = null;
    return early;
  }

  #textOptions() {
    return {
      html: this.#html,
      aria: this.#aria,
      uploadPicture: (file: File) => this.#options.uploadPicture(file),
      mediaSource: (address: string) => this.#options.mediaSource(address),
      onChange: (html: string) => {
        this.#html = html;
        this.#options.onChange(html);
      },
      onToolbarState: (state: ToolbarState) => this.#showToolbarState(state),
      onPending: (count: number) => this.#showPending(count),
      onPictureFailed: (error: unknown) => this.#note.set({ is: "refused", fault: faultOf(error) }),
      onPicturesLost: (count: number) => this.#note.set({ is: "lost", count }),
      onToolbar: () => this.#options.onToolbar(),
      onEdge: (key: EdgeKey) => this.#options.onEdge?.(key) ?? false,
      onNewFormula: () => this.openDialog({ is: "newFormula" }),
      onChangeSelected: this.openDialog,
      tokens: this.#options.tokens && this.#tokens(this.#options.tokens),
    };
  }

  /** Asked of the owner as it is then. */
  #tokens(first: TextTokens): TextTokens {
    const now = () => this.#options.tokens ?? first;
    return {
      labelOf: (id) => now().labelOf(id),
      wordOf: (id) => now().wordOf(id),
      isToken: (id) => now().isToken(id),
      make: (word) => now().make(word),
      onRefused: () => now().onRefused(),
    };
  }

  /** Told at every key: drawn only when something is different. */
  #showToolbarState(state: ToolbarState): void {
    if (JSON.stringify(state) !== JSON.stringify(this.#toolbarState.get()))
      this.#toolbarState.set(state);
  }

  /** What was refused or lost stays said. */
  #showPending(count: number): void {
    const note = this.#note.get();
    if (note !== null && note.is !== "uploading") return;
    this.#note.set(count > 0 ? { is: "uploading", count } : null);
  }
}

/**
 * Until the editor comes, its place is typed in as the browser does it, so that no key goes nowhere. Firefox before 136
 * does not know text alone, and would take pictures and scripts too: there it waits.
 */
function takeEarlyText(place: HTMLElement, aria: Record<string, string>): void {
  putAttributes(place, { ...aria, contenteditable: "plaintext-only" });
}

function putAttributes(place: HTMLElement, all: Record<string, string>): void {
  for (const [name, value] of Object.entries(all)) place.setAttribute(name, value);
}

function htmlOfLines(text: string): string {
  const lines = text.split(/\n+/u);
  return lines.map((line) => `<p>${escapeHtml(line)}</p>`).join("");
}

/** By its shape: the class is in the editor's chunk. */
function faultOf(error: unknown): PictureFaultCode | "failed" {
  const fault: unknown = error instanceof Error && "fault" in error ? error.fault : null;
  const known: readonly unknown[] = ["type", "size", "unreadable"];
  return known.includes(fault) ? (fault as PictureFaultCode) : "failed";
}
