// A pattern for answers, taken to pieces: what of regular expressions can be run in a time that is known beforehand.
// Lookarounds, references back and named groups cannot, nor are they needed for a short answer.

export type PatternPart =
  /** One character, as the piece of a regular expression that says which. */
  | { is: "character"; source: string }
  | { is: "edge"; at: "start" | "end" | "word" | "noWord" }
  | { is: "sequence" | "choice"; of: PatternPart[] }
  | { is: "repeat"; of: PatternPart; least: number; most: number };

const longestPattern = 200;
const mostUnbounded = 2;

const edges: Readonly<Record<string, Extract<PatternPart, { is: "edge" }>["at"]>> = {
  "^": "start",
  $: "end",
  [String.raw`\b`]: "word",
  [String.raw`\B`]: "noWord",
};
const tokens = {
  edge: /\^|\$|\\[bB]/uy,
  /** An escape (two halves of one character together), a class in brackets, or the character itself. */
  character: new RegExp(
    [
      String.raw`\\u\{[\da-f]+\}|\\ud[89ab][\da-f]{2}\\ud[c-f][\da-f]{2}|\\u[\da-f]{4}`,
      String.raw`\\x[\da-f]{2}|\\c[a-z]|\\p\{[^}]*\}|\\[^1-9k]`,
      String.raw`\[(?:\\[^]|[^\]\\])*\]|[^\\^$*+?()[\]{}|]`,
    ].join("|"),
    "iuy",
  ),
  group: /\((?:\?:)?(?!\?)/uy,
  quantifier: /([*+?])\??|\{(\d+)(,?)(\d*)\}\??/uy,
};

/**
 * Null for a pattern that is not used: unreadable, longer than 200 characters, with more than two unbounded repetitions
 * or one inside a repetition, or with what is not a regular language.
 */
export function patternParts(pattern: string): PatternPart | null {
  if (pattern.length > longestPattern) return null;
  try {
    // The engine's own reader finds every fault of syntax, so that the one below need not.
    void new RegExp(pattern, "u");
  } catch {
    return null;
  }
  const reader = new PatternReader(pattern.normalize("NFC"));
  const parts = reader.choice();
  return reader.isAtEnd && unboundedIn(parts) <= mostUnbounded ? parts : null;
}

/** How many there are; more than allowed when one lies inside a repetition. */
function unboundedIn(part: PatternPart): number {
  if (part.is === "sequence" || part.is === "choice") {
    return part.of.reduce((count, each) => count + unboundedIn(each), 0);
  }
  if (part.is !== "repeat") return 0;
  const inside = unboundedIn(part.of);
  if (inside > 0 && part.most > 1) return Infinity;
  return inside + (part.most === Infinity ? 1 : 0);
}

class PatternReader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#text.length;
  }

  /** Ends before what it cannot read, and before the bracket that closes it. */
  choice(): PatternPart {
    const of = [this.#sequence()];
    while (this.#isNext("|")) of.push(this.#sequence());
    return of.length === 1 ? (of[0] as PatternPart) : { is: "choice", of };
  }

  #sequence(): PatternPart {
    const of: PatternPart[] = [];
    for (let part = this.#repeated(); part !== null; part = this.#repeated()) of.push(part);
    return { is: "sequence", of };
  }

  #repeated(): PatternPart | null {
    const part = this.#single();
    const [whole, sign, least, comma, most] = (part && this.#take(tokens.quantifier)) ?? [];
    if (part === null || whole === undefined) return part;
    const from = sign === undefined ? Number(least) : sign === "+" ? 1 : 0;
    const unbounded = sign === undefined ? comma === "," && most === "" : sign !== "?";
    const to = sign === undefined ? (comma === "," ? Number(most) : from) : 1;
    return { is: "repeat", of: part, least: from, most: unbounded ? Infinity : to };
  }

  #single(): PatternPart | null {
    const edge = this.#take(tokens.edge)?.[0];
    if (edge !== undefined) return { is: "edge", at: edges[edge] ?? "start" };
    const source = this.#take(tokens.character)?.[0];
    if (source !== undefined) return { is: "character", source };
    if (this.#take(tokens.group) === null) return null;
    const inside = this.choice();
    return this.#isNext(")") ? inside : null;
  }

  #take(token: RegExp): RegExpExecArray | null {
    token.lastIndex = this.#at;
    const found = token.exec(this.#text);
    if (found !== null) this.#at = token.lastIndex;
    return found;
  }

  #isNext(sign: string): boolean {
    if (this.#text[this.#at] !== sign) return false;
    this.#at += 1;
    return true;
  }
}
