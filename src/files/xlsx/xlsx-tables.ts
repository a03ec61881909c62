// The two tables that the cells of an xlsx file point into: texts, and looks.
import { cellXml, escapeXml } from "./xlsx-text.ts";

const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";

export class XlsxStrings {
  readonly #indexes = new Map<string, number>();
  #uses = 0;

  indexOf(text: string): number {
    this.#uses += 1;
    const known = this.#indexes.get(text);
    if (known !== undefined) return known;
    const index = this.#indexes.size;
    this.#indexes.set(text, index);
    return index;
  }

  xml(): string {
    const items = [...this.#indexes.keys()].map(
      (text) => `<si><t xml:space="preserve">${cellXml(text)}</t></si>`,
    );
    const counts = `count="${this.#uses}" uniqueCount="${items.length}"`;
    return `<sst xmlns="${main}" ${counts}>${items.join("")}</sst>`;
  }
}

/** `open`: it can be changed in a protected sheet. */
type CellFormat = { format?: string; bold?: boolean; wrapped?: boolean; open?: boolean };

/** "@" is text; the others of Excel's own formats are not needed. */
const builtInFormats = new Map([
  ["General", 0],
  ["@", 49],
]);
const firstOwnFormat = 164;

export class XlsxStyles {
  readonly #formats: string[] = [];
  readonly #looks = new Map<string, string>();

  constructor() {
    this.indexOf({});
  }

  indexOf({ format = "General", bold = false, wrapped = false, open = false }: CellFormat): number {
    const key = JSON.stringify([format, bold, wrapped, open]);
    const known = [...this.#looks.keys()].indexOf(key);
    if (known >= 0) return known;
    const alignment = wrapped ? '<alignment vertical="top" wrapText="1"/>' : "";
    const protection = open ? '<protection locked="0"/>' : "";
    const uses = (wrapped ? ' applyAlignment="1"' : "") + (open ? ' applyProtection="1"' : "");
    const inside = alignment + protection;
    const xml =
      `<xf numFmtId="${this.#formatId(format)}" fontId="${bold ? 1 : 0}" fillId="${bold ? 2 : 0}" borderId="0" xfId="0"` +
      ' applyNumberFormat="1" applyFont="1" applyFill="1"' +
      (inside === "" ? "/>" : `${uses}>${inside}</xf>`);
    this.#looks.set(key, xml);
    return this.#looks.size - 1;
  }

  xml(): string {
    const formats = this.#formats.map(
      (code, index) =>
        `<numFmt numFmtId="${firstOwnFormat + index}" formatCode="${escapeXml(code)}"/>`,
    );
    const looks = [...this.#looks.values()];
    const font = '<sz val="11"/><name val="Calibri"/><family val="2"/>';
    return (
      `<styleSheet xmlns="${main}">` +
      (formats.length > 0
        ? `<numFmts count="${formats.length}">${formats.join("")}</numFmts>`
        : "") +
      `<fonts count="2"><font>${font}</font><font><b/>${font}</font></fonts>` +
      '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>' +
      '<fill><patternFill patternType="solid"><fgColor rgb="FFE6EEF5"/><bgColor indexed="64"/></patternFill></fill></fills>' +
      '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
      '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
      `<cellXfs count="${looks.length}">${looks.join("")}</cellXfs>` +
      '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>' +
      "</styleSheet>"
    );
  }

  #formatId(format: string): number {
    const builtIn = builtInFormats.get(format);
    if (builtIn !== undefined) return builtIn;
    if (!this.#formats.includes(format)) this.#formats.push(format);
    return firstOwnFormat + this.#formats.indexOf(format);
  }
}
