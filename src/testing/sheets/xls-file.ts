// Small .xls files for tests, as Excel 97 to 2003 or Excel 95 would write them.

type XlsCell = string | number | { formula: string | number } | { value: number; style: number };
export type XlsSheet = {
  name: string;
  isHidden?: boolean;
  rows: readonly (readonly (XlsCell | null)[])[];
  /** First and last row, first and last column, from 0. */
  merges?: readonly (readonly number[])[];
};
type XlsOptions = {
  /** Format codes; a style is its place among them, and 0 shows numbers as they are. */
  formats?: readonly string[];
  since1904?: boolean;
  /** Excel 95 then, its texts as these bytes. */
  encode?: { page: number; bytes(text: string): number[] };
  hasPassword?: boolean;
  hasPicture?: boolean;
  /** How many bytes of the shared texts stand in one record. */
  pieceLength?: number;
};

const short = (value: number) => [value & 0xff, (value >> 8) & 0xff];
const long = (value: number) => [...short(value & 0xffff), ...short(value >>> 16)];
const record = (type: number, ...bytes: number[]) => [
  ...short(type),
  ...short(bytes.length),
  ...bytes,
];
const wide = (text: string) => [...text].flatMap((sign) => short(sign.charCodeAt(0)));

function double(value: number): number[] {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value, true);
  return [...new Uint8Array(view.buffer)];
}

export function xlsFile(
  sheets: readonly XlsSheet[],
  options: XlsOptions = {},
): Uint8Array<ArrayBuffer> {
  return inContainer(workbook(sheets, options), options.encode ? "Book" : "Workbook");
}

function workbook(sheets: readonly XlsSheet[], options: XlsOptions): number[] {
  const { formats = [], since1904 = false, encode, hasPassword = false } = options;
  const strings: string[] = [];
  const bodies = sheets.map((sheet) => sheetBytes(sheet, strings, options));
  const begin = (kind: number) =>
    record(
      0x809,
      ...short(encode ? 0x500 : 0x600),
      ...short(kind),
      ...long(0),
      ...long(0),
      ...long(0),
    );
  const text = (value: string) =>
    encode ? [value.length, ...encode.bytes(value)] : [value.length, 1, ...wide(value)];
  const globals = (places: readonly number[]) => [
    ...begin(5),
    ...(hasPassword ? record(0x2f, 0, 0) : []),
    ...record(0x42, ...short(encode?.page ?? 1200)),
    ...record(0x22, ...short(since1904 ? 1 : 0)),
    ...formats.flatMap((code, at) =>
      record(
        0x41e,
        ...short(164 + at),
        ...(encode ? text(code) : [...short(code.length), 1, ...wide(code)]),
      ),
    ),
    ...[0, ...formats.map((_, at) => 164 + at)].flatMap((id) =>
      record(0xe0, 0, 0, ...short(id), ...long(0), ...long(0)),
    ),
    ...sheets.flatMap(({ name, isHidden }, at) =>
      record(0x85, ...long(places[at] ?? 0), isHidden ? 1 : 0, 0, ...text(name)),
    ),
    ...(options.hasPicture ? drawings : []),
    ...(encode ? [] : sharedStrings(strings, options.pieceLength)),
    ...record(0x0a),
  ];
  const wrapped = bodies.map((body) => [...begin(0x10), ...body, ...record(0x0a)]);
  let at = globals([]).length;
  const places = wrapped.map((bytes) => (at += bytes.length) - bytes.length);
  return [...globals(places), ...wrapped.flat()];
}

/** A container of drawings with what counts them, here nothing, and a store of one picture. */
const drawings = record(
  0xeb,
  ...short(0x0f),
  ...short(0xf000),
  ...long(20),
  ...long(0xf0060000),
  ...long(4),
  ...long(0),
  ...short(0x1f),
  ...short(0xf001),
  ...long(0),
);

