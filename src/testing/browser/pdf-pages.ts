// What stands where on the pages of a PDF that a browser has printed: words, pictures and strokes, as far as Chrome's own
// writer goes (each object by itself, no encryption). For asserting where pages end.
import { inflateSync } from "node:zlib";

/** `left` and `top` in points from the page's upper left corner. */
export type PdfWord = { text: string; left: number; top: number };
export type PdfPage = {
  width: number;
  height: number;
  /** In the order in which they were drawn; each is what was drawn in one go. */
  words: PdfWord[];
  /** Of each rectangle, line and picture that was drawn: how far down it reaches. */
  drawn: { left: number; bottom: number }[];
};

type Objects = ReadonlyMap<string, { head: string; stream: string }>;
type Matrix = readonly [number, number, number, number, number, number];

export function readPdf(pdf: Buffer): PdfPage[] {
  const objects = objectsOf(pdf);
  return [...objects.values()]
    .filter(({ head }) => /\/Type \/Page\b(?!s)/u.test(head))
    .map(({ head }) => pageOf(head, objects));
}

function objectsOf(pdf: Buffer): Objects {
  const text = pdf.toString("latin1");
  const found = text.matchAll(/(\d+) 0 obj\n([\s\S]*?)(?:endobj|stream\n)/gu);
  const objects = [...found].map((match): [string, { head: string; stream: string }] => {
    const [all, number = "", head = ""] = match;
    if (!all.endsWith("stream\n")) return [number, { head, stream: "" }];
    const start = match.index + all.length;
    const bytes = pdf.subarray(start, text.indexOf("endstream", start));
    const isImage = head.includes("/Subtype /Image");
    return [number, { head, stream: isImage ? "" : unpacked(bytes, head) }];
  });
  return new Map(objects);
}

function unpacked(bytes: Buffer, head: string): string {
  if (!head.includes("/FlateDecode")) return bytes.toString("latin1");
  return inflateSync(bytes, { finishFlush: 2 }).toString("latin1");
}

function pageOf(head: string, objects: Objects): PdfPage {
  const [, width, height] = /\/MediaBox \[\S+ \S+ (\S+) (\S+)\]/u.exec(head) ?? [];
  const page: PdfPage = { width: Number(width), height: Number(height), words: [], drawn: [] };
  const content = objects.get(/\/Contents (\d+)/u.exec(head)?.[1] ?? "")?.stream ?? "";
  draw(content, [1, 0, 0, 1, 0, 0], fontsOf(head, objects), page);
  return page;
}

type Fonts = ReadonlyMap<string, ReadonlyMap<string, string>>;

function fontsOf(head: string, objects: Objects): Fonts {
  const fonts = /\/Font <<([^>]*)>>/u.exec(head)?.[1] ?? "";
  return new Map(
    [...fonts.matchAll(/\/(\w+) (\d+) 0 R/gu)].map(([, name = "", number = ""]) => {
      const map = /\/ToUnicode (\d+)/u.exec(objects.get(number)?.head ?? "")?.[1] ?? "";
      return [name, lettersOf(objects.get(map)?.stream ?? "")];
    }),
  );
}

function lettersOf(map: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const [, block = ""] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/gu))
    for (const [, glyph = "", code = ""] of block.matchAll(/<(\w+)> <(\w+)>/gu))
      letters.set(glyph, textOf(code));
  for (const [, block = ""] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/gu))
    for (const [, first = "", last = "", code = ""] of block.matchAll(/<(\w+)> <(\w+)> <(\w+)>/gu))
      for (let glyph = parseInt(first, 16); glyph <= parseInt(last, 16); glyph += 1) {
        const letter = String.fromCodePoint(
          (textOf(code).codePointAt(0) ?? 0) + glyph - parseInt(first, 16),
        );
        letters.set(glyph.toString(16).toUpperCase().padStart(4, "0"), letter);
      }
  return letters;
}

const textOf = (code: string) => Buffer.from(code, "hex").swap16().toString("utf16le");

const times = ([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix => [
  a * A + b * C,
  a * B + b * D,
  c * A + d * C,
  c * B + d * D,
  e * A + f * C + E,
  e * B + f * D + F,
];

function draw(content: string, start: Matrix, fonts: Fonts, page: PdfPage): void {
  let [matrix, font] = [start, ""];
  const kept: Matrix[] = [];
  const given: string[] = [];
  const numbers = () => given.splice(0).slice(-6).map(Number) as unknown as Matrix;
  const stroke = (x: number, y: number) => {
    const [, , , , left, up] = times([1, 0, 0, 1, x, y], matrix);
    page.drawn.push({ left, bottom: page.height - up });
  };
  for (const [token] of content.matchAll(/[^\s<>[\]]+|<[^>]*>/gu)) {
    if (token === "q") kept.push(matrix);
    else if (token === "Q") matrix = kept.pop() ?? start;
    else if (token === "cm") matrix = times(numbers(), matrix);
    else if (token === "Tf") font = given.at(-2)?.slice(1) ?? "";
    else if (token === "Tm") {
      const [, , , , left, up] = times(numbers(), matrix);
      page.words.push({ text: "", left, top: page.height - up });
    } else if (token === "re") {
      const [x, y, , height] = given.slice(-4).map(Number) as [number, number, number, number];
      stroke(x, y + height);
    } else if (token === "Do") stroke(0, 0);
    else if (/^<[\dA-F]+>$/u.test(token)) {
      const word = page.words.at(-1);
      const glyphs = token.match(/[\dA-F]{4}/gu) ?? [];
      if (word) word.text += glyphs.map((glyph) => fonts.get(font)?.get(glyph) ?? "").join("");
    } else {
      given.push(token);
      continue;
    }
    given.length = 0;
  }
}
