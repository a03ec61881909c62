// The open list of a Combobox. The focus stays in the input: the list only shows which option is meant.
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- <datalist> shows no
   details and cannot be styled; the keys are the input's. */
import { type MouseEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import { classNames } from "../class-names.ts";
import type { ComboboxOption } from "./combobox-matches.ts";
import css from "../overlay/floating-list.module.css";
import { useFloating } from "../overlay/use-floating.ts";

export type ComboboxListProps = {
  id: string;
  label: { "aria-label"?: string; "aria-labelledby"?: string };
  anchor: RefObject<HTMLElement | null>;
  matches: readonly ComboboxOption[];
  active: number;
  value: string;
  emptyText: ReactNode;
  onPick: (option: ComboboxOption) => void;
};

export function ComboboxList(props: ComboboxListProps) {
  const { id, label, anchor, matches, active, value, emptyText, onPick } = props;
  const list = useRef<HTMLDivElement>(null);
  useFloating(anchor, list, { open: true, placement: "bottom-start", matchWidth: true });
  useLayoutEffect(() => scrollTo(list.current, active), [active]);
  if (matches.length === 0) {
    return (
      <div ref={list} className={css.list}>
        <output className={css.note}>{emptyText}</output>
      </div>
    );
  }
  // A press on an option or the scrollbar must not take the focus out of the input: the list would close.
  const keepFocus = (event: MouseEvent) => event.preventDefault();
  return (
    <div
      ref={list}
      id={id}
      className={css.list}
      role="listbox"
      onMouseDown={keepFocus}
      tabIndex={-1}
      {...label}
    >
      {matches.map((option, index) => (
        <div
          key={option.value}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={option.value === value}
          className={classNames(css.item, index === active && css.active)}
          onClick={() => onPick(option)}
        >
          {option.label}
          {option.detail && <span className={css.detail}>{option.detail}</span>}
        </div>
      ))}
    </div>
  );
}

/** By hand, because scrollIntoView would move the page as well. */
function scrollTo(list: HTMLElement | null, index: number): void {
  const option = list?.querySelectorAll<HTMLElement>("[role=option]")[index];
  if (!list || !option) return;
  const above = option.offsetTop - list.scrollTop;
  const below = option.offsetTop + option.offsetHeight - list.scrollTop - list.clientHeight;
  if (above < 0) list.scrollTop += above;
  else if (below > 0) list.scrollTop += below;
}
