// Moodle's "select missing words" (gapselect) and "drag and drop into text" (ddwtos): [[1]] in the text stands for the
// first choice, and only choices of the same group can stand there.
import type { ContentOf, QuestionContent } from "../../contract/questions/question-content.ts";
import { isEmptyHtml, plainTextOf, excerptOf } from "../../domain/text/html-text.ts";
import { childrenNamed } from "../../files/xml/xml-tree.ts";
import { blanksStem, gapMark, pictureWords } from "./moodle-kinds.ts";
import { fieldText, isSet, type MoodleQuestion } from "./moodle-xml-fields.ts";
import { checkCount, ReadingFault, warn, type Draft } from "../question-draft.ts";
import { stemAndText } from "../stem-and-text.ts";

type Blanks = ContentOf<14>;
type Choice = { id: string; text: string; group: string; reuse: boolean };

/** In characters. */
export const gapWidth = 12;

/** The text of the question becomes the text with blanks, and a usual sentence the stem. Moodle counts each blank. */
export function takeText(draft: Draft, replace: (html: string) => string): string {
  const { stem, text } = stemAndText(draft.stem);
  draft.policy = "parsial";
  draft.excerpt = excerptOf(text);
  if (!isEmptyHtml(text)) draft.stem = stem === "" ? blanksStem : stem;
  return replace(text);
}

/** A word of a blank is plain text. */
function wordsOf(html: string, draft: Draft): string {
  if (/<(?:img|audio|svg|math)\b/iu.test(html)) warn(draft, pictureWords);
  return plainTextOf(html);
}

export function gapContent(
  question: MoodleQuestion,
  kind: "selectoption" | "dragbox",
): QuestionContent {
  const { element, draft } = question;
  const choices = childrenNamed(element, kind).map((each) => ({
    id: draft.makeId(),
    text: wordsOf(fieldText(each, "text"), draft),
    group: fieldText(each, "group") || "1",
    reuse: isSet(each, "infinite"),
  }));
  checkCount(choices);
  const blanks: Blanks["payload"]["blanks"] = [];
  const words: Record<string, string> = {};
  const text = takeText(draft, (html) =>
    html.replace(/\[\[\s*(\d{1,3})\s*\]\]/gu, (_, number: string) => {
      const choice = choices[Number(number) - 1];
      if (!choice)
        throw new ReadingFault(
          `Bagian kosong [[${number}]] tidak mempunyai pilihan. Periksa nomornya.`,
        );
      const id = draft.makeId();
      blanks.push(blankOf(id, kind, choice, choices));
      words[id] = choice.id;
      return gapMark(id);
    }),
  );
  if (blanks.length === 0)
    throw new ReadingFault("Tidak ada bagian kosong di dalam teks. Tandai dengan [[1]].");
  if (kind === "dragbox" && new Set(choices.map(({ group }) => group)).size > 1)
    warn(draft, "Kelompok kata tidak disimpan: semua kata menjadi satu bank kata.");
  const bank = choices.map(({ id, text, reuse }) => ({
    id,
    text,
    reuse: reuse || uses(words, id) > 1,
  }));
  return {
    type: 14,
    payload: { text, blanks, bank: kind === "dragbox" ? bank : [] },
    key: { words: kind === "dragbox" ? words : ownOptions(blanks, words, choices), texts: {} },
  };
}

const uses = (words: Record<string, string>, id: string) =>
  Object.values(words).filter((each) => each === id).length;

/** Each dropdown has options of its own, so their ids name the blank and the choice. */
function blankOf(id: string, kind: string, right: Choice, choices: readonly Choice[]) {
  const mode = kind === "dragbox" ? ("bank" as const) : ("dropdown" as const);
  const options = choices
    .filter(({ group }) => mode === "dropdown" && group === right.group)
    .map((choice) => ({ id: optionId(id, choice), text: choice.text }));
  return { id, mode, options, width: gapWidth };
}

const optionId = (blank: string, { id }: Choice) => `${blank}-${id}`.slice(0, 40);

function ownOptions(
  blanks: Blanks["payload"]["blanks"],
  words: Record<string, string>,
  choices: readonly Choice[],
): Record<string, string> {
  return Object.fromEntries(
    blanks.map(({ id }) => {
      const right = choices.find((choice) => choice.id === words[id]) as Choice;
      return [id, optionId(id, right)];
    }),
  );
}
