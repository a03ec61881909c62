// For tests alone: what a sitting comes to, written down from domain.md 3.2a apart from the scorer, in fractions that are never reduced.
import {
  type DrawnQuestion,
  type GivenAnswer,
  type PlannedType,
} from "../../domain/scoring/score-sitting.ts";
import { oracleScore, type Ratio } from "./score-oracle.ts";

export type OracleCase = {
  drawn: readonly DrawnQuestion[];
  answers: ReadonlyMap<string, GivenAnswer>;
  plan: readonly PlannedType[];
  /** Of an essay with an answer, by its question: what people give to it. */
  essays?: (question: string) => Ratio;
};

const nothing: Ratio = [0n, 1n];

const plus = ([a, b]: Ratio, [c, d]: Ratio): Ratio => [a * d + c * b, b * d];
const times = ([a, b]: Ratio, [c, d]: Ratio): Ratio => [a * c, b * d];
/** All numbers of the cases have at most two decimals. */
const hundredths = (value: number): Ratio => [BigInt(Math.round(value * 100)), 100n];

/** Σ over types: weight × max(0, Σ (share − minus) × bobot) ÷ Σ bobot. */
export function oracleTotal(one: OracleCase): Ratio {
  const { drawn, plan } = one;
  const minus = plan.find(({ type }) => type === 1)?.minus ?? 0;
  return plan.reduce<Ratio>((total, { type, weight }) => {
    const own = drawn.filter((question) => question.type === type);
    const left = own.filter(({ treatment }) => treatment !== "dihapus");
    if (own.length > 0 && left.length === 0) return plus(total, hundredths(weight));
    if (left.length === 0) return total;
    let [points, bobot] = [nothing, nothing];
    for (const question of left) {
      const worth = hundredths(question.weight);
      bobot = plus(bobot, worth);
      points = plus(points, times(netOf(question, one, minus), worth));
    }
    if (points[0] <= 0n) return total;
    // Divided by turning it around.
    return plus(total, times(hundredths(weight), times(points, [bobot[1], bobot[0]])));
  }, nothing);
}

function netOf(question: DrawnQuestion, { answers, essays }: OracleCase, minus: number): Ratio {
  const { id, content, policy, treatment } = question;
  if (treatment === "semua_benar") return [1n, 1n];
  const answer = answers.get(id)?.answer ?? null;
  if (content.type === 2) return answer === null ? nothing : (essays?.(id) ?? nothing);
  const { share, verdict, impossible } = oracleScore(content, answer, policy);
  const isFined = content.type === 1 && policy === "mutlak" && verdict === "salah" && !impossible;
  return isFined ? plus(share, times([-1n, 1n], hundredths(minus))) : share;
}

/** "12.35": rounded half up in hundredths. */
export function oracleShown([above, below]: Ratio): string {
  const hundred = (above * 200n + below) / (2n * below);
  return `${hundred / 100n}.${String(hundred % 100n).padStart(2, "0")}`;
}
