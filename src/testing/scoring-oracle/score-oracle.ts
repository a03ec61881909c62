// For tests alone: what an answer to a small question earns, worked out from domain.md 3.2a by trying everything, in whole
// numbers. It is written apart from the scorer and imports nothing of it, so that a mistake would have to be made twice.
// Texts in its cases are plain words: how texts are compared is proven elsewhere.
import type { QuestionAnswer } from "../../contract/questions/question-answer.ts";
import type { Comparison, QuestionContent } from "../../contract/questions/question-content.ts";
import type { PolicyName } from "../../contract/questions/question-fields.ts";
import { legalAnswers, describedAnswer } from "./legal-answers.ts";

/** Top over bottom, never reduced. */
export type Ratio = readonly [top: bigint, bottom: bigint];

export function isSame(
  { numerator, denominator }: { numerator: bigint; denominator: bigint },
  [top, bottom]: Ratio,
): boolean {
  return numerator * bottom === top * denominator;
}

export type OracleScore = {
  share: Ratio;
  verdict: "kosong" | "benar" | "sebagian" | "salah";
  impossible: boolean;
};

/** What a cell earns that a person marks, in hundredths. */
export type OracleMarks = Readonly<Record<string, number>>;

/** A part: in hundredths what was earned; whether it has a key; whether something stands in it. */
type Unit = { earned: number; keyed: boolean; filled: boolean };
/** Of parts that are judged one by one, or of a set out of which was picked. */
type Judged = { is: "parts"; units: Unit[] } | { is: "set"; given: string[]; keys: string[] };

const legal = new WeakMap<QuestionContent, Set<string>>();
/** One answer is judged by several policies in a row. */
let last: { content: QuestionContent; answer: QuestionAnswer; told: string } | null = null;

/** Types 2 and 9 are marked by people, and not known here. */
export function oracleScore(
  content: QuestionContent,
  answer: QuestionAnswer | null,
  policy: PolicyName,
  marks: OracleMarks = {},
): OracleScore {
  if (answer === null) return { share: [0n, 1n], verdict: "kosong", impossible: false };
  if (!isLegal(content, answer)) return { share: [0n, 1n], verdict: "salah", impossible: true };
  const judge = judges[content.type] as (
    content: QuestionContent,
    answer: QuestionAnswer,
    marks: OracleMarks,
  ) => Judged;
  const judged = judge(content, answer, marks);
  const isFilled =
    judged.is === "set" ? judged.given.length > 0 : judged.units.some(({ filled }) => filled);
  if (!isFilled) return { share: [0n, 1n], verdict: "kosong", impossible: false };
  const counts = counted(judged);
  const [top, bottom] = shareBy(policy, content, answer, { is: judged.is, ...counts });
  const isFaultless = counts.w === 0;
  const verdict = top === bottom && isFaultless ? "benar" : top > 0n ? "sebagian" : "salah";
  return { share: [top, bottom], verdict, impossible: false };
}

export function isLegal(content: QuestionContent, answer: QuestionAnswer): boolean {
  if (content.type !== answer.type) return false;
  let known = legal.get(content);
  if (!known) legal.set(content, (known = legalAnswers(content)));
  return known.has(descriptionOf(answer, content));
}

function descriptionOf(answer: QuestionAnswer, content: QuestionContent): string {
  if (last?.content !== content || last.answer !== answer) {
    last = { content, answer, told: describedAnswer(answer, content) };
  }
  return last.told;
}

/** n and w in parts, c in hundredths of parts. */
type Counts = { n: number; c: number; w: number };

function counted(judged: Judged): Counts {
  if (judged.is === "set") {
    const right = judged.given.filter((id) => judged.keys.includes(id)).length;
    return { n: judged.keys.length, c: right * 100, w: judged.given.length - right };
  }
  const keyed = judged.units.filter((unit) => unit.keyed);
  return {
    n: keyed.length,
    c: keyed.reduce((all, { earned }) => all + earned, 0),
    w: judged.units.filter(
      ({ filled, keyed: hasKey, earned }) => filled && (!hasKey || earned === 0),
    ).length,
  };
}

