// What the files of an analysis consist of, made of what is printed.
import {
  choicesBook,
  itemanText,
  marksText,
  sharesBook,
  type AnswerFile,
  type AnswerTexts,
} from "../../../sheets/item-analysis/item-answer-files.ts";
import {
  itemReportBook,
  type ReportTexts,
} from "../../../sheets/item-analysis/item-report-sheet.ts";
import { shownDecimal } from "../../../core/decimal-text.ts";
import type { AnalysisRules, TestAnalysis } from "../../../domain/item-analysis/analyse-items.ts";
import type { Book } from "../../../files/sheet-book.ts";
import { typeNames } from "../../../kit/label-messages.ts";
import type { ItemSigners } from "../papers/item-paper-choices.ts";
import { itemPaperMessages, type ItemPaperTexts } from "../papers/item-paper-messages.ts";
import type { AnalysisOnPaper } from "../papers/item-paper-model.ts";
import { signatureLines } from "../../../kit/print/sheets/signature-lines.ts";
import { itemLabel, paperFacts, summaryFacts } from "../papers/item-paper-rows.ts";
import { itemWordsMessages } from "../papers/item-words-messages.ts";
import {
  decisionText,
  distractorsText,
  questionSentence,
  reliabilityWord,
  withCaveat,
} from "../papers/item-words-text.ts";
import { itemFilesMessages } from "./item-files-messages.ts";

/** "7" is a number, so that no program marks it as text. */
function cellLabel(label: string): string | number {
  return /^\d{1,4}$/u.test(label) ? Number(label) : label;
}

export function reportBook(onPaper: AnalysisOnPaper, signers: ItemSigners, city: string): Book {
  const [t, words, types] = [itemPaperMessages.get(), itemWordsMessages.get(), typeNames.get()];
  const { analysis, responses, items, rules, summary } = onPaper;
  const { test } = analysis;
  const reliability = reliabilityWord(test, words);
  // Those that stand there as formulas are not said twice.
  const figures = new Set([t.mean, t.sd, t.meanP, t.meanD, t.alpha, t.kr20, t.sem]);
  return itemReportBook({
    analysis,
    responses,
    rules,
    questions: items.map((item) => {
      const label = itemLabel(item, items);
      return {
        label: cellLabel(label),
        type: types[item.asked.type],
        excerpt: item.asked.excerpt,
        distractors: withCaveat(distractorsText(item.analysis, words), item.analysis, words),
        named: (word: string) => withCaveat(word, item.analysis, words),
        decision: decisionText(item.analysis, words, item.own),
        sentence: questionSentence(label, item.analysis, words, item.own),
      };
    }),
    facts: paperFacts({ ...onPaper, asked: { ...onPaper.asked, status: null } }, t, words).flatMap(
      ([name, value]): [string, string | number][] =>
        // A number is a number there.
        name === t.participants ? peopleRows(test, t) : [[name, value]],
    ),
    means: { p: summary.meanP, d: summary.meanD },
    summary: [
      ...(reliability === "" ? [] : [[t.alphaWord, reliability] as const]),
      ...summaryFacts(onPaper, t, words).filter(([name]) => !figures.has(name)),
    ],
    signatures: signatureLines(signers, city, t),
    texts: reportTexts(rules),
  });
}

function peopleRows({ n, unmarked }: TestAnalysis, t: ItemPaperTexts): [string, number][] {
  return [
    [t.participants, n],
    ...(unmarked === 0 ? [] : [[t.notMarked, unmarked] as [string, number]]),
  ];
}

function reportTexts({ length }: AnalysisRules): ReportTexts {
  const [t, words, files] = [
    itemPaperMessages.get(),
    itemWordsMessages.get(),
    itemFilesMessages.get(),
  ];
  const names = words as unknown as Readonly<Record<string, string>>;
  const { mean, sd, meanP, meanD, kr20, sem, p, r, critical, d } = t;
  const { difficulty, discrimination, validity } = t;
  return {
    ...files,
    mean,
    sd,
    meanP,
    meanD,
    kr20,
    sem,
    p,
    r,
    critical,
    d,
    difficulty,
    discrimination,
    validity,
    alpha: t.alpha,
    title: t.heading,
    none: words.none,
    n: files.peopleCount,
    longer: files.longer({ length: shownDecimal(String(length)) }),
    type: t.type,
    excerpt: t.excerpt,
    valid: words.valid,
    notValid: words.notValid,
    distractors: t.distractors,
    decision: t.decision,
    difficultyNames: names,
    discriminationNames: names,
  };
}

export const answerKinds = ["shares", "choices", "iteman", "marks"] as const;
export type AnswerKind = (typeof answerKinds)[number];

export function answerFile(
  kind: AnswerKind,
  { responses, items }: AnalysisOnPaper,
): AnswerFile<Book | string> {
  const columns = responses.columns.map((column, at) => ({
    column,
    label: cellLabel(itemLabel(items[at]!, items)),
  }));
  const t = itemFilesMessages.get();
  const texts: AnswerTexts = {
    sheet: t.answersSheet,
    order: t.order,
    participant: t.participant,
    participantName: (n) => t.participantName({ n }),
    key: t.key,
    optionCount: t.optionCount,
    total: t.total,
  };
  if (kind === "shares") return sharesBook(responses, columns, texts);
  if (kind === "choices") return choicesBook(responses, columns, texts);
  return kind === "iteman" ? itemanText(responses, columns) : marksText(responses, columns);
}
