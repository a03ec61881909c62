// For tests: an exam that participants have sat, and how its results are recalculated.
import { randomUUID } from "node:crypto";
import {
  listQuestions,
  updateQuestion,
  type Question,
} from "../../contract/questions/questions.ts";
import type { QuestionAnswer } from "../../contract/questions/question-answer.ts";
import type { QuestionType } from "../../contract/questions/question-types.ts";
import {
  applyRecalculation,
  previewRecalculation,
  type RecalculationChoices,
} from "../../contract/results/result-recalculation.ts";
import { finishSitting, getOwnSitting } from "../../contract/sitting/own-sitting.ts";
import type { MarkingSchool } from "../exams/marking-school.ts";

type Choice = RecalculationChoices["questions"][number];

/** What is not named stays as it counts. */
export const choiceOf = (question_id: string, more: Partial<Choice> = {}): Choice => ({
  question_id,
  content: "kept",
  weight: "kept",
  policy: "kept",
  treatment: "normal",
  ...more,
});

export const choicesFor = (
  schedule_id: string,
  questions: Choice[],
  more: Partial<RecalculationChoices> = {},
): RecalculationChoices => ({ schedule_id, questions, plans: [], restores: null, ...more });

export function recalculationCalls(school: MarkingSchool) {
  const { server, bank } = school;
  const asking = (token?: string) => (token === undefined ? {} : { token });

  const preview = (choices: RecalculationChoices, token?: string) =>
    server.ok(previewRecalculation, choices, asking(token));

  return {
    preview,
    /** Previews and writes. */
    async apply(
      choices: RecalculationChoices,
      { token, reason = "Kunci keliru" }: { token?: string; reason?: string } = {},
    ) {
      const { fingerprint } = await preview(choices, token);
      const act = { ...choices, fingerprint, act_id: randomUUID(), reason };
      return server.ok(applyRecalculation, act, asking(token));
    },

    async questionOf(type: QuestionType): Promise<Question> {
      const { items } = await server.ok(listQuestions, { id: bank });
      return items.find(({ content }) => content.type === type)!;
    },

    /** Changes the question in its bank. */
    async change(question: Question, more: Partial<Question>): Promise<Question> {
      const { id, excerpt: _excerpt, created_at: _created, updated_at: _at, ...fields } = question;
      return server.ok(updateQuestion, { ...fields, id, ...more });
    },

    /** Sets what the types are worth in the bank. */
    async changePlan(weights: Partial<Record<QuestionType, number>>): Promise<void> {
      for (const [type, weight] of Object.entries(weights)) {
        await server.db
          .updateTable("bank_type_plans")
          .set({ weight })
          .where("bank_id", "=", bank)
          .where("type", "=", Number(type) as QuestionType)
          .execute();
      }
    },

    /** Hands in answers to questions of these types; the exam stays open for others. */
    async sit(exam: string, ...answers: QuestionAnswer[]) {
      const sitter = await school.begin(exam);
      const { questions } = await server.ok(getOwnSitting, { id: exam }, { token: sitter.token });
      const sent = answers.map((answer) => ({
        question_id: questions.find(({ type }) => type === answer.type)!.id,
        answer,
      }));
      await school.send(exam, sitter.token, sent);
      return {
        ...sitter,
        finish: () => server.ok(finishSitting, { id: exam }, { token: sitter.token }),
      };
    },

    stored: (exam: string) => storedText(server, exam),
  };
}

/** All that is stored of results and of what people mark, but for when. */
async function storedText({ db }: MarkingSchool["server"], exam: string): Promise<string> {
  const results = await db
    .selectFrom("sitting_results as res")
    .innerJoin("sittings as si", "si.id", "res.sitting_id")
    .select(["res.sitting_id", "least", "most", "score", "pending", "types", "faults"])
    .select(["res.unmarked", "res.is_listed"])
    .where("si.schedule_id", "=", exam)
    .orderBy("res.sitting_id")
    .execute();
  const listed = await db
    .selectFrom("marking_answers")
    .selectAll()
    .where("schedule_id", "=", exam)
    .orderBy("sitting_id")
    .orderBy("question_id")
    .execute();
  return JSON.stringify({ results, listed });
}
