// What the selected cell of the sheet holds: its text, or its input with the key. Escape leads back to the sheet.
import { useStore } from "@nanostores/react";
import { type RefObject, useImperativeHandle, useRef } from "react";
import { RichTextEditor } from "../../kit/rich-text/rich-text-editor.tsx";
import type { EditorHandle } from "../../kit/rich-text/tokens/text-token.ts";
import { RadioGroup } from "../../ui/choice/radio-group.tsx";
import { letterOf } from "../../domain/text/letters.ts";
import type { QuestionEditorProps } from "../frame/question-type-props.ts";
import { addressName } from "./grid-address.ts";
import { InputFields } from "./input-fields.tsx";
import css from "./text-grid-editor.module.css";
import { textGridEditorMessages } from "./text-grid-messages.ts";
import { type Address, htmlAt, withHtml, withInput, withoutInput } from "./text-grid-model.ts";

/** `begin`: what is there is about to be typed over. */
export type CellPanelHandle = { focus: (begin: boolean) => void };

export type CellPanelProps = QuestionEditorProps<11> & {
  at: Address;
  handle: RefObject<CellPanelHandle | null>;
  errorId: string;
  /** A picture is on its way into the text. */
  onSending: (isSending: boolean) => void;
  onLeave: () => void;
};

export function CellPanel(props: CellPanelProps) {
  const { content, onChange, errors, tools, at, handle, errorId, onLeave } = props;
  const t = useStore(textGridEditorMessages);
  const panel = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorHandle>(null);
  const { row, col } = at;
  const isHead = row < 0 || col < 0;
  const cell = isHead ? undefined : content.payload.cells[row]?.[col];
  useImperativeHandle(handle, () => ({
    focus(begin) {
      if (cell?.kind === "input") focusInput(panel.current, begin);
      else editor.current?.focusAtEnd();
    },
  }));
  const label = nameOf(t, at);
  return (
    // Only what leads out of it is heard here; everything in it works by itself.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={panel}
      className={css.panel}
      role="group"
      aria-label={label}
      onKeyDown={({ key, target }) => {
        // A dialog of the editor is only closed by it.
        if (key === "Escape" && (target as Element).closest("dialog") === null) onLeave();
      }}
    >
      <p className={css.name} aria-hidden="true">
        {label}
      </p>
      {!isHead && (
        <KindChoice
          kind={cell?.kind ?? "text"}
          onInput={() => onChange(withInput(content, at, tools.makeId))}
          onText={() => onChange(withoutInput(content, at))}
        />
      )}
      {cell?.kind === "input" && (
        <InputFields
          content={content}
          onChange={onChange}
          at={at}
          cell={cell}
          errorId={errors[`cells.${cell.id}`] === undefined ? undefined : errorId}
        />
      )}
      {/* Always there: who comes from an input and types at once must find it ready. */}
      <div hidden={cell?.kind === "input"}>
        <CellText {...props} label={label} editor={editor} />
      </div>
    </div>
  );
}

type CellTextProps = CellPanelProps & { label: string; editor: RefObject<EditorHandle | null> };

function CellText(props: CellTextProps) {
  const { content, onChange, tools, at, onSending, label, editor } = props;
  return (
    <RichTextEditor
      label={label}
      labelHidden
      compact
      value={htmlAt(content.payload, at)}
      onChange={(html) => onChange(withHtml(content, at, html))}
      uploadPicture={tools.uploadPicture}
      handle={editor}
      onNote={(note) => onSending(note?.is === "uploading")}
    />
  );
}

function focusInput(panel: HTMLElement | null, begin: boolean): void {
  const input = panel?.querySelector<HTMLInputElement>("input[type=text]");
  input?.focus();
  if (begin) input?.select();
}

type KindChoiceProps = { kind: "text" | "input"; onText: () => void; onInput: () => void };

function KindChoice({ kind, onText, onInput }: KindChoiceProps) {
  const t = useStore(textGridEditorMessages);
  return (
    <RadioGroup
      legend={t.kind}
      value={kind}
      options={[
        { value: "text", label: t.text },
        { value: "input", label: t.input },
      ]}
      onChange={(chosen) => (chosen === "input" ? onInput() : onText())}
    />
  );
}

type Texts = ReturnType<typeof textGridEditorMessages.get>;

function nameOf(t: Texts, at: Address): string {
  if (at.row < 0) return t.columnHead({ letter: letterOf(at.col) });
  return at.col < 0 ? t.rowHead({ number: at.row + 1 }) : t.cell({ name: addressName(at) });
}
