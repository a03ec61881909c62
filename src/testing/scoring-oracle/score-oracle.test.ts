// The scorer against an oracle that was written apart from it, on 100,000 answers to 2,000 small questions.
import { readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { QuestionAnswer } from "../../contract/questions/question-answer.ts";
import type { QuestionContent } from "../../contract/questions/question-content.ts";
import { policyNames } from "../../contract/questions/question-fields.ts";
import { questionTypes, type QuestionType } from "../../contract/questions/question-types.ts";
import { isProducible } from "../../domain/scoring/answer-faults.ts";
import { scoringPolicyOf } from "../../domain/scoring/question-policy.ts";
import { scoreQuestion, type QuestionScore } from "../../domain/scoring/score-question.ts";
import { isLegal, isSame, oracleScore } from "./score-oracle.ts";
import { seededRandom } from "./seeded-random.ts";
import { smallAnswer } from "./small-answers.ts";
import { smallContent } from "./small-contents.ts";

const test = suite("oracle of scoring");

const types = Object.keys(questionTypes).map(Number) as QuestionType[];
const contentsOfEach = 125;
const answersOfEach = 50;

function explain(content: QuestionContent, answer: QuestionAnswer, rest: object): string {
  const plain = (_name: string, value: unknown) =>
    typeof value === "bigint" ? Number(value) : value;
  return JSON.stringify({ content, answer, ...rest }, plain, 1);
}

/** By two policies of five in turn: there are many answers. */
function compareAutomatic(content: QuestionContent, answer: QuestionAnswer, turn: number): string {
  let last = "";
  for (const at of [turn, turn + 1 + (turn % 4)]) {
    const name = policyNames[at % policyNames.length]!;
    const scored = scoreQuestion(content, answer, scoringPolicyOf(name));
    const expected = oracleScore(content, answer, name);
    const agrees =
      scored.share !== null &&
      isSame(scored.share, expected.share) &&
      scored.verdict === expected.verdict &&
      scored.impossible === expected.impossible;
    if (!agrees) assert.unreachable(explain(content, answer, { name, scored, expected }));
    last = expected.verdict;
  }
  return last;
}

/** Cells that people mark: whatever could still be given is tried, by halves, and the score lies between the extremes. */
function compareTable(content: QuestionContent & { type: 11 }, answer: QuestionAnswer): void {
  const byHand = Object.entries(content.key.cells).flatMap(([id, { manual }]) =>
    manual ? [id] : [],
  );
  const all = byHand.reduce<Record<string, number>[]>(
    (given, id) => given.flatMap((each) => [0, 50, 100].map((mark) => ({ ...each, [id]: mark }))),
    [{}],
  );
  for (const name of policyNames) {
    const shares = all.map((marks) => oracleScore(content, answer, name, marks).share);
    const sorted = shares.sort((a, b) => (a[0] * b[1] < b[0] * a[1] ? -1 : 1));
    const scored: QuestionScore = scoreQuestion(content, answer, scoringPolicyOf(name));
    const [least, most] = [sorted[0]!, sorted.at(-1)!];
    const isOpen = least[0] * most[1] !== most[0] * least[1];
    const agrees =
      isSame(scored.least, least) &&
      isSame(scored.most, most) &&
      (scored.share === null) === isOpen;
    if (!agrees) assert.unreachable(explain(content, answer, { name, scored, least, most }));
  }
}

for (const type of types) {
  test(`type ${type}: what the oracle says, under policies in turn`, () => {
    const dice = seededRandom(13 * type);
    const verdicts = new Map<string, number>();
    let impossible = 0;
    for (let at = 0; at < contentsOfEach; at += 1) {
      const content = smallContent(type, dice);
      for (let given = 0; given < answersOfEach; given += 1) {
        const answer = smallAnswer(content, dice);
        const legal = isLegal(content, answer);
        if (isProducible(content, answer) !== legal)
          assert.unreachable(explain(content, answer, {}));
        if (!legal) impossible += 1;
        if (content.type === 2 || content.type === 9) continue;
        const isByHand =
          content.type === 11 && Object.values(content.key.cells).some(({ manual }) => manual);
        if (content.type === 11 && isByHand) compareTable(content, answer);
        else {
          const verdict = compareAutomatic(content, answer, given + at);
          verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + 1);
        }
      }
    }
    // The cases are worth nothing if they are all alike.
    const few = contentsOfEach * answersOfEach * 0.02;
    if (type !== 6) assert.ok(impossible > few / 4, `${impossible} impossible answers`);
    if (type === 2 || type === 9) return;
    for (const verdict of ["kosong", "benar", "salah"]) {
      assert.ok((verdicts.get(verdict) ?? 0) > few, `${verdict}: ${verdicts.get(verdict)}`);
    }
  });
}

test("the oracle shares no code with what it checks", () => {
  for (const name of ["legal-answers", "score-oracle", "small-contents", "small-answers"]) {
    const source = readFileSync(`src/testing/scoring-oracle/${name}.ts`, "utf8");
    const imports = [...source.matchAll(/^(import .*?) from "([^"]+)"/gmsu)];
    assert.ok(imports.length > 0);
    for (const [, what = "", from = ""] of imports) {
      const isOwn = from.startsWith("./");
      assert.ok(isOwn || what.startsWith("import type"), `${name} imports ${from}`);
    }
  }
});

test.run();
