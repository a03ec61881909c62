// Writes GIFT, Moodle's text format for questions (docs.moodle.org, "GIFT format"). Every text names its format, so that
// no text is taken for a remark or a category.
import type { ContentOf, QuestionContent } from "../../contract/questions/question-content.ts";
import type { QuestionInput } from "../../contract/questions/question-fields.ts";
import { escapeGift } from "./gift-text.ts";
import { blanksStem, gapMark, truthStem } from "../moodle/moodle-kinds.ts";
import { choicesOf, gradingOf, pairsOf, typedAnswers } from "../moodle/moodle-shares.ts";
import { withStem } from "../stem-and-text.ts";
import { htmlWithTex, simpleText } from "../text-format.ts";
import {
  CannotWrite,
  cannotWrite,
  warnOfFields,
  writeEach,
  type Losses,
  type WrittenQuestions,
} from "../written-questions.ts";

export function writeGift(questions: readonly QuestionInput[]): WrittenQuestions {
  const { texts, notes } = writeEach(questions, writeQuestion);
  return { text: texts.map((text) => `${text}\n`).join("\n"), notes };
}

function writeQuestion(question: QuestionInput, losses: Losses): string {
  const { content } = question;
  warnOfFields(question, losses, ["explanation"]);
  if (
    /<(?:img|audio|video)\b/iu.test(JSON.stringify([question.stem, question.explanation, content]))
  )
    losses.warn("Gambar dan suara tidak ikut dalam file GIFT.");
  const explanation = question.explanation === "" ? "" : `####${formatted(question.explanation)}`;
  if (content.type === 14) return missingWord(question, content, explanation, losses);
  const body = answers(question, content, losses);
  return `${formatted(stemOf(question))} {${body}${explanation}}`;
}

function stemOf({ stem, content }: QuestionInput): string {
  const [statement, ...more] = content.type === 8 ? content.payload.statements : [];
  return statement && more.length === 0 ? withStem(stem, statement.html, truthStem) : stem;
}

/** With the name of its format, since an answer would otherwise have its question's. */
function formatted(html: string): string {
  const text = simpleText(html);
  return text === null ? `[html]${escapeGift(htmlWithTex(html))}` : `[moodle]${escapeGift(text)}`;
}

function answers(question: QuestionInput, content: QuestionContent, losses: Losses): string {
  switch (content.type) {
    case 1:
    case 3:
    case 4:
      return choice(question, content, losses);
    case 2:
      if (content.key.rujukan !== "" || content.key.rubric.length + content.key.keywords.length > 0)
        losses.warn("Rujukan, rubrik dan kata kunci uraian tidak ikut.");
      return "";
    case 6:
      return typed(content, losses);
    case 7:
      return ordering(question, content);
    default:
      return isOneStatement(content) ? truth(content, losses) : pairs(content, losses);
  }
}

const isOneStatement = (content: QuestionContent): content is ContentOf<8> =>
  content.type === 8 && content.payload.statements.length === 1;

const line = (text: string) => `\n\t${text}`;

function choice(
  question: QuestionInput,
  content: ContentOf<1> | ContentOf<3> | ContentOf<4>,
  losses: Losses,
): string {
  const { answers: all, single } = choicesOf(question, content, losses);
  const right = all.filter(({ percent }) => percent > 0).length;
  if (!single && right === 1) losses.warn("Hanya satu kunci, sehingga soal menjadi Pilihan ganda.");
  if (single && all.filter(({ percent }) => percent === 100).length > 1)
    losses.warn("Beberapa opsi bernilai penuh, sehingga soal menjadi Pilihan ganda kompleks.");
  const lines = all.map(({ html, percent }) => {
    if (single && percent === 100) return line(`=${formatted(html)}`);
    return line(`~${percent === 0 ? "" : `%${percent}%`}${formatted(html)}`);
  });
  return `${lines.join("")}\n`;
}

function typed({ payload, key }: ContentOf<6>, losses: Losses): string {
  if (key.case_sensitive) losses.warn("Besar kecilnya huruf tidak akan dinilai.");
  if (payload.unit !== "") losses.warn("Satuan tidak ikut.");
  const all = typedAnswers(key, losses);
  const isNumber = key.mode === "number";
  if (all.length > 1 && !isNumber && all.every(({ text }) => text.includes("->")))
    throw new CannotWrite('Jawaban yang memuat "->" berarti menjodohkan dalam GIFT.');
  const lines = all.map(({ text, percent }) => {
    const share = percent === 100 ? "" : `%${percent}%`;
    const value = isNumber ? `${text}:${key.tolerance}` : escapeGift(text);
    return line(`=${share}${value}`);
  });
  return `${isNumber ? "#" : ""}${lines.join("")}\n`;
}

/** One item to a line, so a line end within one becomes a space. */
function ordering({ policy }: QuestionInput, { payload, key }: ContentOf<7>): string {
  const items = new Map(payload.items.map(({ id, html }) => [id, html]));
  const grading = gradingOf(policy, key.measure);
  const lines = key.ids.map((id) => {
    const html = items.get(id) ?? "";
    const text = simpleText(html) ?? htmlWithTex(html).replace(/\s*\n\s*/gu, " ");
    return `\n${escapeGift(text)}`;
  });
  return `>${lines.length} ALL VERTICAL ${grading} SHOW none${lines.join("")}\n`;
}

function truth({ payload, key }: ContentOf<8>, losses: Losses): string {
  const value = key.values[payload.statements[0]?.id ?? ""];
  if (value !== 0 && value !== 1) throw new CannotWrite("Pernyataannya belum mempunyai kunci.");
  if (payload.labels.join() !== "Benar,Salah")
    losses.warn("Label pernyataan menjadi Benar dan Salah.");
  return value === 1 ? "TRUE" : "FALSE";
}

function pairs(content: QuestionContent, losses: Losses): string {
  const all = pairsOf(content, losses);
  if (all === null) throw cannotWrite(content, "GIFT");
  const lines = all.map(({ left, right }) => {
    const text = left === "" ? "" : formatted(left);
    if (text.includes("->")) throw new CannotWrite('Sisi kiri memuat "->".');
    return line(`=${text} -> ${escapeGift(right)}`);
  });
  return `${lines.join("")}\n`;
}

/** A single blank with a list of its own is GIFT's missing word. */
function missingWord(
  { stem }: QuestionInput,
  content: ContentOf<14>,
  explanation: string,
  losses: Losses,
): string {
  const [blank, ...more] = content.payload.blanks;
  if (!blank || more.length > 0 || blank.mode !== "dropdown")
    throw new CannotWrite("GIFT hanya mengenal satu bagian kosong dengan daftar pilihan.");
  const text = withStem(stem, content.payload.text, blanksStem);
  const [before = "", after = ""] = splitOnce(formatted(text), escapeGift(gapMark(blank.id)));
  if (after.trim() === "") throw new CannotWrite("Bagian kosong di akhir teks tidak dikenal GIFT.");
  if (content.payload.bank.length > 0) losses.warn("Bank kata tidak ikut.");
  const key = content.key.words[blank.id];
  if (key === undefined) throw new CannotWrite("Kuncinya belum ditentukan.");
  const lines = blank.options.map(({ id, text }) =>
    line(`${id === key ? "=" : "~"}[plain]${escapeGift(text)}`),
  );
  return `${before}{${lines.join("")}\n${explanation}}${after}`;
}

function splitOnce(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + mark.length)];
}
