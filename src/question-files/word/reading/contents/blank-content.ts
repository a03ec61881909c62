// Contents of question tables whose text has blanks (type 14). The text is the cell of `T`, or the stem from its first
// paragraph with a blank on.
import type { Comparison, ContentOf } from "../../../../contract/questions/question-content.ts";
import { isEmptyHtml, plainTextOf } from "../../../../domain/text/html-text.ts";
import type { Token, TokenAnswer } from "../../answer-token.ts";
import { replaceBlanks } from "../blank-tokens.ts";
import { typedKeyOf } from "./grid-content.ts";
import { htmlOfKind, type TableQuestion } from "../table-question.ts";
import type { BlankMode } from "../table-meta.ts";

type Blank = { id: string; token: Token };
type ShownBlank = ContentOf<14>["payload"]["blanks"][number];
const ownStem = "<p>Lengkapi teks berikut.</p>";
export const blankWidth = 12;

export function blankContent(question: TableQuestion): {
  stem: string;
  content: ContentOf<14> | null;
} {
  const { draft } = question;
  const own = htmlOfKind(question, "table");
  const blanks: Blank[] = [];
  const text = replaceBlanks(own.length > 0 ? own.join("") : question.stem, (token) => {
    const id = draft.makeId();
    if (token.answers.length === 0)
      draft.error(`Isian ke-${blanks.length + 1} kosong; tulis jawabannya di antara [[ dan ]].`);
    blanks.push({ id, token });
    return `[[${id}]]`;
  });
  if (blanks.length === 0) {
    draft.error('Teksnya tidak punya isian; tulis jawabannya seperti "[[Jakarta]]".');
    return { stem: question.stem, content: null };
  }
  if (own.length > 0)
    return { stem: question.stem, content: filledContent(question, text, blanks) };
  const first = text.lastIndexOf("<p", text.indexOf(`[[${blanks[0]?.id}]]`));
  const before = text.slice(0, Math.max(0, first)).endsWith("</p>") ? text.slice(0, first) : "";
  const content = filledContent(question, text.slice(before.length), blanks);
  return { stem: isEmptyHtml(before) ? ownStem : before, content };
}

type Words = ContentOf<14>["payload"]["bank"];
type Filling = {
  question: TableQuestion;
  blanks: readonly Blank[];
  /** What the mode of the question says to blanks that say nothing themselves. */
  mode: BlankMode;
  /** Words of the rows `X`. */
  extra: readonly string[];
  words: Record<string, string>;
  texts: Record<string, Comparison>;
};

function filledContent(
  question: TableQuestion,
  text: string,
  blanks: readonly Blank[],
): ContentOf<14> {
  const extra = htmlOfKind(question, "distractor").map(plainTextOf).filter(Boolean);
  const mode = question.meta.blankMode ?? usualMode(blanks, extra);
  const filling: Filling = { question, blanks, mode, extra, words: {}, texts: {} };
  const banked = blanks.filter((blank) => modeOf(blank, mode) === "bank");
  if (mode === "text" && banked.length === 0 && extra.length > 0)
    question.draft.warn("Kata pengecoh (X) tidak dipakai pada isian yang diketik.");
  const bank = banked.length > 0 ? bankOf(filling, banked) : [];
  const shown = blanks.map((blank, at) => shownBlank(filling, blank, at, bank));
  const key = { words: filling.words, texts: filling.texts };
  return { type: 14, payload: { text, blanks: shown, bank }, key };
}

/** Answers that differ can only be typed; otherwise words are taken from the bank. */
function usualMode(blanks: readonly Blank[], extra: readonly string[]): "bank" | "text" {
  const several = blanks.some(({ token }) => token.answers.length > 1);
  return extra.length === 0 && several ? "text" : "bank";
}

const flagged = { bank: "bank", dropdown: "dropdown", ketik: "text" } as const;

function modeOf({ token }: Blank, otherwise: BlankMode): BlankMode {
  const [, named] = Object.entries(flagged).find(([flag]) => token.flags.has(flag)) ?? [];
  return named ?? otherwise;
}

function shownBlank(filling: Filling, blank: Blank, at: number, bank: Words): ShownBlank {
  const { id, token } = blank;
  const mode = modeOf(blank, filling.mode);
  const own = token.flags.get("lebar") ?? "";
  const width = (usual: number) => (/^\d{1,4}$/u.test(own) ? Number(own) : usual);
  if (mode === "text") {
    filling.texts[id] = typedKeyOf(filling.question, token);
    return { id, mode, options: [], width: width(typedWidth(token.answers)) };
  }
  if (mode === "dropdown")
    return { id, mode, options: listOf(filling, blank), width: width(blankWidth) };
  const [answer, ...more] = token.answers;
  if (more.length > 0)
    filling.question.draft.warn(
      `Isian ke-${at + 1}: hanya "${answer?.text}" yang menjadi kunci, sebab bank kata punya satu kata per isian.`,
    );
  filling.words[id] = bank.find((word) => word.text === answer?.text)?.id ?? "";
  return { id, mode, options: [], width: width(blankWidth) };
}

export function typedWidth(answers: readonly { text: string }[]): number {
  return Math.max(blankWidth, ...answers.map(({ text }) => text.length));
}

const firstText = ({ token }: Blank) => token.answers[0]?.text ?? "";

/** Sorted, so that their order gives nothing away. */
function bankOf({ question, extra }: Filling, blanks: readonly Blank[]): Words {
  const answers = blanks.map(firstText);
  const reused = question.meta.settings.list("reuse");
  return [...new Set([...answers, ...extra])].sort().map((text) => ({
    id: question.draft.makeId(),
    text,
    reuse: answers.filter((answer) => answer === text).length > 1 || reused.includes(text),
  }));
}

/** Its own words when it names several, else those of all blanks; in the order written where "=" marks the right one. */
function listOf({ question, blanks, mode, extra, words }: Filling, blank: Blank) {
  const { draft } = question;
  const own = blank.token.answers;
  const isOwn = blank.token.flags.has("dropdown") && mode !== "dropdown";
  const texts = own.length > 1 || isOwn ? own.map(({ text }) => text) : blanks.map(firstText);
  const all = [...new Set([...texts, ...(isOwn ? [] : extra)])];
  const right = own.find(({ key }: TokenAnswer) => key) ?? own[0];
  const ordered = own.some(({ key }) => key) ? all : all.sort();
  const options = ordered.map((text) => ({ id: draft.makeId(), text }));
  words[blank.id] = options.find(({ text }) => text === right?.text)?.id ?? "";
  if (options.length < 2) draft.error("Pilihannya hanya satu; tambah kata pengecoh di baris X.");
  return options;
}
