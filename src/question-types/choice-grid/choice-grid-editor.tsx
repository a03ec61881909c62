// Editor of type 12: the columns, the rows with their key ticked in the table, and how rows are answered and counted.
import { useStore } from "@nanostores/react";
import { RadioGroup } from "../../ui/choice/radio-group.tsx";
import { errorsElsewhere } from "../parts/rows/part-errors.ts";
import { PartField } from "../parts/rows/part-field.tsx";
import { PartList } from "../parts/rows/part-list.tsx";
import { PartRow } from "../parts/rows/part-row.tsx";
import type { QuestionEditorProps } from "../frame/question-type-props.ts";
import css from "./choice-grid-editor.module.css";
import { ChoiceGridKeys } from "./choice-grid-keys.tsx";
import { choiceGridEditorMessages, choiceGridMessages } from "./choice-grid-messages.ts";
import {
  gridBounds,
  withMoved,
  withMultiple,
  withoutPart,
  withPart,
  withPartHtml,
} from "./choice-grid-model.ts";

export function ChoiceGridEditor(props: QuestionEditorProps<12>) {
  return (
    <div className={css.editor}>
      <Settings {...props} />
      <Columns {...props} />
      <ChoiceGridKeys {...props} />
    </div>
  );
}

function Settings({ content, onChange }: QuestionEditorProps<12>) {
  const t = useStore(choiceGridEditorMessages);
  const { payload, key } = content;
  return (
    <div className={css.settings}>
      <RadioGroup
        legend={t.choices}
        value={payload.multiple ? "multiple" : "single"}
        options={[
          { value: "single", label: t.single },
          { value: "multiple", label: t.multiple },
        ]}
        onChange={(value) => onChange(withMultiple(content, value === "multiple"))}
      />
      <RadioGroup
        legend={t.measure}
        value={key.measure}
        options={[
          { value: "rows", label: t.rows, hint: t.rowsHint },
          { value: "cells", label: t.cells, hint: t.cellsHint },
        ]}
        onChange={(value) =>
          onChange({ ...content, key: { ...key, measure: value === "cells" ? "cells" : "rows" } })
        }
      />
    </div>
  );
}

function Columns({ content, onChange, errors, tools }: QuestionEditorProps<12>) {
  const t = useStore(choiceGridEditorMessages);
  const choiceGridT = useStore(choiceGridMessages);
  const { columns } = content.payload;
  const { min, max } = gridBounds.columns;
  const known = columns.map(({ id }) => `columns.${id}`);
  return (
    <PartList
      label={t.columnList}
      addLabel={t.addColumn({ count: columns.length, most: max })}
      onAdd={
        columns.length < max
          ? () => onChange(withPart(content, "columns", tools.makeId()))
          : undefined
      }
      errors={errorsElsewhere(errors, ["columns"], known)}
    >
      {columns.map(({ id, html }, at) => {
        const label = choiceGridT.column({ number: at + 1 });
        const move = (step: -1 | 1) => () => onChange(withMoved(content, "columns", at, step));
        return (
          <PartRow
            key={id}
            label={label}
            onUp={at > 0 ? move(-1) : undefined}
            onDown={at < columns.length - 1 ? move(1) : undefined}
            onRemove={
              columns.length > min ? () => onChange(withoutPart(content, "columns", id)) : undefined
            }
          >
            <PartField
              label={label}
              value={html}
              onChange={(value) => onChange(withPartHtml(content, "columns", id, value))}
              tools={tools}
              error={errors[`columns.${id}`]}
            />
          </PartRow>
        );
      })}
    </PartList>
  );
}
