// What stands around a list whose rows can be moved: draws where they would go, and says what a move came to.
import { useStore } from "@nanostores/react";
import type { ReadableAtom } from "nanostores";
import type { ReactNode } from "react";
import { LiveRegion } from "../../ui/feedback/live-region.tsx";
import css from "./ordered-rows.module.css";
import { useRowOrder, type RowOrder } from "./use-row-order.ts";

type OrderedRowsProps = {
  order: RowOrder;
  /** Whether rows can be moved just now. */
  isOn: boolean;
  $moved: ReadableAtom<string>;
  children: ReactNode;
};

export function OrderedRows({ order, isOn, $moved, children }: OrderedRowsProps) {
  const moved = useStore($moved);
  const root = useRowOrder(order, isOn);
  return (
    <div ref={root} className={css.rows}>
      {children}
      <LiveRegion>{moved}</LiveRegion>
    </div>
  );
}
