// Reads Moodle XML, the format in which Moodle exports whole question banks (docs.moodle.org, "Moodle XML format").
import { policyNames, type PolicyName } from "../../contract/questions/question-fields.ts";
import { excerptOf } from "../../domain/text/html-text.ts";
import { childrenNamed, parseXml, XmlFault, type XmlElement } from "../../files/xml/xml-tree.ts";
import type { FileStore } from "../imported-files.ts";
import type { ImportedQuestion, ImportedQuestions, ImportNote } from "../imported-question.ts";
import { fieldText, formatOf, readHeader } from "./moodle-xml-fields.ts";
import { moodleContent } from "./moodle-xml-kinds.ts";
import type { MakeId } from "../finished-question.ts";
import { newDraft, ReadingFault, readingOf } from "../question-draft.ts";

/** Never throws. A file that is not well-formed is read question by question, as far as they are whole. */
export function readMoodleXml(text: string, makeId: MakeId): ImportedQuestions {
  const store: FileStore = { files: [] };
  const questions: ImportedQuestion[] = [];
  const categories: string[] = [];
  const notes: ImportNote[] = [];
  for (const [at, element] of questionElements(text, notes).entries()) {
    const number = questions.length + 1;
    if (typeof element === "string") questions.push(brokenQuestion(number, element, makeId));
    else if (kindOf(element) === "category") categories.push(fieldText(element, "category"));
    else if (kindOf(element) === "description") notes.push(descriptionNote(element, at));
    else questions.push(readQuestion(element, number, makeId, store));
  }
  if (categories.length > 0)
    notes.push(
      warning(`Kategori tidak disimpan: ${[...new Set(categories)].slice(0, 10).join(", ")}.`),
    );
  if (questions.length === 0)
    notes.push({
      severity: "error",
      reason: "File ini tidak berisi soal Moodle XML. Periksa isi filenya.",
    });
  return { questions, notes, files: store.files };
}

const warning = (reason: string): ImportNote => ({ severity: "warning", reason });

const kindOf = (element: XmlElement) => (element.attributes["type"] ?? "").trim().toLowerCase();

/** What is broken stays a text. */
function questionElements(text: string, notes: ImportNote[]): (XmlElement | string)[] {
  const whole = parsed(text);
  if (whole) return whole.local === "question" ? [whole] : childrenNamed(whole, "question");
  const pieces = text.match(/<question\b(?:(?!<question\b)[\s\S])*/gu) ?? [];
  if (pieces.length > 0)
    notes.push(warning("File XML ini rusak. Soal yang utuh tetap dibaca; periksa jumlah soalnya."));
  return pieces.map((piece) => {
    const end = piece.lastIndexOf("</question>");
    return (end < 0 ? null : parsed(piece.slice(0, end + 11))) ?? piece;
  });
}

function parsed(text: string): XmlElement | null {
  try {
    return parseXml(text.trimStart());
  } catch (error) {
    if (error instanceof XmlFault) return null;
    throw error;
  }
}

function brokenQuestion(number: number, text: string, makeId: MakeId): ImportedQuestion {
  const draft = newDraft(`Soal ${number}`, makeId);
  draft.stem = text.slice(0, 1000).replace(/<!\[CDATA\[|\]\]>/gu, " ");
  return readingOf(draft, () => {
    throw new ReadingFault(
      "XML soal ini rusak: ada tanda yang tidak ditutup. Ekspor ulang soal ini.",
    );
  });
}

function descriptionNote(element: XmlElement, at: number): ImportNote {
  const excerpt = excerptOf(fieldText(element, "questiontext"));
  return warning(
    `Bagian ${at + 1}: "${excerpt}" adalah keterangan (description), bukan soal, sehingga tidak diimpor.`,
  );
}

/** What our writer says beside the way that Moodle has. */
function statedPolicy(element: XmlElement, other: PolicyName | null): PolicyName | null {
  const stated = fieldText(element, "exo-policy");
  if (stated === "bank") return null;
  const named = policyNames.find((name) => name === stated);
  return named === undefined || named === "bobot_opsi" ? other : named;
}

function readQuestion(
  element: XmlElement,
  number: number,
  makeId: MakeId,
  store: FileStore,
): ImportedQuestion {
  const name = fieldText(element, "name").slice(0, 80);
  const draft = newDraft(name === "" ? `Soal ${number}` : `Soal ${number} (${name})`, makeId);
  const [text] = childrenNamed(element, "questiontext");
  const format = text ? formatOf(text, "moodle") : "moodle";
  const question = { element, draft, store, format };
  return readingOf(draft, () => {
    readHeader(question);
    const content = moodleContent(question, kindOf(element));
    if (draft.policy !== "bobot_opsi") draft.policy = statedPolicy(element, draft.policy);
    return content;
  });
}
