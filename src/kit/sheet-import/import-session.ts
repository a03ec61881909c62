// One import as the worker sees it: the open file, its rows, their check. Knows the entity only by its definition.
import { statusOf } from "../../sheets/check-summary.ts";
import { sheetDefinition } from "../../sheets/sheet-kinds.ts";
import { buildTemplate } from "../../sheets/sheet-template.ts";
import { fillXlsx } from "../../files/xlsx/fill-xlsx.ts";
import { columnLetters } from "../../files/xlsx/column-letters.ts";
import { cellText, type SheetRow } from "../../files/sheet-cells.ts";
import { sheetKey } from "../../sheets/row-identity.ts";
import { SheetCheck, type CheckedRow } from "../../sheets/sheet-check.ts";
import { matchHeaders } from "../../sheets/header-matching.ts";
import { outlineOf, type ColumnSources, type SheetDefinition } from "../../sheets/sheet-columns.ts";
import { writeBook } from "../../files/write-sheet.ts";
import type {
  CheckAnswer,
  FileColumn,
  ImportQuestions,
  ReviewFilter,
  ReviewRow,
  SheetSummary,
} from "./import-protocol.ts";
import {
  openSheetFile,
  readBestSheet,
  readBookSheets,
  readSheetOf,
  type ChosenSheet,
  type SheetFile,
} from "../../sheets/read-sheet.ts";
import { rejectedBook, severeReasons } from "./rejected-rows.ts";
import { FileFault } from "../../files/file-fault.ts";
import type { Answerers } from "../../files/worker-link.ts";

type Opened = {
  definition: SheetDefinition;
  file: SheetFile;
  sheet: ChosenSheet;
  /** Index in the sheet's rows; negative: no header. */
  headerAt: number;
};

type Checked = {
  check: SheetCheck<unknown>;
  sources: ColumnSources;
  asked: Set<string>;
  filter: ReviewFilter | null;
  found: CheckedRow[];
};

/** What is open now. A check belongs to the open file: another sheet or header ends it. */
type Session = { opened: Opened | null; checked: Checked | null };

type AnswerersOf<Name extends keyof ImportQuestions> = Pick<Answerers<ImportQuestions>, Name>;

const shownFirstRows = 15;
const shownSamples = 3;
const checkStep = 250;

export function createImportSession(): Answerers<ImportQuestions> {
  const session: Session = { opened: null, checked: null };
  return {
    book: ({ fileName, bytes, maxRows }) =>
      readBookSheets(new Uint8Array(bytes), fileName, maxRows),
    fill: ({ bytes, sheet, cells }) =>
      fillXlsx(new Uint8Array(bytes), sheet, cells).slice().buffer as ArrayBuffer,
    template: ({ kind, lists }) => writeBook(buildTemplate(sheetDefinition(kind), lists), "xlsx"),
    ...fileAnswerers(session),
    ...checkAnswerers(session),
    ...resultAnswerers(session),
  };
}

/** The choice of the sheet and of its header. */
function fileAnswerers(session: Session): AnswerersOf<"open" | "sheet" | "header"> {
  return {
    open: ({ kind, fileName, bytes }, progress) => {
      const definition = sheetDefinition(kind);
      const file = openSheetFile(new Uint8Array(bytes), fileName);
      const sheet = readBestSheet(file, definition.columns, definition.maxRows, progress);
      return show(session, { definition, file, sheet, headerAt: sheet.headerAt ?? 0 });
    },
    sheet: ({ name }, progress) => {
      const { definition, file } = requireFile(session);
      const sheet = readSheetOf(file, name, definition.columns, definition.maxRows, progress);
      return show(session, { definition, file, sheet, headerAt: sheet.headerAt ?? 0 });
    },
    header: ({ row }) => {
      const opened = requireFile(session);
      const headerAt = opened.sheet.rows.findIndex((each) => each.row === row);
      return show(session, { ...opened, headerAt });
    },
  };
}

/** The check, and the corrections after it. */
function checkAnswerers(
  session: Session,
): AnswerersOf<"check" | "existing" | "edit" | "replace" | "fix" | "refuse"> {
  return {
    check: ({ sources, context }, progress) => {
      const { definition, sheet, headerAt } = requireFile(session);
      const check = new SheetCheck(definition, sheet.rows.slice(headerAt + 1), sources, context);
      for (let done = 0; done < check.rows.length;) {
        done = check.checkNext(checkStep);
        progress(done / check.rows.length);
      }
      check.compare();
      session.checked = { check, sources, asked: new Set(), filter: null, found: [] };
      return answer(session.checked, 0);
    },
    existing: ({ keys, found }) => {
      const checked = requireCheck(session);
      for (const key of keys) checked.asked.add(sheetKey(key));
      checked.check.setExisting(found, keys);
      return answer(checked, found.length);
    },
    edit: ({ row, column, text }) => {
      const checked = requireCheck(session);
      return answer(checked, checked.check.edit(row, column, text) ? 1 : 0);
    },
    replace: ({ column, from, to }) => {
      const checked = requireCheck(session);
      return answer(checked, checked.check.replaceAll(column, from, to));
    },
    fix: ({ code }) => {
      const checked = requireCheck(session);
      return answer(checked, checked.check.applyFixes(code));
    },
    refuse: ({ refusals }) => {
      const checked = requireCheck(session);
      checked.check.refuse(refusals);
      return answer(checked, refusals.length);
    },
  };
}

