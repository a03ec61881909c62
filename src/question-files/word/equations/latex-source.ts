// LaTeX read from left to right, sign by sign.

/** It is not LaTeX, or not of the kind that Word's equations can say. */
export class LatexFault extends Error {
  override readonly name = "LatexFault";
}

/** What stands inside a command, read by whoever reads commands. */
export type InnerReading = {
  /** In braces, or one sign. */
  argument(source: LatexSource): string;
  /** Up to what closes it. */
  row(source: LatexSource): string;
};

const command = /\\(?:([a-zA-Z]+\*?)|([\s\S]))/uy;

export class LatexSource {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  skipSpaces(): void {
    while (/\s/u.test(this.#text[this.#at] ?? "")) this.#at += 1;
  }

  /** Empty at the end. */
  peek(): string {
    const code = this.#text.codePointAt(this.#at);
    return code === undefined ? "" : String.fromCodePoint(code);
  }

  startsWith(text: string): boolean {
    return this.#text.startsWith(text, this.#at);
  }

  /** Whether it was there, and is passed now. */
  take(text: string): boolean {
    if (!this.startsWith(text)) return false;
    this.#at += text.length;
    return true;
  }

  next(): string {
    const sign = this.peek();
    this.#at += sign.length;
    return sign;
  }

  /** The name of the command here, or empty. */
  peekCommand(): string {
    command.lastIndex = this.#at;
    const found = command.exec(this.#text);
    const name = found?.[1] ?? found?.[2] ?? "";
    return /^[a-zA-Z]+\*$/u.test(name) && name !== "operatorname*" ? name.slice(0, -1) : name;
  }

  nextCommand(): string {
    const name = this.peekCommand();
    if (name === "") throw new LatexFault("A command was expected");
    this.#at += name.length + 1;
    if (/[a-zA-Z]$/u.test(name)) this.skipSpaces();
    return name;
  }

  takeNumber(): string {
    const pattern = /\d+(?:[.,]\d+)*/uy;
    pattern.lastIndex = this.#at;
    const number = pattern.exec(this.#text)?.[0] ?? "";
    this.#at += number.length;
    return number;
  }

  /** What stands between these brackets, as it is; null: they do not open here. */
  takeRaw(open: string, close: string): string | null {
    this.skipSpaces();
    if (this.peek() !== open) return null;
    let depth = 0;
    for (let at = this.#at; at < this.#text.length; at += 1) {
      const sign = this.#text[at];
      if (sign === "\\") at += 1;
      else if (sign === "{" || sign === open) depth += 1;
      else if (sign === "}" || sign === close) {
        depth -= 1;
        if (depth > 0) continue;
        const inner = this.#text.slice(this.#at + 1, at);
        this.#at = at + 1;
        return inner;
      }
    }
    throw new LatexFault(`${open} is never closed`);
  }

  isAtEnd(): boolean {
    return this.#at >= this.#text.length;
  }
}
