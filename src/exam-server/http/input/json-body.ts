// A JSON body, read as it arrives: the elements of its lists are parsed one by one, so that not even the largest import
// holds up everybody else, and what is deeper or more crowded than any call of ours is refused before it is parsed.
import { unstorablePlace } from "./storable-text.ts";

/** Several times as deep as a question, the deepest that is sent. */
const maxDepth = 64;
/** Of one object or list: more names than the largest table of a question has cells, more rows than any import. */
const maxMembers = 20_000;
/** All members together: an import of the most rows with all their columns. */
const maxValues = 400_000;

const [quote, comma, backslash] = [0x22, 0x2c, 0x5c];
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];

/** The body is none that a console of ours sends. */
export class UnreadableBody extends Error {
  override readonly name = "UnreadableBody";
}

export type ReadBody = {
  body: Record<string, unknown>;
  /** The dotted path of the first text that cannot be stored; null when there is none. */
  unstorable: string | null;
};
type Element = { value: unknown; unstorable: string | null };

export class JsonBody {
  readonly #judgedLists: ReadonlySet<string>;
  readonly #decoder = new TextDecoder("utf-8", { fatal: true });
  /** How many members each list or object has that is open now, from the outermost on. */
  readonly #members: number[] = [];
  readonly #elements: Element[] = [];
  /** The body without the elements of its lists: `[7]` stands for the seventh. */
  #frame = "";
  /** As much as has come of the element that is open now. */
  #element: string | null = null;
  #isList = false;
  #inText = false;
  #isEscaped = false;
  #values = 0;

  /** @param judgedLists names of lists whose elements the handler judges itself, texts that cannot be stored included */
  constructor(judgedLists: ReadonlySet<string> = new Set()) {
    this.#judgedLists = judgedLists;
  }

  /** @throws UnreadableBody */
  push(bytes: Uint8Array): void {
    this.#read(this.#decoded(bytes, true));
  }

  /** @throws UnreadableBody */
  end(): ReadBody {
    this.#read(this.#decoded(new Uint8Array(), false));
    const source = this.#frame + (this.#element ?? "");
    const value = parsed(source);
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
      throw new UnreadableBody("Not an object");
    }
    const body = value as Record<string, unknown>;
    return this.#filled(body, unstorablePlace(this.#withoutJudged(body), source));
  }

  #decoded(bytes: Uint8Array, stream: boolean): string {
    try {
      return this.#decoder.decode(bytes, { stream });
    } catch {
      throw new UnreadableBody("No UTF-8");
    }
  }

  #read(text: string): void {
    let from = 0;
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (this.#inText) this.#readInText(code);
      else if (code === quote) this.#inText = true;
      else if (code === comma) this.#count();
      else if (code === openObject || code === openList) {
        if (this.#beginsElement()) {
          this.#frame += text.slice(from, at);
          this.#element = "";
          from = at;
        }
        this.#open(code === openList);
      } else if (code === closeObject || code === closeList) {
        this.#members.pop();
        if (this.#element === null || this.#members.length !== 2) continue;
        this.#keepElement(this.#element + text.slice(from, at + 1));
        from = at + 1;
      }
    }
    if (this.#element === null) this.#frame += text.slice(from);
    else this.#element += text.slice(from);
  }

  #readInText(code: number): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (code === backslash) this.#isEscaped = true;
    else if (code === quote) this.#inText = false;
  }

  #beginsElement(): boolean {
    return this.#element === null && this.#members.length === 2 && this.#isList;
  }

  #open(isList: boolean): void {
    if (this.#members.length === 1) this.#isList = isList;
    this.#members.push(0);
    if (this.#members.length > maxDepth) throw new UnreadableBody("Too deep");
    this.#count();
  }

  #count(): void {
    const last = this.#members.length - 1;
    const members = (this.#members[last] ?? 0) + 1;
    if (last >= 0) this.#members[last] = members;
    this.#values += 1;
    if (members > maxMembers || this.#values > maxValues) throw new UnreadableBody("Too much");
  }

  #keepElement(text: string): void {
    this.#frame += `[${this.#elements.length}]`;
    const value = parsed(text);
    this.#elements.push({ value, unstorable: unstorablePlace(value, text) });
    this.#element = null;
  }

  #isJudged(name: string, value: unknown): boolean {
    return this.#judgedLists.has(name) && Array.isArray(value);
  }

  #withoutJudged(body: Record<string, unknown>): Record<string, unknown> {
    const others = Object.entries(body).filter(([name, value]) => !this.#isJudged(name, value));
    return Object.fromEntries(others);
  }

  #filled(body: Record<string, unknown>, inFrame: string | null): ReadBody {
    let unstorable = inFrame;
    for (const [name, list] of Object.entries(body)) {
      if (!Array.isArray(list)) continue;
      body[name] = list.map((each: unknown, index) => {
        if (!Array.isArray(each)) return each;
        const element = this.#elements[each[0] as number];
        const place = this.#isJudged(name, list) ? null : (element?.unstorable ?? null);
        if (place !== null) {
          unstorable ??= [name, index, place].filter((part) => part !== "").join(".");
        }
        return element?.value;
      });
    }
    return { body, unstorable };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableBody("Not JSON");
  }
}
