// What stands between the braces of a GIFT question, as one of our types (docs.moodle.org, "GIFT format"; the ordering
// of qtype_ordering).
import type { QuestionContent } from "../../contract/questions/question-content.ts";
import { plainTextOf } from "../../domain/text/html-text.ts";
import { signAt, unescapeGift } from "./gift-text.ts";
import {
  choiceContent,
  numericKey,
  plainNumber,
  truthContent,
  typedContent,
  typedKey,
  type WeightedNumber,
} from "../moodle/moodle-kinds.ts";
import { matchContent, orderContent } from "../moodle/moodle-matching.ts";
import { checkCount, ReadingFault, warn, type Draft } from "../question-draft.ts";
import { formatNamed, textToHtml, type TextFormat } from "../text-format.ts";

export type Formatted = { html: string; format: TextFormat };

/** "[html]…" or text in the format that the question has. */
export function formattedText(draft: Draft, escaped: string, inherited: TextFormat): Formatted {
  const [whole = "", name = ""] = /^\s*\[(\w+)\]/u.exec(escaped) ?? [];
  const named = formatNamed(name);
  const text = unescapeGift(named ? escaped.slice(whole.length) : escaped);
  const format = named ?? inherited;
  const html = textToHtml(text.trimEnd().replace(/^\n+/u, ""), format).replace(
    bareDiv,
    "<p>$1</p>",
  );
  if (html.includes("@@PLUGINFILE@@"))
    warn(
      draft,
      "Gambar atau berkas di soal ini tidak ikut dalam file GIFT. Pasang kembali sesudah impor.",
    );
  return { html, format };
}

const blocks = "div|p|table|ul|ol|pre|blockquote|h[1-6]";
const bareDiv = new RegExp(
  String.raw`<div\b[^<>]*>((?:(?!</?(?:${blocks})\b)[\s\S])*)</div>`,
  "giu",
);

type Answer = { sign: "~" | "="; percent: number; text: string };

