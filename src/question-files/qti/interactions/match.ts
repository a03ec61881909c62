// matchInteraction: each target once is 5, categories 13, two columns 8, a table 12, many to many 10; with arguments 9.
import type { Part } from "../../../contract/questions/question-content.ts";
import { childrenNamed, type XmlElement } from "../../../files/xml/xml-tree.ts";
import { keyPairs } from "../declarations.ts";
import { plainOf } from "../html-reader.ts";
import {
  choicesOf,
  declarationFor,
  policyOf,
  statedType,
  stemAround,
  warnWithoutKey,
  type Choices,
} from "../item-parts.ts";
import { ReadingFault } from "../../question-draft.ts";
import type { MadeQuestion, QtiItem } from "../qti-item.ts";
import { attributeOf, classesOf, classValue, isTrue, numberOf } from "../qti-tree.ts";
import { criteriaOf } from "./extended-text.ts";

type Side = { elements: XmlElement[]; choices: Choices; each: number[] };
/** `isTurned`: the file had the categories first. */
type Sides = { left: Side; right: Side; pairs: [string, string][]; isTurned: boolean };
type Shape = 5 | 8 | 10 | 12 | 13;

export function readMatch(interaction: XmlElement, item: QtiItem): MadeQuestion {
  const [first, second] = childrenNamed(interaction, "simple-match-set");
  if (!first || !second)
    throw new ReadingFault("Dua daftar yang dijodohkan tidak lengkap; perbaiki berkas asal.");
  const declaration = declarationFor(interaction, item);
  const read = { left: sideOf(first, item), right: sideOf(second, item) };
  const sides = sidesInOrder({
    ...read,
    pairs: pairsOf(read, keyPairs(declaration)),
    isTurned: false,
  });
  warnWithoutKey(sides.pairs.length === 0, item);
  const shape = shapeOf(sides, interaction, item);
  return {
    content: contentOf(shape, sides, item),
    stem: stemAround(interaction, item),
    shuffle: isTrue(interaction, "shuffle"),
    policy: policyOf(item, [declaration], shape === 10),
  };
}

/** Statements with two columns and no key, to be argued in the places to write beside it: type 9. */
export function isStance(interaction: XmlElement, declarations: QtiItem["declarations"]): boolean {
  const [, columns] = childrenNamed(interaction, "simple-match-set");
  const declaration = declarations.get(attributeOf(interaction, "response-identifier"));
  const isTwo = columns && childrenNamed(columns, "simple-associable-choice").length === 2;
  return isTwo === true && keyPairs(declaration).length === 0;
}

export function readStances(interaction: XmlElement, item: QtiItem): MadeQuestion {
  const [first, second] = childrenNamed(interaction, "simple-match-set") as [
    XmlElement,
    XmlElement,
  ];
  const columns = childrenNamed(second, "simple-associable-choice");
  const [yes = "", no = ""] = columns.map((each) => plainOf(each, item).slice(0, 1000));
  const classes = classesOf(item.body);
  const payload = {
    labels: [yes, no] as [string, string],
    statements: [...sideOf(first, item).choices.values()],
    argument_required: !classes.includes("exo-argument-optional"),
    min_words: Number(classValue(item.body, "exo-min-words-")) || 0,
    survey: classes.includes("exo-survey"),
  };
  return {
    content: { type: 9, payload, key: { rubric: criteriaOf(item) } },
    stem: stemAround(interaction, item),
    shuffle: isTrue(interaction, "shuffle"),
    policy: null,
  };
}

function sideOf(set: XmlElement, item: QtiItem): Side {
  const elements = childrenNamed(set, "simple-associable-choice");
  const each = elements.map((choice) => numberOf(choice, "match-max") ?? 1);
  return { elements, choices: choicesOf(elements, item), each };
}

/** In the order of the two lists, whichever way round the key names them. */
function pairsOf(
  { left, right }: Pick<Sides, "left" | "right">,
  named: readonly [string, string][],
): [string, string][] {
  return named.flatMap(([one, other]): [string, string][] => {
    if (left.choices.has(one) && right.choices.has(other)) return [[one, other]];
    return left.choices.has(other) && right.choices.has(one) ? [[other, one]] : [];
  });
}

const areSingle = ({ each }: Side) => each.every((most) => most === 1);

/** Categories stand on the right; some items have them first. */
function sidesInOrder(sides: Sides): Sides {
  const isTurned = !areSingle(sides.left) && areSingle(sides.right);
  if (!isTurned || hasSeveral(sides.pairs.map(([, right]) => right))) return sides;
  const pairs = sides.pairs.map(([left, right]): [string, string] => [right, left]);
  return { left: sides.right, right: sides.left, pairs, isTurned };
}

