// A field for rich text: label, toolbar, the text, what is wrong with it. HTML in, HTML out (contract/questions/rich-text.ts).
// The editor itself is fetched when the first of them is shown; until then the label and the toolbar stand.
import { useStore } from "@nanostores/react";
import {
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type RefObject,
} from "react";
import { errorMessages } from "../../core/answers/error-messages.ts";
import { pollServer } from "../../core/on-demand/server-return.ts";
import { LazyTrouble } from "../lazy/lazy-trouble.tsx";
import { useRetry } from "../lazy/use-lazy.ts";
import { FailedState } from "../../ui/feedback/failed-state.tsx";
import fieldCss from "../../ui/input/field.module.css";
import { Icon } from "../../ui/icon.tsx";
import hiddenCss from "../../ui/visually-hidden.module.css";
import { useMediaSource } from "../media/media-source.ts";
import { useModel } from "../use-model.ts";
import type { EdgeKey, TextEnd } from "./toolbar-state.ts";
import { EditorDialogs } from "./toolbar/editor-dialogs.tsx";
import type { UploadPicture } from "./media/pending-pictures.ts";
import { richTextMessages } from "./rich-text-messages.ts";
import {
  createRichTextModel,
  type EditorNote,
  type EditorStage,
  type RichTextModel,
} from "./rich-text-model.ts";
import { TableMenu } from "./toolbar/table-menu.tsx";
import type { TextTokens, EditorHandle } from "./tokens/text-token.ts";
import { Toolbar, type ToolbarProps, type ToolName } from "./toolbar/toolbar.tsx";

export type RichTextEditorProps = {
  label: string;
  value: string;
  /** Sanitised by the schema: only what contract/questions/rich-text.ts allows. Empty when nothing is written. */
  onChange: (html: string) => void;
  /** Without it pictures are not offered, and pasted ones refused. */
  uploadPicture?: UploadPicture;
  /** Without it sounds are not offered. */
  uploadAudio?: (file: File) => Promise<{ src: string }>;
  /** Why the value is refused, in words. */
  error?: string;
  required?: boolean;
  /** For options: low, with fewer buttons. */
  compact?: boolean;
  /** The label is read aloud, not shown. */
  labelHidden?: boolean;
  /** Takes the focus, at this end of the text, as soon as the editor has arrived; not from another control. */
  autoFocus?: TextEnd;
  /** Keys that would lead out of the text, at its ends. True: they have. */
  onEdge?: (key: EdgeKey) => boolean;
  /** Said under the text while it is written in. */
  keysHint?: string;
  /** Told what becomes of its pictures: an owner that would take the editor away waits while they are sent. */
  onNote?: (note: EditorNote | null) => void;
  /** The text may hold `[[id]]`: each is shown as one thing and cannot be broken. With all or with none of its life. */
  tokens?: TextTokens;
  /** Filled while the editor is there. */
  handle?: { current: EditorHandle | null };
};

export function RichTextEditor(props: RichTextEditorProps) {
  const { label, error, required, compact = false, uploadAudio, labelHidden, keysHint } = props;
  const id = useId();
  const toolbar = useRef<HTMLDivElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const { model, place } = useEditor(props, id, () => focusFirstTool(toolbar.current));
  const stage = useStore(model.$stage);
  return (
    <div className={fieldCss.field}>
      <EditorLabel
        id={`${id}-label`}
        label={label}
        isHidden={labelHidden}
        isRequired={required}
        onPress={model.focus}
      />
      <div className="rich-text-frame" data-invalid={error ? "" : undefined}>
        <EditorToolbar
          model={model}
          compact={compact}
          hidden={hiddenTools(props)}
          controls={id}
          toolbar={toolbar}
          onPicture={() => chooser.current?.click()}
        />
        <StageTrouble
          stage={stage}
          onRetry={() => place.current && void model.open(place.current)}
        />
        <div
          ref={place}
          id={id}
          className="rich-text rich-text-box"
          data-compact={compact ? "" : undefined}
          hidden={isMissing(stage)}
        />
        <Note model={model} isLoading={stage === "loading"} />
      </div>
      <KeysHint id={`${id}-hint`} hint={keysHint} />
      {error && (
        <div id={`${id}-error`} className={fieldCss.error}>
          <Icon name="circle-alert" size={16} />
          {error}
        </div>
      )}
      <PictureChooser chooser={chooser} onFile={model.putPicture} />
      <EditorDialogs model={model} uploadAudio={uploadAudio} />
    </div>
  );
}

