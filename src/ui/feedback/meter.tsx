// How full something is, beside the words that say it: stripes where it holds more than it can. No meter element: Chrome 109
// draws nothing in one whose looks are ours.
import css from "./meter.module.css";

export type MeterProps = { value: number; max: number };

export function Meter({ value, max }: MeterProps) {
  const part = Math.min(1, value / Math.max(max, 1));
  return (
    <span
      className={css.meter}
      data-meter=""
      data-over={value > max || undefined}
      aria-hidden="true"
    >
      <span style={{ inlineSize: `${part * 100}%` }} />
    </span>
  );
}
