// Which questions of a bank one participant is shown, and in which order (domain.md 4.6). Frozen with the sitting from then on.
import { type OrderMode, type QuestionType } from "../../../contract/questions/question-types.ts";
import { shuffled } from "../../questions/participant-question.ts";

export type DrawableQuestion = { type: QuestionType; reference_id: string | null };
export type DrawRules = {
  /** How many of each type. */
  plan: readonly { type: QuestionType; count: number }[];
  /** 0: type by type, in `type_order`; 1: as they stand in the bank. */
  order_mode: OrderMode;
  type_order: readonly QuestionType[];
  acak_soal: boolean;
  /** Any text, the sitting's id: the same draws the same. */
  seed: string;
};

/** Recordings are heard in the order in which they were entered. */
const listening: QuestionType = 3;

/**
 * Of each type as many as are planned, or all there are: the first ones, or any where questions are mixed. Those that share
 * a reference stay together, in the order of the bank.
 * @param questions in the order of the bank
 */
export function drawQuestions<Question extends DrawableQuestion>(
  questions: readonly Question[],
  rules: DrawRules,
): Question[] {
  const drawn = new Set(rules.plan.flatMap((planned) => drawnOfType(questions, planned, rules)));
  if (rules.order_mode === 1) {
    const kept = questions.filter((question) => drawn.has(question));
    return rules.acak_soal ? mixed(kept, `${rules.seed} order`) : kept;
  }
  return rules.type_order.flatMap((type) =>
    [...drawn].filter((question) => question.type === type),
  );
}

function drawnOfType<Question extends DrawableQuestion>(
  questions: readonly Question[],
  { type, count }: DrawRules["plan"][number],
  { acak_soal, seed }: DrawRules,
): Question[] {
  const own = questions.filter((question) => question.type === type);
  if (!acak_soal) return own.slice(0, count);
  if (type !== listening) return mixed(own, `${seed} ${type}`).slice(0, count);
  const chosen = new Set(shuffled(own, `${seed} ${type}`).slice(0, count));
  return own.filter((question) => chosen.has(question));
}

/** In another order; what belongs together moves as one. */
function mixed<Question extends DrawableQuestion>(
  questions: readonly Question[],
  seed: string,
): Question[] {
  const blocks = new Map<unknown, Question[]>();
  for (const question of questions) {
    const { type, reference_id: reference } = question;
    const key = type === listening ? listening : (reference ?? question);
    blocks.set(key, [...(blocks.get(key) ?? []), question]);
  }
  return shuffled([...blocks.values()], seed).flat();
}
