// Type 7 as a participant answers it: dragged by the grip, or moved by buttons and arrow keys. Nothing is answered until
// something was moved, or the order that was shown is said to be the right one.
import { useStore } from "@nanostores/react";
import { type KeyboardEvent, useState } from "react";
import type { AnswerOf } from "../../contract/questions/question-answer.ts";
import type { Part } from "../../contract/questions/question-content.ts";
import { plainTextOf } from "../../domain/text/html-text.ts";
import { RichTextView } from "../../kit/rich-text/rich-text-view.tsx";
import { IconButton } from "../../ui/input/button.tsx";
import { Checkbox } from "../../ui/choice/checkbox.tsx";
import { LiveRegion } from "../../ui/feedback/live-region.tsx";
import { DragGrip } from "../parts/placing/drag-grip.tsx";
import { partName } from "../parts/rows/part-name.ts";
import { useKeptFocus } from "../parts/rows/part-row.tsx";
import { ResetButton } from "../parts/layout/reset-button.tsx";
import { movedTo } from "../parts/placing/sort-places.ts";
import { useDragSort } from "../parts/placing/use-drag-sort.ts";
import { orderingMessages } from "./ordering-messages.ts";
import { inOrder } from "./ordering-model.ts";
import css from "./ordering.module.css";

type OrderingAnswerProps = {
  items: readonly Part[];
  answer: AnswerOf<7> | null;
  onAnswer: (answer: AnswerOf<7>) => void;
};

export function OrderingAnswer({ items, answer, onAnswer }: OrderingAnswerProps) {
  const t = useStore(orderingMessages);
  const [said, setSaid] = useState("");
  const keep = useKeptFocus();
  const isTouched = (answer?.ids ?? null) !== null;
  const order = inOrder(items, answer?.ids ?? []);
  const answerIds = (ids: string[] | null) => onAnswer({ type: 7, ids });
  const ids = order.map(({ id }) => id);
  const nameOf = (at: number) => partName(order[at]?.html, t.itemNumber({ number: at + 1 }));
  const move = (from: number, to: number) => {
    const name = nameOf(from);
    setSaid(t.moved({ name, place: to + 1, count: order.length }));
    answerIds(movedTo(ids, from, to));
  };
  const sort = useDragSort(move);
  return (
    <div className={css.answer}>
      <p className={css.note}>{t.how}</p>
      <ol className={css.rows}>
        {order.map((item, at) => (
          <li
            key={item.id}
            data-row={item.id}
            data-dragged={sort.dragged === at ? "" : undefined}
            className={css.row}
            style={sort.style(at)}
          >
            <DragGrip {...sort.handle(at)} />
            <span className={css.number}>{at + 1}.</span>
            <div className={css.text}>
              <RichTextView html={item.html} fallback={plainTextOf(item.html)} />
            </div>
            <MoveButtons
              name={nameOf(at)}
              onUp={at > 0 ? keep(() => move(at, at - 1)) : undefined}
              onDown={at < order.length - 1 ? keep(() => move(at, at + 1)) : undefined}
            />
          </li>
        ))}
      </ol>
      <div className={css.foot}>
        <Checkbox
          label={t.done}
          checked={isTouched}
          onChange={(isDone) => answerIds(isDone ? ids : null)}
        />
        <ResetButton disabled={!isTouched} onReset={() => answerIds(null)} />
      </div>
      <LiveRegion>{said}</LiveRegion>
    </div>
  );
}

type MoveButtonsProps = { name: string; onUp?: () => void; onDown?: () => void };

/** Not `disabled` at the ends: a button that goes dead under the focus loses it. */
function MoveButtons({ name, onUp, onDown }: MoveButtonsProps) {
  const t = useStore(orderingMessages);
  const onKeyDown = (event: KeyboardEvent) => {
    const act = { ArrowUp: onUp, ArrowDown: onDown }[event.key];
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    act?.();
  };
  return (
    <span className={css.buttons}>
      <IconButton
        icon="arrow-up"
        label={t.up({ name })}
        aria-disabled={!onUp || undefined}
        onClick={onUp}
        onKeyDown={onKeyDown}
      />
      <IconButton
        icon="arrow-down"
        label={t.down({ name })}
        aria-disabled={!onDown || undefined}
        onClick={onDown}
        onKeyDown={onKeyDown}
      />
    </span>
  );
}
