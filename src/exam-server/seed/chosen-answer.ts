// An answer that a participant could give to a question as it is shown to them: any that its interaction can produce, without
// a look at the key.
import type { QuestionAnswer } from "../../contract/questions/question-answer.ts";
import type { ContentOf, QuestionContent } from "../../contract/questions/question-content.ts";
import type { QuestionType } from "../../contract/questions/question-types.ts";
import { inputsIn, picturesOf } from "../../domain/scoring/content-parts.ts";
import { pick } from "./seed-names.ts";

type Part = { readonly id: string };
type Chance = () => number;
type Payloads = { [Type in QuestionType]: ContentOf<Type>["payload"] };
type Choosers = {
  [Type in QuestionType]: (
    payload: Payloads[Type],
    chance: Chance,
  ) => Extract<QuestionAnswer, { type: Type }>;
};

const idsOf = (parts: readonly Part[]) => parts.map(({ id }) => id);

function mixed<Item>(items: readonly Item[], chance: Chance): Item[] {
  const keyed = items.map((item) => ({ item, at: chance() }));
  return keyed.sort((one, other) => one.at - other.at).map(({ item }) => item);
}

/** For each part any of the choices. */
const filled = <Value>(parts: readonly Part[], choose: () => Value): Record<string, Value> =>
  Object.fromEntries(parts.map(({ id }) => [id, choose()]));

const sentences = [
  "Menurut saya ini sesuai dengan hukum I Newton, karena benda cenderung mempertahankan keadaannya.",
  "Karena ada gaya yang bekerja pada benda, maka kecepatannya berubah sedikit demi sedikit.",
  "Energi tidak hilang, tetapi berubah bentuk, misalnya menjadi panas pada permukaan yang bergesekan.",
  "Saya pernah melihatnya di rumah: makin besar arusnya, makin panas kawatnya.",
];
const words = ["meter", "kilogram", "sekon", "newton", "arah", "5", "10"];

const choosers: Choosers = {
  1: ({ options }, chance) => ({ type: 1, id: pick(chance, idsOf(options)) }),
  2: (_payload, chance) => ({
    type: 2,
    html: `<p>${pick(chance, sentences)} ${pick(chance, sentences)}</p>`,
  }),
  3: ({ options }, chance) => ({ type: 3, id: pick(chance, idsOf(options)) }),
  4: ({ options, max_choices: most }, chance) => ({
    type: 4,
    ids: mixed(idsOf(options), chance).slice(0, Math.min(most || 3, 1 + Math.floor(chance() * 3))),
  }),
  5: ({ left, right }, chance) => {
    const free = mixed(idsOf(right), chance);
    return { type: 5, pairs: filled(left, () => free.pop() ?? null) };
  },
  6: (_payload, chance) => ({ type: 6, text: pick(chance, ["5", "5", "80", "16", "0,2"]) }),
  7: ({ items }, chance) => ({ type: 7, ids: mixed(idsOf(items), chance) }),
  8: ({ statements }, chance) => ({
    type: 8,
    values: filled(statements, () => (chance() < 0.5 ? 0 : 1)),
  }),
  9: ({ statements }, chance) => ({
    type: 9,
    values: filled(statements, () => ({
      value: chance() < 0.7 ? 1 : 0,
      argument: pick(chance, sentences),
    })),
  }),
  10: ({ left, right }, chance) => ({
    type: 10,
    pairs: left.map(({ id }): [string, string] => [id, pick(chance, idsOf(right))]),
  }),
  11: (payload, chance) => ({
    type: 11,
    cells: filled(inputsIn({ payload }), () => pick(chance, words)),
  }),
  12: ({ rows, columns }, chance) => ({
    type: 12,
    rows: filled(rows, () => [pick(chance, idsOf(columns))]),
  }),
  13: ({ items, categories }, chance) => {
    // A group takes no more than its bound.
    const room = categories.flatMap(({ id, max }) =>
      max === 0 ? [] : Array<string>(max).fill(id),
    );
    const free = categories.filter(({ max }) => max === 0).map(({ id }) => id);
    const bounded = mixed(room, chance);
    const placeFor = () => (free.length > 0 ? pick(chance, free) : (bounded.pop() ?? null));
    return { type: 13, items: filled(items, placeFor) };
  },
  14: ({ blanks, bank }, chance) => {
    const free = mixed(idsOf(bank), chance);
    const wordFor = ({ mode, options }: (typeof blanks)[number]) => {
      if (mode === "text") return pick(chance, words);
      return mode === "bank" ? (free.pop() ?? "") : pick(chance, idsOf(options));
    };
    return { type: 14, blanks: Object.fromEntries(blanks.map((one) => [one.id, wordFor(one)])) };
  },
  15: (payload, chance) => ({ type: 15, ids: [pick(chance, idsOf(picturesOf(payload)))] }),
  16: ({ zones, labels, mode }, chance) => {
    const free = mixed(idsOf(labels), chance);
    const label = () => (mode === "typed" ? pick(chance, words) : (free.pop() ?? ""));
    return { type: 16, labels: filled(zones, label) };
  },
};

/** @param payload the key is not needed */
export function chosenAnswer(
  { type, payload }: Pick<QuestionContent, "type" | "payload">,
  chance: () => number,
): QuestionAnswer {
  const choose = choosers[type] as (payload: unknown, chance: Chance) => QuestionAnswer;
  return choose(payload, chance);
}
