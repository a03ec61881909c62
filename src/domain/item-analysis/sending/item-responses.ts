// What participants did with the questions of an exam, in the form in which the server sends it and a worker analyses it. A unit is one question
// version as it was shown. Each distinct outcome of a question (mark, maximum, choice) is written once, and each participant has its number, so
// that 5,000 participants × 50 questions are 250 kB of bytes. Marks are exact fractions, "5/2".
import type { Treatment } from "../../scoring/score-sitting.ts";

/**
 * - answered: with anything in it.
 * - empty: nothing, but something that was shown after it is answered.
 * - unreached: nothing, and nothing after it was answered either.
 */
export type ResponseState = "answered" | "empty" | "unreached";

export type ItemResponse = {
  /** Points, "5/2"; below 0 where wrong answers take off. With the treatment: the full points of "semua_benar". */
  mark: string;
  /** What this participant could earn of the question. */
  maximum: string;
  state: ResponseState;
  treatment: Treatment;
  /** Places in `options` of what was chosen; empty without a choice, and for questions without options. */
  chosen: readonly number[];
};

/** `isRight`: by the key that counts. */
export type ItemOption = { id: string; isRight: boolean };

/** What does not depend on the participant. */
export type ItemQuestion = {
  /** Of the question version, unique among the columns. */
  id: string;
  options: readonly ItemOption[];
  /** One option at most is chosen. */
  isSingleChoice: boolean;
};

/** One byte a participant up to 255 distinct outcomes, two up to 65,535. */
export type ResponseNumbers = Uint8Array | Uint16Array | Uint32Array;

export type ItemColumn = ItemQuestion & {
  responses: readonly ItemResponse[];
  /** By participant: 0, the question was not shown; otherwise the place in `responses` and 1. */
  numbers: ResponseNumbers;
};

export type ItemResponses = {
  participants: number;
  /** By participant: 1, the sitting is fully marked. The others are left out of every figure, and counted. */
  marked: Uint8Array;
  columns: readonly ItemColumn[];
};

/** What one participant did; null: the question was not shown. In the order of the questions. */
export type ParticipantCells = readonly (ItemResponse | null)[];

/** Numbers the distinct outcomes while participants are added one after the other. */
export function createItemResponses(questions: readonly ItemQuestion[]) {
  const columns = questions.map((question) => ({
    question,
    numbersOf: new Map<string, number>(),
    responses: [] as ItemResponse[],
    numbers: [] as number[],
  }));
  const marked: number[] = [];
  return {
    add(isMarked: boolean, cells: ParticipantCells): void {
      marked.push(isMarked ? 1 : 0);
      for (const [at, { numbersOf, responses, numbers }] of columns.entries()) {
        const response = cells[at] ?? null;
        if (!response) {
          numbers.push(0);
          continue;
        }
        const key = responseKey(response);
        let number = numbersOf.get(key);
        if (number === undefined) {
          number = responses.push(response);
          numbersOf.set(key, number);
        }
        numbers.push(number);
      }
    },
    finish(): ItemResponses {
      return {
        participants: marked.length,
        marked: Uint8Array.from(marked),
        columns: columns.map(({ question, responses, numbers }) => ({
          ...question,
          responses,
          numbers: numbersFor(responses.length).from(numbers),
        })),
      };
    },
  };
}

/** The same for equal outcomes. */
export function responseKey({ mark, maximum, state, treatment, chosen }: ItemResponse): string {
  return `${mark} ${maximum} ${state} ${treatment} ${chosen.join(",")}`;
}

/** The narrowest array that can hold the numbers of so many outcomes. */
export function numbersFor(
  outcomes: number,
): Uint8ArrayConstructor | Uint16ArrayConstructor | Uint32ArrayConstructor {
  if (outcomes <= 0xff) return Uint8Array;
  return outcomes <= 0xffff ? Uint16Array : Uint32Array;
}

/** States of a sitting's answers in the order in which the participant saw the questions. @param answered whether there is anything in each */
export function responseStates(answered: readonly boolean[]): ResponseState[] {
  const last = answered.lastIndexOf(true);
  return answered.map((isAnswered, at) => {
    if (isAnswered) return "answered";
    return at > last ? "unreached" : "empty";
  });
}
