// The keys of the plan, in one line below it; loaded when the plan is there.
import { useStore } from "@nanostores/react";
import { seatKeysMessages } from "./seat-keys-messages.ts";
import css from "./seat-keys.module.css";

export function SeatKeys() {
  const t = useStore(seatKeysMessages);
  return (
    <div className={css.keys}>
      <span>
        <kbd>Enter</kbd> {t.take}
      </span>
      <span>
        <kbd>←</kbd>
        <kbd>↑</kbd>
        <kbd>↓</kbd>
        <kbd>→</kbd> {t.move}
      </span>
      <span>
        <kbd>Del</kbd> {t.clear}
      </span>
      <span>
        <kbd>Esc</kbd> {t.cancel}
      </span>
      <span>
        <kbd>Ctrl</kbd>+<kbd>Z</kbd> {t.undo}
      </span>
    </div>
  );
}
