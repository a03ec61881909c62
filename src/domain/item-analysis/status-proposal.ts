// Whether a question should be kept, mended or dropped: a proposal by rules, each with its reason. A teacher's own decision stands above it
// (evaluation.md 3).
import {
  difficultyWord,
  discriminationClass,
  isValid,
  type DifficultyWord,
  type WordSet,
} from "./figure-classes.ts";
import type { ItemFigure, UndefinedReason } from "./item-figure.ts";
import type { OptionFigures } from "./option-figures.ts";

export type ItemStatus = "diterima" | "direvisi" | "dibuang";

export type StatusReason =
  /** More of the upper group chose this wrong option than a right one: look at the key first. */
  | { is: "key-suspect"; option: string }
  /** D is in the class that is dropped. */
  | { is: "wrong-way" }
  /** Hard, and it hardly separates. */
  | { is: "hard-and-weak" }
  | { is: "weak" }
  | { is: "nearly-all-right" }
  | { is: "nearly-all-wrong" }
  /** Nearly nobody earned anything, and too few have answered to say that they were wrong. */
  | { is: "nearly-none-earned" }
  /** Wrong options that draw the upper group; of them those that draw at least half as many of it as the key, perhaps right too. */
  | { is: "upper-distractors"; options: readonly string[]; rivals: readonly string[] }
  | { is: "idle-distractors"; options: readonly string[] }
  | { is: "not-valid" }
  /** What speaks for a question that is kept. */
  | { is: "separates"; difficulty: DifficultyWord | null }
  | { is: "distractors-work" };

/** `unreached`: D is defined, and more than half of those who count did not reach the question. */
export type ProposalAbsence = UndefinedReason | "unreached";

/** `reasons`: the gravest first. Null: there is no D that says something about the question, and `why`. */
export type StatusProposal =
  | { status: ItemStatus; reasons: readonly StatusReason[]; why: null }
  | { status: null; reasons: readonly []; why: ProposalAbsence };

/** `nearlyAll`: p from which a question is too easy and, taken from 1, below which it is too hard; in shown hundredths. */
export type StatusRules = { nearlyAll: number; asksDistractors: boolean; asksValidity: boolean };

export const usualStatusRules: StatusRules = {
  nearlyAll: 95,
  asksDistractors: true,
  asksValidity: true,
};

/** Of those who count: all, who left the question empty, and who did not reach it. */
export type JudgedCounts = { n: number; empty: number; unreached: number };

/** More than half of those who count: what they did not see says nothing about the question. */
export const isHardlyReached = ({ n, unreached }: Omit<JudgedCounts, "empty">): boolean =>
  2 * unreached > n;

export type JudgedFigures = {
  counts: JudgedCounts;
  p: ItemFigure;
  d: ItemFigure;
  itemTotal: ItemFigure;
  critical: ItemFigure;
  options: readonly OptionFigures[];
};

/**
 * Dibuang: D in the class "buang", or a question that is "sukar" and of a weak D. Direvisi: of a weak D, nearly everybody right or wrong, a key
 * that is suspect, a rival of the key, not valid, or, unless it is "mudah", with options that do not work or draw the upper group. Otherwise diterima.
 * Nothing is proposed without D, nor for a question that is hardly reached.
 */
