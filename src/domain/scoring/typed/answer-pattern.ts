// Patterns that authors give for answers, run so that no answer keeps the server busy: all places of the pattern that a
// text can have reached go forward together, one character at a time (Thompson's way), and nothing is ever tried again.
// The time is at most the pattern's steps times the text's characters, both of which have a bound.
import { visibleText } from "./compared-text.ts";
import { patternParts } from "./pattern-parts.ts";
import type { PatternPart } from "./pattern-parts.ts";

/** A text that long is no short answer. */
const longestMatched = 300;
/** With every bounded repetition written out. */
const mostSteps = 600;

type Edge = Extract<PatternPart, { is: "edge" }>["at"];
type Step =
  | { is: "character"; at: number }
  | { is: "edge"; at: Edge }
  | { is: "ways"; to: number[] }
  | { is: "done" };
type Program = { steps: Step[]; sources: string[] };

/** Whether a pattern can be used; else it accepts nothing, and the question's check says so. */
export function isUsablePattern(pattern: string): boolean {
  return programOf(pattern) !== null;
}

/** Whether the whole text fits, compared after NFC and without what is not seen. */
export function fitsPattern(typed: string, pattern: string, isCaseSensitive: boolean): boolean {
  const text = [...visibleText(typed).trim()];
  const program = text.length > longestMatched ? null : programOf(pattern);
  return program !== null && runs(program, text, isCaseSensitive ? "u" : "iu");
}

function programOf(pattern: string): Program | null {
  const parts = patternParts(pattern);
  if (parts === null) return null;
  const program: Program = { steps: [], sources: [] };
  if (!write(parts, program)) return null;
  program.steps.push({ is: "done" });
  return program;
}

/** False when it becomes too long. */
function write(part: PatternPart, program: Program): boolean {
  const { steps, sources } = program;
  if (steps.length > mostSteps) return false;
  switch (part.is) {
    case "edge":
      steps.push(part);
      return true;
    case "character": {
      if (!sources.includes(part.source)) sources.push(part.source);
      steps.push({ is: "character", at: sources.indexOf(part.source) });
      return true;
    }
    case "sequence":
      return part.of.every((each) => write(each, program));
    case "choice":
      return writeChoice(part.of, program);
    case "repeat":
      return writeRepeat(part, program);
  }
}

function writeChoice(of: readonly PatternPart[], program: Program): boolean {
  const { steps } = program;
  const start: Step = { is: "ways", to: [] };
  const end: Step = { is: "ways", to: [] };
  steps.push(start);
  const isShort = of.every((each) => {
    start.to.push(steps.length);
    const fits = write(each, program);
    steps.push(end);
    return fits;
  });
  end.to.push(steps.length);
  return isShort;
}

function writeRepeat(
  { of, least, most }: Extract<PatternPart, { is: "repeat" }>,
  program: Program,
): boolean {
  const { steps } = program;
  for (let count = 0; count < least; count += 1) if (!write(of, program)) return false;
  if (most === Infinity) {
    const again: Step = { is: "ways", to: [steps.length + 1] };
    const at = steps.push(again) - 1;
    const fits = write(of, program);
    steps.push({ is: "ways", to: [at] });
    again.to.push(steps.length);
    return fits;
  }
  const skips: { to: number[] }[] = [];
  for (let count = least; count < most; count += 1) {
    const skip = { is: "ways" as const, to: [steps.length + 1] };
    steps.push(skip);
    skips.push(skip);
    if (!write(of, program)) return false;
  }
  for (const { to } of skips) to.push(steps.length);
  return true;
}

function runs({ steps, sources }: Program, text: readonly string[], flags: string): boolean {
  const tests = sources.map((source) => new RegExp(`^(?:${source})$`, flags));
  /** At which character a step was last reached, so that each is looked at once. */
  const reached = new Int32Array(steps.length).fill(-1);
  let isDone = false;
  let waiting: number[] = [];
  const go = (first: number, place: number, next: number[]): void => {
    const open = [first];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if (reached[at] === place) continue;
      reached[at] = place;
      const step = steps[at] as Step;
      if (step.is === "character") next.push(at);
      else if (step.is === "ways") open.push(...step.to);
      else if (step.is === "done") isDone = true;
      else if (isEdge(step.at, text, place)) open.push(at + 1);
    }
  };
  go(0, 0, waiting);
  for (let place = 0; place < text.length; place += 1) {
    if (waiting.length === 0) return false;
    isDone = false;
    const known: (boolean | undefined)[] = [];
    const next: number[] = [];
    for (const at of waiting) {
      const { at: source } = steps[at] as Extract<Step, { is: "character" }>;
      known[source] ??= tests[source]?.test(text[place] as string) ?? false;
      if (known[source]) go(at + 1, place + 1, next);
    }
    waiting = next;
  }
  return isDone;
}

function isEdge(edge: Edge, text: readonly string[], place: number): boolean {
  if (edge === "start") return place === 0;
  if (edge === "end") return place === text.length;
  const isWord = (at: number) => /^\w$/u.test(text[at] ?? "");
  return (isWord(place - 1) !== isWord(place)) === (edge === "word");
}