/** Cut into continuations, in the middle of a text if need be, where the next piece says anew how wide its signs are. */
function sharedStrings(strings: readonly string[], pieceLength = 8000): number[] {
  const pieces: number[][] = [[...long(strings.length), ...long(strings.length)]];
  const last = () => pieces.at(-1) as number[];
  for (const text of strings) {
    if (last().length + 3 > pieceLength) pieces.push([]);
    last().push(...short(text.length), 1);
    for (const sign of text) {
      if (last().length + 2 > pieceLength) pieces.push([1]);
      last().push(...short(sign.charCodeAt(0)));
    }
  }
  return pieces.flatMap((bytes, at) => record(at === 0 ? 0xfc : 0x3c, ...bytes));
}

function sheetBytes(
  { rows, merges = [] }: XlsSheet,
  strings: string[],
  { encode }: XlsOptions,
): number[] {
  const cells = rows.flatMap((row, at) =>
    row.flatMap((cell, column) => {
      const place = [...short(at), ...short(column)];
      if (cell === null) return [];
      if (typeof cell === "number") return record(0x203, ...place, 0, 0, ...double(cell));
      if (typeof cell === "string") {
        if (encode)
          return record(0x204, ...place, 0, 0, ...short(cell.length), ...encode.bytes(cell));
        return record(0xfd, ...place, 0, 0, ...long(strings.push(cell) - 1));
      }
      if ("value" in cell)
        return record(0x203, ...place, ...short(cell.style), ...double(cell.value));
      const { formula } = cell;
      if (typeof formula === "number")
        return record(0x06, ...place, 0, 0, ...double(formula), ...long(0), ...long(0));
      const result = [0, 0, 0, 0, 0, 0, 0xff, 0xff];
      return [
        ...record(0x06, ...place, 0, 0, ...result, ...long(0), ...long(0)),
        ...record(
          0x207,
          ...short(formula.length),
          ...(encode ? encode.bytes(formula) : [1, ...wide(formula)]),
        ),
      ];
    }),
  );
  const merged =
    merges.length > 0 ? record(0xe5, ...short(merges.length), ...merges.flat().flatMap(short)) : [];
  return [...cells, ...merged];
}

const sector = 512;
const end = 0xffff_fffe;

/** One table of sectors, the directory, then the stream. */
function inContainer(stream: readonly number[], name: string): Uint8Array<ArrayBuffer> {
  const size = Math.max(4096, stream.length);
  const count = Math.ceil(size / sector);
  const tables = Math.ceil((count + 2) / 128) + 1;
  const bytes = new Uint8Array(sector * (1 + tables + 1 + count));
  const view = new DataView(bytes.buffer);
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  view.setUint16(30, 9, true);
  view.setUint16(32, 6, true);
  view.setUint32(44, tables, true);
  view.setUint32(48, tables, true);
  view.setUint32(56, 4096, true);
  for (const at of [60, 68]) view.setUint32(at, end, true);
  for (let at = 0; at < 109; at += 1)
    view.setUint32(76 + at * 4, at < tables ? at : 0xffff_ffff, true);
  const next = (at: number) => {
    if (at < tables) return 0xffff_fffd;
    return at === tables || at >= tables + count ? end : at + 1;
  };
  for (let at = 0; at < tables * 128; at += 1)
    view.setUint32(sector + at * 4, at > tables + count ? 0xffff_ffff : next(at), true);
  const entry = (at: number, title: string, kind: number, start: number, length: number) => {
    const from = sector * (1 + tables) + at * 128;
    bytes.set(wide(title), from);
    view.setUint16(from + 64, (title.length + 1) * 2, true);
    bytes[from + 66] = kind;
    view.setUint32(from + 116, start, true);
    view.setUint32(from + 120, length, true);
  };
  entry(0, "Root Entry", 5, end, 0);
  entry(1, name, 2, tables + 1, size);
  bytes.set(stream, sector * (2 + tables));
  return bytes;
}
