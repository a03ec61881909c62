// Rows of a table that a form holds in an order of its own: dragged, or moved by the keys of their handles.
import { useStore } from "@nanostores/react";
import { atom } from "nanostores";
import { useState, type ReactNode } from "react";
import { OrderedRows } from "../../kit/ordering/ordered-rows.tsx";
import { scheduleFormMessages } from "./schedule-form-messages.ts";
import { droppedIn, steppedIn } from "./schedule-order.ts";

type OrderedFormProps = {
  ids: readonly string[];
  nameOf(id: string): string;
  onOrder(ids: string[]): void;
  /** The table; each row holds a handle with its id. */
  children: ReactNode;
};

export function OrderedForm({ ids, nameOf, onOrder, children }: OrderedFormProps) {
  const t = useStore(scheduleFormMessages);
  const [$moved] = useState(() => atom(""));
  const move = (id: string, next: string[]) => {
    onOrder(next);
    const place = next.indexOf(id) + 1;
    $moved.set(t.placeOf({ name: nameOf(id), place, count: next.length }));
  };
  const order = {
    targetOf: (_dragged: string, over: string) => over,
    drop: (id: string, drop: Parameters<typeof droppedIn>[2]) => move(id, droppedIn(ids, id, drop)),
    step: async (id: string, step: "up" | "down") => move(id, steppedIn(ids, id, step)),
  };
  return (
    <OrderedRows order={order} isOn $moved={$moved}>
      {children}
    </OrderedRows>
  );
}
