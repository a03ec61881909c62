// How full something is, beside the words that say it: stripes where it holds more than it can.
import css from "./meter.module.css";

export type MeterProps = { value: number; max: number };

export function Meter({ value, max }: MeterProps) {
  return (
    <meter
      className={css.meter}
      data-over={value > max || undefined}
      aria-hidden="true"
      max={Math.max(max, 1)}
      value={Math.min(value, max)}
    />
  );
}