function shapeOf(sides: Sides, interaction: XmlElement, item: QtiItem): Shape {
  const { left, right, pairs } = sides;
  const oneEach = !hasSeveral(pairs.map(([id]) => id));
  const isTwo = right.elements.length === 2;
  const stated = statedType(item);
  if (stated === 10 || stated === 12) return stated;
  if ((stated === 5 || stated === 13 || (stated === 8 && isTwo)) && oneEach) return stated;
  const isTable = classesOf(interaction).includes("qti-match-tabular");
  const isKeyed = new Set(pairs.map(([id]) => id)).size === left.elements.length;
  if (isTable) return isTwo && areSingle(left) && oneEach && !areSingle(right) ? 8 : 12;
  if (!areSingle(left) || !oneEach) return 10;
  if (areSingle(right)) return 5;
  if (sides.isTurned) return 13;
  if (isTwo && (isKeyed || pairs.length === 0)) return 8;
  return right.elements.length < left.elements.length ? 13 : 5;
}

export function hasSeveral(ids: readonly string[]): boolean {
  return new Set(ids).size < ids.length;
}

function contentOf(shape: Shape, sides: Sides, item: QtiItem): MadeQuestion["content"] {
  const { left, right } = sides;
  const idOf = (side: Side, name: string) => (side.choices.get(name) as Part).id;
  const pairs = sides.pairs.map(([a, b]): [string, string] => [idOf(left, a), idOf(right, b)]);
  const lists = { left: [...left.choices.values()], right: [...right.choices.values()] };
  switch (shape) {
    case 5:
      return { type: 5, payload: lists, key: { pairs: Object.fromEntries(pairs) } };
    case 8:
      return statements(sides, pairs, item);
    case 10:
      return { type: 10, payload: lists, key: { pairs } };
    case 12:
      return table(sides, lists, pairs, item);
    case 13:
      return categories(sides, lists, pairs);
  }
}

function statements(
  { left, right }: Sides,
  pairs: readonly [string, string][],
  item: QtiItem,
): MadeQuestion["content"] {
  const columns = right.elements.map((each) => plainOf(each, item).slice(0, 1000));
  const [first = "", second = ""] = columns;
  const isTurned = isNo(first) && !isNo(second);
  const ids = [...right.choices.values()].map(({ id }) => id);
  const yes = isTurned ? ids[1] : ids[0];
  const chosen = new Map(pairs);
  const valueOf = (id: string) => (chosen.has(id) ? (chosen.get(id) === yes ? 1 : 0) : null);
  const list = [...left.choices.values()];
  return {
    type: 8,
    payload: { labels: isTurned ? [second, first] : [first, second], statements: list },
    key: { values: Object.fromEntries(list.map(({ id }) => [id, valueOf(id)])) },
  };
}

function isNo(label: string): boolean {
  return /^(?:false|salah|tidak|no|not|wrong|incorrect|disagree|f|n)(?:\b|$)/iu.test(label);
}

type Lists = { left: Part[]; right: Part[] };

function table(
  { left }: Sides,
  lists: Lists,
  pairs: readonly [string, string][],
  item: QtiItem,
): MadeQuestion["content"] {
  const chosen = (id: string) => pairs.flatMap(([row, column]) => (row === id ? [column] : []));
  const rows = Object.fromEntries(
    lists.left.map(({ id }) => [id, chosen(id)]).filter(([, columns]) => columns?.length),
  ) as Record<string, string[]>;
  const multiple = !areSingle(left) || hasSeveral(pairs.map(([row]) => row));
  const measure = classesOf(item.body).includes("exo-measure-cells") ? "cells" : "rows";
  const payload = { columns: lists.right, rows: lists.left, multiple };
  return { type: 12, payload, key: { rows, measure } };
}

function categories(
  { right }: Sides,
  lists: Lists,
  pairs: readonly [string, string][],
): MadeQuestion["content"] {
  const chosen = new Map(pairs);
  // A bound that all items keep within says nothing.
  const bounds = right.each.map((most) => (most >= lists.left.length ? 0 : Math.max(0, most)));
  return {
    type: 13,
    payload: {
      categories: lists.right.map((part, at) => ({ ...part, max: bounds[at] ?? 0 })),
      items: lists.left,
    },
    key: { items: Object.fromEntries(lists.left.map(({ id }) => [id, chosen.get(id) ?? null])) },
  };
}
