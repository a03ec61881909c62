// Reads xlsx, the parts of it that an import needs: sheet names, cells with their kinds, merged cells.
// Our own because the libraries run out of memory on a 2 KB file that names row 20,000,000, start workers from blob:
// addresses (which our policy forbids), and do not say whether a number is shown as a percentage or padded with zeros.
import { numberFormat, type NumberFormat } from "./number-formats.ts";
import { maxUnpackedBytes, FileFault, type FileFaultCode } from "../file-fault.ts";
import { unescapeText, XlsxSheetHandler, type Sheet } from "./xlsx-sheet.ts";
import { XmlScanner, type XmlHandler } from "../xml/xml-scanner.ts";
import {
  packagePath,
  readZipDirectory,
  unpackEntry,
  type Budget,
  type ZipEntry,
} from "../zip/zip-file.ts";

type XlsxFile = {
  /** Sheets that a person can see, in their order. */
  sheetNames: string[];
  hiddenNames: string[];
  /** The path of a sheet's part in the package. @throws FileFault when there is no such sheet */
  partOf(name: string): string;
  /** `maxRows` bounds the rows with content; one row more is a refusal. */
  readSheet(name: string, maxRows: number, progress: (done: number) => void): Sheet;
};

/** @throws FileFault */
export function openXlsx(bytes: Uint8Array): XlsxFile {
  const directory = readZipDirectory(bytes);
  const budget: Budget = { left: maxUnpackedBytes };
  const part = partReader(bytes, directory, budget);
  const workbookPath = findWorkbook(directory, part);
  const workbook = readWorkbook(part, workbookPath);
  const relations = readRelations(part, relationsPath(workbookPath));
  const base = workbookPath.slice(0, workbookPath.lastIndexOf("/") + 1);
  const targets = new Map<string, string>();
  for (const { id, type, target } of relations) {
    if (type === "worksheet") targets.set(id, resolvePath(base, target));
  }
  const sheets = workbook.sheets.filter(({ id }) => targets.has(id));
  const namesOf = (isHidden: boolean): string[] =>
    sheets.filter(({ hidden }) => hidden === isHidden).map(({ name }) => name);
  const sheetNames = namesOf(false);
  if (sheetNames.length === 0) throw new FileFault("no-sheet");
  const placeOf = (type: string, usual: string): string => {
    const relation = relations.find((each) => each.type === type);
    return resolvePath(base, relation?.target ?? usual);
  };
  const formats = readFormats(part, placeOf("styles", "styles.xml"));
  let strings: string[] | null = null;
  const partOf = (name: string): string => {
    const id = sheets.find((sheet) => sheet.name === name)?.id ?? "";
    const path = targets.get(id) ?? "";
    if (!directory.has(path)) throw new FileFault("damaged");
    return path;
  };

  return {
    sheetNames,
    hiddenNames: namesOf(true),
    partOf,
    readSheet(name, maxRows, progress) {
      const path = partOf(name);
      strings ??= readStrings(part, placeOf("sharedStrings", "sharedStrings.xml"));
      const { since1904 } = workbook;
      const handler = new XlsxSheetHandler({ name, maxRows, strings, formats, since1904 });
      budget.left = maxUnpackedBytes;
      part(path, handler, progress);
      return handler.finish();
    },
  };
}

type PartReader = (path: string, handler: XmlHandler, progress?: (done: number) => void) => boolean;

/** Feeds a part of the package to a handler; false: the package has no such part. */
function partReader(
  bytes: Uint8Array,
  directory: Map<string, ZipEntry>,
  budget: Budget,
): PartReader {
  return (path, handler, progress) => {
    const entry = directory.get(path);
    if (!entry) return false;
    const scanner = new XmlScanner(handler);
    let decoder: TextDecoder | null = null;
    unpackEntry(bytes, entry, budget, (piece, done) => {
      decoder ??= new TextDecoder(encodingOf(piece));
      scanner.push(decoder.decode(piece, { stream: true }));
      progress?.(done);
    });
    scanner.end();
    return true;
  };
}

function encodingOf(start: Uint8Array): string {
  if (start[0] === 0xff && start[1] === 0xfe) return "utf-16le";
  return start[0] === 0xfe && start[1] === 0xff ? "utf-16be" : "utf-8";
}

