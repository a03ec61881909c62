// Reads GIFT, Moodle's text format for questions (docs.moodle.org, "GIFT format").
import type { QuestionContent } from "../../contract/questions/question-content.ts";
import { excerptOf, isEmptyHtml, plainTextOf } from "../../domain/text/html-text.ts";
import { formattedText, giftContent } from "./gift-answers.ts";
import { braceGroups, giftBlocks, signAt, unescapeGift, type GiftBlock } from "./gift-text.ts";
import type { ImportedQuestion, ImportedQuestions, ImportNote } from "../imported-question.ts";
import { blanksStem, gapMark } from "../moodle/moodle-kinds.ts";
import type { MakeId } from "../finished-question.ts";
import { newDraft, ReadingFault, readingOf, warn, type Draft } from "../question-draft.ts";
import { stemAndText } from "../stem-and-text.ts";
import type { TextFormat } from "../text-format.ts";

/** Never throws; a part that cannot be read is told at its line. */
export function readGift(text: string, makeId: MakeId): ImportedQuestions {
  const { blocks, categories, hasTags } = giftBlocks(text);
  const notes: ImportNote[] = [];
  const questions: ImportedQuestion[] = [];
  for (const block of blocks) {
    const parts = blockParts(block);
    if (parts.answers === null && parts.fault === null) notes.push(descriptionNote(parts));
    else questions.push(readBlock(parts, makeId));
  }
  if (categories.length > 0)
    notes.push(
      warning(`Kategori tidak disimpan: ${[...new Set(categories)].slice(0, 10).join(", ")}.`),
    );
  if (hasTags) notes.push(warning("Tag dan id di baris keterangan (//) tidak disimpan."));
  if (questions.length === 0)
    notes.push({
      severity: "error",
      reason: "File ini tidak berisi soal GIFT. Periksa isi filenya.",
    });
  return { questions, notes, files: [] };
}

const warning = (reason: string): ImportNote => ({ severity: "warning", reason });

type BlockParts = {
  place: string;
  before: string;
  /** Between the braces; null: there are none. */
  answers: string | null;
  after: string;
  fault: string | null;
  /** Braces in the text that are not the answers'. */
  hasMore: boolean;
};

function blockParts(block: GiftBlock): BlockParts {
  const { name, rest } = nameOf(block.text);
  const place = name === "" ? `Baris ${block.line}` : `Baris ${block.line} (${name})`;
  const { groups, balanced } = braceGroups(rest);
  const group = groups.at(-1);
  if (!balanced) {
    const fault =
      "Kurung kurawal di soal ini tidak berpasangan. Lengkapi { dan }, atau tulis \\{ dan \\} di dalam teks.";
    return { place, before: rest, answers: null, after: "", fault, hasMore: false };
  }
  if (!group) return { place, before: rest, answers: null, after: "", fault: null, hasMore: false };
  return {
    place,
    before: rest.slice(0, group.from),
    answers: rest.slice(group.from + 1, group.to - 1),
    after: rest.slice(group.to),
    fault: null,
    hasMore: groups.length > 1,
  };
}

/** "::name::" at the beginning. */
function nameOf(text: string): { name: string; rest: string } {
  const start = /^\s*::/u.exec(text)?.[0].length;
  const end = start === undefined ? -1 : signAt(text, ["::"], start);
  if (start === undefined || end < 0) return { name: "", rest: text };
  const name = plainTextOf(unescapeGift(text.slice(start, end))).slice(0, 80);
  return { name, rest: text.slice(end + 2) };
}

function descriptionNote({ place, before }: BlockParts): ImportNote {
  const excerpt = excerptOf(unescapeGift(before).replace(/^\s*\[\w+\]/u, ""));
  return warning(
    `${place}: "${excerpt}" adalah keterangan tanpa jawaban, bukan soal, sehingga tidak diimpor.`,
  );
}

function readBlock(parts: BlockParts, makeId: MakeId): ImportedQuestion {
  const draft = newDraft(parts.place, makeId);
  return readingOf(draft, () => {
    const { format } = fillStem(draft, parts.before);
    if (parts.fault !== null) throw new ReadingFault(parts.fault);
    if (parts.hasMore)
      warn(
        draft,
        "Teks soal memuat kurung kurawal lain; yang terakhir dianggap jawaban. Periksa soal ini.",
      );
    const body = takeFeedback(draft, parts.answers ?? "", format);
    const after = parts.after.trim();
    if (isMissingWord(parts.before, after)) return missingWord(draft, parts, body, format);
    return giftContent(draft, body, format);
  });
}

function fillStem(draft: Draft, escaped: string): { format: TextFormat } {
  const { html, format } = formattedText(draft, escaped, "moodle");
  draft.stem = html;
  return { format };
}

/** "####" and what follows is for everybody; it becomes the explanation. */
function takeFeedback(draft: Draft, answers: string, format: TextFormat): string {
  let at = -1;
  for (let next = signAt(answers, ["####"]); next >= 0; next = signAt(answers, ["####"], next + 4))
    at = next;
  if (at < 0) return answers;
  draft.explanation = formattedText(draft, answers.slice(at + 4), format).html;
  return answers.slice(0, at);
}

/** A full stop after the answers of a finished question is a slip of the pen. */
function isMissingWord(before: string, after: string): boolean {
  if (after === "") return false;
  return !(/^[.,;:!?]+$/u.test(after) && /[.?!:]\s*(?:<\/[a-z]+>\s*)*$/iu.test(before));
}

/** One word chosen from a list becomes a sentence with a blank; anything else a question with a line in it. */
function missingWord(
  draft: Draft,
  { before, after }: BlockParts,
  body: string,
  format: TextFormat,
): QuestionContent {
  fillStem(draft, `${before}_____${after}`);
  draft.excerpt = excerptOf(draft.stem);
  const content = giftContent(draft, body, format);
  if (content.type !== 1 || Object.keys(content.key.weights).length > 0) return content;
  const id = content.key.id;
  const options = content.payload.options.map((option) => ({
    id: option.id,
    text: plainTextOf(option.html),
  }));
  if (content.payload.options.some(({ html }) => !/^<p>[^<>]*<\/p>$|^[^<>]*$/u.test(html)))
    return content;
  const blank = draft.makeId();
  fillStem(draft, `${before}${gapMark(blank)}${after}`);
  const { stem, text } = stemAndText(draft.stem);
  draft.stem = isEmptyHtml(stem) ? blanksStem : stem;
  return {
    type: 14,
    payload: { text, blanks: [{ id: blank, mode: "dropdown", options, width: 12 }], bank: [] },
    key: { words: id === null ? {} : { [blank]: id }, texts: {} },
  };
}