function shareBy(
  policy: PolicyName,
  content: QuestionContent,
  answer: QuestionAnswer,
  { is, n, c, w }: Counts & Pick<Judged, "is">,
): Ratio {
  const isSet = is === "set" && content.type !== 1 && content.type !== 3;
  const ratio = (top: number, bottom: number): Ratio =>
    bottom === 0 ? [0n, 1n] : [BigInt(Math.max(0, top)), BigInt(bottom)];
  const penalised = ratio(c - 100 * w, 100 * n);
  const partial = isSet ? penalised : ratio(c, 100 * n);
  if (content.type === 6) return ratio(c, 100);
  const isAll = n > 0 && c === 100 * n && w === 0;
  switch (policy) {
    case "mutlak":
      return isAll ? [1n, 1n] : [0n, 1n];
    case "parsial":
      return partial;
    case "parsial_penalti":
      return penalised;
    case "bertingkat":
      return isAll ? [1n, 1n] : 2n * partial[0] >= partial[1] ? [1n, 2n] : [0n, 1n];
    case "bobot_opsi":
      return weighed(content, answer) ?? partial;
  }
}

/** The best is found by trying every answer that there is. */
function weighed(content: QuestionContent, answer: QuestionAnswer): Ratio | null {
  const { type } = content;
  if (type !== 1 && type !== 3 && type !== 4 && type !== 15) return null;
  const weights = Object.entries(content.key.weights);
  const worth = (text: string) => {
    const ids = text === "" ? [] : text.split(" ");
    // In tenths, as the cases give them.
    return weights.reduce(
      (all, [id, each]) => all + (ids.includes(id) ? Math.round(each * 10) : 0),
      0,
    );
  };
  const best = Math.max(...[...(legal.get(content) ?? [])].map(worth));
  if (best <= 0) return [0n, 1n];
  const given = worth(descriptionOf(answer, content));
  return [BigInt(Math.min(best, Math.max(0, given))), BigInt(best)];
}

const among = (parts: readonly { id: string }[], ids: readonly string[]) =>
  ids.filter((id) => parts.some((part) => part.id === id));
const entry = <Value>(record: Readonly<Record<string, Value>>, id: string): Value | undefined =>
  Object.hasOwn(record, id) ? record[id] : undefined;
const unit = (keys: readonly unknown[], given: unknown): Unit => {
  const filled = given !== undefined && given !== null && given !== "";
  return { keyed: keys.length > 0, filled, earned: filled && keys.includes(given) ? 100 : 0 };
};

function typed(key: Comparison | undefined, given: string | undefined): Unit {
  const accepted = (key?.accepted ?? []).filter(({ text }) => text !== "");
  const word = (given ?? "").trim().toLowerCase();
  const earned = accepted.map(({ text, share }) => (text === word ? Math.round(share * 100) : 0));
  const filled = word !== "";
  return { keyed: accepted.length > 0, filled, earned: filled ? Math.max(0, ...earned) : 0 };
}

const parts = (units: Unit[]): Judged => ({ is: "parts", units });

type ContentOf<Type> = Extract<QuestionContent, { type: Type }>;
type Judges = {
  [Type in QuestionContent["type"]]: (
    content: ContentOf<Type>,
    answer: Extract<QuestionAnswer, { type: Type }>,
    marks: OracleMarks,
  ) => Judged;
};

const one = ({ payload, key }: ContentOf<1> | ContentOf<3>, id: string | null): Judged => ({
  is: "set",
  given: id === null ? [] : [id],
  keys: among(payload.options, key.id === null ? [] : [key.id]),
});
const some = (offered: readonly { id: string }[], keys: string[], given: string[]): Judged => ({
  is: "set",
  given,
  keys: [...new Set(among(offered, keys))],
});
const byPeople = (): Judged => {
  throw new Error("What people mark is not known here");
};

