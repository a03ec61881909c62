// The line under a list: which rows these are, how many at a time, and the way to the others.
import { type ReactNode, useId } from "react";
import { IconButton } from "../input/button.tsx";
import type { IconName } from "../icon-names.ts";
import css from "./pager.module.css";
import { Select } from "../choice/select.tsx";

export type PagerLabels = {
  rows: string;
  first: string;
  previous: string;
  next: string;
  last: string;
  of: (page: number, pages: number) => string;
};

export type PagerProps = {
  /** From 1. */
  page: number;
  pages: number;
  /** "1–50 dari 1.284" */
  summary: ReactNode;
  perPage: number;
  perPageOptions: readonly number[];
  onPage: (page: number) => void;
  onPerPage: (perPage: number) => void;
  labels: PagerLabels;
};

export function Pager(props: PagerProps) {
  const { page, pages, summary, perPage, perPageOptions, onPage, onPerPage, labels } = props;
  const id = useId();
  const step = (icon: IconName, label: string, target: number) => {
    // Not `disabled`: a button that is switched off under the finger drops the focus.
    const isOff = target < 1 || target > pages || target === page;
    const go = () => {
      if (!isOff) onPage(target);
    };
    return <IconButton icon={icon} size="s" label={label} aria-disabled={isOff} onClick={go} />;
  };
  return (
    <div className={css.pager}>
      <span className={css.summary}>{summary}</span>
      <label htmlFor={id}>{labels.rows}</label>
      <Select
        id={id}
        className={css.rows}
        options={perPageOptions.map((count) => ({ value: `${count}`, label: `${count}` }))}
        value={`${perPage}`}
        onChange={(value) => onPerPage(Number(value))}
      />
      <span className={css.steps}>
        {step("chevrons-left", labels.first, 1)}
        {step("chevron-left", labels.previous, page - 1)}
        <span className={css.of}>{labels.of(page, pages)}</span>
        {step("chevron-right", labels.next, page + 1)}
        {step("chevrons-right", labels.last, pages)}
      </span>
    </div>
  );
}
