// The keys of the plan, in one line below it.
import { useStore } from "@nanostores/react";
import { eventRoomsMessages } from "./event-rooms-messages.ts";
import css from "./seat-keys.module.css";

export function SeatKeys() {
  const t = useStore(eventRoomsMessages);
  return (
    <div className={css.keys}>
      <span>
        <kbd>Enter</kbd> {t.keyTake}
      </span>
      <span>
        <kbd>←</kbd>
        <kbd>↑</kbd>
        <kbd>↓</kbd>
        <kbd>→</kbd> {t.keyMove}
      </span>
      <span>
        <kbd>Del</kbd> {t.keyClear}
      </span>
      <span>
        <kbd>Esc</kbd> {t.keyCancel}
      </span>
      <span>
        <kbd>Ctrl</kbd>+<kbd>Z</kbd> {t.keyUndo}
      </span>
    </div>
  );
}