/** The checked rows: their review, those that are sent, and the file of those that are not. */
function resultAnswerers(
  session: Session,
): AnswerersOf<"summary" | "page" | "take" | "reasons" | "rejected"> {
  return {
    summary: () => requireCheck(session).check.summary(),
    page: ({ filter, offset, limit, anew }) => {
      const checked = requireCheck(session);
      if (anew || checked.filter !== filter) {
        checked.filter = filter;
        checked.found = checked.check.rows.filter((row) => isFound(row, filter));
      }
      const { columns } = requireFile(session).definition;
      return {
        filter,
        offset,
        rows: checked.found.slice(offset, offset + limit).map((row) => reviewRow(row, columns)),
        total: checked.found.length,
      };
    },
    take: ({ offset, limit }) =>
      requireCheck(session)
        .check.rows.flatMap(({ value }) => (value === null ? [] : [value]))
        .slice(offset, offset + limit),
    reasons: () => [...new Set(requireCheck(session).check.rows.flatMap(severeReasons))],
    rejected: ({ format, ...words }) => {
      const opened = requireFile(session);
      const { check, sources } = requireCheck(session);
      return writeBook(rejectedBook(opened, check.rows, sources, words), format);
    },
  };
}

function requireFile({ opened }: Session): Opened {
  if (!opened) throw new Error("No file is open");
  return opened;
}

function requireCheck({ checked }: Session): Checked {
  if (!checked) throw new Error("Nothing has been checked");
  return checked;
}

/** Keeps what was opened only if it can be used: a refused sheet leaves the former one open. */
function show(session: Session, opened: Opened): SheetSummary {
  const { definition, sheet, headerAt } = opened;
  const rows = sheet.rows.slice(headerAt + 1);
  if (rows.length === 0) throw new FileFault("no-rows", { sheet: sheet.name });
  if (rows.length > definition.maxRows) {
    throw new FileFault("too-many-rows", { sheet: sheet.name, limit: definition.maxRows });
  }
  session.opened = opened;
  session.checked = null;
  const columns = fileColumns(opened, rows);
  return {
    outline: outlineOf(definition),
    sheetNames: opened.file.sheetNames,
    sheetName: sheet.name,
    headerRow: sheet.rows[headerAt]?.row ?? 0,
    headerFound: sheet.headerAt !== null && sheet.headerAt === headerAt,
    firstRows: sheet.rows
      .slice(0, shownFirstRows)
      .map(({ row, cells }) => ({ row, texts: cells.map(cellText) })),
    columns,
    sources: matchHeaders(
      definition.columns,
      columns.map(({ header }) => header),
    ),
    rowCount: rows.length,
    hiddenRows: sheet.hiddenRows,
  };
}

function answer({ check, asked }: Checked, changed: number): CheckAnswer {
  const unasked = check.identities().filter((text) => !asked.has(sheetKey(text)));
  return { summary: check.summary(), unasked, changed };
}

function fileColumns({ sheet, headerAt }: Opened, rows: readonly SheetRow[]): FileColumn[] {
  const header = sheet.rows[headerAt]?.cells ?? [];
  const width = Math.max(header.length, ...rows.slice(0, 1000).map(({ cells }) => cells.length));
  return Array.from({ length: width }, (_none, index) => {
    const samples: string[] = [];
    for (const { cells } of rows) {
      if (samples.length >= shownSamples) break;
      const text = cellText(cells[index]).trim();
      if (text !== "") samples.push(text);
    }
    const text = cellText(header[index]).replace(/\s+/gu, " ").trim();
    return { index, header: text === "" ? `Kolom ${columnLetters(index)}` : text, samples };
  });
}

function isFound(row: CheckedRow, filter: ReviewFilter): boolean {
  const status = statusOf(row);
  if (filter === "all") return true;
  if (filter === "problems") return status !== "ready";
  if (filter === "errors") return status === "error";
  if (filter === "warnings") return status === "warning";
  if (filter === "ready") return status === "ready";
  if (filter === "existing") return row.existing !== null;
  return row.faults.some(({ code }) => `code:${code}` === filter);
}

function reviewRow(row: CheckedRow, columns: readonly { key: string }[]): ReviewRow {
  const cells = Object.fromEntries(columns.map(({ key }, at) => [key, cellText(row.cells[at])]));
  return { row: row.row, status: statusOf(row), existing: row.existing, cells, faults: row.faults };
}
