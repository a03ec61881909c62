// Answers as they stand in a question document, one beside the other: "[[6|%50%5|@angka; toleransi=0,1]]" in a blank or a
// cell, the same without brackets after a place on a picture. Shared by the reader and the writer, so that they agree.

export type TokenAnswer = {
  text: string;
  /** Of the mark, 0 to 1: "%50%" in front. */
  share: number;
  /** "=" in front: the right one in a list whose order counts. */
  key: boolean;
};
/** `flags`: what the last part says after "@", by name in small letters; a flag without a value has "". */
export type Token = { answers: TokenAnswer[]; flags: ReadonlyMap<string, string> };

const escapable = /[\\|[\]]/gu;
const escaped = /\\([\\|[\]%=@;])/gu;
const leading = /^(?=[%=@])/u;
const sharePattern = /^%(\d{1,3}(?:[.,]\d{1,6})?)%/u;

/** The parts between bars; a bar after a backslash is text. */
export function splitAtBars(text: string): string[] {
  return splitAt(text, "|");
}

function splitAt(text: string, sign: string): string[] {
  const parts = [""];
  for (const [piece] of text.matchAll(/\\?[\s\S]/gu)) {
    if (piece === sign) parts.push("");
    else parts[parts.length - 1] += piece;
  }
  return parts.map((part) => part.trim());
}

export function tokenOf(parts: readonly string[]): Token {
  const filled = parts.filter((part) => part !== "");
  const last = filled.at(-1) ?? "";
  const hasFlags = last.startsWith("@");
  const answers = (hasFlags ? filled.slice(0, -1) : filled).map(readAnswer);
  return { answers, flags: hasFlags ? readFlags(last.slice(1)) : new Map() };
}

function readAnswer(part: string): TokenAnswer {
  const key = part.startsWith("=");
  const rest = key ? part.slice(1).trim() : part;
  const [whole = "", percent] = sharePattern.exec(rest) ?? [];
  return {
    text: unescapeToken(rest.slice(whole.length).trim()),
    share: percent === undefined ? 1 : shareIn(percent),
    key,
  };
}

function readFlags(text: string): Map<string, string> {
  const flags = splitAt(text, ";").map((flag) => {
    const at = flag.indexOf("=");
    const name = (at < 0 ? flag : flag.slice(0, at)).trim().toLowerCase();
    return [name, at < 0 ? "" : unescapeToken(flag.slice(at + 1).trim())] as const;
  });
  return new Map(flags.filter(([name]) => name !== ""));
}

export function unescapeToken(text: string): string {
  return text.replace(escaped, "$1");
}

export function escapeToken(text: string): string {
  return text.replace(escapable, String.raw`\$&`).replace(leading, "\\");
}

export function shareIn(percent: string): number {
  const value = Number(percent.replace(",", "."));
  return Math.round(Math.min(100, value) * 10_000) / 1_000_000;
}

/** "%50%", or nothing for the whole mark. */
export function shareText(share: number): string {
  return share === 1 ? "" : `%${decimalText(Math.round(share * 1_000_000) / 10_000)}%`;
}

export function decimalText(value: number): string {
  return String(value).replace(".", ",");
}

/** The parts of a token, without its brackets. */
export function tokenText(
  answers: readonly Partial<TokenAnswer>[],
  flags: readonly (readonly [string, string])[] = [],
): string {
  const parts = answers.map(
    ({ text = "", share = 1, key = false }) =>
      `${key ? "=" : ""}${shareText(share)}${escapeToken(text)}`,
  );
  const about = flags.map(([name, value]) =>
    value === "" ? name : `${name}=${escapeToken(value).replace(/;/gu, String.raw`\;`)}`,
  );
  return [...parts, ...(about.length > 0 ? [`@${about.join("; ")}`] : [])].join("|");
}
