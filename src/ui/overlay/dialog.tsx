// A modal dialog: open as long as it is mounted. The browser's own <dialog> keeps the focus inside and the rest inert.
// A click beside it does not close it, since a slip of the hand must not cost what was filled in. Ctrl+Enter is its first
// button, unless that destroys something: behind a long list it would be far to go.
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
} from "react";
import { IconButton } from "../input/button.tsx";
import buttonCss from "../input/button.module.css";
import { classNames } from "../class-names.ts";
import css from "./dialog.module.css";
import { useModal } from "./use-modal.ts";

export type DialogSize = "s" | "m" | "l" | "xl";
export type DialogProps = {
  title: string;
  size?: DialogSize;
  onClose: () => void;
  closeLabel: string;
  footer?: ReactNode;
  /** Something is being done that must not be left half way: Escape and × do nothing. */
  busy?: boolean;
  children: ReactNode;
};

export function Dialog(props: DialogProps) {
  const { title, size = "m", onClose, closeLabel, footer, busy, children } = props;
  const titleId = useId();
  const ask = () => {
    if (!busy) onClose();
  };
  const dialog = useModal(ask);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    // Held for a moment too long, it would press the button that has come under it.
    if (event.key === "Enter" && event.repeat && isInFooter(event.target)) event.preventDefault();
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && !event.repeat) {
      event.preventDefault();
      const done = `:scope > footer .${buttonCss.primary}`;
      dialog.current?.querySelector<HTMLElement>(done)?.click();
    }
    if (event.key !== "Escape") return;
    // The browser would close it by itself, and on the second press without asking.
    event.preventDefault();
    event.stopPropagation();
    ask();
  };
  const onCancel = (event: SyntheticEvent) => {
    // A file input's "cancel" bubbles up to here.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    ask();
  };
  return (
    <dialog
      ref={dialog}
      className={classNames(css.dialog, css[size])}
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-busy={busy || undefined}
      onKeyDown={onKeyDown}
      onCancel={onCancel}
    >
      <header className={css.header}>
        <h2 id={titleId}>{title}</h2>
        <IconButton icon="x" size="s" label={closeLabel} disabled={busy} onClick={onClose} />
      </header>
      <div className={css.body}>{children}</div>
      {footer && (
        <footer className={css.footer} onClickCapture={dropSecondClick}>
          {footer}
        </footer>
      )}
    </dialog>
  );
}

function isInFooter(target: EventTarget): boolean {
  return target instanceof Element && target.closest("dialog > footer") !== null;
}

/**
 * A double click is one click. The first may have changed what is asked, and the second would fall on a button that
 * has come under the pointer meanwhile: "Simpan" after "Periksa", "Hentikan" after "Mulai".
 */
function dropSecondClick(event: MouseEvent): void {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}
