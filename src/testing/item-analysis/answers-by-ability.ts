// Forty questions of eight types, three of them bad on purpose, and what participants of different ability answer to them.
import type { QuestionAnswer } from "../../contract/questions/question-answer.ts";
import type { QuestionContent } from "../../contract/questions/question-content.ts";
import type { QuestionType } from "../../contract/questions/question-types.ts";
import { questionSamples } from "../questions/question-samples.ts";
import { createChance, type Chance } from "../random.ts";

export const simulatedTypes = [1, 4, 5, 6, 7, 8, 12, 13] as const;
type SimulatedType = (typeof simulatedTypes)[number];
export const perType = 5;

export type BadQuestion = "wrong-key" | "two-right" | "too-easy";
export type AbilityQuestion = { stem: string; content: QuestionContent; bad: BadQuestion | null };

const badQuestions: Partial<Record<string, BadQuestion>> = {
  "1.1": "wrong-key",
  "1.2": "two-right",
  "8.1": "too-easy",
};

export function abilityQuestions(): AbilityQuestion[] {
  return simulatedTypes.flatMap((type) =>
    Array.from({ length: perType }, (_, at) => {
      const name = `${type}.${at + 1}`;
      const bad = badQuestions[name] ?? null;
      return {
        stem: `<p>Soal ${name}: manakah yang benar?</p>`,
        content: bad === "wrong-key" ? withKey("j1") : questionSamples[type].content,
        bad,
      };
    }),
  );
}

function withKey(id: string): QuestionContent {
  const { content } = questionSamples[1];
  return { ...content, key: { id, weights: {} } };
}

/** Wrong answers to the sample question of each type. */
const wrongAnswers: Record<SimulatedType, readonly QuestionAnswer[]> = {
  1: ["j1", "s3", "m4"].map((id) => ({ type: 1, id })),
  4: [["d1"], ["d1", "e3"], ["e3"]].map((ids) => ({ type: 4, ids })),
  5: [
    { type: 5, pairs: { a1: "d1", b2: "b3", p3: "j2" } },
    { type: 5, pairs: { a1: "k4" } },
  ],
  6: [{ type: 6, text: "Trisila" }],
  7: [
    { type: 7, ids: ["u2", "t1", "k3", "d4"] },
    { type: 7, ids: ["d4", "k3", "u2", "t1"] },
  ],
  8: [
    { type: 8, values: { s1: 0, d2: 0, t3: 1 } },
    { type: 8, values: { s1: 0, d2: 1, t3: 0 } },
  ],
  12: [
    { type: 12, rows: { e1: ["c2"], a2: ["p1"], u3: ["g3"] } },
    { type: 12, rows: { e1: ["g3"], a2: ["p1"], u3: ["c2"] } },
  ],
  13: [
    { type: 13, items: { m1: "b1", j2: "s2", k3: "b1", s4: null } },
    { type: 13, items: { m1: "s2", j2: "s2", k3: "b1", s4: "b1" } },
  ],
};

/** From the hardest question of a type to the easiest, as the ability at which half of the participants are right. */
const difficulties = [1, 0.4, 0, -0.5, -1.2] as const;
const steepness = 1.7;

/**
 * What each participant, from 0, answers to each question. Abilities are spread normally; whoever is more able is right more often (Rasch's model
 * with one steepness for all).
 */
export function answersByAbility(questions: readonly AbilityQuestion[], seed: number) {
  const places = new Map(questions.map(({ stem }, at) => [stem, at]));
  return (participant: number, { stem, type }: { stem: string; type: number }): QuestionAnswer => {
    const at = places.get(stem)!;
    const chance = createChance(seed * 1_000_003 + participant * 101 + at);
    const ability = normal(createChance(seed * 7_919 + participant));
    const { bad } = questions[at]!;
    const isEasy = bad === "too-easy" ? 0.98 : 0;
    const known = 1 / (1 + Math.exp(-steepness * (ability - difficulties[at % perType]!)));
    if (!chance.is(Math.max(isEasy, known)))
      return chance.pick(wrongAnswers[type as SimulatedType]);
    // Of two right options half of those who know it choose the one that is no key.
    if (bad === "two-right" && chance.is(0.5)) return { type: 1, id: "s3" };
    return questionSamples[type as QuestionType].right;
  };
}

/** A random number with mean 0 and standard deviation 1: the sum of twelve random numbers from 0 to 1, minus 6 (Irwin–Hall distribution). */
const normal = (chance: Chance): number =>
  Array.from({ length: 12 }, () => chance.part()).reduce((sum, part) => sum + part, -6);
