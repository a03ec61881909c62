// Who moves between two states of results, a page at a time.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import type { ResultChange } from "../../../contract/results/result-recalculation.ts";
import { shownDecimal } from "../../../core/decimal-text.ts";
import { formatNumber } from "../../../core/format.ts";
import { Chip } from "../../../ui/choice/chip.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { Table } from "../../../ui/layout/table.tsx";
import tableCss from "../../../ui/layout/table.module.css";
import { resultChangeMessages, type ResultChangeTexts } from "./result-change-messages.ts";
import css from "./recalculation.module.css";

type Move = ResultChange["moves"][number];
type Shown = "all" | "gained" | "lost" | "up" | "down";

const perPage = 20;

const isShown: Record<Shown, (move: Move) => boolean> = {
  all: () => true,
  gained: (move) => crossingOf(move) === "gained",
  lost: (move) => crossingOf(move) === "lost",
  up: ({ by }) => by > 0,
  down: ({ by }) => by < 0,
};

function crossingOf({ before, after }: Move): "gained" | "lost" | null {
  if (before?.verdict === "missed" && after?.verdict === "reached") return "gained";
  return before?.verdict === "reached" && after?.verdict === "missed" ? "lost" : null;
}

export function ResultMovesTable({ moves }: { moves: readonly Move[] }) {
  const t = useStore(resultChangeMessages);
  const [shown, setShown] = useState<Shown>("all");
  const [page, setPage] = useState(0);
  const found = moves.filter(isShown[shown]);
  const start = page * perPage;
  const rows = found.slice(start, start + perPage);
  const choose = (next: Shown) => {
    setShown(next);
    setPage(0);
  };
  return (
    <div className={css.moves}>
      <MoveChips {...{ moves, shown, choose, t }} />
      <Table caption={t.moves} className={css.table ?? ""}>
        <thead>
          <tr>
            <th scope="col">{t.name}</th>
            <th scope="col" className={tableCss.numeric}>
              {t.score}
            </th>
            <th scope="col" className={tableCss.numeric}>
              {t.change}
            </th>
            <th scope="col" className={tableCss.numeric}>
              {t.rank}
            </th>
            <th scope="col">{t.verdict}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((move) => (
            <MoveRow key={move.participant_id} move={move} t={t} />
          ))}
        </tbody>
      </Table>
      <Pages start={start} count={rows.length} all={found.length} onPage={setPage} />
    </div>
  );
}

type PagesProps = { start: number; count: number; all: number; onPage(page: number): void };

function Pages({ start, count, all, onPage }: PagesProps) {
  const t = useStore(resultChangeMessages);
  if (all <= perPage) return null;
  const [isFirst, isLast] = [start === 0, start + perPage >= all];
  const page = start / perPage;
  const n = formatNumber;
  return (
    <div className={css.pager}>
      <span>{t.page({ from: n(start + 1), to: n(start + count), all: n(all) })}</span>
      <Button size="s" aria-disabled={isFirst} onClick={() => !isFirst && onPage(page - 1)}>
        {t.previous}
      </Button>
      <Button size="s" aria-disabled={isLast} onClick={() => !isLast && onPage(page + 1)}>
        {t.next}
      </Button>
    </div>
  );
}

type MoveChipsProps = {
  moves: readonly Move[];
  shown: Shown;
  choose(shown: Shown): void;
  t: ResultChangeTexts;
};

function MoveChips({ moves, shown, choose, t }: MoveChipsProps) {
  const count = (which: Shown) => moves.filter(isShown[which]).length;
  const labels: Record<Shown, (n: string) => string> = {
    all: (n) => t.all({ n }),
    lost: (n) => t.toMissed({ n }),
    gained: (n) => t.toReached({ n }),
    up: (n) => t.up({ n }),
    down: (n) => t.down({ n }),
  };
  const chips = (Object.keys(labels) as Shown[]).filter((which) => count(which) > 0);
  return (
    <div className={css.chips} role="group" aria-label={t.show}>
      {chips.map((which) => (
        <Chip key={which} pressed={shown === which} onPress={() => choose(which)}>
          {labels[which](formatNumber(count(which)))}
        </Chip>
      ))}
    </div>
  );
}

function MoveRow({ move, t }: { move: Move; t: ResultChangeTexts }) {
  const { nama, no_ujian: no, group_path: group, before, after, by } = move;
  const crossing = crossingOf(move);
  const between = (from: string, to: string) => (from === to ? to : t.arrow({ from, to }));
  return (
    <tr>
      <th scope="row">
        {nama}
        <small>{[no, group].filter(Boolean).join(" · ")}</small>
      </th>
      <td className={tableCss.numeric}>{between(scoreText(before, t), scoreText(after, t))}</td>
      <td className={tableCss.numeric}>{differenceText(by, t)}</td>
      <td className={tableCss.numeric}>{between(rankText(before, t), rankText(after, t))}</td>
      <td>{crossing === null ? t.none : <strong>{t[crossing]}</strong>}</td>
    </tr>
  );
}

function scoreText(result: Move["before"], t: ResultChangeTexts): string {
  if (result === null) return t.none;
  const { score, score_most: most } = result;
  return score === most
    ? shownDecimal(score)
    : t.range({ least: shownDecimal(score), most: shownDecimal(most) });
}

const rankText = (result: Move["before"], t: ResultChangeTexts): string =>
  result?.rank ? formatNumber(result.rank) : t.none;

/** "+2,50", "−10,00" */
function differenceText(by: number, t: ResultChangeTexts): string {
  if (by === 0) return t.none;
  return `${by > 0 ? "+" : "−"}${shownDecimal((Math.abs(by) / 100).toFixed(2))}`;
}
