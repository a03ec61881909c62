// A press on a row, beside what it holds: a link, a button, an input, or text that somebody is marking.
import type { MouseEvent } from "react";

export function pressedRow<Item>(
  act: ((item: Item) => void) | undefined,
  item: Item,
): ((event: MouseEvent<HTMLElement>) => void) | undefined {
  return (
    act &&
    (({ target, detail }) => {
      const isInside =
        target instanceof Element && target.closest("a, button, input, label, audio");
      // The second press of two falls on what the first has opened.
      if (!isInside && detail < 2 && getSelection()?.isCollapsed !== false) act(item);
    })
  );
}
