// For tests alone: every answer that a small question's interaction can produce, written out one by one, each as a text.
// An answer that is not among them is one that it cannot produce. Shares no code with what it checks.
import type { QuestionAnswer } from "../../contract/questions/question-answer.ts";
import type { QuestionContent } from "../../contract/questions/question-content.ts";

const idsOf = (parts: readonly { id: string }[]) => parts.map(({ id }) => id);

/** Every subset of at most so many. */
function subsets(ids: readonly string[], most = ids.length): string[][] {
  return ids
    .reduce<string[][]>((all, id) => [...all, ...all.map((each) => [...each, id])], [[]])
    .filter((each) => each.length <= most);
}

function permutations(ids: readonly string[]): string[][] {
  if (ids.length === 0) return [[]];
  return ids.flatMap((id) =>
    permutations(ids.filter((other) => other !== id)).map((rest) => [id, ...rest]),
  );
}

/** For each part nothing, or one of its choices; `once`: choices that may be made but once. */
function fillings(
  parts: readonly (readonly [id: string, choices: readonly string[]])[],
  once: readonly string[] = [],
): string[][] {
  let all: [string, string][][] = [[]];
  for (const [id, choices] of parts) {
    all = all.flatMap((filled) => [
      filled,
      ...choices
        .filter((choice) => !once.includes(choice) || filled.every(([, used]) => used !== choice))
        .map((choice): [string, string][] => [...filled, [id, choice]]),
    ]);
  }
  return all.map((filled) => filled.map(([id, choice]) => `${id}=${choice}`));
}

const piecesText = (pieces: readonly string[], isOrdered: boolean) =>
  (isOrdered ? [...pieces] : [...pieces].sort()).join(" ");

/** In no order but that of type 7, each as `describedAnswer` tells it. */
export function legalAnswers(content: QuestionContent): Set<string> {
  const list = lists[content.type] as (payload: QuestionContent["payload"]) => string[][];
  return new Set(list(content.payload).map((each) => piecesText(each, content.type === 7)));
}

type Lists = {
  [Type in QuestionContent["type"]]: (
    payload: Extract<QuestionContent, { type: Type }>["payload"],
  ) => string[][];
};

const lists: Lists = {
  1: ({ options }) => subsets(idsOf(options), 1),
  2: ({ attachments }) => (attachments ? [[], ["file"]] : [[]]),
  3: ({ options }) => subsets(idsOf(options), 1),
  4: ({ options, max_choices: most }) => subsets(idsOf(options), most || options.length),
  5: ({ left, right }) =>
    fillings(
      left.map(({ id }) => [id, idsOf(right)]),
      idsOf(right),
    ),
  6: () => [[]],
  7: ({ items }) => [[], ...permutations(idsOf(items))],
  8: ({ statements }) => fillings(statements.map(({ id }) => [id, ["0", "1"]])),
  9: ({ statements }) => subsets(idsOf(statements)),
  10: ({ left, right }) =>
    subsets(left.flatMap((from) => right.map((to) => `${from.id}=${to.id}`))),
  11: ({ cells }) =>
    subsets(cells.flat().flatMap((cell) => (cell.kind === "input" ? [cell.id] : []))),
  12: ({ rows, columns, multiple }) => {
    const sets = subsets(idsOf(columns), multiple ? columns.length : 1);
    const choices = sets.filter((set) => set.length > 0).map((set) => [...set].sort().join("+"));
    return fillings(rows.map(({ id }) => [id, choices]));
  },
  13: ({ items, categories }) =>
    fillings(items.map(({ id }) => [id, idsOf(categories)])).filter((filled) =>
      categories.every(({ id, max }) => {
        const inside = filled.filter((piece) => piece.split("=")[1] === id);
        return max === 0 || inside.length <= max;
      }),
    ),
  14: ({ blanks, bank }) => {
    // Words of a list of its own are told apart from the bank's, which may be called the same.
    const choicesOf = (options: readonly { id: string }[]) => ({
      bank: idsOf(bank),
      dropdown: idsOf(options).map((id) => `:${id}`),
      text: ["*"],
    });
    return fillings(
      blanks.map(({ id, mode, options }) => [id, choicesOf(options)[mode]]),
      usedOnce(bank),
    );
  },
  15: (payload) => {
    if (payload.mode === "zones")
      return subsets(idsOf(payload.zones), payload.max_choices || payload.zones.length);
    return subsets(idsOf(payload.options), payload.multiple ? payload.options.length : 1);
  },
  16: ({ zones, labels, mode }) => {
    const choices = mode === "typed" ? ["*"] : idsOf(labels);
    return fillings(
      zones.map(({ id }) => [id, choices]),
      mode === "typed" ? [] : usedOnce(labels),
    );
  },
};

function usedOnce(words: readonly { id: string; reuse: boolean }[]): string[] {
  return words.flatMap(({ id, reuse }) => (reuse ? [] : [id]));
}

/** What is in it; "" for nothing. The content says which blanks are typed into. */
export function describedAnswer(answer: QuestionAnswer, content: QuestionContent): string {
  return piecesText(piecesOf(answer, content), answer.type === 7);
}

function piecesOf(answer: QuestionAnswer, content: QuestionContent): string[] {
  switch (answer.type) {
    case 1:
    case 3:
      return answer.id === null ? [] : [answer.id];
    case 2:
      return (answer.attachments ?? []).length > 0 ? ["file"] : [];
    case 4:
    case 15:
      return answer.ids;
    case 6:
      return [];
    case 7:
      return answer.ids ?? [];
    case 9:
      return Object.entries(answer.values).flatMap(([id, { value, argument }]) =>
        value === null && argument.trim() === "" ? [] : [id],
      );
    case 10:
      return answer.pairs.map(([from, to]) => `${from}=${to}`);
    case 11:
      return Object.keys(answer.cells).filter((id) => answer.cells[id] !== "");
    case 12:
      return filled(answer.rows, (_row, columns) => [...columns].sort().join("+"));
    case 14:
      return filled(answer.blanks, (id, word) => wordText(content, id, word));
    case 16: {
      const isTyped = content.type === 16 && content.payload.mode === "typed";
      return filled(answer.labels, (_zone, label) => (isTyped ? "*" : label));
    }
    default:
      return filled(recordIn(answer));
  }
}

function recordIn(
  answer: Extract<QuestionAnswer, { type: 5 | 8 | 13 }>,
): Readonly<Record<string, string | number | null>> {
  if (answer.type === 5) return answer.pairs;
  return answer.type === 8 ? answer.values : answer.items;
}

function filled<Value>(
  record: Readonly<Record<string, Value>>,
  textOf: (id: string, value: Value) => string = (_id, value) => String(value),
): string[] {
  return Object.entries(record).flatMap(([id, value]) => {
    const isNothing =
      value === null || value === "" || (Array.isArray(value) && value.length === 0);
    return isNothing ? [] : [`${id}=${textOf(id, value)}`];
  });
}

function wordText(content: QuestionContent, id: string, word: string): string {
  const blanks = content.type === 14 ? content.payload.blanks : [];
  const mode = blanks.find((blank) => blank.id === id)?.mode;
  return mode === "text" ? "*" : `${mode === "dropdown" ? ":" : ""}${word}`;
}
