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

export type RichTextModel = ReturnType<typeof createRichTextModel>;

/** What the parts of a model share. */
type Kept = {
  /** The owner's callbacks of this rendering. */
  options: RichTextModelOptions;
  text: RichText | null;
  /** What the editor holds, as its owner knows it. */
  html: string;
  aria: Record<string, string>;
  isFocusWanted: boolean;
};

export function createRichTextModel(options: RichTextModelOptions) {
  const kept: Kept = { options, text: null, html: "", aria: {}, isFocusWanted: false };
  const dialogs = createDialogs(kept);
  const notes = createNotes();
  const early = createEarlyText();
  const { $toolbarState, textOptions } = createTextOptions(kept, dialogs, notes);
  const arrival = createArrival();

  function show(Editor: typeof RichText, place: HTMLElement, end: TextEnd): void {
    const typed = early.end();
    const isTypedIn = document.activeElement === place;
    // ProseMirror knows of a focus only what it is told when the focus comes.
    if (isTypedIn) place.blur();
    kept.text = new Editor(place, textOptions());
    arrival.$stage.set("ready");
    if (kept.isFocusWanted || isTypedIn) kept.text.focusAt(end);
    if (typed) kept.text.addAtEnd(typed);
  }

  return {
    $stage: arrival.$stage as ReadableAtom<EditorStage>,
    $toolbarState,
    $note: notes.$note,
    ...dialogs,
    ...commandsFor(kept),
    /** The owner's callbacks of this rendering. */
    follow(now: RichTextModelOptions): void {
      kept.options = now;
    },
    /** Fetches the editor if need be and puts it into the place. What is typed there meanwhile comes behind the text. */
    async open(place: HTMLElement, end: TextEnd = "end"): Promise<void> {
      early.begin(place, kept.aria);
      await arrival.open((Editor) => show(Editor, place, end));
    },
    setHtml(html: string): void {
      if (html === kept.html) return;
      kept.html = html;
      kept.text?.setHtml(html);
    },
    setAria(aria: Record<string, string>): void {
      kept.aria = aria;
      early.setAria(aria);
      kept.text?.setAria(aria);
    },
    putPicture(file: File): void {
      notes.clear();
      kept.text?.putPicture(file);
    },
    exit(): void {
      arrival.stop();
      const typed = early.end();
      if (typed) kept.options.onChange(kept.html + htmlOfLines(typed));
      kept.text?.exit();
      kept.text = null;
    },
  };
}

/** What leads to the text as it is, and does nothing before it has come. */
function commandsFor(kept: Kept) {
  return {
    run: (command: EditorCommand): void => kept.text?.run(command),
    can: (command: EditorCommand): boolean => kept.text?.can(command) ?? false,
    focus: (): void => kept.text?.focus(),
    /** Where there is no text yet, as soon as it has come. */
    focusAtEnd(): void {
      kept.isFocusWanted = kept.text === null;
      kept.text?.focusAt("end");
    },
    putText: (text: string): void => kept.text?.putText(text),
    putToken: (): void => kept.text?.putToken(),
    takeToken: (id: string): boolean => kept.text?.takeToken(id) ?? false,
    redrawTokens: (): void => kept.text?.redrawTokens(),
  };
}

function createDialogs(kept: Kept) {
  const $dialog = atom<EditorDialog | null>(null);
  const closeDialog = (): void => $dialog.set(null);
  return {
    $dialog: $dialog as ReadableAtom<EditorDialog | null>,
    openDialog: (dialog: EditorDialog): void => $dialog.set(dialog),
    closeDialog,
    saveFormula(formula: Formula): void {
      closeDialog();
      kept.text?.putFormula(formula);
    },
    savePicture(alt: string, width: number | null): void {
      closeDialog();
      kept.text?.changePicture(alt, width);
    },
    /** `src`: null changes the selected sound. */
    saveAudio(maxPlay: number | null, src: string | null): void {
      closeDialog();
      if (src === null) kept.text?.changeAudio(maxPlay);
      else kept.text?.putAudio(src, maxPlay);
    },
  };
}

