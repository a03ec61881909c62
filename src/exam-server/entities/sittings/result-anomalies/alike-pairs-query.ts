// Sittings of the same room and session whose wrong answers are more alike than chance explains.
import type { QuestionAnswer } from "../../../../contract/questions/question-answer.ts";
import type { QuestionContent } from "../../../../contract/questions/question-content.ts";
import type { ResultAnomalies } from "../../../../contract/results/result-anomalies.ts";
import { likeAnswers, type Answerer } from "../../../../domain/results/answer-likeness.ts";
import type { Call } from "../../../http/handler.ts";
import { createYieldOften } from "../../../yield-often.ts";
import { json, number, sqlRows, text } from "../../../records/sql-rows.ts";
import { personOf, type FinishedSitting } from "./finished-sittings-query.ts";

type Likeness = ResultAnomalies["likeness"];

/** So many pairs are shown; the least probable ones. */
const mostPairs = 200;
/** Answers are read of so many sittings at once. */
const sittingsAtOnce = 500;
/** Beyond it nobody reads the figure any more. */
const largestOdds = 1e15;

export async function alikePairs(
  sittings: readonly FinishedSitting[],
  call: Call,
): Promise<Likeness> {
  const yieldOften = createYieldOften();
  const questions = new QuestionPlaces();
  const wrong = new Map<string, [place: number, option: number][]>();
  for (let at = 0; at < sittings.length; at += sittingsAtOnce) {
    const ids = sittings.slice(at, at + sittingsAtOnce).map(({ sitting_id: id }) => id);
    const rows = await choicesOf(ids, call);
    const contents = await contentsOf(rows, call);
    for (const { sitting_id: id, ...choice } of rows) {
      await yieldOften();
      const option = questions.wrongOption(choice, contents.get(keyOf(choice))!);
      if (option === null) continue;
      const known = wrong.get(id);
      if (known) known.push(option);
      else wrong.set(id, [option]);
    }
  }
  const people = sittings.map((sitting): Answerer => {
    const answers = new Uint8Array(questions.count);
    for (const [place, option] of wrong.get(sitting.sitting_id) ?? []) answers[place] = option;
    const place = sitting.room_id === null ? "" : `${sitting.room_id} ${sitting.sesi ?? ""}`;
    return { id: sitting.sitting_id, place, wrong: answers };
  });
  const { tested, found } = await likeAnswers(people, yieldOften);
  const byId = new Map(sittings.map((sitting) => [sitting.sitting_id, sitting]));
  return {
    questions: questions.count,
    tested,
    pairs: found.slice(0, mostPairs).map(({ a, b, both, same, expected, p }) => ({
      people: [personOf(byId.get(a)!), personOf(byId.get(b)!)],
      room: byId.get(a)!.room,
      both,
      same,
      expected: expected.toFixed(1),
      one_in: Math.floor(Math.min(largestOdds, 1 / p)),
    })),
  };
}

type Choice = { question_id: string; version: number; answer: QuestionAnswer };

const keyOf = ({ question_id: id, version }: Omit<Choice, "answer">) => `${id} ${version}`;

/** Many are shown the same. */
async function contentsOf(rows: readonly Choice[], { db, services }: Call) {
  const keys = new Map(
    rows.map(({ question_id, version }) => [
      keyOf({ question_id, version }),
      { question_id, version },
    ]),
  );
  const versions = await services.questionVersions.read([...keys.values()], db);
  return new Map([...keys.keys()].map((key, at) => [key, versions[at]!.content]));
}

/** Numbers for questions and their options, in the order in which they are met. */
class QuestionPlaces {
  readonly #places = new Map<string, number>();
  readonly #options: Map<string, number>[] = [];

  get count(): number {
    return this.#options.length;
  }

  /** Null: it is right, or nothing was chosen. */
  wrongOption(
    { question_id: id, answer }: Choice,
    content: QuestionContent,
  ): [number, number] | null {
    const isChoice = content.type === 1 || content.type === 3;
    if (!isChoice || answer.type !== content.type || answer.id === null) return null;
    const place = this.#placeOf(id);
    if (answer.id === content.key.id) return null;
    const options = this.#options[place]!;
    const number = options.get(answer.id) ?? options.size + 1;
    options.set(answer.id, number);
    return [place, number];
  }

  #placeOf(id: string): number {
    const known = this.#places.get(id);
    if (known !== undefined) return known;
    this.#places.set(id, this.#options.length);
    this.#options.push(new Map());
    return this.#options.length - 1;
  }
}

async function choicesOf(sittings: readonly string[], { db }: Call) {
  const { rows } = await sqlRows({
    sitting_id: text(),
    question_id: text(),
    version: number(),
    answer: json<QuestionAnswer>(),
  })`
    select sq.sitting_id, sq.question_id, sq.version, a.answer
    from sitting_questions sq
    join sitting_answers a on a.sitting_id = sq.sitting_id and a.question_id = sq.question_id
    where sq.sitting_id = any(${sittings}) and sq.type in (1, 3) and a.answer is not null`.execute(
    db,
  );
  return rows;
}
