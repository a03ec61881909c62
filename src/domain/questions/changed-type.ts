// A question under another type: what both types are made of goes along, and whether anything written stays behind, so
// that the person is asked first.
import { optionWeightTypes } from "../../contract/questions/banks.ts";
import type { ContentOf, QuestionContent } from "../../contract/questions/question-content.ts";
import type { QuestionInput } from "../../contract/questions/question-fields.ts";
import type { QuestionType } from "../../contract/questions/question-types.ts";
import { blankQuestion, usualOptions, type BlankOptions, type MakeId } from "./blank-question.ts";
import { isEmptyHtml } from "../text/html-text.ts";

export type ChangedType = {
  question: QuestionInput;
  /** Something that was written or chosen has no place under the new type. */
  isLossy: boolean;
};

type Carried = { content: QuestionContent; isLossy: boolean };

/** Options go between 1, 3 and 4, statements between 8 and 9, pairs between 5 and 10; stem and settings always stay. */
export function changedType(
  question: QuestionInput,
  type: QuestionType,
  makeId: MakeId,
  counts: BlankOptions = usualOptions,
): ChangedType {
  if (type === question.content.type) return { question, isLossy: false };
  const before = blankQuestion(question.content.type, makeId, counts);
  const after = blankQuestion(type, makeId, counts);
  const isWritten = hasWriting(question.content);
  const carried = isWritten ? carriedOver(question.content, type) : null;
  // What nobody chose follows the type; what somebody chose stays.
  const follows = <Name extends "layout" | "shuffle">(name: Name) =>
    question[name] === before[name] ? after[name] : question[name];
  const keepsPolicy = question.policy !== "bobot_opsi" || optionWeightTypes.includes(type);
  return {
    question: {
      ...question,
      layout: follows("layout"),
      shuffle: follows("shuffle"),
      policy: keepsPolicy ? question.policy : null,
      content: carried?.content ?? after.content,
    },
    isLossy: carried ? carried.isLossy : isWritten,
  };
}

function carriedOver(content: QuestionContent, type: QuestionType): Carried | null {
  switch (content.type) {
    case 1:
    case 3:
    case 4:
      return type === 1 || type === 3 || type === 4 ? optionsAs(type, content) : null;
    case 5:
      return type === 10 ? pairsAsLinks(content) : null;
    case 10:
      return type === 5 ? linksAsPairs(content) : null;
    case 8:
      return type === 9 ? statementsToJudge(content) : null;
    case 9:
      return type === 8 ? statementsToMark(content) : null;
    default:
      return null;
  }
}

function optionsAs(type: 1 | 3 | 4, content: ContentOf<1> | ContentOf<3> | ContentOf<4>): Carried {
  const { options } = content.payload;
  const { weights } = content.key;
  if (type === 4) {
    const ids = content.type === 4 ? content.key.ids : [content.key.id ?? []].flat();
    return {
      content: {
        type,
        payload: { options, min_choices: 0, max_choices: 0 },
        key: { ids, weights },
      },
      isLossy: false,
    };
  }
  const ids = content.type === 4 ? content.key.ids : [content.key.id ?? []].flat();
  // Of several right ones nobody but the author knows which is the one.
  const id = ids.length === 1 ? (ids[0] ?? null) : null;
  return { content: { type, payload: { options }, key: { id, weights } }, isLossy: ids.length > 1 };
}

function pairsAsLinks({ payload, key }: ContentOf<5>): Carried {
  const pairs = Object.entries(key.pairs).filter(([, right]) => right !== "");
  return { content: { type: 10, payload, key: { pairs } }, isLossy: false };
}

function linksAsPairs({ payload, key }: ContentOf<10>): Carried {
  const pairs = new Map<string, string>();
  const taken = new Set<string>();
  for (const [left, right] of key.pairs) {
    if (pairs.has(left) || taken.has(right)) continue;
    pairs.set(left, right);
    taken.add(right);
  }
  return {
    content: { type: 5, payload, key: { pairs: Object.fromEntries(pairs) } },
    isLossy: pairs.size < key.pairs.length,
  };
}

const usualLabels = { 8: ["Benar", "Salah"], 9: ["Setuju", "Tidak"] } as const;
type Labels = ContentOf<8>["payload"]["labels"];

/** Labels of the school's own stay; the usual ones are those of the type. */
function labelsFor(type: 8 | 9, labels: Labels): Labels {
  const [first, second] = usualLabels[type === 8 ? 9 : 8];
  const isUsual = labels[0] === first && labels[1] === second;
  return isUsual ? [...usualLabels[type]] : labels;
}

function statementsToJudge({ payload, key }: ContentOf<8>): Carried {
  return {
    content: {
      type: 9,
      payload: {
        labels: labelsFor(9, payload.labels),
        statements: payload.statements,
        argument_required: true,
        min_words: 0,
        survey: false,
      },
      key: { rubric: [] },
    },
    isLossy: Object.values(key.values).some((value) => value !== null),
  };
}

function statementsToMark({ payload, key }: ContentOf<9>): Carried {
  const values = Object.fromEntries(payload.statements.map(({ id }) => [id, null]));
  return {
    content: {
      type: 8,
      payload: { labels: labelsFor(8, payload.labels), statements: payload.statements },
      key: { values },
    },
    isLossy: key.rubric.length > 0,
  };
}

/** The names under which people write; ids, modes and numbers are not among them. */
const written = new Set(["html", "text", "caption", "alt", "hint", "placeholder", "unit", "label"]);
const writtenLists = new Set(["cols", "rows", "keywords", "zones", "rubric"]);

/** Whether a person has put anything into it: words, a picture, areas. A switch alone is nothing to lose. */
export function hasWriting(content: unknown, name = ""): boolean {
  if (typeof content === "string") {
    if (name === "media_id") return true;
    return (written.has(name) || name === "rujukan") && !isEmptyHtml(content);
  }
  if (Array.isArray(content)) {
    if (name === "zones" || name === "rubric") return content.length > 0;
    return content.some((each) =>
      typeof each === "string"
        ? writtenLists.has(name) && !isEmptyHtml(each)
        : hasWriting(each, name),
    );
  }
  if (typeof content !== "object" || content === null) return false;
  return Object.entries(content).some(([key, value]) => hasWriting(value, key));
}
