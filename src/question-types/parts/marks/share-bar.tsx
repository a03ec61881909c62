// How many chose something, or had it right: a bar with its percentage.
import { formatNumber } from "../../../core/format.ts";
import css from "./share-bar.module.css";

export type ShareBarProps = {
  /** 0 to 1. */
  share: number;
  /** Whether it is what the key says. */
  isKey?: boolean;
  /** Read aloud before the percentage. */
  label?: string;
};

export function percentOf(share: number): string {
  return `${formatNumber(Math.round(share * 100))}%`;
}

export function ShareBar({ share, isKey = false, label }: ShareBarProps) {
  const percent = percentOf(share);
  return (
    <span className={css.share} title={label ? `${label}: ${percent}` : percent}>
      <span className={css.track} aria-hidden="true">
        <span
          className={css.bar}
          data-key={isKey ? "" : undefined}
          style={{ inlineSize: `${Math.round(share * 100)}%` }}
        />
      </span>
      <span className={css.figure}>{percent}</span>
    </span>
  );
}
