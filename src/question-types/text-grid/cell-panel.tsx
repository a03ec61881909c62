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
  const { content, onChange, errors, tools, at, handle, errorId, onSending, onLeave } = props;
  const t = useStore(textGridEditorMessages);
  const panel = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorHandle>(null);
  const { row, col } = at;
  const isHead = row < 0 || col < 0;
  const cell = isHead ? undefined : content.payload.cells[row]?.[col];
  useImperativeHandle(handle, () => ({
    focus: (begin) => {
      if (cell?.kind !== "input") return editor.current?.focusAtEnd();
      const input = panel.current?.querySelector<HTMLInputElement>("input[type=text]");
      input?.focus();
      if (begin) input?.select();
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
        <RadioGroup
          legend={t.kind}
          value={cell?.kind ?? "text"}
          options={[
            { value: "text", label: t.text },
            { value: "input", label: t.input },
          ]}
          onChange={(kind) =>
            onChange(
              kind === "input" ? withInput(content, at, tools.makeId) : withoutInput(content, at),
            )
          }
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
      </div>
    </div>
  );
}

type Texts = ReturnType<typeof textGridEditorMessages.get>;

function nameOf(t: Texts, at: Address): string {
  if (at.row < 0) return t.columnHead({ letter: letterOf(at.col) });
  return at.col < 0 ? t.rowHead({ number: at.row + 1 }) : t.cell({ name: addressName(at) });
}
