// Moodle's matching and ordering questions as ours. Its right sides are plain text, and several left sides may share one.
import type { QuestionContent } from "../../contract/questions/question-content.ts";
import { escapeHtml, isEmptyHtml, plainTextOf } from "../../domain/text/html-text.ts";
import { checkCount, ReadingFault, warn, type Draft } from "../question-draft.ts";

export type MoodlePair = { left: string; right: string };

/** `left` is HTML and empty for a distractor; `right` is plain text. */
export function matchContent(draft: Draft, pairs: readonly MoodlePair[]): QuestionContent {
  checkCount(pairs);
  const usable = pairs.filter(({ right }) => right !== "");
  if (usable.length < pairs.length)
    warn(draft, "Ada pasangan tanpa sisi kanan. Pasangan itu tidak disimpan.");
  const lefts = usable.filter(({ left }) => !isEmptyHtml(left));
  if (lefts.length < 2)
    throw new ReadingFault("Soal menjodohkan ini kurang dari dua pasangan. Lengkapi pasangannya.");
  draft.policy = "parsial";
  const rights = [...new Set(usable.map(({ right }) => right))].sort();
  const used = new Set(lefts.map(({ right }) => right));
  const isJudged = rights.length === 2 && rights.some((right) => yes.test(right));
  if (isJudged && rights.some((right) => no.test(right)))
    return statementContent(draft, lefts, rights);
  if (used.size === lefts.length) return pairContent(draft, lefts, rights);
  if (rights.length === 2) return statementContent(draft, lefts, rights);
  warn(draft, "Beberapa butir memakai pasangan yang sama, sehingga soal menjadi Mengelompokkan.");
  return groupContent(draft, lefts, rights);
}

function pairContent(
  draft: Draft,
  lefts: readonly MoodlePair[],
  rights: readonly string[],
): QuestionContent {
  const rightIds = new Map(rights.map((right) => [right, draft.makeId()]));
  const left = lefts.map((pair) => ({ ...pair, id: draft.makeId() }));
  return {
    type: 5,
    payload: {
      left: left.map(({ id, left: html }) => ({ id, html })),
      right: rights.map((right) => ({ id: rightIds.get(right) ?? "", html: textPart(right) })),
    },
    key: {
      pairs: Object.fromEntries(left.map(({ id, right }) => [id, rightIds.get(right) ?? ""])),
    },
  };
}

const textPart = (text: string) => `<p>${escapeHtml(text)}</p>`;

const no = /^(?:salah|keliru|false|bukan|tidak|no|opini|tidak (?:benar|sesuai|tepat))$/iu;
const yes = /^(?:benar|betul|true|ya|yes|fakta|sesuai|tepat)$/iu;

function statementContent(
  draft: Draft,
  lefts: readonly MoodlePair[],
  rights: readonly string[],
): QuestionContent {
  warn(draft, "Tiap butir hanya mempunyai dua kemungkinan, sehingga soal menjadi Benar/Salah.");
  const [first = "", second = ""] = rights;
  const labels: [string, string] = yes.test(second) ? [second, first] : [first, second];
  const statements = lefts.map((pair) => ({ ...pair, id: draft.makeId() }));
  return {
    type: 8,
    payload: { labels, statements: statements.map(({ id, left }) => ({ id, html: left })) },
    key: {
      values: Object.fromEntries(
        statements.map(({ id, right }) => [id, right === labels[0] ? (1 as const) : (0 as const)]),
      ),
    },
  };
}

function groupContent(
  draft: Draft,
  lefts: readonly MoodlePair[],
  rights: readonly string[],
): QuestionContent {
  const groupIds = new Map(rights.map((right) => [right, draft.makeId()]));
  const items = lefts.map((pair) => ({ ...pair, id: draft.makeId() }));
  return {
    type: 13,
    payload: {
      categories: rights.map((right) => ({
        id: groupIds.get(right) ?? "",
        html: textPart(right),
        max: 0,
      })),
      items: items.map(({ id, left }) => ({ id, html: left })),
    },
    key: {
      items: Object.fromEntries(items.map(({ id, right }) => [id, groupIds.get(right) ?? null])),
    },
  };
}

/** Shown in an order that gives nothing away. */
export function orderContent(
  draft: Draft,
  items: readonly string[],
  grading: string,
): QuestionContent {
  checkCount(items);
  if (items.length < 2)
    throw new ReadingFault("Soal mengurutkan ini kurang dari dua butir. Lengkapi butirnya.");
  const parts = items.map((html) => ({ id: draft.makeId(), html }));
  draft.policy = /^ALL_OR_NOTHING|^-1$/iu.test(grading) ? "mutlak" : "parsial";
  const isRelative = /^(?:REL|LONGEST|[1-6]$)/iu.test(grading);
  return {
    type: 7,
    payload: {
      items: [...parts].sort((a, b) => (plainTextOf(a.html) < plainTextOf(b.html) ? -1 : 1)),
    },
    key: { ids: parts.map(({ id }) => id), measure: isRelative ? "neighbours" : "places" },
  };
}
