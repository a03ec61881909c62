// The histogram of results: a bar is a button that shows only its rows. What reaches the KKM is solid, what misses it hollow.
import { useStore } from "@nanostores/react";
import type { ResultFigures } from "../../contract/results/exam-results.ts";
import { shownDecimal } from "../../core/decimal-text.ts";
import { formatNumber } from "../../core/format.ts";
import { classNames } from "../../ui/class-names.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { resultFiguresMessages } from "./result-figures-messages.ts";
import css from "./score-bars.module.css";

type ScoreBarsProps = Pick<ResultFigures, "bins" | "kkm" | "with_kkm"> & {
  /** The number of the bar whose rows are shown; empty: all. */
  chosen: string;
  onChoose(bin: string): void;
};

export function ScoreBars({ bins, kkm, with_kkm: withKkm, chosen, onChoose }: ScoreBarsProps) {
  const t = useStore(resultFiguresMessages);
  const most = Math.max(1, ...bins.map(({ count }) => count));
  const width = 100 / bins.length;
  const part = (count: number) => ({ blockSize: `${(count / most) * 100}%` });

  function labelOf({ count, reached }: ResultFigures["bins"][number], at: number): string {
    const isLast = at === bins.length - 1;
    const to = isLast ? "100" : `${formatNumber(width * (at + 1) - 1)},99`;
    const n = formatNumber(count);
    const range = t.barOf({ from: formatNumber(width * at), to, n });
    return withKkm === 0 ? range : `${range}, ${t.barReached({ n: formatNumber(reached) })}`;
  }

  return (
    <div className={css.bars} role="group" aria-label={t.bars}>
      {bins.map((bin, at) => (
        <button
          key={at}
          type="button"
          aria-pressed={chosen === String(at)}
          title={labelOf(bin, at)}
          disabled={bin.count === 0 && chosen !== String(at)}
          onClick={() => onChoose(chosen === String(at) ? "" : String(at))}
        >
          <VisuallyHidden>{labelOf(bin, at)}</VisuallyHidden>
          <span className={css.room} aria-hidden="true">
            {bin.count > 0 && <span>{formatNumber(bin.count)}</span>}
            <span className={css.reached} style={part(bin.reached)} />
            <span className={css.missed} style={part(bin.count - bin.reached)} />
          </span>
          <span className={css.from} aria-hidden="true">
            {formatNumber(width * at)}
          </span>
          {at === bins.length - 1 && (
            <span className={classNames(css.from, css.end)} aria-hidden="true">
              100
            </span>
          )}
        </button>
      ))}
      {kkm !== null && (
        <span
          className={classNames(css.kkm, kkm > 50 && css.before)}
          style={{ insetInlineStart: `${kkm}%` }}
        >
          {t.kkm({ kkm: shownDecimal(String(kkm)) })}
        </span>
      )}
    </div>
  );
}
