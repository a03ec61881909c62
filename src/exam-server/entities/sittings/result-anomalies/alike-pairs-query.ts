// Sittings of the same room and session whose wrong answers are more alike than chance explains.
import type { QuestionContent } from "../../../../contract/questions/question-content.ts";
import type { ResultAnomalies } from "../../../../contract/results/result-anomalies.ts";
import { likeAnswers, type Answerer } from "../../../../domain/results/answer-likeness.ts";
import type { Call } from "../../../http/handler.ts";
import { createYieldOften } from "../../../yield-often.ts";
import { json, sqlRows, text } from "../../../records/sql-rows.ts";
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
  const wrong = new Map<string, WrongOption[]>();
  for (let at = 0; at < sittings.length; at += sittingsAtOnce) {
    const ids = sittings.slice(at, at + sittingsAtOnce).map(({ sitting_id: id }) => id);
    const rows = await choicesOf(ids, call);
    await questions.learn(
      rows.flatMap(({ chosen }) => chosen),
      call,
    );
    for (const { sitting_id: id, chosen } of rows) {
      await yieldOften();
      wrong.set(
        id,
        chosen.flatMap((choice) => questions.wrongOption(choice) ?? []),
      );
    }
  }
  const people = sittings.map((sitting): Answerer => {
    const answers = new Uint8Array(questions.count);
    for (const { place, option } of wrong.get(sitting.sitting_id) ?? []) answers[place] = option;
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

/** Question, version of it, and the option. */
type Choice = [question: string, version: number, option: string];
type WrongOption = { place: number; option: number };

/** Numbers for questions and their options, in the order in which they are met. */
class QuestionPlaces {
  readonly #places = new Map<string, number>();
  readonly #options: Map<string, number>[] = [];
  /** By question and version. */
  readonly #keys = new Map<string, string | null>();

  get count(): number {
    return this.#options.length;
  }

  /** Many have the same questions: each is read once. */
  async learn(choices: readonly Choice[], { db, services }: Call): Promise<void> {
    const missing = new Map<string, { question_id: string; version: number }>();
    for (const [question_id, version] of choices) {
      const name = `${question_id} ${version}`;
      if (!this.#keys.has(name)) missing.set(name, { question_id, version });
    }
    const shown = await services.questionVersions.read([...missing.values()], db);
    for (const [at, name] of [...missing.keys()].entries()) {
      this.#keys.set(name, keyOf(shown[at]!.content));
    }
  }

  /** Null: it is right. */
  wrongOption([question, version, chosen]: Choice): WrongOption | null {
    const place = this.#placeOf(question);
    if (chosen === this.#keys.get(`${question} ${version}`)) return null;
    const options = this.#options[place]!;
    const option = options.get(chosen) ?? options.size + 1;
    options.set(chosen, option);
    return { place, option };
  }

  #placeOf(id: string): number {
    const known = this.#places.get(id);
    if (known !== undefined) return known;
    this.#places.set(id, this.#options.length);
    this.#options.push(new Map());
    return this.#options.length - 1;
  }
}

const keyOf = (content: QuestionContent): string | null =>
  content.type === 1 || content.type === 3 ? content.key.id : null;

/** A row for each sitting: thousands of answers are read much faster so than one by one. */
async function choicesOf(sittings: readonly string[], { db }: Call) {
  const { rows } = await sqlRows({ sitting_id: text(), chosen: json<Choice[]>() })`
    select sq.sitting_id,
      json_agg(json_build_array(sq.question_id, sq.version, a.answer->>'id')) as chosen
    from sitting_questions sq
    join sitting_answers a on a.sitting_id = sq.sitting_id and a.question_id = sq.question_id
    where sq.sitting_id = any(${sittings}) and a.sitting_id = any(${sittings}) and sq.type in (1, 3) and a.answer->>'id' is not null
    group by sq.sitting_id`.execute(db);
  return rows;
}
