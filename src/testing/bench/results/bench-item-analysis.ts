// The analysis of questions as a worker makes it: from the JSON that the server sends to every figure of the screen. In this process, at full speed; a
// worker at a quarter of it takes four times as long. What the server needs for its answers comes after it.
import { usualRules } from "../../../domain/item-analysis/analyse-items.ts";
import { createAnalysisSession } from "../../../domain/item-analysis/sending/analysis-session.ts";
import { createItemResponses } from "../../../domain/item-analysis/sending/item-responses.ts";
import {
  sentResponses,
  type SentResponses,
} from "../../../domain/item-analysis/sending/sent-responses.ts";
import { question, response } from "../../item-analysis/response-builders.ts";
import { createChance, type Chance } from "../../random.ts";
import type { Figure } from "../figure.ts";
import { benchItemResponses } from "./bench-item-responses.ts";

const letters = [..."ABCDE"];

export async function benchItemAnalysis(): Promise<Figure[]> {
  return [
    analysed("5,000 × 50 of one choice", 250, [madeExam(5000, 50, oneChoice)]),
    analysed("2,392 × 100 with partial credit", 250, [madeExam(2392, 100, partialCredit)]),
    analysed(
      "50,000 × 40 in ten parts",
      3000,
      Array.from({ length: 10 }, () => madeExam(5000, 40, oneChoice)),
    ),
    ...(await benchItemResponses()),
  ];
}

type MakeResponse = (chance: Chance, ability: number, at: number) => ReturnType<typeof response>;

const oneChoice: MakeResponse = (chance, ability) => {
  const isRight = chance.is(ability);
  return response(isRight ? "5/2" : 0, {
    maximum: "5/2",
    chosen: [isRight ? 0 : 1 + chance.below(letters.length - 1)],
  });
};

/** Twelfths of maxima with several denominators. */
const partialCredit: MakeResponse = (chance, ability, at) => {
  const maximum = 7 * (1 + (at % 11));
  const earned = Math.min(12, Math.round(12 * ability + chance.below(5)));
  return response(`${earned * 100}/${12 * maximum}`, { maximum: `100/${maximum}` });
};

/** As the text of an answer of the server. */
function madeExam(participants: number, questions: number, make: MakeResponse): string {
  const chance = createChance(participants + questions);
  const options = letters.map((id, at) => ({ id, isRight: at === 0 }));
  const builder = createItemResponses(
    Array.from({ length: questions }, (_none, at) =>
      question(`q${at}`, make === oneChoice ? { options, isSingleChoice: true } : {}),
    ),
  );
  for (let participant = 0; participant < participants; participant += 1) {
    const ability = chance.part();
    builder.add(
      true,
      Array.from({ length: questions }, (_none, at) => make(chance, ability, at)),
    );
  }
  return JSON.stringify(sentResponses(builder.finish()));
}

function analysed(name: string, bound: number, parts: readonly string[]): Figure {
  const session = createAnalysisSession();
  const before = process.cpuUsage();
  for (const part of parts) session.add(JSON.parse(part) as SentResponses);
  const { test, questions } = session.analyse(usualRules);
  const { user, system } = process.cpuUsage(before);
  if (test.alpha.value === null || questions.some(({ p }) => p.value === null)) {
    throw new Error("The analysis has no figures");
  }
  return {
    name: `analysis of ${name}, processor time`,
    value: (user + system) / 1000,
    unit: "ms",
    bound,
  };
}
