// The key of one input of the sheet, and how it is typed into.
import { useStore } from "@nanostores/react";
import { useId } from "react";
import type { ContentOf } from "../../contract/questions/question-content.ts";
import { Checkbox } from "../../ui/choice/checkbox.tsx";
import { Field } from "../../ui/input/field.tsx";
import { TextInput } from "../../ui/input/text-input.tsx";
import { ComparisonFields } from "../parts/typed/comparison-fields.tsx";
import css from "./text-grid-editor.module.css";
import { textGridEditorMessages } from "./text-grid-messages.ts";
import {
  type Address,
  type InputCell,
  newKey,
  withCell,
  withCellKey,
  withComparison,
} from "./text-grid-model.ts";

export type InputFieldsProps = {
  content: ContentOf<11>;
  onChange: (content: ContentOf<11>) => void;
  at: Address;
  cell: InputCell;
  errorId: string | undefined;
};

export function InputFields({ content, onChange, at, cell, errorId }: InputFieldsProps) {
  const t = useStore(textGridEditorMessages);
  const hintId = useId();
  const key = content.key.cells[cell.id] ?? newKey("");
  const { manual, ...comparison } = key;
  const change = (changes: Partial<InputCell>) =>
    onChange(withCell(content, at, { ...cell, ...changes }));
  return (
    <>
      {!manual && (
        <ComparisonFields
          label={t.answers}
          value={comparison}
          onChange={(value) => onChange(withComparison(content, at, value))}
          errorId={errorId}
          compact
        />
      )}
      <div className={css.settings}>
        <Checkbox
          label={t.manual}
          aria-describedby={hintId}
          checked={manual}
          onChange={(on) => onChange(withCellKey(content, cell.id, { ...key, manual: on }))}
        />
        <span id={hintId} className={css.hint}>
          {t.manualHint}
        </span>
      </div>
      <Field label={t.placeholder}>
        {(aria) => (
          <TextInput
            {...aria}
            maxLength={100}
            autoComplete="off"
            value={cell.placeholder}
            onInput={(event) => change({ placeholder: event.currentTarget.value })}
          />
        )}
      </Field>
    </>
  );
}
