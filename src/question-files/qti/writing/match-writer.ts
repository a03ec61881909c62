// Types 5, 8, 10, 12 and 13: qti-match-interaction; type 9 has one too, with places to argue beside it.
import type { ContentOf, Part } from "../../../contract/questions/question-content.ts";
import { criteriaXml } from "./essay-writer.ts";
import {
  asBlock,
  declare,
  identifier,
  noProcessing,
  scoredParts,
  type WriteContext,
  type WrittenItem,
} from "./written-item.ts";
import { escapeXml, xml } from "./xml-writer.ts";

/** `most`: how often it may be matched; 0: no bound. */
type Choice = Part & { most: number };
type Lists = { left: Choice[]; right: Choice[]; isTable: boolean };

const leftName = (id: string) => identifier("L", id);
const rightName = (id: string) => identifier("R", id);

const withMost = (parts: readonly Part[], most: number): Choice[] =>
  parts.map((part) => ({ ...part, most }));

export function writePairs({ payload, key }: ContentOf<5>, context: WriteContext): WrittenItem {
  const pairs = Object.entries(key.pairs);
  const isShared = new Set(pairs.map(([, right]) => right)).size < pairs.length;
  const right = withMost(payload.right, isShared ? 0 : 1);
  return matched({ left: withMost(payload.left, 1), right, isTable: false }, pairs, false, context);
}

export function writeManyPairs(
  { payload, key }: ContentOf<10>,
  context: WriteContext,
): WrittenItem {
  const lists = { left: withMost(payload.left, 0), right: withMost(payload.right, 0) };
  return matched({ ...lists, isTable: false }, key.pairs, true, context);
}

export function writeTrueFalse({ payload, key }: ContentOf<8>, context: WriteContext): WrittenItem {
  const pairs = Object.entries(key.values).flatMap(([id, value]): [string, string][] =>
    value === null ? [] : [[id, value === 1 ? "1" : "0"]],
  );
  return matched(twoColumns(payload), pairs, false, context);
}

function twoColumns({ labels, statements }: ContentOf<8>["payload"]): Lists {
  const columns = labels.map((label, at) => ({
    id: at === 0 ? "1" : "0",
    html: escapeXml(label),
    most: 0,
  }));
  return { left: withMost(statements, 1), right: columns, isTable: true };
}

export function writeTable({ payload, key }: ContentOf<12>, context: WriteContext): WrittenItem {
  const lists = {
    left: withMost(payload.rows, payload.multiple ? 0 : 1),
    right: withMost(payload.columns, 0),
    isTable: true,
  };
  const pairs = Object.entries(key.rows).flatMap(([row, columns]) =>
    columns.map((column): [string, string] => [row, column]),
  );
  if (key.measure === "cells") {
    return { ...matched(lists, pairs, true, context), classes: ["exo-measure-cells"] };
  }
  // With one choice a row, rows and their cells are the same.
  if (!payload.multiple || !context.policy?.startsWith("parsial"))
    return matched(lists, pairs, false, context);
  context.note("Nilai sebagian per baris tidak ada di QTI; ditulis sebagai mutlak.");
  return matched(lists, pairs, false, { ...context, policy: "mutlak" });
}

export function writeCategories(
  { payload, key }: ContentOf<13>,
  context: WriteContext,
): WrittenItem {
  const lists = {
    left: withMost(payload.items, 1),
    right: payload.categories.map(({ id, html, max }) => ({ id, html, most: max })),
    isTable: false,
  };
  const pairs = Object.entries(key.items).flatMap(([item, category]): [string, string][] =>
    category === null ? [] : [[item, category]],
  );
  return matched(lists, pairs, false, context);
}

function matched(
  lists: Lists,
  pairs: readonly (readonly [string, string])[],
  isSet: boolean,
  context: WriteContext,
): WrittenItem {
  const keys = pairs.map(([left, right]) => `${leftName(left)} ${rightName(right)}`);
  const { mapping, processing } = scoredParts(context, keys, isSet);
  return {
    declarations: [declare("RESPONSE", "multiple", "directedPair", keys, mapping)],
    body: asBlock(context.stem) + matchXml(lists, context),
    processing,
    most: 1,
    isHuman: false,
    classes: [],
  };
}

function matchXml({ left, right, isTable }: Lists, context: WriteContext): string {
  const attributes = {
    class: isTable ? "qti-match-tabular" : undefined,
    "response-identifier": "RESPONSE",
    shuffle: context.shuffle,
    "max-associations": 0,
  };
  const set = (choices: readonly Choice[], name: (id: string) => string) =>
    xml("qti-simple-match-set", {}, choices.map((each) => choiceXml(each, name, context)).join(""));
  return xml("qti-match-interaction", attributes, set(left, leftName) + set(right, rightName));
}

function choiceXml(choice: Choice, name: (id: string) => string, context: WriteContext): string {
  const attributes = { identifier: name(choice.id), "match-max": choice.most };
  return xml("qti-simple-associable-choice", attributes, context.xhtml(choice.html));
}

export function writeStances({ payload, key }: ContentOf<9>, context: WriteContext): WrittenItem {
  const lists = twoColumns(payload);
  const names = payload.statements.map((_, at) => `ARGUMENT_${at + 1}`);
  const places = names.map((name, at) =>
    xml(
      "qti-extended-text-interaction",
      { "response-identifier": name, "expected-lines": 3 },
      xml("qti-prompt", {}, `${escapeXml(`Alasan ${at + 1}`)}`),
    ),
  );
  const words = payload.min_words > 0 ? [`exo-min-words-${payload.min_words}`] : [];
  return {
    declarations: [
      declare("RESPONSE", "multiple", "directedPair"),
      ...names.map((name) => declare(name, "single", "string")),
    ],
    body:
      asBlock(context.stem) + matchXml(lists, context) + places.join("") + criteriaXml(key.rubric),
    processing: noProcessing,
    most: 1,
    isHuman: true,
    classes: [
      ...(payload.argument_required ? [] : ["exo-argument-optional"]),
      ...(payload.survey ? ["exo-survey"] : []),
      ...words,
    ],
  };
}