/** The model, which follows the props at every rendering, and the place in the page that it puts the text into. */
function useEditor(props: RichTextEditorProps, id: string, onToolbar: () => void) {
  const { value, onChange, error, required, autoFocus, onEdge, onNote, tokens, handle } = props;
  const { uploadPicture = refusePicture } = props;
  const place = useRef<HTMLDivElement>(null);
  const mediaSource = useMediaSource();
  const options = { uploadPicture, mediaSource, onChange, onToolbar, onEdge, tokens };
  const model = useModel(() => createRichTextModel(options));
  useLayoutEffect(() => {
    model.follow(options);
    model.setHtml(value);
    model.setAria(ariaOf(id, { error, required }));
    model.redrawTokens();
  });
  useLayoutEffect(() => {
    if (!place.current) return;
    const { current } = place;
    void model.open(current, autoFocus);
    // On the page itself or on what holds the editor: nobody has gone elsewhere. Before the next key.
    const isFree = document.activeElement?.contains(current);
    if (!autoFocus || !isFree) return;
    current.focus({ preventScroll: true });
    current.scrollIntoView({ block: "nearest" });
    // Only as it opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [model]);
  useImperativeHandle(handle, () => model, [model]);
  useEffect(() => (onNote ? model.$note.listen(onNote) : undefined), [model, onNote]);
  return { model, place };
}

function focusFirstTool(toolbar: HTMLElement | null): void {
  toolbar?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
}

/** The editor could not be loaded: a message is shown instead of the text. */
const isMissing = (stage: EditorStage) => stage === "failed" || stage === "outdated";

type EditorLabelProps = {
  id: string;
  label: string;
  /** It is read aloud only. */
  isHidden: boolean | undefined;
  isRequired: boolean | undefined;
  onPress: () => void;
};

function EditorLabel({ id, label, isHidden, isRequired, onPress }: EditorLabelProps) {
  return (
    // No <label>: it cannot name what is no form control, but a press on it leads to the text all the same.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <span id={id} className={isHidden ? hiddenCss.hidden : fieldCss.label} onClick={onPress}>
      {label}
      {isRequired && (
        <span className={fieldCss.star} aria-hidden="true">
          {" *"}
        </span>
      )}
    </span>
  );
}

type EditorToolbarProps = Pick<ToolbarProps, "compact" | "hidden" | "controls" | "toolbar"> & {
  model: RichTextModel;
  /** A picture is to be chosen from this PC. */
  onPicture: () => void;
};

function EditorToolbar({ model, onPicture, ...toolbar }: EditorToolbarProps) {
  const stage = useStore(model.$stage);
  const state = useStore(model.$toolbarState);
  const onTool = (name: ToolName) => {
    if (name === "picture") onPicture();
    // What is selected is meant by the button of its kind.
    else if (state.selected && (name === "change" || name === state.selected.is))
      model.openDialog(state.selected);
    else if (name === "formula") model.openDialog({ is: "newFormula" });
    else if (name === "audio") model.openDialog({ is: "newAudio" });
    else if (name !== "change") model.run(name);
  };
  return (
    <Toolbar
      {...toolbar}
      state={state}
      disabled={stage !== "ready"}
      onTool={onTool}
      onLeave={model.focus}
    >
      {state.inTable && <TableMenu can={model.can} run={model.run} />}
    </Toolbar>
  );
}

/** Why the text cannot be written in, and how to try again. */
function StageTrouble({ stage, onRetry }: { stage: EditorStage; onRetry: () => void }) {
  const t = useStore(richTextMessages);
  const errorT = useStore(errorMessages);
  const unreachable = useRetry(pollServer);
  if (stage === "unreachable") {
    return <LazyTrouble state={{ status: "unreachable" }} {...unreachable} />;
  }
  if (!isMissing(stage)) return null;
  return (
    <FailedState
      title={t.failed}
      message={stage === "failed" ? t.failedHint : errorT.upgraded}
      retryLabel={t.retry}
      onRetry={onRetry}
    />
  );
}

/** The owner's hint is shown; the editor's own is read aloud only. */
function KeysHint({ id, hint }: { id: string; hint: string | undefined }) {
  const t = useStore(richTextMessages);
  return (
    <span id={id} className={hint ? "rich-text-hint" : hiddenCss.hidden}>
      {hint && `${hint} `}
      <span className={hiddenCss.hidden}>{t.hint}</span>
    </span>
  );
}

type PictureChooserProps = {
  chooser: RefObject<HTMLInputElement | null>;
  onFile: (file: File) => void;
};

function PictureChooser({ chooser, onFile }: PictureChooserProps) {
  const t = useStore(richTextMessages);
  return (
    <input
      ref={chooser}
      type="file"
      hidden
      aria-label={t.picture}
      accept="image/png,image/jpeg,image/gif,image/webp,image/bmp"
      onChange={(event) => {
        const file = event.currentTarget.files?.[0];
        if (file) onFile(file);
        // So that the same file can be chosen again.
        event.currentTarget.value = "";
      }}
    />
  );
}

const refusePicture: UploadPicture = () => Promise.reject(new Error("No pictures here"));

function hiddenTools({ uploadPicture, uploadAudio }: RichTextEditorProps): ToolName[] {
  return [
    ...(uploadPicture ? [] : ["picture" as const]),
    ...(uploadAudio ? [] : ["audio" as const]),
  ];
}

function ariaOf(
  id: string,
  { error, required }: { error?: string; required?: boolean },
): Record<string, string> {
  return {
    role: "textbox",
    "aria-multiline": "true",
    "aria-labelledby": `${id}-label`,
    "aria-describedby": error ? `${id}-error ${id}-hint` : `${id}-hint`,
    "aria-required": String(required ?? false),
    "aria-invalid": String(Boolean(error)),
  };
}

/** Said aloud too: what happens to pictures happens beside the writing. */
function Note({ model, isLoading }: { model: RichTextModel; isLoading: boolean }) {
  const t = useStore(richTextMessages);
  const note = useStore(model.$note);
  const text = isLoading ? t.loading : note ? noteText(t, note) : "";
  return (
    <div className={text ? "rich-text-note" : undefined} aria-live="polite">
      {text}
    </div>
  );
}

type Texts = ReturnType<typeof richTextMessages.get>;

function noteText(texts: Texts, note: EditorNote): string {
  if (note.is === "uploading") return texts.uploading({ count: note.count });
  if (note.is === "lost") return texts.picturesLost({ count: note.count });
  return {
    type: texts.pictureType,
    size: texts.pictureSize,
    unreadable: texts.pictureUnreadable,
    failed: texts.pictureFailed,
  }[note.fault];
}
