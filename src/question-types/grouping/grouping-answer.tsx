// Type 13 as it is answered: items are dragged into categories, or pressed and put there by a second press.
import { useStore } from "@nanostores/react";
import { RichTextView } from "../../kit/rich-text/rich-text-view.tsx";
import { Button } from "../../ui/input/button.tsx";
import { LiveRegion } from "../../ui/feedback/live-region.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { hasWords } from "../parts/rows/part-name.ts";
import { GroupBox } from "./group-box.tsx";
import css from "./grouping.module.css";
import { groupingMessages } from "./grouping-messages.ts";
import { type Grouping, type GroupingAnswerProps, pool, useGrouping } from "./use-grouping.ts";

export function GroupingAnswer(props: GroupingAnswerProps) {
  const t = useStore(groupingMessages);
  const grouping = useGrouping(props);
  const { placing, inside, isEmpty } = grouping;
  return (
    <div className={css.grouping} ref={grouping.place}>
      <p className={css.hint}>{t.hint}</p>
      <GroupBox
        title={t.pool}
        data-pool=""
        {...placing.targetProps(pool)}
        empty={inside(pool).length === 0 && t.poolEmpty}
        items={<Items grouping={grouping} place={pool} />}
        foot={!isEmpty && <PutButton grouping={grouping} place={pool} />}
      />
      <div className={css.boxes}>
        {props.payload.categories.map(({ id, html, max }) => (
          <GroupBox
            key={id}
            title={{ html }}
            note={max > 0 && t.count({ count: inside(id).length, most: max })}
            {...placing.targetProps(id)}
            items={<Items grouping={grouping} place={id} />}
            foot={<PutButton grouping={grouping} place={id} />}
          />
        ))}
      </div>
      <div>
        <Button
          size="s"
          icon="rotate-ccw"
          aria-disabled={isEmpty || undefined}
          onClick={() => !isEmpty && grouping.clear()}
        >
          {t.clear}
        </Button>
      </div>
      <LiveRegion>{grouping.said}</LiveRegion>
    </div>
  );
}

type PlaceProps = { grouping: Grouping; place: string };

function Items({ grouping: { placing, inside, press, nameOf }, place }: PlaceProps) {
  return inside(place).map(({ id, html }) => (
    <li key={id}>
      <button
        type="button"
        className={css.token}
        data-item={id}
        aria-pressed={placing.held === id}
        {...placing.sourceProps(id)}
        onClick={() => press(id)}
        onKeyDown={({ key }) => {
          if (key === "Escape" && placing.held === id) press(id);
        }}
      >
        {!hasWords(html) && <VisuallyHidden>{nameOf(id)}</VisuallyHidden>}
        <RichTextView html={html} />
      </button>
    </li>
  ));
}

function PutButton({ grouping: { placing, isFull, placeName }, place }: PlaceProps) {
  const t = useStore(groupingMessages);
  const name = placeName(place);
  const full = isFull(place);
  return (
    <button
      type="button"
      className={css.put}
      aria-label={full ? t.fullIs({ name }) : t.putIn({ name })}
      aria-disabled={!placing.canPut(place) || undefined}
      onClick={() => placing.put(place)}
    >
      {full ? t.full : t.put}
    </button>
  );
}
