// Figures over the results that are listed, and their histogram. They are of final results, whatever search and filters hide.
import { useStore } from "@nanostores/react";
import type { ReactNode } from "react";
import type { SelectedResults } from "../../contract/results/exam-results.ts";
import { shownDecimal } from "../../core/decimal-text.ts";
import { formatNumber, formatTime } from "../../core/format.ts";
import { classNames } from "../../ui/class-names.ts";
import { IconButton } from "../../ui/input/button.tsx";
import { resultFiguresMessages } from "./result-figures-messages.ts";
import { resultsListMessages } from "./results-list-messages.ts";
import type { ResultsModel, ShownFigures } from "./results-model.ts";
import { ScoreBars } from "./score-bars.tsx";
import type { SummaryFold } from "./use-summary-fold.ts";
import css from "./results-summary.module.css";

type ResultsSummaryProps = {
  model: ResultsModel;
  selected: SelectedResults;
  fold: SummaryFold;
  /** What else stands in the line while the summary is folded. */
  children: ReactNode;
};

export function ResultsSummary({ model, selected, fold, children }: ResultsSummaryProps) {
  const t = useStore(resultFiguresMessages);
  const shown = useStore(model.$figures);
  const { bin } = useStore(model.list.$query);
  if (!shown) return null;
  const { figures, isCurrent } = shown;
  const rule = <Rule selected={selected} shown={shown} />;
  const { isFolded } = fold;
  const folding = (
    <IconButton
      icon={isFolded ? "chevron-down" : "chevron-up"}
      size="s"
      label={isFolded ? t.unfold : t.fold}
      aria-expanded={!isFolded}
      onClick={fold.toggle}
    />
  );
  if (isFolded) {
    return (
      <section
        className={classNames(css.line, !isCurrent && css.older)}
        aria-label={t.title}
        aria-busy={!isCurrent || undefined}
      >
        <FigureLine figures={figures} />
        {children}
        {folding}
      </section>
    );
  }
  if (figures.n === 0) {
    return (
      <div className={css.line}>
        {rule}
        {folding}
      </div>
    );
  }
  return (
    <section
      className={classNames(css.band, !isCurrent && css.older)}
      aria-label={t.title}
      aria-busy={!isCurrent || undefined}
    >
      <div>
        <Figures figures={figures} />
        {rule}
      </div>
      <ScoreBars {...figures} chosen={bin} onChoose={(next) => model.show({ bin: next })} />
      {folding}
    </section>
  );
}

/** The same figures as words in one line. */
function FigureLine({ figures }: Pick<ShownFigures, "figures">) {
  const t = useStore(resultFiguresMessages);
  const resultsListT = useStore(resultsListMessages);
  const { n, mean, median, sd, share } = figures;
  if (n === 0) return <span>{resultsListT.noResults}</span>;
  const parts = [
    { value: formatNumber(n), label: t.n },
    { value: decimals(mean), label: t.mean },
    { value: decimals(median), label: t.median },
    { value: decimals(sd), label: t.sd },
    ...(share === null ? [] : [{ value: t.percent({ n: share }), label: t.share }]),
  ];
  return (
    <>
      {parts.map(({ value, label }) => (
        <span key={label}>
          <b>{value}</b> {label}
        </span>
      ))}
    </>
  );
}

function Figures({ figures }: Pick<ShownFigures, "figures">) {
  const t = useStore(resultFiguresMessages);
  const { n, mean, median, sd, share, reached, with_kkm: withKkm } = figures;
  return (
    <ul className={css.figures}>
      <Figure value={formatNumber(n)} label={t.n} />
      <Figure value={decimals(mean)} label={t.mean} />
      <Figure value={decimals(median)} label={t.median} />
      <Figure value={decimals(sd)} label={t.sd} hint={t.sdHint} />
      <Figure value={share === null ? t.none : t.percent({ n: share })} label={t.share}>
        {withKkm > 0 && t.shareOf({ n: formatNumber(reached), all: formatNumber(withKkm) })}
      </Figure>
    </ul>
  );
}

const decimals = (figure: string | null): string =>
  figure === null ? resultFiguresMessages.get().none : shownDecimal(figure);

type FigureProps = { value: string; label: string; hint?: string; children?: ReactNode };

function Figure({ value, label, hint, children }: FigureProps) {
  return (
    <li title={hint}>
      <b>{value}</b>
      <span>{label}</span>
      {children && <small>{children}</small>}
    </li>
  );
}

type RuleProps = Pick<ResultsSummaryProps, "selected"> & { shown: ShownFigures };

/** Of when all of it is, and what decides. */
function Rule({ selected, shown: { figures, asOf } }: RuleProps) {
  const t = useStore(resultsListMessages);
  const { exams, is_partial: isPartial } = selected;
  const rule = exams > 1 ? t.ruleOfEvent : t.rule;
  return (
    <p className={css.rule}>
      {t.asOf({ time: formatTime(asOf) })} {figures.n === 0 ? t.noResults : rule}{" "}
      {isPartial && t.partial}
    </p>
  );
}
