// The whole analysis of an exam's questions, as a worker makes it for the screen, the report and the exports: all of them show these figures.
import { compare, sum, toDecimal, zero, type Fraction } from "../scoring/fraction.ts";
import { criticalCorrelation } from "./critical-correlation.ts";
import { difficultyMix, type DifficultyPart } from "./summary/difficulty-mix.ts";
import {
  difficultyWord,
  discriminationClass,
  isForDecisions,
  isValid,
  reliabilityWord,
  wordSets,
  type DifficultyWord,
  type DiscriminationWord,
  type ReliabilityWord,
  type WordSet,
} from "./figure-classes.ts";
import { edgeGroups, type EdgeGroups } from "./group-counts.ts";
import { noFigure, roundedFigure, type ItemFigure } from "./item-figure.ts";
import type { ItemResponses } from "./sending/item-responses.ts";
import { createMarkSummer, type MarkSums } from "./mark-sums.ts";
import { markTable, type MarkTable, type TableColumn } from "./mark-table.ts";
import { optionFigures, type OptionFigures } from "./option-figures.ts";
import {
  absenceOf,
  discriminationIndex,
  discriminativeEfficiency,
  effectiveWeight,
  facility,
  intendedWeight,
  itemRestCorrelation,
  itemTotalCorrelation,
  markDeviation,
  meanMark,
  productWithTotal,
  upperLowerDifference,
} from "./question-figures.ts";
import { powersOf, scoreMoments, type ScoreMoments } from "./score-moments.ts";
import { usualGroups, type GroupRule, type SharedPlaces } from "./score-places.ts";
import {
  isHardlyReached,
  proposeStatus,
  usualStatusRules,
  type StatusProposal,
  type StatusRules,
} from "./status-proposal.ts";
import {
  alphaWithout,
  cronbachAlpha,
  kuderRichardson20,
  spearmanBrown,
  standardError,
  type TestSpread,
} from "./test-reliability.ts";

/** What a school may set. */
export type AnalysisRules = {
  groups: GroupRule;
  words: WordSet;
  status: StatusRules;
  /** Below so many participants "terlalu sedikit" stands beside every word. */
  fewest: number;
  /** L of the Spearman–Brown formula. */
  length: number;
};

export const usualRules: AnalysisRules = {
  groups: usualGroups,
  words: wordSets.arikunto,
  status: usualStatusRules,
  fewest: 10,
  length: 2,
};

/** `size`: g, participants in each; those who share places at a boundary, if the screen is to mention it. */
export type GroupFacts = {
  size: number;
  upperShared: SharedPlaces | null;
  lowerShared: SharedPlaces | null;
};

export type QuestionAnalysis = {
  id: string;
  /** Who counts; of them, who left it empty, and who did not reach it. */
  n: number;
  empty: number;
  unreached: number;
  /** Who was shown it and does not count: not fully marked, removed, right for everybody. */
  unmarked: number;
  removed: number;
  given: number;
  /** Too few count for its words; false where nobody does because it is removed or right for everybody. */
  isFew: boolean;
  /** More than half of those who count did not reach it. */
  isHardlyReached: boolean;
  /** Points, with two decimals; null: not the same for everybody, or nobody counts. */
  maximum: string | null;
  mean: ItemFigure;
  p: ItemFigure;
  sd: ItemFigure;
  itemTotal: ItemFigure;
  itemRest: ItemFigure;
  /** r tabel for its n, and whether each r is above it; null where one is not defined. */
  critical: ItemFigure;
  isValidByTotal: boolean | null;
  isValidByRest: boolean | null;
  d: ItemFigure;
  groups: GroupFacts | null;
  discriminationIndex: ItemFigure;
  discriminativeEfficiency: ItemFigure;
  intendedWeight: ItemFigure;
  effectiveWeight: ItemFigure;
  alphaWithout: ItemFigure;
  options: readonly OptionFigures[];
  difficulty: DifficultyWord | null;
  discrimination: DiscriminationWord | null;
  proposal: StatusProposal;
};

