// A program as a spreadsheet: scores are numbers, days are days, names are text.
import { serverNow } from "../../../core/answers/server-clock.ts";
import { fileTimestamp } from "../../../core/format.ts";
import { sheetFileName } from "../../../files/saved-file.ts";
import type { Book, BookCell } from "../../../files/sheet-book.ts";
import { dayCell } from "../../../kit/sheet-export/time-cells.ts";
import { saveBook } from "../../../kit/sheet-export/save-book.ts";
import { startExportWorker } from "../../../kit/sheet-export/start-export-worker.ts";
import type { WrittenRow } from "./follow-up-model.ts";
import {
  competencesText,
  followUpHeads,
  hasClasses,
  proposedFormText,
  questionsText,
  type FollowUpPaper,
} from "./follow-up-text.ts";

export async function saveFollowUpBook(paper: FollowUpPaper): Promise<void> {
  const { sheet, followUpPaperT } = paper;
  const { exam, group } = sheet.matrix;
  const context = [exam, group].filter(Boolean).join(" ");
  const name = followUpPaperT[`${sheet.kind}File`];
  const file = sheetFileName(name, context, fileTimestamp(serverNow()), "xlsx");
  await saveBook(followUpBook(paper), "xlsx", file, { createWorker: startExportWorker });
}

export function followUpBook(paper: FollowUpPaper): Book {
  const { sheet, facts, others, signatures, followUpPaperT, t } = paper;
  const isRemedial = sheet.kind === "remedial";
  const heads = followUpHeads(sheet, t, followUpPaperT);
  const titles: BookCell[][] = [
    [followUpPaperT[`${sheet.kind}Title`]],
    ...facts.map(([name, value]): BookCell[] => [`${name}: ${value}`]),
    ...(sheet.matrix.is_partial ? [[t.partial]] : []),
    [],
  ];
  const start = hasClasses(sheet) ? [5, 34, 16, 9] : [5, 34, 9];
  const texts = hasClasses(sheet) ? [1, 2] : [1];
  const widths = [...start, ...(isRemedial ? [20, 20, 22, 13, 9, 34] : [26, 13, 34])];
  const right = heads.length - 3;
  const signed = signatures.map(([left, other]): BookCell[] => {
    const cells: BookCell[] = Array.from({ length: right }, () => null);
    return [null, left, ...cells.slice(2), other];
  });
  return {
    sheets: [
      {
        name: followUpPaperT.sheet,
        columns: widths.map((width, at) => ({
          width,
          text: texts.includes(at) || at === widths.length - 1,
        })),
        rows: [
          ...titles,
          heads,
          ...sheet.rows.map((row, at) => cellsOf(row, at, paper)),
          [],
          ...others.map(({ state, names }): BookCell[] => [
            null,
            t.othersOf({ state, n: names.length, names: names.join(", ") }),
          ]),
          [],
          ...signed,
        ],
        frozenRows: titles.length + 1,
        titleRows: titles.length,
        plainRows: titles.map((_row, at) => at).slice(1),
        isWide: true,
      },
    ],
  };
}

function cellsOf(one: WrittenRow, at: number, paper: FollowUpPaper): BookCell[] {
  const { sheet, t, analysisT } = paper;
  const { row, fields } = one;
  const form = fields.bentuk || proposedFormText(sheet, t);
  const group = hasClasses(sheet) ? [row.group_path] : [];
  const start = [at + 1, row.nama, ...group, figureCell(row.score)];
  if (sheet.kind === "enrichment") {
    return [...start, form, fields.tanggal && dayCell(fields.tanggal), fields.keterangan];
  }
  return [
    ...start,
    competencesText(one),
    questionsText(one, sheet.matrix, analysisT),
    form,
    fields.tanggal && dayCell(fields.tanggal),
    figureCell(fields.nilai),
    fields.keterangan,
  ];
}

const figureCell = (figure: string | null): BookCell =>
  figure === null
    ? null
    : { value: Number(figure), format: "0.00", text: figure.replace(".", ",") };
