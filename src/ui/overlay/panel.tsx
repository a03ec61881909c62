// A sheet at the foot of the screen that is there all the time and seen while it is open, so that what goes on in it goes on
// behind. For choosing, not for filling in: a press beside it closes it.
import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from "react";
import { IconButton } from "../input/button.tsx";
import { classNames } from "../class-names.ts";
import { keepLayout } from "../use-phone.ts";
import { closeOnBack } from "./back-button.ts";
import css from "./dialog.module.css";

export type PanelProps = {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  closeLabel: string;
  children: ReactNode;
};

export function Panel({ title, isOpen, onClose, closeLabel, children }: PanelProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const { current } = dialog;
    if (!current || current.open === isOpen) return undefined;
    if (isOpen) current.showModal();
    else current.close();
    if (!isOpen) return undefined;
    const releases = [closeOnBack(() => current.close()), keepLayout()];
    return () => {
      for (const release of releases) release();
    };
  }, [isOpen]);
  const onClickCapture = ({ target }: MouseEvent<HTMLDialogElement>) => {
    if (!(target instanceof Element)) return;
    const chosen = target.closest("a, button");
    // What opens a menu of its own is not chosen yet.
    if (chosen ? chosen.hasAttribute("aria-haspopup") : target !== dialog.current) return;
    // The panel closes before the chosen button acts: a dialog that opens now returns the focus to the panel's own button.
    dialog.current?.close();
    onClose();
  };
  return (
    // The keys are the browser's own: Escape, and Enter on what is chosen.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={classNames(css.dialog, css.panel)}
      aria-labelledby={titleId}
      onClickCapture={onClickCapture}
      onClose={onClose}
    >
      <header className={css.header}>
        <h2 id={titleId}>{title}</h2>
        <IconButton icon="x" size="s" label={closeLabel} onClick={onClose} />
      </header>
      <div className={css.body}>{children}</div>
    </dialog>
  );
}
