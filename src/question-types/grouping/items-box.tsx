// The items that are in no category: distractors, and those that nobody has placed yet.
import { useStore } from "@nanostores/react";
import css from "./grouping-editor.module.css";
import { groupingEditorMessages, groupingMessages } from "./grouping-messages.ts";
import { placeName } from "./grouping-model.ts";
import { ItemList, type ItemsProps } from "./item-list.tsx";

export function ItemsBox(props: ItemsProps & { place: null | undefined }) {
  const { place, placing } = props;
  const t = useStore(groupingEditorMessages);
  const groupingT = useStore(groupingMessages);
  const label = place === null ? groupingT.distractors : t.unplaced;
  return (
    <div
      className={css.box}
      data-place={placeName(place)}
      role="group"
      aria-label={label}
      {...placing.targetProps(placeName(place))}
    >
      <div className={css.head}>
        <span className={css.label}>{label}</span>
      </div>
      <p className={css.hint}>{place === null ? groupingT.distractorsHint : t.unplacedHint}</p>
      <ItemList {...props} />
    </div>
  );
}
