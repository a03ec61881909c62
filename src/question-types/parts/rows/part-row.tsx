// One row of a list of parts: what stands before it (a letter, the key's switch), the part, and the buttons that move
// and remove it. The list itself is the editor's, which knows what else a part drags along.
import { useStore } from "@nanostores/react";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { IconButton } from "../../../ui/input/button.tsx";
import { partMessages } from "./part-messages.ts";
import css from "./part-row.module.css";
import { useRowControls } from "../../../kit/rich-text/walk/use-row-controls.ts";

export type PartRowProps = {
  /** "Opsi A": names the buttons. */
  label: string;
  before?: ReactNode;
  children: ReactNode;
  after?: ReactNode;
  /** Undefined: already first (last). */
  onUp?: () => void;
  onDown?: () => void;
  /** Undefined: as few as there may be. */
  onRemove?: () => void;
  /** The order means nothing here: no buttons that move. */
  unordered?: boolean;
};

export function PartRow({ before, children, after, ...buttons }: PartRowProps) {
  const controls = useRowControls<HTMLDivElement>();
  return (
    // Its keys lead along its controls, which have keys of their own besides.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      {...controls}
      className={css.row}
      role="group"
      aria-label={buttons.label}
      data-part-row=""
      data-short={buttons.unordered ? "" : undefined}
    >
      <div className={css.part} data-row-own="">
        {children}
      </div>
      {/* Drawn first, but behind the text for who tabs: written, then marked. */}
      {before && <div className={css.before}>{before}</div>}
      <div className={css.tools}>
        {after}
        <PartButtons {...buttons} />
      </div>
    </div>
  );
}

export type PartButtonsProps = Omit<PartRowProps, "before" | "children" | "after">;

/** By themselves for rows of another shape: those of a table, say. */
export function PartButtons({ label, onUp, onDown, onRemove, unordered }: PartButtonsProps) {
  const t = useStore(partMessages);
  const keep = useKeptFocus();
  return (
    <div className={css.buttons}>
      {!unordered && (
        <>
          <RowButton icon="arrow-up" label={t.up({ label })} onClick={onUp && keep(onUp)} />
          <RowButton icon="arrow-down" label={t.down({ label })} onClick={onDown && keep(onDown)} />
        </>
      )}
      <RowButton icon="trash" label={t.remove({ label })} onClick={onRemove} data-part-remove="" />
    </div>
  );
}

type RowButtonProps = Omit<Parameters<typeof IconButton>[0], "onClick"> & { onClick?: () => void };

/** Not `disabled` where it can do nothing: a button that goes dead under the focus loses it. */
function RowButton({ onClick, ...rest }: RowButtonProps) {
  return <IconButton size="s" {...rest} aria-disabled={!onClick || undefined} onClick={onClick} />;
}

/** A row that is moved in the page loses the focus; its button gets it back. */
export function useKeptFocus() {
  const pressed = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (pressed.current instanceof HTMLElement) pressed.current.focus();
    pressed.current = null;
  });
  return (move: () => void) => () => {
    pressed.current = document.activeElement;
    move();
  };
}

/** The list with one part moved by `step` places; unchanged past its ends. */
export function movedPart<Part>(parts: readonly Part[], at: number, step: -1 | 1): Part[] {
  const to = at + step;
  const moved = [...parts];
  const [part] = moved.splice(at, 1);
  if (part === undefined || to < 0 || to >= parts.length) return [...parts];
  moved.splice(to, 0, part);
  return moved;
}
