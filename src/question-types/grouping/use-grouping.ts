// What happens while a grouping is answered: where each item is, what is in the hand, what is said of it.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import type { AnswerOf } from "../../contract/questions/question-answer.ts";
import { partName } from "../parts/rows/part-name.ts";
import { usePlacing } from "../parts/placing/use-placing.ts";
import type { PayloadOf } from "../frame/question-type-props.ts";
import { groupingMessages } from "./grouping-messages.ts";
import { useNextFocus } from "./use-next-focus.ts";

export type GroupingAnswerProps = {
  payload: PayloadOf<13>;
  answer: AnswerOf<13> | null;
  onAnswer: (answer: AnswerOf<13>) => void;
};
export type Grouping = ReturnType<typeof useGrouping>;

/** The name of the place of what is in no category; no part is called so. */
export const pool = "";

export function useGrouping({ payload, answer, onAnswer }: GroupingAnswerProps) {
  const t = useStore(groupingMessages);
  const [said, say] = useState("");
  const focus = useNextFocus();
  const { categories, items } = payload;
  const placeOf = (id: string) => {
    const place = answer?.items[id];
    return place && categories.some((category) => category.id === place) ? place : pool;
  };
  const inside = (place: string) => items.filter(({ id }) => placeOf(id) === place);
  const nameOf = (id: string) => {
    const at = items.findIndex((item) => item.id === id);
    return partName(items[at]?.html, t.item({ number: at + 1 }));
  };
  const placeName = (place: string) => {
    const at = categories.findIndex(({ id }) => id === place);
    return at < 0 ? t.pool : partName(categories[at]?.html, t.category({ number: at + 1 }));
  };
  const isFull = (place: string) => {
    const most = categories.find(({ id }) => id === place)?.max ?? 0;
    return most > 0 && inside(place).length >= most;
  };
  const placing = usePlacing(
    (id, to) => {
      focus.after(id);
      onAnswer({ type: 13, items: { ...answer?.items, [id]: to === pool ? null : to } });
      const item = nameOf(id);
      say(to === pool ? t.returned({ item }) : t.placed({ item, name: placeName(to) }));
    },
    (to, id) => placeOf(id) !== to && !isFull(to),
  );
  const press = (id: string) => {
    const isHeld = placing.held === id;
    placing.hold(isHeld ? null : id);
    const item = nameOf(id);
    say(isHeld ? t.released({ item }) : t.held({ item }));
  };
  const clear = () => {
    placing.hold(null);
    onAnswer({ type: 13, items: {} });
    say(t.cleared);
  };
  const isEmpty = inside(pool).length === items.length;
  return {
    placing,
    press,
    clear,
    inside,
    isFull,
    isEmpty,
    placeOf,
    nameOf,
    placeName,
    said,
    place: focus.place,
  };
}
