// One category in the editor: its name, how many it takes, its items.
import { useStore } from "@nanostores/react";
import { useId } from "react";
import { NumberInput } from "../parts/typed/number-input.tsx";
import { PartField } from "../parts/rows/part-field.tsx";
import { PartButtons } from "../parts/rows/part-row.tsx";
import { useRowControls } from "../../kit/rich-text/walk/use-row-controls.ts";
import css from "./grouping-editor.module.css";
import { groupingEditorMessages, groupingMessages } from "./grouping-messages.ts";
import {
  groupingBounds,
  withCategoryChanged,
  withCategoryMoved,
  withoutCategory,
} from "./grouping-model.ts";
import { ItemList, type ItemsProps } from "./item-list.tsx";

export function CategoryBox(props: ItemsProps & { at: number }) {
  const { content, onChange, errors, tools, placing, at } = props;
  const t = useStore(groupingEditorMessages);
  const groupingT = useStore(groupingMessages);
  const maxId = useId();
  const controls = useRowControls<HTMLDivElement>();
  const { categories } = content.payload;
  const category = categories[at];
  if (!category) return null;
  const { id, html, max } = category;
  const label = groupingT.category({ number: at + 1 });
  const move = (step: -1 | 1) => () => onChange(withCategoryMoved(content, at, step));
  return (
    <div
      className={css.box}
      role="group"
      aria-label={label}
      data-part-row=""
      {...placing.targetProps(id)}
    >
      <div {...controls} className={css.head}>
        <span className={css.label}>{label}</span>
        <label htmlFor={maxId} className={css.max}>
          {t.max}
        </label>
        <NumberInput
          id={maxId}
          className={css.number}
          aria-label={t.maxOf({ name: label })}
          placeholder={t.maxHint}
          min={0}
          max={groupingBounds.items.max}
          whenEmpty={0}
          value={max}
          onChange={(value) => onChange(withCategoryChanged(content, id, { max: value }))}
        />
        <PartButtons
          label={label}
          onUp={at > 0 ? move(-1) : undefined}
          onDown={at < categories.length - 1 ? move(1) : undefined}
          onRemove={
            categories.length > groupingBounds.categories.min
              ? () => onChange(withoutCategory(content, id))
              : undefined
          }
        />
      </div>
      <PartField
        label={label}
        value={html}
        onChange={(value) => onChange(withCategoryChanged(content, id, { html: value }))}
        tools={tools}
        error={errors[`categories.${id}`]}
      />
      <ItemList {...props} place={id} />
    </div>
  );
}
