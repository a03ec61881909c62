// What a row is called is the way to what it is about: a link where that is a screen, else a button. Called, not mounted: there
// are as many as rows (see ui/input/button.tsx).
import type { ReactNode } from "react";
import { RouteLink } from "../../route-link.tsx";
import css from "../list-page.module.css";

export type Opening<Item> = {
  /** What the name of a row opens; a press elsewhere on the row does the same. The same must be among its actions. */
  onOpen?: (item: Item) => void;
  /** Where that is a screen: its address, or null when this row has none. */
  addressOf?: (item: Item) => string | null;
};

export function recordLink<Item>(
  { item, onOpen, addressOf }: Opening<Item> & { item: Item },
  children: ReactNode,
): ReactNode {
  const address = addressOf?.(item);
  if (address) return RouteLink({ to: address, children });
  if (!onOpen) return children;
  return (
    <button type="button" className={css.open} onClick={() => onOpen(item)}>
      {children}
    </button>
  );
}
