// Figures with what they mean, as rows: of a question, and of a whole test.
import type {
  AnalysisRules,
  QuestionAnalysis,
  TestAnalysis,
} from "../../../domain/item-analysis/analyse-items.ts";
import { shownDecimal } from "../../../core/decimal-text.ts";
import { formatNumber } from "../../../core/format.ts";
import { finerFigure, type ItemFigure } from "../../../domain/item-analysis/item-figure.ts";
import type { ItemWords } from "../papers/item-words-messages.ts";
import { reliabilityWord, validityText, withCaveat, wordText } from "../papers/item-words-text.ts";
import type { questionMeaningsMessages } from "./question-meanings-messages.ts";
import type { testMeaningsMessages } from "./test-meanings-messages.ts";

export type MeaningRow = {
  name: string;
  /** Null: the row explains a figure and has none. */
  figure: ItemFigure | null;
  /** The word for the figure, such as "sedang"; empty where it has none. */
  word: string;
  meaning: string;
  formula: string;
  /** What else is to be known of it. */
  notes?: readonly string[];
};

type QuestionTexts = ReturnType<typeof questionMeaningsMessages.get>;
type TestTexts = ReturnType<typeof testMeaningsMessages.get>;

/** Those that decide first. */
export function mainMeanings(
  question: QuestionAnalysis,
  t: QuestionTexts,
  words: ItemWords,
): MeaningRow[] {
  const { p, d, itemTotal, critical, groups, n, difficulty, discrimination } = question;
  const named = (word: string) => withCaveat(word, question, words);
  const wordOf = (word: keyof ItemWords | null) =>
    word === null ? "" : named(wordText(word, words));
  const shared = [groups?.upperShared ?? null, groups?.lowerShared ?? null].flatMap((each) =>
    each === null
      ? []
      : [t.shared({ people: formatNumber(each.people), places: formatNumber(each.places) })],
  );
  return [
    row(t, "p", { figure: p, word: wordOf(difficulty) }),
    {
      ...row(t, "d", { figure: d, word: wordOf(discrimination) }),
      formula: groups === null ? t.dFormulaPlain : t.dFormula({ g: formatNumber(groups.size) }),
      notes: shared,
    },
    row(t, "itemTotal", {
      figure: itemTotal,
      word: question.isValidByTotal === null ? "" : named(validityText(question, words)),
    }),
    {
      ...row(t, "critical", { figure: critical, word: "" }),
      meaning: t.criticalMeaning({ n: formatNumber(n) }),
    },
  ];
}

/** The columns of a list of questions, without figures. */
export function columnMeanings(t: QuestionTexts): MeaningRow[] {
  const plain = { figure: null, word: "" };
  return [
    row(t, "p", plain),
    { ...row(t, "d", plain), formula: t.dFormulaPlain },
    row(t, "itemTotal", plain),
    { ...row(t, "critical", plain), meaning: t.criticalMeaningPlain },
    row(t, "distractors", plain),
  ];
}

/** The others. @param alpha of the test */
export function furtherMeanings(
  question: QuestionAnalysis,
  alpha: ItemFigure,
  t: QuestionTexts,
): MeaningRow[] {
  const { maximum } = question;
  const plain = (figure: ItemFigure) => ({ figure, word: "" });
  return [
    row(t, "itemRest", plain(question.itemRest)),
    {
      ...row(t, "mean", plain(question.mean)),
      meaning:
        maximum === null ? t.meanMeaningPlain : t.meanMeaning({ maximum: shownDecimal(maximum) }),
    },
    row(t, "sd", plain(question.sd)),
    alphaWithoutRow(question, alpha, t),
    row(t, "index", plain(question.discriminationIndex)),
    row(t, "efficiency", plain(question.discriminativeEfficiency)),
    row(t, "intended", plain(question.intendedWeight)),
    row(t, "effective", plain(question.effectiveWeight)),
  ];
}

/** Beside alpha of the test, both with so many decimals that they differ. */
function alphaWithoutRow(
  { alphaWithout }: QuestionAnalysis,
  alpha: ItemFigure,
  t: QuestionTexts,
): MeaningRow {
  const { shown } = finerFigure(alpha);
  return {
    ...row(t, "alphaWithout", { figure: finerFigure(alphaWithout), word: "" }),
    meaning:
      shown === null
        ? t.alphaWithoutMeaningPlain
        : t.alphaWithoutMeaning({ alpha: shownDecimal(shown) }),
  };
}

export function testMeanings(
  test: TestAnalysis,
  { length }: AnalysisRules,
  t: TestTexts,
  words: ItemWords,
): MeaningRow[] {
  const { scores, alpha, kr20, sem, spearmanBrown } = test;
  const plain = (figure: ItemFigure) => ({ figure, word: "" });
  return [
    row(t, "mean", plain(scores.mean)),
    row(t, "median", plain(scores.median)),
    row(t, "sd", plain(scores.sd)),
    row(t, "alpha", { figure: alpha, word: reliabilityWord(test, words) }),
    row(t, "sem", plain(sem)),
    row(t, "kr20", plain(kr20)),
    {
      ...row(t, "spearmanBrown", plain(spearmanBrown)),
      name: t.spearmanBrown({ length: shownDecimal(String(length)) }),
    },
    row(t, "skewness", plain(scores.skewness)),
    row(t, "kurtosis", plain(scores.kurtosis)),
  ];
}

/** Texts of a figure have its key, with "Meaning" and "Formula" behind it. */
function row(
  t: object,
  key: string,
  { figure, word }: Pick<MeaningRow, "figure" | "word">,
): MeaningRow {
  const textOf = (name: string) => String((t as Record<string, unknown>)[name]);
  return {
    name: textOf(key),
    figure,
    word,
    meaning: textOf(`${key}Meaning`),
    formula: textOf(`${key}Formula`),
  };
}