const judges: Judges = {
  1: (content, { id }) => one(content, id),
  2: byPeople,
  3: (content, { id }) => one(content, id),
  4: ({ payload, key }, { ids }) => some(payload.options, key.ids, ids),
  5: ({ payload: { left, right }, key }, { pairs }) =>
    parts(left.map(({ id }) => unit(among(right, [entry(key.pairs, id) ?? ""]), entry(pairs, id)))),
  6: ({ key }, { text }) => parts([typed(key, text)]),
  7: (content, { ids }) => parts(orderUnits(content, ids ?? [])),
  8: ({ payload, key }, { values }) =>
    parts(
      payload.statements.map(({ id }) => {
        const wanted = entry(key.values, id) ?? null;
        return unit(wanted === null ? [] : [wanted], entry(values, id));
      }),
    ),
  9: byPeople,
  10: ({ payload: { left, right }, key }, { pairs }) => {
    const names = (links: readonly (readonly [string, string])[]) =>
      links.map(([from, to]) => `${from}=${to}`);
    const possible = names(left.flatMap((from) => right.map((to) => [from.id, to.id] as const)));
    const keys = names(key.pairs).filter((name) => possible.includes(name));
    return { is: "set", given: names(pairs), keys: [...new Set(keys)] };
  },
  11: ({ payload, key }, { cells }, marks) =>
    parts(
      payload.cells.flat().flatMap((cell) => {
        if (cell.kind === "text") return [];
        const cellKey = entry(key.cells, cell.id);
        const judged = typed(cellKey, entry(cells, cell.id));
        if (!cellKey?.manual) return [judged];
        const earned = judged.filled ? (marks[cell.id] ?? 0) : 0;
        return [{ ...judged, keyed: true, earned }];
      }),
    ),
  12: (content, { rows }) => tableOf(content, rows),
  13: ({ payload: { items, categories }, key }, answer) =>
    parts(
      items.map(({ id }) =>
        unit(among(categories, [entry(key.items, id) ?? ""]), entry(answer.items, id)),
      ),
    ),
  14: ({ payload: { blanks, bank }, key }, answer) =>
    parts(
      blanks.map(({ id, mode, options }) => {
        const given = entry(answer.blanks, id);
        if (mode === "text") return typed(entry(key.texts, id), given);
        const words = mode === "bank" ? bank : options;
        return unit(among(words, [entry(key.words, id) ?? ""]), given);
      }),
    ),
  15: ({ payload, key }, { ids }) =>
    some(payload.mode === "options" ? payload.options : payload.zones, key.ids, ids),
  16: ({ payload: { zones, labels, mode }, key }, answer) =>
    parts(
      zones.map(({ id }) => {
        const given = entry(answer.labels, id);
        if (mode === "typed") return typed(entry(key.texts, id), given);
        return unit(among(labels, entry(key.labels, id) ?? []), given);
      }),
    ),
};

function orderUnits(
  { payload, key }: Extract<QuestionContent, { type: 7 }>,
  given: readonly string[],
): Unit[] {
  const wanted = among(payload.items, key.ids);
  const filled = given.length > 0;
  const rest = payload.items
    .filter(({ id }) => !wanted.includes(id))
    .map(() => ({ keyed: false, filled, earned: 0 }));
  if (key.measure === "places") {
    return [
      ...wanted.map((id, at) => ({ keyed: true, filled, earned: given[at] === id ? 100 : 0 })),
      ...rest,
    ];
  }
  const neighbours = (ids: readonly string[]) => ids.slice(1).map((id, at) => `${ids[at]} ${id}`);
  const kept = neighbours(given);
  return [
    ...neighbours(wanted).map((each) => ({
      keyed: true,
      filled,
      earned: kept.includes(each) ? 100 : 0,
    })),
    ...rest,
  ];
}

function tableOf(
  { payload, key }: Extract<QuestionContent, { type: 12 }>,
  given: Readonly<Record<string, string[]>>,
): Judged {
  const rows = payload.rows.map(({ id }) => ({
    id,
    keys: [...new Set(among(payload.columns, entry(key.rows, id) ?? []))],
    ticks: entry(given, id) ?? [],
  }));
  if (key.measure === "cells") {
    const cells = (name: "keys" | "ticks") =>
      rows.flatMap((row) => row[name].map((column) => `${row.id}=${column}`));
    return { is: "set", given: cells("ticks"), keys: cells("keys") };
  }
  const units = rows.map(({ keys, ticks }) => {
    const isSame = [...keys].sort().join() === [...ticks].sort().join();
    const filled = ticks.length > 0;
    return { keyed: keys.length > 0, filled, earned: filled && isSame ? 100 : 0 };
  });
  return { is: "parts", units };
}
