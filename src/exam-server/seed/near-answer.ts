// The answer of somebody who nearly knows: right but for one mistake.
import type { QuestionAnswer } from "../../contract/questions/question-answer.ts";
import type { QuestionContent } from "../../contract/questions/question-content.ts";
import { chosenAnswer } from "./chosen-answer.ts";
import { pick } from "./seed-names.ts";

type Chance = () => number;

/** @param right what the key asks for (domain/scoring/key-answer.ts) */
export function nearAnswer(
  content: QuestionContent,
  right: QuestionAnswer,
  chance: Chance,
): QuestionAnswer {
  switch (right.type) {
    case 1:
    case 3:
    case 15:
      return anotherChosen(content, right, chance);
    case 4:
      return { type: 4, ids: withoutOne(right.ids, chance) };
    case 5:
      return { type: 5, pairs: exchanged(right.pairs, chance) };
    case 7:
      return { type: 7, ids: neighboursExchanged(right.ids ?? [], chance) };
    case 8:
      return { type: 8, values: exchanged(right.values, chance) };
    case 10:
      return { type: 10, pairs: withoutOne(right.pairs, chance) };
    case 11:
      return { type: 11, cells: exchanged(right.cells, chance) };
    case 12:
      return { type: 12, rows: exchanged(right.rows, chance) };
    case 13:
      return { type: 13, items: exchanged(right.items, chance) };
    case 16:
      return { type: 16, labels: exchanged(right.labels, chance) };
    default:
      return chosenAnswer(content, chance);
  }
}

/** Chosen again until it is not the right one; a question that has no other is answered rightly. */
function anotherChosen(content: QuestionContent, right: QuestionAnswer, chance: Chance) {
  const isRight = (answer: QuestionAnswer) => JSON.stringify(answer) === JSON.stringify(right);
  const tries = Array.from({ length: 8 }, () => chosenAnswer(content, chance));
  return tries.find((answer) => !isRight(answer)) ?? right;
}

function withoutOne<Item>(items: readonly Item[], chance: Chance): Item[] {
  const left = Math.floor(chance() * items.length);
  return items.filter((_item, place) => place !== left);
}

function neighboursExchanged(ids: readonly string[], chance: Chance): string[] {
  const place = Math.floor(chance() * (ids.length - 1));
  const exchange: Record<number, number> = { [place]: place + 1, [place + 1]: place };
  return ids.map((_id, at) => ids[exchange[at] ?? at]!);
}

/** Two parts that differ have each other's. */
function exchanged<Value>(
  parts: Readonly<Record<string, Value>>,
  chance: Chance,
): Record<string, Value> {
  const [one, value] = pick(chance, Object.entries(parts));
  const isOther = (other: Value) => JSON.stringify(other) !== JSON.stringify(value);
  const others = Object.entries(parts).filter(([, other]) => isOther(other));
  if (others.length === 0) return { ...parts };
  const [other, itsValue] = pick(chance, others);
  return { ...parts, [one]: itsValue, [other]: value };
}
