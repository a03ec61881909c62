// Puts things into places in two ways that are one: dragging, or a press on the thing and a press on the place, which is
// also the way of the keyboard and of fingers.
import { type DragEvent, useRef, useState } from "react";

export type Placing = {
  /** The id of what is in the hand. */
  held: string | null;
  hold: (id: string | null) => void;
  canPut: (place: string) => boolean;
  /** What is in the hand, into the place. */
  put: (place: string) => void;
  /** For what is dragged; the nearest `data-dragged` around it is what is seen moving. */
  sourceProps: (id: string) => {
    draggable: true;
    onDragStart: (event: DragEvent<HTMLElement>) => void;
    onDragEnd: () => void;
  };
  /** For a place, by name: `data-over` while something is above it that it would take. */
  targetProps: (place: string) => {
    "data-over": "" | undefined;
    onDragOver: (event: DragEvent<HTMLElement>) => void;
    onDragLeave: (event: DragEvent<HTMLElement>) => void;
    onDrop: (event: DragEvent<HTMLElement>) => void;
  };
};

/** `takes`: whether the place has room for it. */
export function usePlacing(
  onPlace: (id: string, place: string) => void,
  takes: (place: string, id: string) => boolean = () => true,
): Placing {
  const [held, hold] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const dropped = useRef<string | null>(null);
  const end = () => {
    hold(null);
    setOver(null);
  };
  const canPut = (place: string) => held !== null && takes(place, held);
  const put = (place: string) => {
    if (held === null || !takes(place, held)) return;
    end();
    onPlace(held, place);
  };
  return {
    held,
    hold,
    canPut,
    put,
    sourceProps: (id) => ({
      draggable: true,
      onDragStart: ({ currentTarget, dataTransfer }) => {
        // What carries no data is not dragged. Not as text, which a text field would take.
        dataTransfer.setData("application/x-exo-part", id);
        dataTransfer.effectAllowed = "move";
        const seen = currentTarget.closest("[data-dragged]");
        if (seen) dataTransfer.setDragImage(seen, 8, 8);
        // Later: a page that changes while a drag begins ends it in Chrome.
        setTimeout(() => hold(id));
      },
      // Not as it drops: what is taken out of the page while it is dragged never ends its drag.
      onDragEnd: () => {
        const { current } = dropped;
        dropped.current = null;
        if (current === null) end();
        else put(current);
      },
    }),
    targetProps: (place) => ({
      "data-over": over === place && held !== null ? "" : undefined,
      onDragOver: (event) => {
        // Of another question it is not taken.
        if (!canPut(place)) return;
        event.preventDefault();
        setOver(place);
      },
      onDragLeave: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(null);
      },
      onDrop: (event) => {
        if (!canPut(place)) return;
        event.preventDefault();
        dropped.current = place;
      },
    }),
  };
}
