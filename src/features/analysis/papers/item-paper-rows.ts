// What an analysis on paper says, as rows: facts above its table, and figures of the whole.
import { serverNow } from "../../../core/answers/server-clock.ts";
import { formatDateTime, formatNumber } from "../../../core/format.ts";
import type { ItemStatus } from "../../../domain/item-analysis/status-proposal.ts";
import type { SheetFact } from "../../../kit/print/sheets/sheet-head.tsx";
import type { ItemPaperTexts } from "./item-paper-messages.ts";
import type { AnalysisOnPaper, PrintedItem } from "./item-paper-model.ts";
import { underWayText } from "./exams-under-way-text.ts";
import type { ItemWords } from "./item-words-messages.ts";
import { countsCaveat, figureText, reliabilityText } from "./item-words-text.ts";

/** "7"; a question that was deleted since has no number, and versions of one question share it. */
export function itemLabel(
  { asked: { number, version } }: Pick<PrintedItem, "asked">,
  items: readonly Pick<PrintedItem, "asked">[],
): string {
  if (number === null) return "*";
  const isTwice = items.filter(({ asked }) => asked.number === number).length > 1;
  return isTwice ? `${number} v${version}` : String(number);
}

export const statusOnPaper = ({ own, analysis: { proposal } }: PrintedItem): ItemStatus | null =>
  own?.status ?? proposal.status;

export function itemsPrinted({
  items,
  asked: { status },
}: AnalysisOnPaper): readonly PrintedItem[] {
  return status === null ? items : items.filter((item) => statusOnPaper(item) === status);
}

export function paperFacts(
  { bank, asked, analysis }: AnalysisOnPaper,
  t: ItemPaperTexts,
  words: ItemWords,
): SheetFact[] {
  const isAll = asked.schedule_ids.length === 0;
  const exams = bank.schedules.filter(({ id }) => isAll || asked.schedule_ids.includes(id));
  const { n, unmarked } = analysis.test;
  const underWay = underWayText(bank, asked.schedule_ids, words);
  const list = exams.map(({ alias }) => alias).join(", ");
  return [
    [t.bank, `${bank.kode} · ${bank.nama}`],
    [t.subject, bank.subject || words.none],
    [t.exams, isAll ? t.allExams({ n: formatNumber(exams.length), list }) : list || words.none],
    [t.group, bank.groups.find(({ id }) => id === asked.group_id)?.nama ?? t.everybody],
    [
      t.participants,
      unmarked === 0
        ? formatNumber(n)
        : t.unmarked({ n: formatNumber(n), more: formatNumber(unmarked) }),
    ],
    [t.printed, formatDateTime(serverNow())],
    ...(underWay === "" ? [] : [[t.provisional, underWay] as const]),
    ...(asked.status === null ? [] : [[t.status, words[asked.status]] as const]),
  ];
}

export function summaryFacts(
  onPaper: AnalysisOnPaper,
  t: ItemPaperTexts,
  words: ItemWords,
): SheetFact[] {
  const { analysis, summary, rules } = onPaper;
  const { test } = analysis;
  const of = (figure: Parameters<typeof figureText>[0]) => figureText(figure, words);
  const { diterima: good, direvisi: mend, dibuang: drop } = summary.counts;
  const caveat = countsCaveat(test, summary, words);
  const counted = (text: string) => (caveat === "" ? text : t.withCaveat({ text, caveat }));
  return [
    [t.mean, of(test.scores.mean)],
    [t.sd, of(test.scores.sd)],
    [t.meanP, of(summary.meanP)],
    [t.meanD, of(summary.meanD)],
    [t.alpha, reliabilityText(test, words)],
    [t.kr20, of(test.kr20)],
    [t.sem, of(test.sem)],
    [t.mix, mixText(onPaper, t, words)],
    [t.decisions, counted(t.counts({ good, mend, drop }))],
    [t.words, rules.words.name],
    [t.toMend, summary.toMend.length === 0 ? words.none : counted(mendedText(onPaper, t))],
  ];
}

/** Whole percent of the questions that have a word. */
function mixText(
  { analysis, summary }: AnalysisOnPaper,
  t: ItemPaperTexts,
  words: ItemWords,
): string {
  const { mix, isFew } = analysis.test;
  const shares = mix.map(({ percent }) => percent ?? words.none);
  const plain = t.mixOf({ own: shares.join(" : ") });
  const text = isFew ? t.withCaveat({ text: plain, caveat: words.few }) : plain;
  const { hardlyReached } = summary;
  return hardlyReached === 0 ? text : t.hardlyReached({ text, n: formatNumber(hardlyReached) });
}

const mostMended = 12;

function mendedText({ summary, items }: AnalysisOnPaper, t: ItemPaperTexts): string {
  const labels = summary.toMend.slice(0, mostMended).map((id) =>
    itemLabel(
      items.find(({ asked }) => asked.id === id)!,
      items,
    ),
  );
  const list = labels.join(", ") + (summary.toMend.length > mostMended ? ", …" : "");
  return t.mended({ list });
}