export function proposeStatus(
  figures: JudgedFigures,
  set: WordSet,
  rules: StatusRules = usualStatusRules,
): StatusProposal {
  const { counts, d, p, options } = figures;
  const own = discriminationClass(set, d);
  if (d.value === null || !own) {
    return { status: null, reasons: [], why: d.why ?? "no-participants" };
  }
  if (isHardlyReached(counts)) return { status: null, reasons: [], why: "unreached" };
  const difficulty = difficultyWord(set, p);
  const isWeak = own.worth === "weak";
  const grave: StatusReason[] = [];
  if (own.worth === "discard") grave.push({ is: "wrong-way" });
  if (isWeak && difficulty === "sukar") grave.push({ is: "hard-and-weak" });
  const suspect = suspectOption(options);
  const first: StatusReason[] = suspect === null ? [] : [{ is: "key-suspect", option: suspect }];
  const faults: StatusReason[] = isWeak && grave.length === 0 ? [{ is: "weak" }] : [];
  faults.push(...faultsOf(figures, { difficulty, suspect }, set, rules));
  const reasons = [...first, ...grave, ...faults];
  if (grave.length > 0) return { status: "dibuang", reasons, why: null };
  if (reasons.length > 0) return { status: "direvisi", reasons, why: null };
  const merits: StatusReason[] = [{ is: "separates", difficulty }];
  const wrong = options.filter(({ verdict }) => verdict !== null);
  if (wrong.length > 0 && wrong.every(({ verdict }) => verdict === "works"))
    merits.push({ is: "distractors-work" });
  return { status: "diterima", reasons: merits, why: null };
}

function faultsOf(
  { counts, p, itemTotal, critical, options }: JudgedFigures,
  { difficulty, suspect }: { difficulty: DifficultyWord | null; suspect: string | null },
  { judgesValidity }: WordSet,
  { nearlyAll, asksDistractors, asksValidity }: StatusRules,
): StatusReason[] {
  const faults: StatusReason[] = [];
  const hundredths = Math.round(Number(p.shown) * 100);
  if (p.shown !== null && hundredths >= nearlyAll) faults.push({ is: "nearly-all-right" });
  if (p.shown !== null && hundredths <= 100 - nearlyAll) {
    const answered = Math.round((100 * (counts.n - counts.empty - counts.unreached)) / counts.n);
    faults.push({ is: answered >= nearlyAll ? "nearly-all-wrong" : "nearly-none-earned" });
  }
  if (asksDistractors) faults.push(...distractorFaults(options, difficulty, suspect));
  if (asksValidity && judgesValidity && isValid(itemTotal, critical) === false) {
    faults.push({ is: "not-valid" });
  }
  return faults;
}

/** Of an easy question few are left for the wrong options: only a rival of the key speaks against it. */
function distractorFaults(
  options: readonly OptionFigures[],
  difficulty: DifficultyWord | null,
  suspect: string | null,
): StatusReason[] {
  const others = options.filter(({ id }) => id !== suspect);
  const upper = others.filter(({ verdict }) => verdict === "upper");
  const idle = namesOf(others.filter(({ verdict }) => verdict === "idle"));
  const rivals = namesOf(upper.filter((option) => isRival(option, options)));
  const isEasy = difficulty === "mudah";
  const faults: StatusReason[] = [];
  if (upper.length > 0 && (!isEasy || rivals.length > 0)) {
    faults.push({ is: "upper-distractors", options: namesOf(upper), rivals });
  }
  if (!isEasy && idle.length > 0) faults.push({ is: "idle-distractors", options: idle });
  return faults;
}

const namesOf = (options: readonly OptionFigures[]): string[] =>
  options.flatMap(({ id }) => (id === null ? [] : [id]));

/** Of a few participants one or two of the upper group say nothing: half of those who chose the key do. */
function isRival(option: OptionFigures, options: readonly OptionFigures[]): boolean {
  return 2 * (option.upper.value ?? 0) >= keyShare(options);
}

/** Of the upper group, the share of the right option that most of it chose; Infinity where none is right. */
function keyShare(options: readonly OptionFigures[]): number {
  const keys = options.filter(({ isRight }) => isRight);
  return keys.length === 0
    ? Infinity
    : Math.max(...keys.map(({ upper }) => upper.value ?? Infinity));
}

/** The wrong option that most of the upper group chose, if more of them did than chose a right one; of several the first. */
function suspectOption(options: readonly OptionFigures[]): string | null {
  const most = keyShare(options);
  const above = options.filter(
    ({ id, isRight, upper }) => id !== null && !isRight && (upper.value ?? 0) > most,
  );
  const highest = Math.max(...above.map(({ upper }) => upper.value ?? 0));
  return above.find(({ upper }) => upper.value === highest)?.id ?? null;
}
