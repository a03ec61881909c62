// A button in the row above a list, with a panel below it for as long as somebody is in it.
import {
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from "react";
import css from "./folded-panel.module.css";

type Opener = {
  ref: Ref<HTMLButtonElement>;
  "aria-expanded": boolean;
  "aria-controls": string | undefined;
  onClick(): void;
};

type FoldedPanelProps = {
  title: string;
  renderButton(opener: Opener): ReactNode;
  /** Stands at the end of the row. */
  isLast?: boolean;
  /** Drawn while it is open. */
  children(): ReactNode;
};

export function FoldedPanel({ title, renderButton, isLast, children }: FoldedPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape" || !isOpen) return;
    event.stopPropagation();
    setOpen(false);
    opener.current?.focus();
  }

  function onBlur(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOpen(false);
  }

  return (
    <div
      className={isLast ? css.last : css.place}
      role="presentation"
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      {renderButton({
        ref: opener,
        "aria-expanded": isOpen,
        "aria-controls": isOpen ? id : undefined,
        onClick: () => setOpen(!isOpen),
      })}
      {isOpen && (
        // Focusable, so that a press on its empty ground does not count as leaving it.
        <fieldset id={id} className={css.panel} tabIndex={-1}>
          <legend>{title}</legend>
          {children()}
        </fieldset>
      )}
    </div>
  );
}