/** `body` without the general feedback. @throws ReadingFault */
export function giftContent(draft: Draft, body: string, format: TextFormat): QuestionContent {
  const text = body.trim();
  if (text === "") return essay();
  const truth = /^(t|true|benar|f|false|salah)\s*(?:#|$)/iu.exec(text)?.[1];
  if (truth !== undefined) {
    if (text.includes("#")) warnOfFeedback(draft);
    return truthContent(draft, /^(?:t|b)/iu.test(truth));
  }
  if (text.startsWith("#")) return numerical(draft, text.slice(1));
  if (text.startsWith(">")) return ordering(draft, text);
  const answers = answersIn(draft, text);
  if (answers.some(({ sign }) => sign === "~")) return choice(draft, answers, format);
  const pairs = answers.filter(({ text }) => signAt(text, ["->"]) >= 0);
  if (pairs.length > 1 && pairs.length === answers.length) return matching(draft, answers, format);
  return typedContent(
    typedKey(
      draft,
      answers.map(({ text, percent }) => ({ percent, text: answerText(text) })),
      false,
    ),
  );
}

const essay = (): QuestionContent => ({
  type: 2,
  payload: { format: "plain", min_words: 0, max_chars: 0, attachments: false, lines: 5 },
  key: { rujukan: "", rubric: [], keywords: [] },
});

function warnOfFeedback(draft: Draft): void {
  warn(draft, "Umpan balik per jawaban tidak disimpan. Pindahkan ke pembahasan bila perlu.");
}

/** @throws ReadingFault when text stands before the first answer */
function answersIn(draft: Draft, text: string): Answer[] {
  const starts: number[] = [];
  for (let at = signAt(text, ["~", "="]); at >= 0; at = signAt(text, ["~", "="], at + 1))
    if (!isInTag(text, starts.at(-1) ?? 0, at)) starts.push(at);
  checkCount(starts);
  const lead = text.slice(0, starts[0] ?? text.length).trim();
  if (starts.length === 0 && isWord(lead)) {
    warn(draft, `"${lead}" tidak diawali = sehingga dibaca sebagai jawaban isian.`);
    return [{ sign: "=", percent: 100, text: lead }];
  }
  if (lead !== "")
    throw new ReadingFault(
      `"${plainTextOf(unescapeGift(lead)).slice(0, 40)}" bukan jawaban GIFT. Awali tiap jawaban dengan = atau ~.`,
    );
  return starts.map((start, at) => {
    const sign = text[start] === "=" ? "=" : "~";
    const written = withoutFeedback(draft, text.slice(start + 1, starts[at + 1] ?? text.length));
    const [whole = "", percent] = /^\s*%\s*(-?[\d.,]+)\s*%/u.exec(written) ?? [];
    return {
      sign,
      percent: percent === undefined ? (sign === "=" ? 100 : 0) : percentIn(percent),
      text: written.slice(whole.length).trim(),
    };
  });
}

/** One word, which may stand between braces alone. */
export function isWord(text: string): boolean {
  return /^[\p{L}\p{N}][\p{L}\p{N}\p{M}.,'’-]{0,59}$/u.test(text.trim());
}

function percentIn(text: string): number {
  const value = Number(text.replace(",", "."));
  if (!Number.isFinite(value))
    throw new ReadingFault(`Nilai %${text}% bukan angka. Perbaiki nilai jawabannya.`);
  return value;
}

/** The = of an attribute that was not escaped. */
function isInTag(text: string, from: number, at: number): boolean {
  return text[at] === "=" && /<[a-z][^<>]*$/iu.test(text.slice(Math.max(from, at - 500), at));
}

/** The # of a character reference such as &#39; begins no feedback. */
function withoutFeedback(draft: Draft, text: string): string {
  let at = signAt(text, ["#"]);
  while (at > 0 && /&#(?:\d+|x[\da-f]+);/iuy.test(text.slice(at - 1)))
    at = signAt(text, ["#"], at + 1);
  if (at < 0) return text;
  if (text.slice(at + 1).trim() !== "") warnOfFeedback(draft);
  return text.slice(0, at);
}

/** A typed answer is text, whatever its format says. */
function answerText(escaped: string): string {
  const text = unescapeGift(escaped).trim();
  const format = formatNamed(/^\[(\w+)\]/u.exec(text)?.[1] ?? "");
  const rest = format ? text.slice(text.indexOf("]") + 1).trim() : text;
  const isWrapped = /^<(div|p|span|b|i|strong|em)\b[^<>]*>[\s\S]*<\/\1>$/iu.test(rest);
  return format === "html" || isWrapped ? plainTextOf(rest) : rest;
}

function choice(draft: Draft, answers: readonly Answer[], format: TextFormat): QuestionContent {
  const parts = answers.map(({ text, percent }) => ({
    percent,
    html: formattedText(draft, text, format).html,
  }));
  return choiceContent(draft, parts, answers.some(({ sign }) => sign === "=") ? "one" : "counted");
}

function matching(draft: Draft, answers: readonly Answer[], format: TextFormat): QuestionContent {
  return matchContent(
    draft,
    answers.map(({ text }) => {
      const arrow = signAt(text, ["->"]);
      return {
        left: formattedText(draft, text.slice(0, arrow), format).html,
        right: answerText(text.slice(arrow + 2)),
      };
    }),
  );
}

function numerical(draft: Draft, text: string): QuestionContent {
  const several = signAt(text, ["=", "~"]) >= 0;
  const answers = several
    ? answersIn(draft, text.trim().replace(/^(?![=~])/u, "="))
    : [{ percent: 100, text: withoutFeedback(draft, text) }];
  return typedContent(
    numericKey(
      draft,
      answers
        .map(({ percent, text }) => numberAnswer(unescapeGift(text).trim(), percent))
        // The catch-all of Moodle's export, there for its feedback alone.
        .filter(({ text, percent }) => text !== "*" || percent > 0),
    ),
  );
}

/** "5", "5:0.1" (tolerance) and "4.9..5.1" (range). */
export function numberAnswer(text: string, percent: number): WeightedNumber {
  const [, low, high] = /^([^.:]*(?:\.\d+)?|[^:]*?)\.\.(.+)$/u.exec(text) ?? [];
  if (low !== undefined && high !== undefined) {
    const [from, to] = [numberOf(low), numberOf(high)];
    return {
      text: String(rounded((from + to) / 2)),
      percent,
      tolerance: rounded(Math.abs(to - from) / 2),
    };
  }
  const [value = "", tolerance = "0"] = text.split(":");
  return {
    text: plainNumber(value),
    percent,
    tolerance: tolerance.trim() === "" ? 0 : numberOf(tolerance),
  };
}

function numberOf(text: string): number {
  const value = Number(text.trim().replace(",", "."));
  if (text.trim() === "" || !Number.isFinite(value))
    throw new ReadingFault(`"${text.trim().slice(0, 40)}" bukan angka. Perbaiki jawabannya.`);
  return value;
}

/** Without the noise of binary fractions. */
const rounded = (value: number) => Number(value.toPrecision(12));

const orderingHead =
  /^>\s*\d*\s*(?:(ALL|EXACT|RANDOM|REL|CONTIGUOUS|CONTIG)\b)?\s*(?:(?:HORIZONTAL|HORI|H|1|VERTICAL|VERT|V|0)\b)?\s*((?:ALL_OR_NOTHING|ABSOLUTE|ABS|RELATIVE|REL|LONGEST)\w*)?\s*(?:(?:SHOW|TRUE|YES|1|HIDE|FALSE|NO|0)\b)?\s*(?:(?:none|123|abc|ABCD|iii|IIII)\b)?/u;

/** Its items stand one to a line. */
function ordering(draft: Draft, text: string): QuestionContent {
  const [head = ">", selection = "ALL", grading = ""] = orderingHead.exec(text) ?? [];
  if (!/^(?:ALL|EXACT)$/u.test(selection))
    warn(draft, "Moodle hanya menampilkan sebagian butir; di sini semua butir ditampilkan.");
  const items = text
    .slice(head.length)
    .split("\n")
    .map((line) => textToHtml(unescapeGift(line), "moodle"))
    .filter((html) => html !== "");
  return orderContent(draft, items, grading);
}
