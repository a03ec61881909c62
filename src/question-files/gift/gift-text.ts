// The signs of GIFT (docs.moodle.org, "GIFT format"): ~ = # { } : and \ count unless a backslash stands before them, and
// \n breaks a line. Texts are cut up while they are still escaped; unescapeGift comes last.

const escaped = /\\([\\~=#{}:n])/gu;
const control = /[\\~=#{}:]/gu;

export function unescapeGift(text: string): string {
  return text.replace(escaped, (_, sign: string) => (sign === "n" ? "\n" : sign));
}

export function escapeGift(text: string): string {
  return text.replace(control, String.raw`\$&`).replace(/\n/gu, String.raw`\n`);
}

/** Where any of the signs stands without a backslash, from `from` on; -1: nowhere. */
export function signAt(text: string, signs: readonly string[], from = 0): number {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === "\\" && /[\\~=#{}:n]/u.test(text[at + 1] ?? "")) at += 1;
    else if (signs.some((sign) => text.startsWith(sign, at))) return at;
  }
  return -1;
}

export type BraceGroups = { groups: { from: number; to: number }[]; balanced: boolean };

/** The outermost { … } of a text: `from` at the opening brace, `to` after the closing one. */
export function braceGroups(text: string): BraceGroups {
  const groups: BraceGroups["groups"] = [];
  let depth = 0;
  let from = 0;
  for (let at = signAt(text, ["{", "}"]); at >= 0; at = signAt(text, ["{", "}"], at + 1)) {
    if (text[at] === "{") {
      if (depth === 0) from = at;
      depth += 1;
    } else if (depth === 0) return { groups, balanced: false };
    else {
      depth -= 1;
      if (depth === 0) groups.push({ from, to: at + 1 });
    }
  }
  return { groups, balanced: depth === 0 };
}

/** `line` counts from 1. */
export type GiftBlock = { line: number; text: string };
export type GiftBlocks = { blocks: GiftBlock[]; categories: string[]; hasTags: boolean };

/** Questions are parted by empty lines; lines that begin with // are remarks. */
export function giftBlocks(text: string): GiftBlocks {
  const result: GiftBlocks = { blocks: [], categories: [], hasTags: false };
  let open: { line: number; lines: string[] } | null = null;
  const close = () => {
    if (open) result.blocks.push({ line: open.line, text: open.lines.join("\n") });
    open = null;
  };
  const lines = text.replace(/^\ufeff/u, "").split(/\r\n?|\n/u);
  for (const [at, line] of lines.entries()) {
    if (/^\s*\/\//u.test(line)) {
      result.hasTags ||= /\[(?:tag|id):/u.test(line);
      continue;
    }
    const category = /^\s*\$CATEGORY:\s*(.*?)\s*$/u.exec(line)?.[1];
    if (category !== undefined) result.categories.push(category);
    if (category !== undefined || line.trim() === "") close();
    else {
      open ??= { line: at + 1, lines: [] };
      open.lines.push(line);
    }
  }
  close();
  return { ...result, blocks: rejoined(result.blocks).flatMap(separated) };
}

/** Answers that were parted by an empty line, as people do, belong together again; Moodle itself would refuse them. */
function rejoined(blocks: readonly GiftBlock[]): GiftBlock[] {
  const joined: GiftBlock[] = [];
  for (let at = 0; at < blocks.length; at += 1) {
    const block = blocks[at] as GiftBlock;
    const last = isOpen(block.text) ? closingBlock(blocks, at) : at;
    const texts = blocks.slice(at, last + 1).map(({ text }) => text);
    joined.push({ line: block.line, text: texts.join("\n\n") });
    at = last;
  }
  return joined;
}

const isOpen = (text: string) => {
  const { balanced } = braceGroups(text);
  if (!balanced) return signAt(text, ["{"]) >= 0 && signAt(text, ["}"]) < 0;
  return signAt(text, ["{"]) < 0 && isHtml(text);
};

const isHtml = (text: string) => /^\s*(?:::(?:[^:]|:(?!:))*::\s*)?(?:\[html\]|<)/iu.test(text);

/** The block that closes the brace, or goes on with the HTML up to it, when no question begins before it. */
function closingBlock(blocks: readonly GiftBlock[], from: number): number {
  let text = blocks[from]?.text ?? "";
  for (let at = from + 1; at < blocks.length; at += 1) {
    const next = blocks[at]?.text ?? "";
    if (/^\s*::/u.test(next)) return from;
    const isAnswering = signAt(text, ["{"]) >= 0;
    const goesOn = /^\s*<\/?[a-z]/iu.test(next) || hasOpenElement(text);
    if (isAnswering ? next[signAt(next, ["{", "}"])] === "{" : !goesOn) return from;
    text += `\n\n${next}`;
    if (signAt(text, ["{"]) >= 0 && braceGroups(text).balanced) return at;
  }
  return from;
}

function hasOpenElement(text: string): boolean {
  const tags = [...text.matchAll(/<(\/?)(?:table|ul|ol|div|pre|blockquote)\b/giu)];
  return tags.reduce((depth, [, end]) => depth + (end === "" ? 1 : -1), 0) > 0;
}

/** Questions that follow each other line by line without an empty line between them. */
function separated(block: GiftBlock): GiftBlock[] {
  const { groups, balanced } = braceGroups(block.text);
  if (!balanced || groups.length < 2) return [block];
  const ends = groups
    .slice(0, -1)
    .filter(({ from, to }) => isAnswer(block.text.slice(from + 1, to - 1)))
    .map(({ to }) => to)
    .filter((to) => /^[ \t]*\n/u.test(block.text.slice(to)));
  const edges = [0, ...ends, block.text.length];
  let line = block.line;
  return edges.slice(1).map((end, at) => {
    const text = block.text.slice(edges[at], end);
    const skipped = /^\s*/u.exec(text)?.[0] ?? "";
    const first = line + lineEnds(skipped);
    line += lineEnds(text);
    return { line: first, text: text.slice(skipped.length) };
  });
}

const lineEnds = (text: string) => text.split("\n").length - 1;

const isAnswer = (body: string) => /^\s*(?:$|[~=#>]|(?:t|f|true|false)\s*(?:#|$))/iu.test(body);
