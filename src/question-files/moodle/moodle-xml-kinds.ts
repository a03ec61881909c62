// Each kind of question of Moodle XML as one of our types (docs.moodle.org, "Moodle XML format").
import type { QuestionContent } from "../../contract/questions/question-content.ts";
import { plainTextOf } from "../../domain/text/html-text.ts";
import { childrenNamed, textOf } from "../../files/xml/xml-tree.ts";
import { clozeContent } from "./moodle-cloze.ts";
import { dragOntoImage, markersOnImage } from "./moodle-drag.ts";
import { gapContent } from "./moodle-gaps.ts";
import {
  choiceContent,
  numericKey,
  plainNumber,
  truthContent,
  typedContent,
  typedKey,
} from "./moodle-kinds.ts";
import { matchContent, orderContent } from "./moodle-matching.ts";
import {
  answersOf,
  fieldHtml,
  fieldNumber,
  fieldText,
  isSet,
  type MoodleQuestion,
} from "./moodle-xml-fields.ts";
import { ReadingFault, warn } from "../question-draft.ts";

type Reader = (question: MoodleQuestion) => QuestionContent;

/** By the type of the element. */
const readers: Readonly<Record<string, Reader>> = {
  multichoice: choice,
  multichoiceset: allOrNothing,
  oumultiresponse: (question) => choiceContent(question.draft, htmlAnswers(question), "several"),
  truefalse: truth,
  shortanswer: typed,
  numerical: number,
  matching: match,
  match,
  ddmatch: match,
  essay,
  ordering,
  gapselect: (question) => gapContent(question, "selectoption"),
  ddwtos: (question) => gapContent(question, "dragbox"),
  cloze: clozeContent,
  multianswer: clozeContent,
  ddmarker: markersOnImage,
  ddimageortext: dragOntoImage,
};

/** @throws ReadingFault for a kind that has no counterpart */
export function moodleContent(question: MoodleQuestion, kind: string): QuestionContent {
  const read = Object.hasOwn(readers, kind) ? readers[kind] : undefined;
  if (read) return read(question);
  throw new ReadingFault(
    `Jenis soal Moodle "${kind}" tidak dapat diimpor. Buat kembali soalnya dengan jenis lain.`,
  );
}

function htmlAnswers(question: MoodleQuestion) {
  return answersOf(question).map(({ element, percent }) => ({
    percent,
    html: fieldHtml(question, element),
  }));
}

function choice(question: MoodleQuestion): QuestionContent {
  return choiceContent(question.draft, htmlAnswers(question), pickedIn(question));
}

/** Files made by hand often do not say how many may be picked. */
function pickedIn({ element }: MoodleQuestion): "one" | "several" | "counted" {
  if (childrenNamed(element, "single").length === 0) return "counted";
  return isSet(element, "single") ? "one" : "several";
}

function allOrNothing(question: MoodleQuestion): QuestionContent {
  const content = choiceContent(question.draft, htmlAnswers(question), "several");
  question.draft.policy ??= "mutlak";
  return content;
}

function truth(question: MoodleQuestion): QuestionContent {
  const right = answersOf(question).find(({ percent }) => percent > 0);
  const text =
    right && plainTextOf(textOf(childrenNamed(right.element, "text")[0] ?? right.element));
  const isTrue = /^(?:true|benar|1)$/iu.test(text ?? "");
  if (!isTrue && !/^(?:false|salah|0)$/iu.test(text ?? ""))
    throw new ReadingFault("Kunci benar/salah tidak ditemukan. Tandai jawaban yang benar.");
  return truthContent(question.draft, isTrue);
}

/** The answers' own texts, which are plain whatever their format says. */
function textAnswers(question: MoodleQuestion) {
  return answersOf(question).map(({ element, percent }) => ({
    percent,
    element,
    text: textOf(childrenNamed(element, "text")[0] ?? "").trim(),
  }));
}

function typed(question: MoodleQuestion): QuestionContent {
  const exact =
    childrenNamed(question.element, "usecase").length > 0 && isSet(question.element, "usecase");
  return typedContent(typedKey(question.draft, textAnswers(question), exact));
}

function number(question: MoodleQuestion): QuestionContent {
  const answers = textAnswers(question)
    .filter(({ text, percent }) => text !== "*" || percent > 0)
    .map(({ element, percent, text }) => ({
      text: plainNumber(text),
      percent,
      tolerance: fieldNumber(element, "tolerance", 0),
    }));
  const content = typedContent(numericKey(question.draft, answers));
  if (content.type !== 6) return content;
  return { ...content, payload: { ...content.payload, unit: unitOf(question) } };
}

/** The unit in which the answer is written. */
function unitOf({ element, draft }: MoodleQuestion): string {
  const units = childrenNamed(element, "units").flatMap((each) => childrenNamed(each, "unit"));
  const main = units.find((unit) => fieldNumber(unit, "multiplier", 1) === 1);
  if (units.length > 1)
    warn(draft, "Hanya satuan utama yang disimpan; satuan lain tidak dihitung.");
  if (main && fieldNumber(element, "unitgradingtype", 0) > 0)
    warn(draft, "Satuan tidak ikut dinilai.");
  return main ? fieldText(main, "unit_name").slice(0, 100) : "";
}

function match(question: MoodleQuestion): QuestionContent {
  const pairs = childrenNamed(question.element, "subquestion").map((element) => ({
    left: fieldHtml(question, element),
    right: plainTextOf(fieldText(element, "answer")),
  }));
  return matchContent(question.draft, pairs);
}

const richFormats = ["editor", "editorfilepicker"];

function essay(question: MoodleQuestion): QuestionContent {
  const { element, draft } = question;
  const count = (name: string) => Math.max(0, Math.round(fieldNumber(element, name, 0)));
  if (count("maxwordlimit") > 0) warn(draft, "Batas kata terbanyak tidak disimpan.");
  if (plainTextOf(fieldText(element, "responsetemplate")) !== "")
    warn(draft, "Kerangka jawaban (responsetemplate) tidak disimpan.");
  return {
    type: 2,
    payload: {
      format: richFormats.includes(fieldText(element, "responseformat")) ? "rich" : "plain",
      min_words: count("minwordlimit"),
      max_chars: 0,
      // -1: any number of files.
      attachments: fieldNumber(element, "attachments", 0) !== 0,
      lines: count("responsefieldlines") || 5,
    },
    key: {
      rujukan: fieldHtml(question, childrenNamed(element, "graderinfo")[0]),
      rubric: [],
      keywords: [],
    },
  };
}

function ordering(question: MoodleQuestion): QuestionContent {
  const { element, draft } = question;
  const selection = fieldText(element, "selecttype") || fieldText(element, "logical");
  if (!/^(?:ALL|EXACT|0|)$/iu.test(selection))
    warn(draft, "Moodle hanya menampilkan sebagian butir; di sini semua butir ditampilkan.");
  const items = childrenNamed(element, "answer").map((answer) => fieldHtml(question, answer));
  return orderContent(draft, items, fieldText(element, "gradingtype"));
}