const otherPackages: readonly { path: RegExp; code: FileFaultCode }[] = [
  { path: /^word\/document\d*\.xml$/u, code: "docx" },
  { path: /^ppt\/presentation\.xml$/u, code: "pptx" },
  { path: /^xl\/workbook\.bin$/u, code: "xlsb" },
  { path: /^index\/document\.iwa$|^index\.zip$/u, code: "numbers" },
  { path: /^content\.xml$/u, code: "ods" },
];

function findWorkbook(directory: Map<string, ZipEntry>, part: PartReader): string {
  const usual = "xl/workbook.xml";
  if (directory.has(usual)) return usual;
  const paths = [...directory.keys()];
  const other = otherPackages.find(({ path }) => paths.some((name) => path.test(name)));
  if (other) throw new FileFault(other.code);
  const main = readRelations(part, "_rels/.rels").find(({ type }) => type === "officeDocument");
  const path = resolvePath("", main?.target ?? "");
  if (!directory.has(path)) throw new FileFault("zip");
  return path;
}

function resolvePath(base: string, target: string): string {
  const path = target.startsWith("/") ? target : base + target;
  const steps: string[] = [];
  for (const step of packagePath(path).split("/")) {
    if (step === "..") steps.pop();
    else if (step !== ".") steps.push(step);
  }
  return steps.join("/");
}

function relationsPath(path: string): string {
  const cut = path.lastIndexOf("/") + 1;
  return `${path.slice(0, cut)}_rels/${path.slice(cut)}.rels`;
}

const ignore = (): void => undefined;

type Relation = { id: string; type: string; target: string };

function readRelations(part: PartReader, path: string): Relation[] {
  const relations: Relation[] = [];
  part(path, {
    open(name, attribute) {
      if (name !== "Relationship") return;
      const type = attribute("Type") ?? "";
      relations.push({
        id: attribute("Id") ?? "",
        type: type.slice(type.lastIndexOf("/") + 1),
        target: attribute("Target") ?? "",
      });
    },
    close: ignore,
    text: ignore,
  });
  return relations;
}

type Workbook = { sheets: { name: string; id: string; hidden: boolean }[]; since1904: boolean };

function readWorkbook(part: PartReader, path: string): Workbook {
  const workbook: Workbook = { sheets: [], since1904: false };
  part(path, {
    open(name, attribute) {
      if (name === "workbookPr")
        workbook.since1904 = /^(?:1|true)$/u.test(attribute("date1904") ?? "");
      if (name !== "sheet") return;
      const hidden = (attribute("state") ?? "visible") !== "visible";
      workbook.sheets.push({ name: attribute("name") ?? "", id: attribute("id") ?? "", hidden });
    },
    close: ignore,
    text: ignore,
  });
  return workbook;
}

/** What each style of a cell makes of numbers, by the style's index. */
function readFormats(part: PartReader, path: string): NumberFormat[] {
  const codes = new Map<number, string>();
  const formats: NumberFormat[] = [];
  let inCells = false;
  part(path, {
    open(name, attribute) {
      if (name === "numFmt")
        codes.set(Number(attribute("numFmtId")), attribute("formatCode") ?? "");
      if (name === "cellXfs") inCells = true;
      if (name !== "xf" || !inCells) return;
      const id = Number(attribute("numFmtId") ?? 0);
      formats.push(numberFormat(id, codes.get(id)));
    },
    close(name) {
      if (name === "cellXfs") inCells = false;
    },
    text: ignore,
  });
  return formats;
}

function readStrings(part: PartReader, path: string): string[] {
  const strings: string[] = [];
  let text = "";
  let inText = false;
  let inPhonetic = false;
  part(path, {
    open(name) {
      if (name === "si") text = "";
      if (name === "rPh") inPhonetic = true;
      inText = name === "t" && !inPhonetic;
    },
    close(name) {
      if (name === "si") strings.push(unescapeText(text));
      if (name === "rPh") inPhonetic = false;
      inText = false;
    },
    text(piece) {
      if (inText) text += piece;
    },
  });
  return strings;
}
