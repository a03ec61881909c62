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

/** `open`: it can be changed in a protected sheet. `fill`: "FFC7CE". `rotated`: its text runs upwards. */
type CellFormat = {
  format?: string;
  bold?: boolean;
  wrapped?: boolean;
  open?: boolean;
  fill?: string;
  rotated?: boolean;
};

/** "@" is text; the others of Excel's own formats are not needed. */
const builtInFormats = new Map([
  ["General", 0],
  ["@", 49],
]);
const firstOwnFormat = 164;
const headFill = "E6EEF5";
/** Those that every file has to begin with. */
const usualFills = 2;

export class XlsxStyles {
  readonly #formats: string[] = [];
  readonly #fills: string[] = [headFill];
  /** By its XML, in the order of the file. */
  readonly #looks = new Map<string, number>();
  readonly #indexes = new Map<string, number>();

  constructor() {
    this.indexOf({});
  }

  indexOf(format: CellFormat): number {
    const key = JSON.stringify(format);
    const known = this.#indexes.get(key);
    if (known !== undefined) return known;
    const xml = this.#styleXml(format);
    // Formats that are said in other words may look alike.
    const [same] = [...this.#looks.keys()].flatMap((look, at) => (look === xml ? [at] : []));
    const index = same ?? this.#looks.size;
    if (same === undefined) this.#looks.set(xml, index);
    this.#indexes.set(key, index);
    return index;
  }

  #styleXml({ format = "General", bold, wrapped, open, fill, rotated }: CellFormat): string {
    const upwards = rotated ? ' textRotation="90"' : "";
    const alignment = wrapped
      ? '<alignment vertical="top" wrapText="1"/>'
      : upwards && `<alignment${upwards}/>`;
    const protection = open ? '<protection locked="0"/>' : "";
    const uses = (alignment ? ' applyAlignment="1"' : "") + (open ? ' applyProtection="1"' : "");
    const inside = alignment + protection;
    const fillId = this.#fillId(fill ?? (bold ? headFill : ""));
    return (
      `<xf numFmtId="${this.#formatId(format)}" fontId="${bold ? 1 : 0}" fillId="${fillId}" borderId="0" xfId="0"` +
      ' applyNumberFormat="1" applyFont="1" applyFill="1"' +
      (inside === "" ? "/>" : `${uses}>${inside}</xf>`)
    );
  }

  xml(): string {
    const formats = this.#formats.map(
      (code, index) =>
        `<numFmt numFmtId="${firstOwnFormat + index}" formatCode="${escapeXml(code)}"/>`,
    );
    const looks = [...this.#looks.keys()];
    const fills = this.#fills.map(
      (colour) =>
        `<fill><patternFill patternType="solid"><fgColor rgb="FF${colour}"/><bgColor indexed="64"/></patternFill></fill>`,
    );
    const font = '<sz val="11"/><name val="Calibri"/><family val="2"/>';
    return (
      `<styleSheet xmlns="${main}">` +
      (formats.length > 0
        ? `<numFmts count="${formats.length}">${formats.join("")}</numFmts>`
        : "") +
      `<fonts count="2"><font>${font}</font><font><b/>${font}</font></fonts>` +
      `<fills count="${fills.length + usualFills}"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>` +
      `${fills.join("")}</fills>` +
      '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
      '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
      `<cellXfs count="${looks.length}">${looks.join("")}</cellXfs>` +
      '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>' +
      "</styleSheet>"
    );
  }

  #fillId(colour: string): number {
    if (colour === "") return 0;
    if (!this.#fills.includes(colour)) this.#fills.push(colour);
    return usualFills + this.#fills.indexOf(colour);
  }

  #formatId(format: string): number {
    const builtIn = builtInFormats.get(format);
    if (builtIn !== undefined) return builtIn;
    if (!this.#formats.includes(format)) this.#formats.push(format);
    return firstOwnFormat + this.#formats.indexOf(format);
  }
}
