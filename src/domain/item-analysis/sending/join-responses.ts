// Responses that arrive in parts: one a schedule, or some thousand sittings each of many years. A question version is one column, whichever part it is in.
import {
  numbersFor,
  responseKey,
  type ItemColumn,
  type ItemQuestion,
  type ItemResponse,
  type ItemResponses,
} from "./item-responses.ts";

type JoinedColumn = {
  question: ItemQuestion;
  numbersOf: Map<string, number>;
  responses: ItemResponse[];
  /** Where the participants of a part begin, and their numbers in the joined column. */
  parts: { from: number; numbers: Uint32Array }[];
};

/**
 * Participants in the order of the parts, questions in the order in which they are first met. Options are those of the first part: of one question
 * version they do not differ, and neither does the key that counts.
 */
export function joinResponses(parts: readonly ItemResponses[]): ItemResponses {
  const joined = new Map<string, JoinedColumn>();
  let participants = 0;
  for (const part of parts) {
    for (const column of part.columns) addColumn(joined, column, participants);
    participants += part.participants;
  }
  const marked = new Uint8Array(participants);
  let from = 0;
  for (const part of parts) {
    marked.set(part.marked, from);
    from += part.participants;
  }
  return {
    participants,
    marked,
    columns: [...joined.values()].map((column) => finished(column, participants)),
  };
}

function addColumn(joined: Map<string, JoinedColumn>, column: ItemColumn, from: number): void {
  const { id, options, isSingleChoice, responses, numbers } = column;
  let own = joined.get(id);
  if (!own) {
    const question = { id, options, isSingleChoice };
    own = { question, numbersOf: new Map(), responses: [], parts: [] };
    joined.set(id, own);
  }
  const renumbered = [0, ...responses.map((response) => numberOf(own, response))];
  own.parts.push({ from, numbers: Uint32Array.from(numbers, (number) => renumbered[number]!) });
}

function numberOf({ numbersOf, responses }: JoinedColumn, response: ItemResponse): number {
  const key = responseKey(response);
  const known = numbersOf.get(key);
  if (known !== undefined) return known;
  const number = responses.push(response);
  numbersOf.set(key, number);
  return number;
}

function finished({ question, responses, parts }: JoinedColumn, participants: number): ItemColumn {
  const numbers = new (numbersFor(responses.length))(participants);
  for (const part of parts) numbers.set(part.numbers, part.from);
  return { ...question, responses, numbers };
}
