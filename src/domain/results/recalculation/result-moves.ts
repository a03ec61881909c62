// Who moves between two states of the results of an exam, and by how much (evaluation.md 2.1 and 2.2). Everything is decided by the figures that are
// shown, of the whole exam.
import type { ResultFigures } from "../../../contract/results/exam-results.ts";
import { compare } from "../../scoring/fraction.ts";
import { scoreStored, shownScore } from "../../scoring/shown-score.ts";
import { passVerdict, type PassVerdict } from "../pass-verdict.ts";
import { resultFigures, type EqualResults } from "../result-figures.ts";

/** Of 100, as exact fractions. `pending`: answers that people have to mark. */
export type StoredResult = { least: string; most: string; pending: number };
export type ComparedResult = {
  id: string;
  kkm: number | null;
  /** Null: there was none. */
  before: StoredResult | null;
  after: StoredResult | null;
};

type ShownResult = {
  score: string;
  score_most: string;
  /** Null while it is not final. */
  rank: number | null;
  verdict: PassVerdict | null;
};
export type ResultMove = {
  id: string;
  before: ShownResult | null;
  after: ShownResult | null;
  /** Hundredths of what is sure; 0 when only what is possible moves, or one of both is missing. */
  by: number;
};
type ComparedFigures = Pick<ResultFigures, "n" | "mean" | "with_kkm" | "reached" | "bins">;
export type ResultMoves = {
  /** Those whose shown figures differ: whoever crosses the KKM first, then whoever moves most. */
  moves: ResultMove[];
  counts: {
    all: number;
    moved: number;
    up: number;
    down: number;
    to_reached: number;
    to_missed: number;
    /** Whose rank differs, whether they move or others do. */
    ranks: number;
  };
  before: ComparedFigures;
  after: ComparedFigures;
};

export function resultMoves(results: readonly ComparedResult[]): ResultMoves {
  const [before, after] = [shownBy(results, "before"), shownBy(results, "after")];
  const moves: ResultMove[] = [];
  let ranks = 0;
  for (const [at, { id }] of results.entries()) {
    const [from, to] = [before.shown[at]!, after.shown[at]!];
    if (from?.rank !== to?.rank) ranks += 1;
    if (from?.score === to?.score && from?.score_most === to?.score_most) continue;
    const by = from && to ? hundredths(to.score) - hundredths(from.score) : 0;
    moves.push({ id, before: from, after: to, by });
  }
  const size = ({ by }: ResultMove) => Math.abs(by);
  moves.sort((one, other) => crossing(other) - crossing(one) || size(other) - size(one));
  const count = (isCounted: (move: ResultMove) => boolean) => moves.filter(isCounted).length;
  return {
    moves,
    counts: {
      all: results.length,
      moved: moves.length,
      up: count(({ by }) => by > 0),
      down: count(({ by }) => by < 0),
      to_reached: count((move) => crosses(move, "missed", "reached")),
      to_missed: count((move) => crosses(move, "reached", "missed")),
      ranks,
    },
    before: before.figures,
    after: after.figures,
  };
}

/** Whoever loses the KKM is read first. */
const crossing = (move: ResultMove): number =>
  crosses(move, "reached", "missed") ? 2 : crosses(move, "missed", "reached") ? 1 : 0;

const crosses = ({ before, after }: ResultMove, from: PassVerdict, to: PassVerdict): boolean =>
  before?.verdict === from && after?.verdict === to;

const hundredths = (shown: string): number => Number(shown.replace(".", ""));

/** Equal results of equal KKM are looked at once. */
function shownBy(results: readonly ComparedResult[], side: "before" | "after") {
  const all = new Map<string, ReadResult>();
  const read = results.map(({ kkm, [side]: stored }): ReadResult | null => {
    if (!stored) return null;
    const key = `${stored.least} ${stored.most} ${stored.pending} ${kkm}`;
    const one = all.get(key) ?? readResult(stored, kkm);
    one.count += 1;
    all.set(key, one);
    return one;
  });
  const final = [...all.values()].filter((one) => one.isFinal);
  const places = ranksOf(final);
  for (const one of final) one.shown.rank = places.get(hundredths(one.shown.score))!;
  const { n, mean, with_kkm, reached, bins } = resultFigures(final);
  return {
    shown: read.map((one) => one && one.shown),
    figures: { n, mean, with_kkm, reached, bins },
  };
}

type ReadResult = EqualResults & { isFinal: boolean; shown: ShownResult };

function readResult(stored: StoredResult, kkm: number | null): ReadResult {
  const range = { least: scoreStored(stored.least), most: scoreStored(stored.most) };
  return {
    total: range.least,
    passMark: kkm,
    count: 0,
    isFinal: stored.pending === 0 && compare(range.least, range.most) === 0,
    shown: {
      score: shownScore(range.least),
      score_most: shownScore(range.most),
      rank: null,
      verdict: passVerdict(range, kkm),
    },
  };
}

/** By the shown figure in hundredths: 1 2 2 4. */
function ranksOf(results: readonly ReadResult[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { shown, count } of results) {
    const figure = hundredths(shown.score);
    counts.set(figure, (counts.get(figure) ?? 0) + count);
  }
  const places = new Map<number, number>();
  let above = 0;
  for (const [figure, count] of [...counts].sort(([one], [other]) => other - one)) {
    places.set(figure, above + 1);
    above += count;
  }
  return places;
}
