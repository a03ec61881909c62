// A list of options with its key, as its editor changes it (types 1, 3 and 4). An option keeps its id through every
// change; what goes with it goes everywhere.
import { isEmptyHtml } from "../../../domain/text/html-text.ts";
import type { Option } from "../../../contract/questions/question-content.ts";
import { paragraphsOf } from "../../../domain/text/plain-paragraphs.ts";
import { movedPart } from "../rows/part-row.tsx";

export type ChoiceList = {
  options: readonly Option[];
  /** Ids of the right ones; one at most where there is a single choice. */
  keys: readonly string[];
  weights: Readonly<Record<string, number>>;
};

export const fewestOptions = 2;
export const maxOptions = 10;

export function withOption(list: ChoiceList, id: string, change: Partial<Option>): ChoiceList {
  const options = list.options.map((each) => (each.id === id ? { ...each, ...change, id } : each));
  return { ...list, options };
}

export function withoutOption(list: ChoiceList, id: string): ChoiceList {
  const { [id]: _gone, ...weights } = list.weights;
  return {
    options: list.options.filter((each) => each.id !== id),
    keys: list.keys.filter((key) => key !== id),
    weights,
  };
}

export function withNewOption(list: ChoiceList, id: string): ChoiceList {
  return { ...list, options: [...list.options, { id, html: "", fixed: false }] };
}

export function withMovedOption(list: ChoiceList, at: number, step: -1 | 1): ChoiceList {
  return { ...list, options: movedPart(list.options, at, step) };
}

/** Keys that name no option any more go at the same time: nobody could take them back. */
export function withKey(list: ChoiceList, id: string, isKey: boolean, single: boolean): ChoiceList {
  const others = single ? [] : list.keys.filter((key) => key !== id);
  const chosen = new Set(isKey ? [...others, id] : others);
  return { ...list, keys: list.options.map((each) => each.id).filter((each) => chosen.has(each)) };
}

/** 0 earns nothing, as does no weight at all. */
export function withWeight(list: ChoiceList, id: string, weight: number): ChoiceList {
  const { [id]: _before, ...others } = list.weights;
  return { ...list, weights: weight === 0 ? others : { ...others, [id]: weight } };
}

/** One option a line. "A.", "b)", "3." and bullets before it go; so do empty lines. */
export function optionLines(text: string): string[] {
  return text
    .split(/\r\n?|\n/u)
    .map((line) => line.replace(/^\s*(?:(?:[A-Za-z]|\d{1,2})[.)]|[-•*])\s+/u, "").trim())
    .filter((line) => line !== "");
}

/** Into the empty options first, in their order, then as new ones, as many as there may be. */
export function withLines(
  list: ChoiceList,
  lines: readonly string[],
  makeId: () => string,
): ChoiceList {
  const waiting = lines.map(paragraphsOf);
  const filled = list.options.map((each) =>
    isEmptyHtml(each.html) ? { ...each, html: waiting.shift() ?? each.html } : each,
  );
  const room = Math.max(0, maxOptions - filled.length);
  const added = waiting.slice(0, room).map((html) => ({ id: makeId(), html, fixed: false }));
  return { ...list, options: [...filled, ...added] };
}
