// Spreadsheet files for tests, down to the XML and the bytes that no honest program would write.
import { crc32, deflateRawSync } from "node:zlib";
import { strToU8, Zip, type ZipInputFile } from "fflate";

const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

type XlsxParts = {
  /** What stands between <sheetData> and </sheetData>, sheet by sheet. */
  sheets?: { name: string; rows: string; after?: string; state?: string }[];
  /** Shared strings, as the XML inside each <si>. */
  strings?: string[];
  /** Number format codes of styles 1, 2, …; style 0 is General. */
  formats?: (string | number)[];
  /** More parts, or other content for those above. */
  extra?: Record<string, string>;
};

export function xlsxFile(parts: XlsxParts): Uint8Array {
  const { sheets = [{ name: "Sheet1", rows: "" }], strings = [], formats = [], extra = {} } = parts;
  const files: Record<string, string> = {
    "[Content_Types].xml": "<Types/>",
    "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${sheets
      .map(
        ({ name, state }, at) =>
          `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"${state ? ` state="${state}"` : ""}/>`,
      )
      .join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships>${sheets
      .map(
        (_sheet, at) =>
          `<Relationship Id="rId${at + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
      )
      .join("")}</Relationships>`,
    "xl/styles.xml": stylesXml(formats),
    "xl/sharedStrings.xml": `<sst xmlns="${main}">${strings.map((xml) => `<si>${xml}</si>`).join("")}</sst>`,
  };
  sheets.forEach(({ rows, after = "" }, at) => {
    files[`xl/worksheets/sheet${at + 1}.xml`] =
      `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData>${after}</worksheet>`;
  });
  return zipOf({ ...files, ...extra });
}

function stylesXml(formats: readonly (string | number)[]): string {
  const codes = formats.flatMap((format, at) =>
    typeof format === "string"
      ? [`<numFmt numFmtId="${200 + at}" formatCode="${format.replaceAll('"', "&quot;")}"/>`]
      : [],
  );
  const looks = formats.map(
    (format, at) => `<xf numFmtId="${typeof format === "string" ? 200 + at : format}"/>`,
  );
  return `<styleSheet xmlns="${main}"><numFmts>${codes.join("")}</numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${looks.join("")}</cellXfs></styleSheet>`;
}

/** Packed by Node itself: fflate takes a second for what is to fill the memory. */
export function zipOf(files: Record<string, string | Uint8Array>): Uint8Array {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((_error, piece) => pieces.push(piece));
  for (const [filename, content] of Object.entries(files)) {
    const bytes = typeof content === "string" ? strToU8(content) : content;
    const file: ZipInputFile = { filename, size: bytes.length, crc: crc32(bytes), compression: 8 };
    zip.add(file);
    file.ondata?.(null, new Uint8Array(deflateRawSync(bytes, { level: 1 })), true);
  }
  zip.end();
  return new Uint8Array(Buffer.concat(pieces));
}

/** A row of inline texts; null leaves the cell out. */
export function textRow(row: number, texts: readonly (string | null)[]): string {
  const cells = texts.map((text, at) =>
    text === null
      ? ""
      : `<c r="${String.fromCharCode(65 + at)}${row}" t="inlineStr"><is><t>${text}</t></is></c>`,
  );
  return `<row r="${row}">${cells.join("")}</row>`;
}

/** An OLE compound file as far as its first bytes and the UTF-16 names of its streams. */
export function oleFile(...streams: string[]): Uint8Array {
  const bytes = new Uint8Array(2048);
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  streams.forEach((name, index) => {
    for (let at = 0; at < name.length; at += 1) {
      bytes[1024 + index * 128 + at * 2] = name.charCodeAt(at);
    }
  });
  return bytes;
}

export function fileOf(bytes: Uint8Array | string, name = "peserta.xlsx"): File {
  return new File([bytes as BlobPart], name);
}

/** A CSV file of these lines. */
export const csvOf = (...lines: string[]): File => fileOf(lines.join("\r\n"), "a.csv");

type MaybeLater<Value> = Value | Promise<Value>;

/** Waits until `test` answers something; tests of models have no other clock. */
export async function until<Value>(
  test: () => MaybeLater<Value | null | undefined | false>,
): Promise<Value> {
  for (let tries = 0; tries < 500; tries += 1) {
    const value = await test();
    if (value) return value;
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  throw new Error("It never came true");
}
