// What holds for every question and every answer, whatever the policy.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { QuestionAnswer } from "../../contract/questions/question-answer.ts";
import type { QuestionContent } from "../../contract/questions/question-content.ts";
import { policyNames, type PolicyName } from "../../contract/questions/question-fields.ts";
import { questionTypes, type QuestionType } from "../../contract/questions/question-types.ts";
import { checkQuestion } from "../../domain/questions/check-question.ts";
import { questionWith } from "../../domain/questions/question-with.ts";
import { isProducible } from "../../domain/scoring/answer-faults.ts";
import { compare, one, zero } from "../../domain/scoring/fraction.ts";
import { scoringPolicyOf } from "../../domain/scoring/question-policy.ts";
import { scoreQuestion } from "../../domain/scoring/score-question.ts";
import { keyAnswer } from "../../domain/scoring/key-answer.ts";
import { seededRandom, type SeededRandom } from "./seeded-random.ts";
import { smallAnswer } from "./small-answers.ts";
import { smallContent } from "./small-contents.ts";

const test = suite("properties of scoring");

const types = (Object.keys(questionTypes).map(Number) as QuestionType[]).filter(
  (type) => type !== 2 && type !== 9,
);
const counted = policyNames.filter((name) => name !== "bobot_opsi");
const scored = (content: QuestionContent, answer: QuestionAnswer | null, name: PolicyName) =>
  scoreQuestion(content, answer, scoringPolicyOf(name));
const shown = (value: unknown) => JSON.stringify(value);
/** Says what it is about only when it does not hold: there are many. */
function holds(is: boolean, about: object): void {
  if (!is) assert.unreachable(shown(about));
}

/** What is wrong with the key of a small question; its texts are never looked at. */
function hasWholeKey(content: QuestionContent): boolean {
  const faults = checkQuestion(questionWith("<p>x</p>", content, { policy: "mutlak" }));
  return faults.every(
    ({ path, severity, reason }) =>
      severity === "warning" ||
      (path !== "key" && /^Paling sedikit \d|^Nama bagian|audio/u.test(reason)),
  );
}

/** Small questions of a type with small answers, so many of them. */
function each(
  type: QuestionType,
  count: number,
  check: (content: QuestionContent, answer: QuestionAnswer, dice: SeededRandom) => void,
  answersOfEach = 4,
): void {
  const dice = seededRandom(type * 101);
  for (let at = 0; at < count; at += 1) {
    const content = smallContent(type, dice);
    for (let given = 0; given < answersOfEach; given += 1)
      check(content, smallAnswer(content, dice), dice);
  }
}

for (const type of types) {
  test(`type ${type}: the key earns all of a question that passes its check, and is right`, () => {
    let whole = 0;
    each(
      type,
      300,
      (content) => {
        const key = keyAnswer(content);
        if (key === null || !hasWholeKey(content) || !isProducible(content, key)) return;
        whole += 1;
        for (const name of counted) {
          const { share, verdict } = scored(content, key, name);
          const isAll = share !== null && compare(share, one) === 0 && verdict === "benar";
          holds(isAll, { content, name });
        }
      },
      1,
    );
    assert.ok(whole > 40, `${whole} whole questions`);
  });

  test(`type ${type}: empty earns nothing and is kosong`, () => {
    each(
      type,
      50,
      (content) => {
        for (const name of policyNames) {
          const { share, verdict } = scored(content, null, name);
          assert.equal([share, verdict], [zero, "kosong"]);
        }
      },
      1,
    );
  });

  test(`type ${type}: mutlak ≤ parsial_penalti ≤ parsial ≤ 1, and 1 only when all is right`, () => {
    each(type, 200, (content, answer) => {
      const [strict, partial, penalised, stepped] = counted.map((name) =>
        scored(content, answer, name),
      );
      const isRight = compare(strict!.least, one) === 0;
      holds(compare(strict!.least, penalised!.least) <= 0, { content, answer });
      holds(compare(penalised!.least, partial!.least) <= 0, { content, answer });
      assert.ok(compare(partial!.most, one) <= 0);
      for (const score of [strict!, partial!, penalised!, stepped!]) {
        if (score.share === null) continue;
        holds((score.verdict === "benar") === isRight, { content, answer });
        // By parsial alone a distractor that was filled costs nothing but the verdict.
        if (score !== partial) assert.is(compare(score.share, one) === 0, isRight);
      }
    });
  });

  test(`type ${type}: other names for the parts, in another order, change nothing`, () => {
    each(type, 80, (content, answer, dice) => {
      const ids = ["a", "b", "c", "constructor", "__proto__", "gone"];
      const others = dice.shuffled(["p", "q", "toString", "valueOf", "hasOwnProperty", "x9"]);
      const renamed = <Value>(value: Value): Value =>
        JSON.parse(
          JSON.stringify(value).replace(/"([^"]*)"/gu, (quoted, id: string) => {
            const at = ids.indexOf(id);
            return at < 0 ? quoted : `"${others[at]}"`;
          }),
        ) as Value;
      const twin = mixed(renamed(content), dice);
      const twinAnswer = renamed(answer);
      for (const name of policyNames) {
        const [before, after] = [scored(content, answer, name), scored(twin, twinAnswer, name)];
        const isSame =
          compare(after.least, before.least) === 0 && compare(after.most, before.most) === 0;
        holds(isSame, { content, answer, name });
        holds(after.verdict === before.verdict, { content, answer, name });
        holds(after.impossible === before.impossible, { content, answer, name });
      }
    });
  });

  test(`type ${type}: one part more that is right never earns less`, () => {
    let compared = 0;
    each(type, 150, (content, answer, dice) => {
      const better = bettered(content, answer, dice);
      if (better === null || !isProducible(content, better) || !isProducible(content, answer))
        return;
      compared += 1;
      for (const name of counted) {
        const [before, after] = [scored(content, answer, name), scored(content, better, name)];
        holds(compare(before.least, after.least) <= 0, { content, answer, better, name });
      }
    });
    assert.ok(compared > 100, `${compared} compared`);
  });
}

/** The lists that a participant sees in another order; not the cells of a table. */
function mixed(content: QuestionContent, dice: SeededRandom): QuestionContent {
  const payload = Object.entries(content.payload).map(([name, value]) => [
    name,
    Array.isArray(value) && !["cells", "labels", "cols"].includes(name)
      ? dice.shuffled(value)
      : value,
  ]);
  return { ...content, payload: Object.fromEntries(payload) } as QuestionContent;
}

/** The same answer with one thing more as the key has it; null: there is none such. */
function bettered(
  content: QuestionContent,
  answer: QuestionAnswer,
  dice: SeededRandom,
): QuestionAnswer | null {
  const key = keyAnswer(content);
  if (key === null || key.type !== answer.type) return key;
  const [[field, wanted] = ["", null]] = Object.entries(key).filter(([name]) => name !== "type");
  const given = (answer as Record<string, unknown>)[field];
  if (answer.type === 7 || typeof wanted !== "object" || wanted === null) return key;
  if (Array.isArray(wanted)) {
    const before = given as unknown[];
    const missing = wanted.filter((each) => !before.some((other) => shown(other) === shown(each)));
    if (missing.length === 0) return null;
    return { ...answer, [field]: [...before, dice.oneOf(missing)] } as QuestionAnswer;
  }
  const entries = Object.entries(wanted as object);
  if (entries.length === 0) return null;
  const changed = [...Object.entries(given as object), dice.oneOf(entries)];
  return { ...answer, [field]: Object.fromEntries(changed) } as QuestionAnswer;
}

test.run();
