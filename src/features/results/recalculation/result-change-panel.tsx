// Two states of results beside each other: how many move, both distributions, and who moves.
import { useStore } from "@nanostores/react";
import type { ResultChange } from "../../../contract/results/result-recalculation.ts";
import { shownDecimal } from "../../../core/decimal-text.ts";
import { formatNumber } from "../../../core/format.ts";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { resultChangeMessages, type ResultChangeTexts } from "./result-change-messages.ts";
import { ResultMovesTable } from "./result-moves-table.tsx";
import css from "./recalculation.module.css";

type ResultChangePanelProps = {
  change: ResultChange;
  /** How both states are called; before and after without them. */
  names?: { before: string; after: string };
};

export function ResultChangePanel({ change, names }: ResultChangePanelProps) {
  const t = useStore(resultChangeMessages);
  const { counts, before, after, kkm } = change;
  const most = Math.max(1, ...[before, after].flatMap(({ bins }) => bins.map((bin) => bin.count)));
  return (
    <>
      <p role="status">{countsText(counts, t)}</p>
      {before.n + after.n > 0 && (
        <div className={css.sides}>
          <Side name={names?.before ?? t.before} figures={before} {...{ kkm, most }} />
          <Side name={names?.after ?? t.after} figures={after} {...{ kkm, most }} />
        </div>
      )}
      {change.moves.length > 0 && <ResultMovesTable moves={change.moves} />}
    </>
  );
}

function countsText(counts: ResultChange["counts"], t: ResultChangeTexts): string {
  const { all, moved, up, down, to_reached: gained, to_missed: lost, ranks } = counts;
  const n = formatNumber;
  if (moved === 0) return t.nobody({ all: n(all) });
  const parts = [
    t.moved({ n: n(moved), all: n(all) }),
    up > 0 && t.up({ n: n(up) }),
    down > 0 && t.down({ n: n(down) }),
    gained > 0 && t.toReached({ n: n(gained) }),
    lost > 0 && t.toMissed({ n: n(lost) }),
    ranks > 0 && t.ranks({ n: n(ranks) }),
  ];
  return `${parts.filter(Boolean).join(", ")}.`;
}

type SideProps = {
  name: string;
  figures: ResultChange["before"];
  kkm: number | null;
  /** The tallest bar of both sides. */
  most: number;
};

function Side({ name, figures, kkm, most }: SideProps) {
  const t = useStore(resultChangeMessages);
  const { mean, reached, with_kkm: withKkm, bins } = figures;
  const facts = [
    mean === null ? t.noMean : t.mean({ mean: shownDecimal(mean) }),
    withKkm > 0 && t.reached({ n: formatNumber(reached), all: formatNumber(withKkm) }),
  ];
  const width = 100 / bins.length;
  /** Of the height that its number above and the scores below leave. */
  const part = (count: number) => ({ blockSize: `calc((100% - 2.25rem) * ${count / most})` });
  return (
    <figure>
      <figcaption>
        <strong>{name}</strong>{" "}
        <span className={css.meaning}>{facts.filter(Boolean).join(" · ")}</span>
      </figcaption>
      <ul className={css.bars} aria-label={t.bars({ side: name })}>
        {bins.map(({ count, reached: high }, at) => {
          const [from, to] = [formatNumber(width * at), formatNumber(width * (at + 1))];
          const label = t.barOf({ from, to, n: formatNumber(count) });
          return (
            <li key={at} title={label}>
              <VisuallyHidden>{label}</VisuallyHidden>
              <span aria-hidden="true">{count > 0 && formatNumber(count)}</span>
              <span className={css.reached} style={part(high)} />
              <span className={css.missed} style={part(count - high)} />
              <small aria-hidden="true">{from}</small>
            </li>
          );
        })}
      </ul>
      {kkm !== null && <small>{t.kkm({ kkm: shownDecimal(String(kkm)) })}</small>}
    </figure>
  );
}
