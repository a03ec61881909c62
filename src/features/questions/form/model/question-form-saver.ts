// How a question is saved on the exam server: it is created once, under an id that the console has chosen, and updated from
// then on. A lost answer neither creates it twice nor loses what was typed after the call.
import {
  createQuestion,
  updateQuestion,
  type Question,
} from "../../../../contract/questions/questions.ts";
import type { QuestionInput } from "../../../../contract/questions/question-fields.ts";
import { call } from "../../../../core/api.ts";
import { differingFields, valueOf } from "./question-form-value.ts";

export type QuestionSaver = ReturnType<typeof createQuestionSaver>;

export function createQuestionSaver(bankId: string, stored: Question | null, questionId: string) {
  let latest = stored;
  let id = questionId;
  /** A call whose answer was lost, or another tab whose draft was taken over, may have created the question. */
  let mayExist = false;

  function rebase(next: Question): void {
    latest = next;
    id = next.id;
  }

  async function create(input: QuestionInput): Promise<Question> {
    const repeats = mayExist;
    mayExist = true;
    const created = await call(createQuestion, { id: bankId, question_id: id, ...input });
    // An earlier call created it, and something was typed since.
    const isOlder = repeats && differingFields(valueOf(created), valueOf(input)).length > 0;
    rebase(created);
    return isOlder ? update(created, input) : created;
  }

  return {
    get questionId(): string {
      return id;
    },
    /** The person has seen this state of the question. The next save is based on it. */
    rebase,
    /** Takes over the id of a draft, whose question may have been created. */
    adopt(draftId: string): void {
      if (latest) return;
      mayExist = mayExist || draftId !== id;
      id = draftId;
    },
    /** @throws ServerError */
    async save(input: QuestionInput): Promise<Question> {
      const saved = latest ? await update(latest, input) : await create(input);
      rebase(saved);
      return saved;
    },
  };
}

function update({ id, version }: Question, input: QuestionInput): Promise<Question> {
  return call(updateQuestion, { id, version, ...input });
}
