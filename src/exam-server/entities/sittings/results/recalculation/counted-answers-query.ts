// The answers of many sittings of an exam as they count by other rules. Participants are asked the same questions and choose the same answers
// thousands of times: each question is one object and each answer to it another, which are read and scored once.
import type { PolicyName } from "../../../../../contract/questions/question-fields.ts";
import type { QuestionType } from "../../../../../contract/questions/question-types.ts";
import {
  countedBy,
  type AskedQuestion,
  type QuestionRule,
} from "../../../../../domain/results/recalculation/counted-question.ts";
import {
  isMarkedByHand,
  type DrawnQuestion,
  type GivenAnswer,
} from "../../../../../domain/scoring/score-sitting.ts";
import type { Db } from "../../../../database/database.ts";
import type { QuestionVersions } from "../../../../http/services.ts";
import { json, sqlRows, text } from "../../../../records/sql-rows.ts";

export type CountedAnswer = {
  question: DrawnQuestion;
  /** By which people see and mark the answer. */
  askedVersion: number;
  given: GivenAnswer;
  /** Null: nothing was ever saved. */
  seq: number | null;
};

/** A question as it was asked, beside what counts, with the answers to it by their json; null: nearly all of them differ. */
type CountedQuestion = {
  question: DrawnQuestion;
  askedVersion: number;
  answers: Map<string, GivenAnswer> | null;
};

/** Typed answers may differ in each sitting: of one question no more than these are kept. */
const maxKept = 2_000;

export type CountedAnswersReader = (
  sittings: readonly string[],
) => Promise<Map<string, CountedAnswer[]>>;

/** The reader answers by sitting, in the order of the questions. */
export function createCountedAnswersReader(
  rules: ReadonlyMap<string, QuestionRule>,
  { db, versions }: { db: Db; versions: QuestionVersions },
): CountedAnswersReader {
  const known = new Map<string, CountedQuestion>();

  async function learn(names: Iterable<string>): Promise<void> {
    const missing = new Map<string, AskedQuestion>();
    for (const name of names) if (!known.has(name)) missing.set(name, askedIn(name));
    if (missing.size === 0) return;
    const counted = [...missing.values()].map((asked) => {
      const { question_id, type } = asked;
      return { question_id, type, ...countedBy(asked, rules.get(question_id)) };
    });
    const shown = await versions.read(counted, db);
    for (const [at, [name, asked]] of [...missing].entries()) {
      const { question_id: id, bobot: weight, ...rest } = counted[at]!;
      const { content } = shown[at]!;
      known.set(name, {
        question: { id, weight, content, ...rest },
        askedVersion: asked.version,
        answers: isMarkedByHand(content) ? null : new Map(),
      });
    }
  }

  return async (sittings) => {
    const rows = await answersOf(sittings, db);
    await learn(rows.flatMap(({ answers }) => answers.map(([name]) => name)));
    return new Map(
      rows.map(({ sitting_id: id, answers }) => [
        id,
        answers.map(([name, answer, seq]): CountedAnswer => {
          const { question, askedVersion, answers: kept } = known.get(name)!;
          return { question, askedVersion, given: givenIn(answer ?? "null", kept), seq };
        }),
      ]),
    );
  };
}

function givenIn(answer: string, kept: CountedQuestion["answers"]): GivenAnswer {
  if (!kept) return { answer: JSON.parse(answer) };
  const known = kept.get(answer);
  if (known) return known;
  const given: GivenAnswer = { answer: JSON.parse(answer), known: new Map() };
  if (kept.size < maxKept) kept.set(answer, given);
  return given;
}

/** "2 4 1.5 parsial <question>": all by which a question was asked, as one text to look up. */
function askedIn(name: string): AskedQuestion {
  const [version, type, bobot, policy, ...id] = name.split(" ");
  return {
    question_id: id.join(" "),
    version: Number(version),
    type: Number(type) as QuestionType,
    bobot: Number(bobot),
    policy: policy as PolicyName,
  };
}

type Answered = [asked: string, answer: string | null, seq: number | null];

/** A row for each sitting, the answers as text: thousands of them are read much faster so than each as a row. */
async function answersOf(sittings: readonly string[], db: Db) {
  const { rows } = await sqlRows({ sitting_id: text(), answers: json<Answered[]>() })`
    select sq.sitting_id, json_agg(json_build_array(
      concat_ws(' ', sq.version, sq.type, sq.bobot, sq.policy, sq.question_id), a.answer::text, a.seq)
      order by sq.position) as answers
    from sitting_questions sq
    left join sitting_answers a
      on a.sitting_id = sq.sitting_id and a.question_id = sq.question_id and a.sitting_id = any(${sittings})
    where sq.sitting_id = any(${sittings}) group by sq.sitting_id`.execute(db);
  return rows;
}
