// The exams of participants as a spreadsheet with a sheet for each (domain.md 6.5): its columns A to T are those of the earlier generation, what
// it did not know stands behind them.
import type {
  LedgerExam,
  LedgerPeople,
  LedgerPerson,
  LedgerPersonExam,
} from "../../../contract/results/event-ledger.ts";
import type { QuestionType } from "../../../contract/questions/question-types.ts";
import { passPredicate } from "../../../domain/results/pass-predicate.ts";
import type { Book, BookCell, BookSheet } from "../../../files/sheet-book.ts";
import { stateSentence } from "../ledger-text.ts";
import { figureCell, type BookWords } from "./class-book-rows.ts";

/** In the order of the earlier generation; those that it did not know follow, where somebody was asked them. */
const counted: readonly QuestionType[] = [3, 1, 4, 6, 5, 7, 8];
const younger: readonly QuestionType[] = [10, 11, 12, 13, 14, 15, 16];

export function peopleBook({ items, exams }: LedgerPeople, words: BookWords): Book {
  const asked = new Set(
    items.flatMap((person) => person.exams.flatMap(({ types }) => types.map(({ type }) => type))),
  );
  const added = younger.filter((type) => asked.has(type));
  return { sheets: items.map((person) => sheetOf(person, exams, added, words)) };
}

const titleRows = 5;

function sheetOf(
  person: LedgerPerson,
  exams: readonly LedgerExam[],
  added: readonly QuestionType[],
  words: BookWords,
): BookSheet {
  const { t } = words;
  const own = new Map(person.exams.map((one) => [one.schedule_id, one]));
  const sat = exams.flatMap((exam) => {
    const one = own.get(exam.id);
    return one ? [{ exam, one }] : [];
  });
  const header = headerOf(added, words);
  return {
    name: person.no_ujian,
    columns: header.map((_cell, at) => ({ width: widthOf(at), text: at === 1 })),
    rows: [
      [null, t.participant, person.nama],
      [null, t.examNumber, person.no_ujian],
      [null, t.nisn, person.nisn],
      [null, t.class, person.group_path],
      [null, t.mean, figureCell(person.mean), t.total, figureCell(person.total)],
      header,
      ...sat.map(({ exam, one }, at) => rowOf(exam, one, at, added, words)),
    ],
    frozenRows: titleRows + 1,
    titleRows,
    boldRows: [titleRows],
  };
}

const widthOf = (at: number): number => (at === 0 ? 5 : at === 1 ? 32 : 12);

function headerOf(added: readonly QuestionType[], { t }: BookWords): BookCell[] {
  const pair = (type: QuestionType) => [t.right({ type: t[type] }), t.wrong({ type: t[type] })];
  return [
    t.no,
    t.examName,
    ...counted.flatMap(pair),
    t.empty,
    t.points({ type: t[2] }),
    t.points({ type: t[9] }),
    t.result,
    t.partly,
    t.kkm,
    t.predicate,
    t.examRank,
    t.state,
    ...added.flatMap(pair),
  ];
}

function rowOf(
  exam: LedgerExam,
  one: LedgerPersonExam,
  at: number,
  added: readonly QuestionType[],
  { t, ledgerCellT }: BookWords,
): BookCell[] {
  const byType = new Map(one.types.map((each) => [each.type, each]));
  const pair = (type: QuestionType): BookCell[] => {
    const each = byType.get(type);
    return each ? [each.right, each.wrong] : [null, null];
  };
  const points = (type: QuestionType): BookCell => {
    const each = byType.get(type);
    // A figure that may still rise is none.
    return each && each.waiting === 0 ? figureCell(each.score) : null;
  };
  const sum = (key: "empty" | "partly"): BookCell =>
    one.types.length === 0 ? null : one.types.reduce((all, each) => all + each[key], 0);
  const isFinal = one.state === "complete";
  const final = isFinal && one.score !== null ? one.score : null;
  return [
    at + 1,
    exam.alias,
    ...counted.flatMap(pair),
    sum("empty"),
    points(2),
    points(9),
    figureCell(final),
    sum("partly"),
    one.kkm,
    final === null ? null : passPredicate(final, one.kkm),
    one.rank,
    isFinal ? (one.is_missed ? t.low : t.done) : stateSentence(one, ledgerCellT),
    ...added.flatMap(pair),
  ];
}