function createNotes() {
  const $note = atom<EditorNote | null>(null);
  return {
    $note: $note as ReadableAtom<EditorNote | null>,
    /** What was refused or lost stays said. */
    showPending(count: number): void {
      const note = $note.get();
      if (note !== null && note.is !== "uploading") return;
      $note.set(count > 0 ? { is: "uploading", count } : null);
    },
    showRefused: (error: unknown): void => $note.set({ is: "refused", fault: faultOf(error) }),
    showLost: (count: number): void => $note.set({ is: "lost", count }),
    clear: (): void => $note.set(null),
  };
}

/** How far the editor has come that was asked for last. */
function createArrival() {
  const $stage = atom<EditorStage>("loading");
  let loading = new AbortController();
  return {
    $stage,
    async open(show: (Editor: typeof RichText) => void): Promise<void> {
      loading.abort();
      loading = new AbortController();
      const { signal } = loading;
      $stage.set("loading");
      try {
        const onUnreachable = () => !signal.aborted && $stage.set("unreachable");
        const Editor = await loadOnDemand(loadStyled, { signal, onUnreachable });
        if (!signal.aborted) show(Editor);
      } catch (error) {
        // Kept as the stage, which offers another try.
        const isOutdated = error instanceof UpgradedError;
        if (!signal.aborted) $stage.set(isOutdated ? "outdated" : "failed");
      }
    },
    stop: (): void => loading.abort(),
  };
}

/** What the text is given of its owner, as that is then, and what the toolbar shows of the text. */
function createTextOptions(
  kept: Kept,
  { openDialog }: Pick<ReturnType<typeof createDialogs>, "openDialog">,
  notes: ReturnType<typeof createNotes>,
) {
  const $toolbarState = atom<ToolbarState>(blankToolbarState);
  const textOptions = () => ({
    html: kept.html,
    aria: kept.aria,
    uploadPicture: (file: File) => kept.options.uploadPicture(file),
    mediaSource: (address: string) => kept.options.mediaSource(address),
    onChange(html: string) {
      kept.html = html;
      kept.options.onChange(html);
    },
    /** Told at every key: drawn only when something is different. */
    onToolbarState(state: ToolbarState) {
      if (JSON.stringify(state) !== JSON.stringify($toolbarState.get())) $toolbarState.set(state);
    },
    onPending: notes.showPending,
    onPictureFailed: notes.showRefused,
    onPicturesLost: notes.showLost,
    onToolbar: () => kept.options.onToolbar(),
    onEdge: (key: EdgeKey) => kept.options.onEdge?.(key) ?? false,
    onNewFormula: () => openDialog({ is: "newFormula" }),
    onChangeSelected: openDialog,
    tokens: kept.options.tokens && tokensOf(kept, kept.options.tokens),
  });
  return { $toolbarState: $toolbarState as ReadableAtom<ToolbarState>, textOptions };
}

/** Asked of the owner as it is then. */
function tokensOf(kept: Kept, first: TextTokens): TextTokens {
  const now = () => kept.options.tokens ?? first;
  return {
    labelOf: (id) => now().labelOf(id),
    wordOf: (id) => now().wordOf(id),
    isToken: (id) => now().isToken(id),
    make: (word) => now().make(word),
    onRefused: () => now().onRefused(),
  };
}

/**
 * Until the editor comes, its place is typed in as the browser does it, so that no key goes nowhere. Firefox before 136
 * does not know text alone, and would take pictures and scripts too: there it waits.
 */
function createEarlyText() {
  let place: HTMLElement | null = null;
  return {
    begin(into: HTMLElement, aria: Record<string, string>): void {
      place = into;
      putAttributes(into, { ...aria, contenteditable: "plaintext-only" });
    },
    setAria(aria: Record<string, string>): void {
      if (place) putAttributes(place, aria);
    },
    /** The lines that were typed before the text came, taken out of its place. */
    end(): string {
      const typed = place?.innerText.trimEnd() ?? "";
      place?.replaceChildren();
      place = null;
      return typed;
    },
  };
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
