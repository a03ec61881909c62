// What a hard word means, where it stands: a small button behind the word shows it, and takes it away again. It opens in
// the page, not over it: it covers no field, and asks nothing of whoever has no pointer. In a field it stands where hints
// do, so that inputs beside each other stay on one line.
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { VisuallyHidden } from "../visually-hidden.tsx";
import css from "./term-hint.module.css";

/** `children`: the word as it stands. */
type TermHintProps = { term: string; meaning: string; children: ReactNode };

export function TermHint({ term, meaning, children }: TermHintProps) {
  const [isOpen, setOpen] = useState(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !isOpen) return;
    // The dialog around it stays.
    event.preventDefault();
    event.stopPropagation();
    setOpen(false);
  };
  return (
    <>
      <span className={css.term}>
        {children}
        <button
          type="button"
          className={css.ask}
          aria-expanded={isOpen}
          onKeyDown={onKeyDown}
          onClick={() => setOpen(!isOpen)}
        >
          <VisuallyHidden>{term}?</VisuallyHidden>
          <span aria-hidden="true">?</span>
        </button>
      </span>
      <span role="status" className={css.meaning}>
        {isOpen && meaning}
      </span>
    </>
  );
}
