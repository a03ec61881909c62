// Responses as JSON: the numbers of participants as base64 of their bytes, so that 5,000 × 50 are 330 kB of text, of which compression leaves a part.
import {
  numbersFor,
  type ItemColumn,
  type ItemQuestion,
  type ItemResponse,
  type ItemResponses,
  type ResponseNumbers,
} from "./item-responses.ts";

export type SentColumn = ItemQuestion & {
  responses: readonly ItemResponse[];
  /** Base64; one, two or four bytes a participant, the lowest first, as many as numbersFor says for so many responses. */
  numbers: string;
};

/** `marked`: base64, one byte a participant. */
export type SentResponses = {
  participants: number;
  marked: string;
  columns: readonly SentColumn[];
};

export function sentResponses({ participants, marked, columns }: ItemResponses): SentResponses {
  return {
    participants,
    marked: base64Of(marked),
    columns: columns.map((column) => ({ ...column, numbers: base64Of(bytesOf(column.numbers)) })),
  };
}

/** @throws RangeError when a column has not one number for each participant, or one that stands for no response */
export function receivedResponses(sent: SentResponses): ItemResponses {
  const { participants } = sent;
  const marked = bytesIn(sent.marked);
  if (marked.length !== participants) throw new RangeError("Not one mark for each participant");
  return {
    participants,
    marked,
    columns: sent.columns.map((column) => receivedColumn(column, participants)),
  };
}

function receivedColumn(column: SentColumn, participants: number): ItemColumn {
  const kind = numbersFor(column.responses.length);
  const bytes = bytesIn(column.numbers);
  if (bytes.length !== participants * kind.BYTES_PER_ELEMENT) {
    throw new RangeError(`Not one number for each participant: ${column.id}`);
  }
  const numbers = numbersIn(bytes, kind.BYTES_PER_ELEMENT, new kind(participants));
  if (numbers.some((number) => number > column.responses.length)) {
    throw new RangeError(`A number without a response: ${column.id}`);
  }
  return { ...column, numbers };
}

/** The lowest byte first, whatever the computer does. */
function bytesOf(numbers: ResponseNumbers): Uint8Array {
  if (numbers instanceof Uint8Array) return numbers;
  const size = numbers.BYTES_PER_ELEMENT;
  const bytes = new Uint8Array(numbers.length * size);
  for (const [at, number] of numbers.entries()) {
    for (let byte = 0; byte < size; byte += 1) bytes[at * size + byte] = number >>> (8 * byte);
  }
  return bytes;
}

function numbersIn<Numbers extends ResponseNumbers>(
  bytes: Uint8Array,
  size: number,
  numbers: Numbers,
): Numbers {
  for (let at = 0; at < numbers.length; at += 1) {
    let number = 0;
    for (let byte = size - 1; byte >= 0; byte -= 1)
      number = number * 256 + bytes[at * size + byte]!;
    numbers[at] = number;
  }
  return numbers;
}

/** So many characters are made by one call, which has a limit. */
const chunk = 8192;

function base64Of(bytes: Uint8Array): string {
  let text = "";
  for (let from = 0; from < bytes.length; from += chunk) {
    text += String.fromCharCode(...bytes.subarray(from, from + chunk));
  }
  return btoa(text);
}

function bytesIn(base64: string): Uint8Array {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}
