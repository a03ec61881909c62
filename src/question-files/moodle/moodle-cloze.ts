// Moodle's "embedded answers" (cloze): {2:SHORTANSWER:=Berlin#feedback~%50%Bonn} inside the text (docs.moodle.org,
// "Embedded Answers (Cloze) question type").
import type {
  Comparison,
  ContentOf,
  QuestionContent,
} from "../../contract/questions/question-content.ts";
import { plainTextOf } from "../../domain/text/html-text.ts";
import { numberAnswer } from "../gift/gift-answers.ts";
import { gapWidth, takeText } from "./moodle-gaps.ts";
import {
  belowZero,
  gapMark,
  numericKey,
  partialList,
  typedKey,
  type WeightedText,
} from "./moodle-kinds.ts";
import type { MoodleQuestion } from "./moodle-xml-fields.ts";
import { checkCount, ReadingFault, warn, type Draft } from "../question-draft.ts";

type Blanks = ContentOf<14>;

const part = /\{(\d*):([A-Z_]+):((?:\\[\s\S]|[^\\}]){0,5000})\}/giu;

/** SHORTANSWER, its other names, and so on. */
const kinds: readonly [RegExp, "text" | "exact" | "number" | "list"][] = [
  [/^(?:SHORTANSWER|SA|MW)$/u, "text"],
  [/^(?:SHORTANSWER_C|SAC|MWC)$/u, "exact"],
  [/^(?:NUMERICAL|NM)$/u, "number"],
  [/^(?:MULTICHOICE|MC|MULTICHOICE_S|MCS|MULTICHOICE_[VH]S?|MC[VH]S?)$/u, "list"],
];

/** @throws ReadingFault when a part is of a kind that no blank can be */
export function clozeContent({ draft }: MoodleQuestion): QuestionContent {
  const content: Blanks = {
    type: 14,
    payload: { text: "", blanks: [], bank: [] },
    key: { words: {}, texts: {} },
  };
  const grades = new Set<string>();
  content.payload.text = takeText(draft, (html) =>
    html.replace(part, (_, grade: string, kind: string, answers: string) => {
      grades.add(grade === "" ? "1" : grade);
      return addBlank(draft, content, kind, answers);
    }),
  );
  if (content.payload.blanks.length === 0)
    throw new ReadingFault(
      "Tidak ada bagian yang diisi di dalam teks. Periksa tanda {1:SHORTANSWER:…}.",
    );
  if (grades.size > 1)
    warn(draft, "Nilai tiap bagian tidak sama; di sini semua bagian bernilai sama.");
  return content;
}

function addBlank(draft: Draft, content: Blanks, name: string, text: string): string {
  const kind = kinds.find(([pattern]) => pattern.test(name.toUpperCase()))?.[1];
  if (!kind)
    throw new ReadingFault(
      `Bagian "${name}" di dalam teks tidak dapat diimpor. Ganti dengan jenis lain.`,
    );
  const answers = clozeAnswers(draft, text);
  const id = draft.makeId();
  if (kind === "list") addList(draft, content, id, answers);
  else {
    content.payload.blanks.push({ id, mode: "text", options: [], width: gapWidth });
    content.key.texts[id] = keyOf(draft, kind, answers);
  }
  return gapMark(id);
}

function keyOf(
  draft: Draft,
  kind: "text" | "exact" | "number",
  answers: WeightedText[],
): Comparison {
  if (kind !== "number") return typedKey(draft, answers, kind === "exact");
  const usable = answers.filter(({ text, percent }) => text !== "*" || percent > 0);
  return numericKey(
    draft,
    usable.map(({ text, percent }) => numberAnswer(text, percent)),
  );
}

function addList(draft: Draft, content: Blanks, id: string, answers: WeightedText[]): void {
  checkCount(answers);
  const options = answers.map(({ text }) => ({ id: draft.makeId(), text }));
  const best = Math.max(...answers.map(({ percent }) => percent));
  const at = answers.findIndex(({ percent }) => percent === best);
  const key = options[at];
  if (!key || best <= 0)
    throw new ReadingFault("Ada daftar pilihan tanpa jawaban benar. Tandai dengan =.");
  if (answers.filter(({ percent }) => percent > 0).length > 1) throw new ReadingFault(partialList);
  if (answers.some(({ percent }) => percent < 0)) warn(draft, belowZero);
  content.payload.blanks.push({ id, mode: "dropdown", options, width: gapWidth });
  content.key.words[id] = key.id;
}

/** Parted by ~; a backslash takes the meaning off ~ # } " / and itself. */
function clozeAnswers(draft: Draft, text: string): WeightedText[] {
  return cut(plainTextOf(text), "~").map((written) => {
    const [answer = "", ...feedback] = cut(written, "#");
    if (feedback.join("").trim() !== "")
      warn(draft, "Umpan balik per jawaban tidak disimpan. Pindahkan ke pembahasan bila perlu.");
    const [whole = "", sign, percent] = /^\s*(=)?(?:%(-?[\d.,]+)%)?/u.exec(answer) ?? [];
    const share = percent === undefined ? (sign ? 100 : 0) : Number(percent.replace(",", "."));
    const plain = answer.slice(whole.length).replace(/\\([~#}{"/\\=])/gu, "$1");
    return { text: plain.trim(), percent: Number.isFinite(share) ? share : 0 };
  });
}

function cut(text: string, sign: string): string[] {
  const pieces = [""];
  for (let at = 0; at < text.length; at += 1) {
    const taken = text[at] === "\\" ? text.slice(at, at + 2) : (text[at] ?? "");
    if (taken === sign) pieces.push("");
    else pieces[pieces.length - 1] += taken;
    at += taken.length - 1;
  }
  return pieces;
}
