// Editor of type 13: categories with the items typed into them, distractors, and items that have no place yet.
import { useStore } from "@nanostores/react";
import { errorsElsewhere } from "../parts/rows/part-errors.ts";
import { PartList } from "../parts/rows/part-list.tsx";
import { usePlacing } from "../parts/placing/use-placing.ts";
import type { QuestionEditorProps } from "../frame/question-type-props.ts";
import { CategoryBox } from "./category-box.tsx";
import css from "./grouping-editor.module.css";
import { groupingEditorMessages } from "./grouping-messages.ts";
import {
  groupingBounds,
  itemsIn,
  placeNamed,
  placeName,
  placeOf,
  withCategory,
  withPlace,
} from "./grouping-model.ts";
import { ItemsBox } from "./items-box.tsx";
import { useItemFocus } from "./use-item-focus.ts";

export function GroupingEditor(props: QuestionEditorProps<13>) {
  const { content, onChange, errors, tools } = props;
  const t = useStore(groupingEditorMessages);
  const { categories, items } = content.payload;
  const known = [
    ...categories.map(({ id }) => `categories.${id}`),
    ...items.map(({ id }) => `items.${id}`),
  ];
  const { max } = groupingBounds.categories;
  const placing = usePlacing(
    (id, name) => onChange(withPlace(content, id, placeNamed(name))),
    (name, id) => placeName(placeOf(content, id)) !== name,
  );
  const { boxes, follow } = useItemFocus();
  const inner = { ...props, placing, follow };
  const add = () => onChange(withCategory(content, tools.makeId()));
  return (
    <PartList
      label={t.categories}
      hint={t.hint}
      addLabel={t.addCategory({ count: categories.length, most: max })}
      onAdd={categories.length < max ? add : undefined}
      errors={errorsElsewhere(errors, ["categories", "items", "key"], known)}
    >
      <div className={css.boxes} ref={boxes}>
        {itemsIn(content, undefined).length > 0 && <ItemsBox {...inner} place={undefined} />}
        {categories.map(({ id }, at) => (
          <CategoryBox key={id} {...inner} at={at} />
        ))}
        <ItemsBox {...inner} place={null} />
      </div>
    </PartList>
  );
}