export type TestAnalysis = {
  /** Questions that count: neither removed nor without points. */
  k: number;
  /** Participants who are fully marked, and who are not. */
  n: number;
  unmarked: number;
  isFew: boolean;
  /** Everybody had the same questions with the same maxima and treatments. */
  isOnePaper: boolean;
  scores: ScoreMoments;
  alpha: ItemFigure;
  kr20: ItemFigure;
  sem: ItemFigure;
  spearmanBrown: ItemFigure;
  reliability: ReliabilityWord | null;
  isForDecisions: boolean;
  mix: readonly DifficultyPart[];
};

export type ItemAnalysis = { test: TestAnalysis; questions: readonly QuestionAnalysis[] };

/** A column with what is computed from it once. */
type SummedColumn = TableColumn & { sums: MarkSums; groups: EdgeGroups };

/** What figures of one question need of the whole test. */
type Whole = {
  table: MarkTable;
  isOnePaper: boolean;
  n: number;
  spread: TestSpread;
  /** Σ of the roots of the covariances with the total. */
  roots: number;
  maximum: Fraction;
  /** By column: its place among the k questions, or −1. */
  placeInTest: ReadonlyMap<SummedColumn, number>;
  criticalFor: (n: number) => ItemFigure;
};

export function analyseItems(responses: ItemResponses, rules: AnalysisRules = usualRules) {
  return analyseTable(markTable(responses), rules);
}

export function analyseTable(table: MarkTable, rules: AnalysisRules): ItemAnalysis {
  const summed = createMarkSummer(table);
  const columns = table.columns.map((column): SummedColumn => ({
    ...column,
    sums: summed(column),
    groups: edgeGroups(column, rules.groups),
  }));
  const whole = wholeOf(table, columns);
  const questions = columns.map((column) => questionAnalysis(column, whole, rules));
  return { test: testAnalysis(columns, whole, rules, questions), questions };
}

function wholeOf(table: MarkTable, columns: readonly SummedColumn[]): Whole {
  const parts = columns.filter(({ isPart }) => isPart);
  const n = table.places.rows.length;
  const totals = sortedTotals(table);
  const covariances = parts.map(({ sums }) => productWithTotal(sums));
  return {
    table,
    isOnePaper: parts.every(({ isForAll }) => isForAll),
    n,
    spread: {
      n,
      items: parts.map(({ sums }) => sums.marks),
      totals: n === 0 ? 0 : powersOf(totals, table.slack).two,
    },
    roots: covariances.reduce((all, each) => all + Math.sqrt(Math.max(0, each)), 0),
    maximum: sum(parts.map((column) => maximumOf(column) ?? zero)),
    placeInTest: new Map(parts.map((column, at) => [column, at])),
    criticalFor: criticalFigures(),
  };
}

/** In ascending order. */
const sortedTotals = ({ places: { rows }, totals }: MarkTable): Float64Array =>
  Float64Array.from(rows, (row) => totals[row]!).reverse();

/** The one maximum of those who have the question; null: there are several, or none. */
function maximumOf({ counts, maxima, given, column: { responses } }: TableColumn): Fraction | null {
  const own = maxima.filter(
    (_maximum, at) => counts[at]! > 0 || (given > 0 && responses[at]!.treatment === "semua_benar"),
  );
  const [first] = own;
  return first && own.every((each) => compare(each, first) === 0) ? first : null;
}

/** Participants of a random draw have many n; each is computed once. */
function criticalFigures(): (n: number) => ItemFigure {
  const known = new Map<number, ItemFigure>();
  return (n) => {
    const found = known.get(n);
    if (found) return found;
    const r = criticalCorrelation(n);
    const figure = r === null ? noFigure("few-participants") : roundedFigure(r);
    known.set(n, figure);
    return figure;
  };
}

