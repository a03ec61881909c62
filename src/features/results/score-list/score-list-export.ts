// The list of scores as a spreadsheet: figures are numbers, exam numbers are text. Loaded when it is asked for.
import { responseCodes } from "../../../contract/calls/envelope.ts";
import { serverNow } from "../../../core/answers/server-clock.ts";
import { fileTimestamp, formatDateTime, formatNumber } from "../../../core/format.ts";
import { notify } from "../../../core/notices.ts";
import { sheetFileName } from "../../../files/saved-file.ts";
import type { Book, BookCell, BookSheet } from "../../../files/sheet-book.ts";
import { saveBook } from "../../../kit/sheet-export/save-book.ts";
import { startExportWorker } from "../../../kit/sheet-export/start-export-worker.ts";
import { scoreListMessages, type ScoreListTexts } from "./score-list-messages.ts";
import { finalScore, remarkText, type ScoreList } from "./score-list-rows.ts";

export async function saveScoreLists(lists: readonly ScoreList[]): Promise<void> {
  const t = scoreListMessages.get();
  const [{ exam, group }] = lists as [ScoreList];
  const context = [lists.length === 1 ? group : "", exam].filter(Boolean).join(" ");
  const file = sheetFileName(t.file, context, fileTimestamp(serverNow()), "xlsx");
  const book = scoreListBook(lists, t);
  await saveBook(book, "xlsx", file, { createWorker: startExportWorker });
  const n = lists.reduce((all, { rows }) => all + rows.length, 0);
  const body = t.saved({ n: formatNumber(n), file });
  notify(responseCodes.success, t.doneTitle, body);
}

/** A sheet for each class. */
export const scoreListBook = (lists: readonly ScoreList[], t: ScoreListTexts): Book => ({
  sheets: lists.map((list) => scoreListSheet(list, t)),
});

function scoreListSheet(list: ScoreList, t: ScoreListTexts): BookSheet {
  const { exam, group, rows, mean, isPartial, asOf } = list;
  const titles = [
    [`${t.title} ${exam.toUpperCase()}`],
    [`${t.class}: ${group || t.everybody}`],
    [`${t.asOf}: ${formatDateTime(asOf)}`],
    ...(isPartial ? [[t.partial]] : []),
  ];
  const header = [t.no, t.number, t.name, t.group, t.score, t.kkm, t.rank, t.remark];
  const widths = [5, 16, 34, 18, 10, 8, 11, 22];
  return {
    name: group || t.everybody,
    columns: widths.map((width, at) => ({ width, text: [1, 2, 3, 7].includes(at) })),
    rows: [
      ...titles,
      header,
      ...rows.map((row, at): BookCell[] => [
        at + 1,
        row.no_ujian,
        row.nama,
        row.group_path,
        figureCell(finalScore(row)),
        row.kkm,
        row.rank,
        remarkText(row, t),
      ]),
      ["", "", t.mean, "", figureCell(mean)],
    ],
    frozenRows: titles.length + 1,
    titleRows: titles.length,
    boldRows: [0, titles.length],
  };
}

const figureCell = (figure: string | null): BookCell =>
  figure === null
    ? null
    : { value: Number(figure), format: "0.00", text: figure.replace(".", ",") };
