// The rows of type 12 as a table in which the key is ticked.
import { useStore } from "@nanostores/react";
import { useId } from "react";
import { RichTextView } from "../../kit/rich-text/rich-text-view.tsx";
import { isEmptyHtml } from "../../domain/text/html-text.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { errorsElsewhere } from "../parts/rows/part-errors.ts";
import { PartField } from "../parts/rows/part-field.tsx";
import { PartList } from "../parts/rows/part-list.tsx";
import { PartButtons } from "../parts/rows/part-row.tsx";
import { useRowControls } from "../../kit/rich-text/walk/use-row-controls.ts";
import { WideBox } from "../parts/layout/wide-box.tsx";
import type { QuestionEditorProps } from "../frame/question-type-props.ts";
import { ChoiceGridCell } from "./choice-grid-cell.tsx";
import css from "./choice-grid-editor.module.css";
import { choiceGridEditorMessages, choiceGridMessages } from "./choice-grid-messages.ts";
import {
  gridBounds,
  withKeys,
  withMoved,
  withoutPart,
  withPart,
  withPartHtml,
} from "./choice-grid-model.ts";

export function ChoiceGridKeys(props: QuestionEditorProps<12>) {
  const { content, onChange, errors, tools } = props;
  const t = useStore(choiceGridEditorMessages);
  const choiceGridT = useStore(choiceGridMessages);
  const { rows, columns } = content.payload;
  const { max } = gridBounds.rows;
  const known = rows.map(({ id }) => `rows.${id}`);
  const add = () => onChange(withPart(content, "rows", tools.makeId()));
  return (
    <PartList
      label={t.rowList}
      hint={t.keyHint}
      addLabel={t.addRow({ count: rows.length, most: max })}
      onAdd={rows.length < max ? add : undefined}
      errors={errorsElsewhere(errors, ["rows", "key"], known)}
    >
      <WideBox label={t.rowList}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{choiceGridT.rows}</VisuallyHidden>
              </th>
              {columns.map(({ id, html }, at) => (
                <th key={id} scope="col">
                  {isEmptyHtml(html) ? (
                    choiceGridT.column({ number: at + 1 })
                  ) : (
                    <RichTextView html={html} />
                  )}
                </th>
              ))}
              <th scope="col">
                <VisuallyHidden>{t.actions}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id }, at) => (
              <KeyRow key={id} {...props} at={at} />
            ))}
          </tbody>
        </table>
      </WideBox>
    </PartList>
  );
}

function KeyRow(props: QuestionEditorProps<12> & { at: number }) {
  const { content, onChange, errors, tools, at } = props;
  const t = useStore(choiceGridMessages);
  const group = useId();
  const controls = useRowControls<HTMLTableRowElement>();
  const { payload, key } = content;
  const row = payload.rows[at];
  if (!row) return null;
  const label = t.row({ number: at + 1 });
  const move = (step: -1 | 1) => () => onChange(withMoved(content, "rows", at, step));
  return (
    // Its keys lead along its cells and buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <tr {...controls} data-part-row="">
      <th scope="row" data-row-own="">
        <PartField
          label={label}
          value={row.html}
          onChange={(html) => onChange(withPartHtml(content, "rows", row.id, html))}
          tools={tools}
          error={errors[`rows.${row.id}`]}
        />
      </th>
      {payload.columns.map((column) => (
        <td key={column.id}>
          <ChoiceGridCell
            payload={payload}
            row={row.id}
            column={column.id}
            group={group}
            chosen={key.rows[row.id] ?? []}
            onChoose={(ids) => onChange(withKeys(content, row.id, ids))}
          />
        </td>
      ))}
      <td className={css.buttons}>
        <PartButtons
          label={label}
          onUp={at > 0 ? move(-1) : undefined}
          onDown={at < payload.rows.length - 1 ? move(1) : undefined}
          onRemove={
            payload.rows.length > gridBounds.rows.min
              ? () => onChange(withoutPart(content, "rows", row.id))
              : undefined
          }
        />
      </td>
    </tr>
  );
}
