// Pairs of sittings with more identical wrong answers than chance explains. The index is the generalized binomial test (GBT: van der Linden &
// Sotaridona, "Detecting answer copying when the regular response process follows a known response model", Journal of Educational and
// Behavioral Statistics 31, 2006), applied to the single-choice questions that both answered wrongly: right answers are alike because they are
// right. Given that both are wrong, they choose the same wrong option of question i with the probability p_i = Σ_k w_ik², where w_ik is the share of
// option k among all wrong answers to it. The number of identical ones is then a sum of unequal Bernoulli variables, whose upper tail is computed
// exactly. The shares include the pair itself, which makes p_i larger and the test more careful. For evidence alone: people who were taught
// together also err together.

export type Answerer = {
  id: string;
  /** Only those of the same place are compared. */
  place: string;
  /** By question: 1 and up for each wrong option; 0 where the answer is right or missing, or the question was not given. */
  wrong: Uint8Array;
};

export type LikePair = {
  a: string;
  b: string;
  /** Questions that both answered wrongly, and of these the identical answers. */
  both: number;
  same: number;
  /** Identical ones by chance, on the mean. */
  expected: number;
  /** The probability of so many or more by chance. */
  p: number;
};

/** `tested`: how many pairs were compared. `found`: the least probable first. */
export type Likeness = { tested: number; found: LikePair[] };

/** So many false alarms are expected at most among all pairs of an exam: Bonferroni's bound on the probability of each. */
export const expectedFalseAlarms = 0.05;
/** Fewer identical answers are no evidence, however rare their options are. */
const fewestSame = 4;

/** `yieldOften` is awaited after each person, so that others are answered meanwhile. */
export async function likeAnswers(
  people: readonly Answerer[],
  yieldOften: () => Promise<void>,
): Promise<Likeness> {
  const chances = matchChances(people);
  const places = byPlace(people);
  const tested = [...places.values()].reduce((all, { length: n }) => all + (n * (n - 1)) / 2, 0);
  const found: LikePair[] = [];
  for (const group of places.values()) {
    for (let one = 0; one < group.length; one += 1) {
      await yieldOften();
      for (let other = one + 1; other < group.length; other += 1) {
        const pair = likePair(group[one]!, group[other]!, chances, expectedFalseAlarms / tested);
        if (pair) found.push(pair);
      }
    }
  }
  found.sort((a, b) => a.p - b.p);
  return { tested, found };
}

function byPlace(people: readonly Answerer[]): Map<string, Answerer[]> {
  const places = new Map<string, Answerer[]>();
  for (const person of people) {
    const known = places.get(person.place);
    if (known) known.push(person);
    else places.set(person.place, [person]);
  }
  return places;
}

/** p_i by question; 1 where nobody is wrong, which no pair can be. */
function matchChances(people: readonly Answerer[]): Float64Array {
  const questions = people[0]?.wrong.length ?? 0;
  const chances = new Float64Array(questions).fill(1);
  for (let question = 0; question < questions; question += 1) {
    const counts = new Map<number, number>();
    let all = 0;
    for (const { wrong } of people) {
      const option = wrong[question]!;
      if (option === 0) continue;
      all += 1;
      counts.set(option, (counts.get(option) ?? 0) + 1);
    }
    if (all === 0) continue;
    let squares = 0;
    for (const count of counts.values()) squares += (count / all) ** 2;
    chances[question] = squares;
  }
  return chances;
}

/** Null: no more than chance explains, at that bound. */
function likePair(a: Answerer, b: Answerer, chances: Float64Array, bound: number): LikePair | null {
  const { wrong: ofA } = a;
  const { wrong: ofB } = b;
  let same = 0;
  // That these very questions match is one way of so many matching: the tail is not below it.
  let atLeast = 1;
  for (let question = 0; question < ofA.length; question += 1) {
    const option = ofA[question]!;
    if (option === 0 || option !== ofB[question]) continue;
    same += 1;
    atLeast *= chances[question]!;
  }
  if (same < fewestSame || atLeast > bound) return null;
  const common = [...ofA.keys()].filter((at) => ofA[at] !== 0 && ofB[at] !== 0);
  const own = common.map((at) => chances[at]!);
  const p = upperTail(own, same);
  if (p > bound) return null;
  const expected = own.reduce((sum, chance) => sum + chance, 0);
  return { a: a.id, b: b.id, both: common.length, same, expected, p };
}

/** P(X ≥ least) of the sum X of independent Bernoulli variables with these probabilities, by adding one after the other. */
export function upperTail(chances: readonly number[], least: number): number {
  if (least <= 0) return 1;
  // Of exactly so many so far; what has reached `least` stays there.
  const exactly = new Float64Array(least + 1);
  exactly[0] = 1;
  for (const chance of chances) {
    exactly[least] = exactly[least]! + exactly[least - 1]! * chance;
    for (let count = least - 1; count > 0; count -= 1) {
      exactly[count] = exactly[count]! * (1 - chance) + exactly[count - 1]! * chance;
    }
    exactly[0] = exactly[0]! * (1 - chance);
  }
  return exactly[least]!;
}