function questionAnalysis(
  column: SummedColumn,
  whole: Whole,
  { words, status, fewest }: AnalysisRules,
): QuestionAnalysis {
  const { sums, groups } = column;
  const { n } = sums;
  const maximum = maximumOf(column);
  const counts = countsOf(column, fewest);
  const p = facility(column);
  const d = upperLowerDifference(column, groups);
  const options = optionFigures(column, sums, groups);
  const ofSums = (figure: (sums: MarkSums) => ItemFigure) =>
    n === 0 ? absenceOf(column) : figure(sums);
  const itemTotal = ofSums(itemTotalCorrelation);
  const itemRest = ofSums(itemRestCorrelation);
  const critical = n === 0 ? absenceOf(column) : whole.criticalFor(n);
  return {
    id: column.column.id,
    ...counts,
    maximum: maximum && toDecimal(maximum, 2),
    mean: meanMark(column),
    p,
    sd: ofSums((own) => markDeviation(own, whole.table.perPoint)),
    itemTotal,
    itemRest,
    critical,
    isValidByTotal: isValid(itemTotal, critical),
    isValidByRest: isValid(itemRest, critical),
    d,
    groups: groups && groupFacts(groups),
    discriminationIndex: ofSums(discriminationIndex),
    discriminativeEfficiency: ofSums(discriminativeEfficiency),
    ...weightsOf(column, whole, maximum),
    alphaWithout: alphaWithoutOf(column, whole),
    options,
    difficulty: difficultyWord(words, p),
    discrimination: discriminationClass(words, d)?.word ?? null,
    proposal: proposeStatus({ counts, p, d, itemTotal, critical, options }, words, status),
  };
}

function countsOf(column: SummedColumn, fewest: number) {
  const { counts, unmarked, removed, given } = column;
  const { responses } = column.column;
  const inState = (state: string) =>
    counts.reduce((all, each, at) => (responses[at]!.state === state ? all + each : all), 0);
  const { n } = column.sums;
  const unreached = inState("unreached");
  return {
    n,
    empty: inState("empty"),
    unreached,
    unmarked,
    removed,
    given,
    isFew: n < fewest && (n > 0 || removed + given === 0),
    isHardlyReached: isHardlyReached({ n, unreached }),
  };
}

const groupFacts = ({ size, upper, lower }: NonNullable<EdgeGroups>): GroupFacts => ({
  size,
  upperShared: upper.shared,
  lowerShared: lower.shared,
});

function weightsOf(column: SummedColumn, whole: Whole, maximum: Fraction | null) {
  const { sums } = column;
  const none = (why: ItemFigure) => ({ intendedWeight: why, effectiveWeight: why });
  if (!whole.isOnePaper) return none(noFigure("different-papers"));
  if (sums.n === 0 || !maximum) return none(absenceOf(column));
  return {
    intendedWeight: intendedWeight(maximum, whole.maximum),
    effectiveWeight: effectiveWeight(sums.n, productWithTotal(sums), whole.roots),
  };
}

function alphaWithoutOf(column: SummedColumn, whole: Whole): ItemFigure {
  if (!whole.isOnePaper) return noFigure("different-papers");
  const at = whole.placeInTest.get(column);
  if (at === undefined) {
    return column.sums.n === 0 ? absenceOf(column) : noFigure("no-maximum");
  }
  // Nobody's mark differs where it is given to everybody: the totals spread as the rests do.
  const rests = column.sums.n === 0 ? whole.spread.totals : column.sums.rest;
  return alphaWithout(whole.spread, at, rests);
}

function testAnalysis(
  columns: readonly SummedColumn[],
  whole: Whole,
  { fewest, length }: AnalysisRules,
  questions: readonly QuestionAnalysis[],
): TestAnalysis {
  const { table, isOnePaper, n, spread } = whole;
  const alpha = isOnePaper ? cronbachAlpha(spread) : noFigure("different-papers");
  return {
    k: whole.placeInTest.size,
    n,
    unmarked: table.unmarked,
    isFew: n < fewest,
    isOnePaper,
    scores: scoreMoments(sortedTotals(table), table.perPoint, table.slack),
    alpha,
    kr20: kuderRichardson20(alpha, areDichotomous(columns.filter(({ isPart }) => isPart))),
    sem: standardError(alpha, spread, table.perPoint),
    spearmanBrown: spearmanBrown(alpha, length),
    reliability: reliabilityWord(alpha),
    isForDecisions: isForDecisions(alpha),
    mix: difficultyMix(questions.map(({ difficulty }) => difficulty)),
  };
}

/** Whether every mark is 0 or the maximum, which is one for all questions. */
function areDichotomous(parts: readonly TableColumn[]): boolean {
  const [first] = parts;
  const maximum = first && maximumOf(first);
  if (!maximum) return false;
  return parts.every((column) => {
    const own = maximumOf(column);
    const used = column.marks.filter((_mark, at) => column.counts[at]! > 0);
    return (
      own !== null &&
      compare(own, maximum) === 0 &&
      used.every((mark) => mark.numerator === 0n || compare(mark, own) === 0)
    );
  });
}
