// One sheet of an xlsx file. The order of the elements is the format's, not ours: Excel calls a file with another one damaged.
import { guardFormula } from "../formula-guard.ts";
import { columnLetters } from "./column-letters.ts";
import type { BookCell, BookChoice, BookSheet, FormulaCell } from "../sheet-book.ts";
import type { XlsxStrings, XlsxStyles } from "./xlsx-tables.ts";
import { escapeXml, sheetNameOf } from "./xlsx-text.ts";

const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";

export function sheetXml(
  sheet: BookSheet,
  selected: boolean,
  strings: XlsxStrings,
  styles: XlsxStyles,
): string {
  const { columns, frozenRows, choices = [] } = sheet;
  const columnStyles = columns.map(({ text }, column) =>
    styles.indexOf({ ...(text && { format: "@" }), open: isOpen(sheet, column) }),
  );
  return (
    `<worksheet xmlns="${main}">` +
    (sheet.isWide ? '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>' : "") +
    `<sheetViews><sheetView${selected ? ' tabSelected="1"' : ""} workbookViewId="0">${pane(frozenRows)}</sheetView></sheetViews>` +
    '<sheetFormatPr defaultRowHeight="15"/>' +
    columnsXml(sheet, columnStyles) +
    `<sheetData>${rowsXml(sheet, columnStyles, strings, styles)}</sheetData>` +
    (sheet.openColumns ? protectionXml : "") +
    choicesXml(choices, frozenRows) +
    '<pageMargins left="0.5" right="0.5" top="0.5" bottom="0.5" header="0.3" footer="0.3"/>' +
    (sheet.isWide ? '<pageSetup paperSize="9" orientation="landscape" fitToHeight="0"/>' : "") +
    "</worksheet>"
  );
}

/** The widths of columns and the heights of rows can still be changed. */
const protectionXml =
  '<sheetProtection sheet="1" objects="1" scenarios="1" formatColumns="0" formatRows="0"/>';

const isOpen = ({ openColumns }: BookSheet, column: number): boolean =>
  openColumns?.includes(column) ?? false;

function pane(frozenRows: number): string {
  if (frozenRows === 0) return "";
  const place = `ySplit="${frozenRows}" topLeftCell="A${frozenRows + 1}"`;
  return `<pane ${place} activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft"/>`;
}

function columnsXml({ columns }: BookSheet, columnStyles: readonly number[]): string {
  if (columns.length === 0) return "";
  const items = columns.map(
    ({ width }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" style="${columnStyles[index] ?? 0}" customWidth="1"/>`,
  );
  return `<cols>${items.join("")}</cols>`;
}

function rowsXml(
  sheet: BookSheet,
  columnStyles: readonly number[],
  strings: XlsxStrings,
  styles: XlsxStyles,
): string {
  const { rows, columns, rotatedRows = [] } = sheet;
  const { preparedRows = 0, titleRows = 0 } = sheet;
  const stylesFor = (bold: boolean, wrapped: boolean, rotated = false) =>
    columns.map(({ text }, column) =>
      styles.indexOf({
        format: text ? "@" : "General",
        bold,
        wrapped,
        rotated,
        open: !bold && isOpen(sheet, column),
      }),
    );
  const [plain, title, head, rotated] = [
    stylesFor(false, sheet.wrapped ?? false),
    stylesFor(true, false),
    stylesFor(true, sheet.wrapped ?? false),
    rotatedRows.length > 0 ? stylesFor(true, false, true) : [],
  ];
  const names = columns.map((_column, index) => columnLetters(index));
  const written = rows.map((cells, row) => {
    const bold = isBold(sheet, row);
    const wrapped = (sheet.wrapped ?? false) && row >= titleRows;
    const headed = row < titleRows ? title : head;
    const looks = rotatedRows.includes(row) ? rotated : bold ? headed : plain;
    const items = cells.map((cell, column) => {
      const own = typeof cell === "object" && cell !== null;
      const style = own
        ? styles.indexOf({ ...styleOf(cell), bold, wrapped })
        : (looks[column] ?? 0);
      const address = `${names[column] ?? columnLetters(column)}${row + 1}`;
      if (cell === null && !bold && isOpen(sheet, column))
        return `<c r="${address}" s="${style}"/>`;
      return cellXmlOf(cell, address, style, strings);
    });
    return `<row r="${row + 1}">${items.join("")}</row>`;
  });
  const empty = Array.from({ length: preparedRows }, (_none, index) => {
    const row = rows.length + index + 1;
    const items = columns.map(({ prepared }, column) =>
      prepared ? `<c r="${names[column] ?? ""}${row}" s="${columnStyles[column] ?? 0}"/>` : "",
    );
    return `<row r="${row}">${items.join("")}</row>`;
  });
  return written.concat(empty).join("");
}

const styleOf = (cell: Exclude<BookCell, string | number | boolean | null>) =>
  "fill" in cell ? { fill: cell.fill } : { format: cell.format ?? "General" };

const isBold = ({ frozenRows, boldRows, plainRows }: BookSheet, row: number): boolean =>
  (row < frozenRows && plainRows?.includes(row) !== true) || boldRows?.includes(row) === true;

function cellXmlOf(cell: BookCell, address: string, style: number, strings: XlsxStrings): string {
  const place = `r="${address}" s="${style}"`;
  if (cell === null || cell === "") return "";
  if (typeof cell === "string") {
    return `<c ${place} t="s"><v>${strings.indexOf(guardFormula(cell))}</v></c>`;
  }
  if (typeof cell === "boolean") return `<c ${place} t="b"><v>${cell ? 1 : 0}</v></c>`;
  if (typeof cell === "object" && "formula" in cell) return formulaXml(cell, place);
  const value = typeof cell === "number" ? cell : cell.value;
  if (typeof value === "string") {
    return `<c ${place} t="s"><v>${strings.indexOf(guardFormula(value))}</v></c>`;
  }
  return Number.isFinite(value) ? `<c ${place}><v>${value}</v></c>` : "";
}

function formulaXml({ formula, value }: FormulaCell, place: string): string {
  const kind = typeof value === "string" ? ' t="str"' : "";
  const result = value === null ? "" : `<v>${escapeXml(String(value))}</v>`;
  return `<c ${place}${kind}><f>${escapeXml(formula)}</f>${result}</c>`;
}

const lastRow = 1_048_576;

/** Other texts may be typed too: a name where the list shows codes, say. */
function choicesXml(choices: readonly BookChoice[], frozenRows: number): string {
  if (choices.length === 0) return "";
  const items = choices.map(({ column, sheet, from, firstRow, rows }) => {
    const name = columnLetters(column);
    const source = columnLetters(from);
    const list = `'${sheetNameOf(sheet).replaceAll("'", "''")}'!$${source}$${firstRow}:$${source}$${firstRow + rows - 1}`;
    return (
      `<dataValidation type="list" allowBlank="1" showErrorMessage="0" sqref="${name}${frozenRows + 1}:${name}${lastRow}">` +
      `<formula1>${escapeXml(list)}</formula1></dataValidation>`
    );
  });
  return `<dataValidations count="${items.length}">${items.join("")}</dataValidations>`;
}
