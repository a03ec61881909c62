// Reads XML piece by piece and tells what opens, closes and stands between: workers have no DOMParser, and a sheet's XML
// should never stand in memory whole. Knows no DTD (refused: no spreadsheet has one) and no namespaces (prefixes are dropped).
import { FileFault } from "../file-fault.ts";

/** Answers the value of an attribute by its name without prefix. */
export type Attributes = (name: string) => string | undefined;

export type XmlHandler = {
  open(name: string, attribute: Attributes): void;
  close(name: string): void;
  text(text: string): void;
};

/** No tag, text or comment of a spreadsheet comes near this. */
const longestToken = 4 * 1024 * 1024;

const damaged = (): FileFault => new FileFault("damaged");

export class XmlScanner {
  readonly #handler: XmlHandler;
  readonly #open: string[] = [];
  #rest = "";

  constructor(handler: XmlHandler) {
    this.#handler = handler;
  }

  push(piece: string): void {
    const text = this.#rest + piece;
    let at = 0;
    for (;;) {
      const start = text.indexOf("<", at);
      const end = start < 0 ? -1 : tokenEnd(text, start);
      if (end < 0) break;
      if (start > at && this.#open.length > 0)
        this.#handler.text(decodeText(text.slice(at, start)));
      this.#token(text.slice(start, end));
      at = end;
    }
    this.#rest = text.slice(at);
    if (this.#rest.length > longestToken) throw damaged();
  }

  end(): void {
    if (this.#open.length > 0 || this.#rest.trim() !== "") throw damaged();
  }

  #token(token: string): void {
    if (token.startsWith("<![CDATA[")) this.#handler.text(token.slice(9, -3));
    else if (token.startsWith("<!DOCTYPE")) throw damaged();
    else if (token[1] === "/") this.#close(token.slice(2, -1).trim());
    else if (token[1] !== "?" && token[1] !== "!") this.#element(token.slice(1, -1));
  }

  #element(tag: string): void {
    const empty = tag.endsWith("/");
    const body = empty ? tag.slice(0, -1) : tag;
    const name = /^\S+/u.exec(body)?.[0] ?? "";
    if (name === "") throw damaged();
    this.#handler.open(localName(name), (wanted) => attributeOf(body, wanted));
    this.#open.push(name);
    if (empty) this.#close(name);
  }

  #close(name: string): void {
    if (this.#open.pop() !== name) throw damaged();
    this.#handler.close(localName(name));
  }
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

/** Where the token that begins at `start` ends; negative: not in what has arrived so far. */
function tokenEnd(text: string, start: number): number {
  if (text.startsWith("<!--", start)) return after(text, "-->", start + 4);
  if (text.startsWith("<![CDATA[", start)) return after(text, "]]>", start + 9);
  if (text.startsWith("<?", start)) return after(text, "?>", start + 2);
  // "<!" alone may yet become a comment or CDATA.
  if (text.length - start < 9 && text.startsWith("<!", start)) return -1;
  let quote = 0;
  for (let at = start + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (quote !== 0) {
      if (code === quote) quote = 0;
    } else if (code === 0x22 || code === 0x27) quote = code;
    else if (code === 0x3e) return at + 1;
  }
  return -1;
}

function after(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from);
  return at < 0 ? -1 : at + mark.length;
}

const patterns = new Map<string, RegExp>();

function attributeOf(tag: string, name: string): string | undefined {
  let pattern = patterns.get(name);
  if (!pattern) {
    pattern = new RegExp(`\\s(?:[\\w.-]+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, "u");
    patterns.set(name, pattern);
  }
  const found = pattern.exec(tag);
  return found ? decodeText(found[1] ?? found[2] ?? "") : undefined;
}

const entities = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
]);

function decodeText(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/giu, (whole, hex, decimal, name) => {
    if (name !== undefined) return entities.get(name) ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
}
