// The results of a large school: 5,000 sittings of 50 questions of all types, as the exam server scores them at once after
// a key has changed. In this process, without a database.
import type { PolicyName } from "../../contract/questions/question-fields.ts";
import type { QuestionAnswer } from "../../contract/questions/question-answer.ts";
import { fraction, toDecimal } from "../../domain/scoring/fraction.ts";
import {
  scoreSitting,
  type DrawnQuestion,
  type GivenAnswer,
} from "../../domain/scoring/score-sitting.ts";
import { accepting, allSamples, questionSamples } from "../questions/question-samples.ts";
import type { Figure } from "./figure.ts";

const counts = { sittings: 5000, questions: 50 };
const boundSeconds = 2;
const policies: readonly PolicyName[] = ["mutlak", "parsial", "parsial_penalti", "bertingkat"];

/** Each third answer is empty or of another participant's mind. */
export async function benchScoring(): Promise<Figure[]> {
  const drawn = drawnQuestions();
  const plan = allSamples.map(({ content: { type } }) => ({ type, count: 3, weight: 6.25 }));
  const began = performance.now();
  let highest = 0;
  for (let sitting = 0; sitting < counts.sittings; sitting += 1) {
    const { total, faults } = scoreSitting(drawn, answersOf(drawn, sitting), plan);
    if (faults.length > 0) throw new Error(faults[0]?.reason);
    highest = Math.max(highest, Number(toDecimal(total.most, 4)));
  }
  const took = (performance.now() - began) / 1000;
  if (highest === 0) throw new Error("Nobody has earned anything");
  const name = `${counts.sittings} sittings of ${counts.questions} questions: scored`;
  return [{ name, value: took, unit: "s", bound: boundSeconds }];
}

function drawnQuestions(): DrawnQuestion[] {
  const pattern = { ...accepting(String.raw`(panca|panca )sila`), mode: "regex" as const };
  const contents = [
    ...allSamples.map(({ content }) => content),
    { ...questionSamples[6].content, key: { ...accepting("1.250,5"), mode: "number" as const } },
    { ...questionSamples[6].content, key: pattern },
  ];
  return Array.from({ length: counts.questions }, (_none, at): DrawnQuestion => {
    const content = contents[at % contents.length] as DrawnQuestion["content"];
    return {
      id: `q${at}`,
      version: 1,
      type: content.type,
      weight: 1 + (at % 4) / 4,
      policy: policies[at % policies.length] as PolicyName,
      content,
      treatment: at % 25 === 24 ? "dihapus" : "normal",
    };
  });
}

function answersOf(drawn: readonly DrawnQuestion[], sitting: number): Map<string, GivenAnswer> {
  return new Map(
    drawn.map(({ id, type }, at) => {
      const turn = (sitting * 7 + at) % 6;
      const { right } = questionSamples[type];
      const marks = [{ whole: fraction(BigInt(turn), 8n) }, { whole: fraction(BigInt(turn), 6n) }];
      return [id, { answer: turn === 0 ? null : turn === 1 ? otherThan(right) : right, marks }];
    }),
  );
}

function otherThan(answer: QuestionAnswer): QuestionAnswer {
  switch (answer.type) {
    case 4:
    case 15:
      return { ...answer, ids: answer.ids.slice(1) };
    case 6:
      return { ...answer, text: "1250,5" };
    case 7:
      return { ...answer, ids: [...(answer.ids ?? [])].reverse() };
    case 10:
      return { ...answer, pairs: answer.pairs.slice(2) };
    default:
      return answer;
  }
}
