// Patterns that authors give for answers: what of regular expressions can be run in a time that is known beforehand.
// Lookarounds, references back and named groups cannot, nor are they needed for a short answer.
// All places of the pattern that a text can have reached go forward together, one character at a time (Thompson's way),
// and nothing is ever tried again: the time is at most the pattern's steps times the text's characters.
import { visibleText } from "./compared-text.ts";

const longestPattern = 200;
const maxUnbounded = 2;
/** With every bounded repetition written out. */
const maxSteps = 600;
/** A text that long is no short answer. */
const longestMatched = 300;

/** A character or an edge, as the piece of a regular expression that says which; or the ways on, as so many steps. */
type Step = string | readonly number[];
/** `unbounded`: how many repetitions of it have no end. */
type Piece = { steps: readonly Step[]; unbounded: number };

const edges: readonly Step[] = ["^", "$", String.raw`\b`, String.raw`\B`];
const tokens = {
  /** An escape (two halves of one character together), a class in brackets, the character itself, or an edge. */
  single: new RegExp(
    [
      String.raw`\\u\{[\da-f]+\}|\\ud[89ab][\da-f]{2}\\ud[c-f][\da-f]{2}|\\u[\da-f]{4}`,
      String.raw`\\x[\da-f]{2}|\\c[a-z]|\\p\{[^}]*\}|\\[^1-9k]`,
      String.raw`\[(?:\\[^]|[^\]\\])*\]|[^\\*+?()[\]{}|]`,
    ].join("|"),
    "iuy",
  ),
  group: /\((?:\?:)?(?!\?)/uy,
  quantifier: /([*+?])\??|\{(\d+)(,?)(\d*)\}\??/uy,
  end: /\)/uy,
  or: /\|/uy,
};

/**
 * Whether a pattern can be used; else it accepts nothing, and the question's check says so. It cannot when it is unreadable,
 * longer than 200 characters or much longer with its repetitions written out, has more than two unbounded repetitions or
 * one inside another, or is no regular language.
 */
export function isUsablePattern(pattern: string): boolean {
  return stepsOf(pattern) !== null;
}

/** Whether the whole text fits, compared after NFC and without what is not seen. */
export function fitsPattern(typed: string, pattern: string, isCaseSensitive: boolean): boolean {
  const text = [...visibleText(typed).trim()];
  const steps = text.length > longestMatched ? null : stepsOf(pattern);
  return steps !== null && runs(steps, text, isCaseSensitive ? "u" : "iu");
}

function stepsOf(pattern: string): readonly Step[] | null {
  if (pattern.length > longestPattern) return null;
  try {
    // The engine's own reader finds every fault of syntax, so that the one below need not.
    void new RegExp(pattern, "u");
  } catch {
    return null;
  }
  return new PatternReader(pattern.normalize("NFC")).steps();
}

class PatternReader {
  readonly #text: string;
  #at = 0;
  #isRefused = false;

  constructor(text: string) {
    this.#text = text;
  }

  steps(): readonly Step[] | null {
    const { steps, unbounded } = this.#choice();
    if (this.#isRefused || this.#at < this.#text.length || unbounded > maxUnbounded) return null;
    return steps.length > maxSteps ? null : steps;
  }

  /** Ends before what it cannot read, and before the bracket that closes it. */
  #choice(): Piece {
    let piece = this.#sequence();
    while (this.#take(tokens.or)) {
      const other = this.#sequence();
      piece = {
        steps: [
          [1, piece.steps.length + 2],
          ...piece.steps,
          [other.steps.length + 1],
          ...other.steps,
        ],
        unbounded: piece.unbounded + other.unbounded,
      };
    }
    return piece;
  }

  #sequence(): Piece {
    const steps: Step[] = [];
    let unbounded = 0;
    for (let piece = this.#repeated(); piece !== null; piece = this.#repeated()) {
      steps.push(...piece.steps);
      unbounded += piece.unbounded;
    }
    return { steps, unbounded };
  }

  #repeated(): Piece | null {
    const piece = this.#single();
    const [whole, sign, from = "", comma, to = ""] = (piece && this.#take(tokens.quantifier)) ?? [];
    if (piece === null || whole === undefined) return piece;
    const least = sign === undefined ? Number(from) : sign === "+" ? 1 : 0;
    const bound = comma === "" ? least : to === "" ? Infinity : Number(to);
    return this.#times(piece, least, sign === undefined ? bound : sign === "?" ? 1 : Infinity);
  }

  #times({ steps, unbounded }: Piece, least: number, most: number): Piece {
    const isLoop = most === Infinity;
    const written = (isLoop ? least + 1 : most) * (steps.length + 2);
    if (written > 2 * maxSteps || (unbounded > 0 && most > 1)) this.#isRefused = true;
    if (this.#isRefused) return { steps: [], unbounded: 0 };
    const maybe: Step[] = [[1, steps.length + 1], ...steps];
    const loop: Step[] = [[1, steps.length + 2], ...steps, [-steps.length - 1]];
    const needed = Array.from({ length: least }, () => steps);
    const more = isLoop ? [loop] : Array.from({ length: most - least }, () => maybe);
    return { steps: [...needed, ...more].flat(), unbounded: unbounded + (isLoop ? 1 : 0) };
  }

  #single(): Piece | null {
    const source = this.#take(tokens.single)?.[0];
    if (source !== undefined) return { steps: [source], unbounded: 0 };
    if (this.#take(tokens.group) === null) return null;
    const inside = this.#choice();
    if (this.#take(tokens.end) === null) this.#isRefused = true;
    return inside;
  }

  #take(token: RegExp): RegExpExecArray | null {
    token.lastIndex = this.#at;
    const found = token.exec(this.#text);
    if (found !== null) this.#at = token.lastIndex;
    return found;
  }
}

function runs(steps: readonly Step[], text: readonly string[], flags: string): boolean {
  const tests = new Map(
    steps.map((step) => [step, typeof step === "string" ? new RegExp(`^${step}$`, flags) : null]),
  );
  /** At which character a step was last reached, so that each is looked at once. */
  const reached = new Int32Array(steps.length + 1).fill(-1);
  const go = (first: number, place: number, next: number[]): void => {
    const open = [first];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if (reached[at] === place) continue;
      reached[at] = place;
      const step = steps[at];
      if (typeof step === "object") for (const by of step) open.push(at + by);
      else if (step === undefined || !edges.includes(step)) next.push(at);
      else if (isEdge(step, text, place)) open.push(at + 1);
    }
  };
  let waiting: number[] = [];
  go(0, 0, waiting);
  for (const [place, character] of text.entries()) {
    const known = new Map<Step, boolean>();
    const next: number[] = [];
    for (const at of waiting) {
      const step = steps[at];
      if (step === undefined) continue;
      const fits = known.get(step) ?? tests.get(step)?.test(character) ?? false;
      known.set(step, fits);
      if (fits) go(at + 1, place + 1, next);
    }
    waiting = next;
  }
  // The end lies behind the last step.
  return waiting.includes(steps.length);
}

function isEdge(edge: string, text: readonly string[], place: number): boolean {
  if (edge === "^") return place === 0;
  if (edge === "$") return place === text.length;
  const isWord = (at: number) => /^\w$/u.test(text[at] ?? "");
  return (isWord(place - 1) !== isWord(place)) === (edge === String.raw`\b`);
}
