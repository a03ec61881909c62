// A small rich text of a question: an option, a statement, a cell. It is shown as it will read until somebody goes into
// it; only then is there an editor, so that a question of thirty parts has one, and its toolbar stands only there.
import { useStore } from "@nanostores/react";
import { useContext, useId, useRef, useState } from "react";
import { isEmptyHtml, plainTextOf } from "../../../domain/text/html-text.ts";
import type { TextEnd } from "../../../kit/rich-text/toolbar-state.ts";
import { RichTextEditor } from "../../../kit/rich-text/rich-text-editor.tsx";
import type { EditorNote } from "../../../kit/rich-text/rich-text-model.ts";
import { RichTextView } from "../../../kit/rich-text/rich-text-view.tsx";
import fieldCss from "../../../ui/input/field.module.css";
import { Icon } from "../../../ui/icon.tsx";
import type { EditorTools } from "../../frame/question-type-props.ts";
import { partMessages } from "./part-messages.ts";
import { enteredFrom, RowWalkContext } from "../../../kit/rich-text/walk/row-walk.ts";
import css from "./part-field.module.css";
import { useLeaving } from "../placing/use-leaving.ts";

export type PartFieldProps = {
  /** Says which part it is: "Opsi A". Read aloud; shown only while `labelShown`. */
  label: string;
  value: string;
  onChange: (html: string) => void;
  tools: EditorTools;
  /** What is wrong with it, in words. */
  error?: string;
  labelShown?: boolean;
};

export function PartField(props: PartFieldProps) {
  const t = useStore(partMessages);
  const walk = useContext(RowWalkContext);
  const [end, setEnd] = useState<TextEnd | null>(null);
  const isOpen = end !== null;
  const place = useRef<HTMLDivElement>(null);
  const { onNote, leave, comeBack } = useClosing(() => setEnd(null));
  useLeaving(place, isOpen, leave, comeBack);
  const { label, value, onChange, tools, error, labelShown } = props;
  if (!isOpen) return <ClosedPart {...props} onOpen={setEnd} />;
  return (
    <div ref={place} className={css.part}>
      <RichTextEditor
        label={label}
        labelHidden={!labelShown}
        value={value}
        onChange={onChange}
        uploadPicture={tools.uploadPicture}
        uploadAudio={tools.uploadAudio}
        onNote={onNote}
        error={error}
        compact
        autoFocus={end}
        onEdge={(key) => place.current !== null && walk?.(place.current, key) === true}
        keysHint={walk ? t.keysHint : undefined}
      />
    </div>
  );
}

/** A picture that is still being sent would be lost with its editor: the editor stays until it has come. */
function useClosing(close: () => void) {
  const note = useRef<EditorNote | null>(null);
  const isLeft = useRef(false);
  const [closing] = useState(() => {
    const end = () => {
      note.current = null;
      isLeft.current = false;
      close();
    };
    return {
      onNote: (told: EditorNote | null) => {
        note.current = told;
        // One that was refused is said so beside the editor, to somebody who has gone on meanwhile.
        if (isLeft.current && told === null) end();
      },
      leave: () => {
        isLeft.current = true;
        if (note.current?.is !== "uploading") end();
      },
      comeBack: () => {
        isLeft.current = false;
      },
    };
  });
  return closing;
}

type ClosedPartProps = PartFieldProps & { onOpen: (end: TextEnd) => void };

function ClosedPart({ label, value, error, labelShown, onOpen }: ClosedPartProps) {
  const t = useStore(partMessages);
  const id = useId();
  return (
    <div className={css.part}>
      {labelShown && (
        <span className={fieldCss.label} aria-hidden="true">
          {label}
        </span>
      )}
      <div
        role="textbox"
        tabIndex={0}
        aria-multiline="true"
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className={css.closed}
        data-invalid={error ? "" : undefined}
        onFocus={({ currentTarget: { dataset } }) =>
          onOpen(dataset[enteredFrom] === "start" ? "start" : "end")
        }
      >
        {isEmptyHtml(value) ? (
          <span className={css.empty}>{t.emptyPart}</span>
        ) : (
          <RichTextView html={value} fallback={plainTextOf(value)} />
        )}
      </div>
      {error && (
        <div id={`${id}-error`} className={fieldCss.error}>
          <Icon name="circle-alert" size={16} />
          {error}
        </div>
      )}
    </div>
  );
}
