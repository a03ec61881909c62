// One import as the worker sees it: the open file, its rows, their check. Knows the entity only by its definition.
import { statusOf } from "../../sheets/check-summary.ts";
import { sheetDefinition } from "../../sheets/sheet-kinds.ts";
import { buildTemplate } from "../../sheets/sheet-template.ts";
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
  PageQuery,
  ReviewFilter,
  ReviewPage,
  ReviewRow,
  SheetSummary,
} from "./import-protocol.ts";
import {
  openSheetFile,
  readBestSheet,
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

const shownFirstRows = 15;
const shownSamples = 3;
const checkStep = 250;

export class ImportSession {
  #opened: Opened | null = null;
  #checked: Checked | null = null;

  readonly answerers: Answerers<ImportQuestions> = {
    template: ({ kind, lists }) => writeBook(buildTemplate(sheetDefinition(kind), lists), "xlsx"),
    open: ({ kind, fileName, bytes }, progress) => {
      const definition = sheetDefinition(kind);
      const file = openSheetFile(new Uint8Array(bytes), fileName);
      const sheet = readBestSheet(file, definition.columns, definition.maxRows, progress);
      return this.#show({ definition, file, sheet, headerAt: sheet.headerAt ?? 0 });
    },
    sheet: ({ name }, progress) => {
      const { definition, file } = this.#requireFile();
      const sheet = readSheetOf(file, name, definition.columns, definition.maxRows, progress);
      return this.#show({ definition, file, sheet, headerAt: sheet.headerAt ?? 0 });
    },
    header: ({ row }) => {
      const opened = this.#requireFile();
      const headerAt = opened.sheet.rows.findIndex((each) => each.row === row);
      return this.#show({ ...opened, headerAt });
    },
    check: ({ sources, context }, progress) => this.#check(sources, context, progress),
    existing: ({ keys, found }) => {
      const { check, asked } = this.#requireCheck();
      for (const key of keys) asked.add(sheetKey(key));
      check.setExisting(found, keys);
      return this.#answer(found.length);
    },
    edit: ({ row, column, text }) => {
      const changed = this.#requireCheck().check.edit(row, column, text);
      return this.#answer(changed ? 1 : 0);
    },
    replace: ({ column, from, to }) =>
      this.#answer(this.#requireCheck().check.replaceAll(column, from, to)),
    fix: ({ code }) => this.#answer(this.#requireCheck().check.applyFixes(code)),
    refuse: ({ refusals }) => {
      this.#requireCheck().check.refuse(refusals);
      return this.#answer(refusals.length);
    },
    summary: () => this.#requireCheck().check.summary(),
    page: (query) => this.#page(query),
    take: ({ offset, limit }) =>
      this.#requireCheck()
        .check.rows.flatMap(({ value }) => (value === null ? [] : [value]))
        .slice(offset, offset + limit),
    reasons: () => [...new Set(this.#requireCheck().check.rows.flatMap(severeReasons))],
    rejected: (wanted) => this.#rejected(wanted),
  };

  #requireFile(): Opened {
    if (!this.#opened) throw new Error("No file is open");
    return this.#opened;
  }

  #requireCheck(): Checked {
    if (!this.#checked) throw new Error("Nothing has been checked");
    return this.#checked;
  }

  /** Keeps what was opened only if it can be used, so that a refused sheet leaves the former one standing. */
  #show(opened: Opened): SheetSummary {
    const { definition, sheet, headerAt } = opened;
    const rows = sheet.rows.slice(headerAt + 1);
    if (rows.length === 0) throw new FileFault("no-rows", { sheet: sheet.name });
    if (rows.length > definition.maxRows) {
      throw new FileFault("too-many-rows", { sheet: sheet.name, limit: definition.maxRows });
    }
    this.#opened = opened;
    this.#checked = null;
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

  #check(sources: ColumnSources, context: unknown, progress: (done: number) => void): CheckAnswer {
    const { definition, sheet, headerAt } = this.#requireFile();
    const check = new SheetCheck(definition, sheet.rows.slice(headerAt + 1), sources, context);
    for (let done = 0; done < check.rows.length;) {
      done = check.checkNext(checkStep);
      progress(done / check.rows.length);
    }
    check.compare();
    this.#checked = { check, sources, asked: new Set(), filter: null, found: [] };
    return this.#answer(0);
  }

  #answer(changed: number): CheckAnswer {
    const { check, asked } = this.#requireCheck();
    const unasked = check.identities().filter((text) => !asked.has(sheetKey(text)));
    return { summary: check.summary(), unasked, changed };
  }

  #page({ filter, offset, limit, anew }: PageQuery): ReviewPage {
    const checked = this.#requireCheck();
    if (anew || checked.filter !== filter) {
      checked.filter = filter;
      checked.found = checked.check.rows.filter((row) => isFound(row, filter));
    }
    const { columns } = this.#requireFile().definition;
    return {
      filter,
      offset,
      rows: checked.found.slice(offset, offset + limit).map((row) => reviewRow(row, columns)),
      total: checked.found.length,
    };
  }

  #rejected({ format, ...words }: ImportQuestions["rejected"]["asks"]): ArrayBuffer {
    const opened = this.#requireFile();
    const { check, sources } = this.#requireCheck();
    return writeBook(rejectedBook(opened, check.rows, sources, words), format);
  }
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
