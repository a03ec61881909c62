// How far something has come. A null value: it runs, but nobody knows how long.
import css from "./progress-bar.module.css";

export type ProgressBarProps = { value: number | null; max: number; label: string };

export function ProgressBar({ value, max, label }: ProgressBarProps) {
  const known = value === null ? {} : { value, max: Math.max(max, 1) };
  // The key: taking `value` away from a standing element would leave it at 0.
  const key = value === null ? "unknown" : "known";
  return <progress key={key} className={css.bar} aria-label={label} {...known} />;
}
