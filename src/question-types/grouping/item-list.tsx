// The items of one place in the editor, in no order, since they are always mixed: written, moved to another place by a list of choices or by dragging, removed.
import { useStore } from "@nanostores/react";
import { Icon } from "../../ui/icon.tsx";
import { Select } from "../../ui/choice/select.tsx";
import { PartField } from "../parts/rows/part-field.tsx";
import { PartList } from "../parts/rows/part-list.tsx";
import { hasWords, partName } from "../parts/rows/part-name.ts";
import { PartButtons } from "../parts/rows/part-row.tsx";
import { useRowControls } from "../../kit/rich-text/walk/use-row-controls.ts";
import type { Placing } from "../parts/placing/use-placing.ts";
import type { QuestionEditorProps } from "../frame/question-type-props.ts";
import css from "./grouping-editor.module.css";
import { groupingEditorMessages, groupingMessages } from "./grouping-messages.ts";
import {
  groupingBounds,
  hasSpare,
  type ItemPlace,
  itemsIn,
  placeName,
  placeNamed,
  withItem,
  withItemHtml,
  withoutItem,
  withPlace,
} from "./grouping-model.ts";

export type ItemsProps = QuestionEditorProps<13> & {
  placing: Placing;
  /** The focus goes with this item, which is about to leave its box. */
  follow: (id: string) => void;
};
export type ItemListProps = ItemsProps & { place: ItemPlace };

export function ItemList(props: ItemListProps) {
  const { content, onChange, tools, place } = props;
  const t = useStore(groupingEditorMessages);
  const groupingT = useStore(groupingMessages);
  const own = itemsIn(content, place);
  const count = content.payload.items.length;
  const { max } = groupingBounds.items;
  const canAdd = count < max || hasSpare(content, place);
  const addLabel = place === null ? t.addDistractor : t.addItem;
  return (
    <PartList
      label={groupingT.items}
      addLabel={addLabel({ count, most: max })}
      onAdd={canAdd ? () => onChange(withItem(content, tools.makeId(), place)) : undefined}
    >
      {own.map(({ id }) => (
        <ItemRow key={id} {...props} id={id} />
      ))}
    </PartList>
  );
}

function ItemRow(props: ItemListProps & { id: string }) {
  const { content, onChange, errors, tools, placing, follow, place, id } = props;
  const groupingT = useStore(groupingMessages);
  const controls = useRowControls<HTMLDivElement>();
  const { items } = content.payload;
  const number = items.findIndex((item) => item.id === id) + 1;
  const item = groupingT.item({ number });
  const leave = (left: QuestionEditorProps<13>["content"]) => {
    follow(id);
    onChange(left);
  };
  return (
    // Its keys lead along its controls.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      {...controls}
      className={css.item}
      role="group"
      aria-label={item}
      data-part-row=""
      data-dragged=""
      data-item={id}
    >
      <span className={css.grip} {...placing.sourceProps(id)}>
        <Icon name="grip-vertical" size={16} />
      </span>
      <div className={css.field} data-row-own="">
        <PartField
          label={item}
          value={items[number - 1]?.html ?? ""}
          onChange={(html) => onChange(withItemHtml(content, id, html))}
          tools={tools}
          error={errors[`items.${id}`]}
        />
      </div>
      <PlaceSelect
        categories={content.payload.categories}
        item={item}
        place={place}
        onPlace={(chosen) => leave(withPlace(content, id, chosen))}
      />
      <PartButtons
        label={item}
        unordered
        onRemove={
          items.length > groupingBounds.items.min
            ? () => leave(withoutItem(content, id))
            : undefined
        }
      />
    </div>
  );
}

type PlaceSelectProps = {
  categories: QuestionEditorProps<13>["content"]["payload"]["categories"];
  /** The name of the item. */
  item: string;
  place: ItemPlace;
  onPlace: (place: ItemPlace) => void;
};

function PlaceSelect({ categories, item, place, onPlace }: PlaceSelectProps) {
  const t = useStore(groupingEditorMessages);
  const groupingT = useStore(groupingMessages);
  const choices = categories.map(({ id, html }, at) => ({
    value: id,
    label: partName(hasWords(html) ? html : "", groupingT.category({ number: at + 1 })),
  }));
  return (
    <Select
      className={css.select}
      aria-label={t.place({ item })}
      value={place === undefined ? "" : placeName(place)}
      placeholder={place === undefined ? t.choose : undefined}
      options={[...choices, { value: placeName(null), label: groupingT.distractors }]}
      onChange={(name) => onPlace(placeNamed(name))}
    />
  );
}
