// How a question gets to the exam server: made once under an id of the console's own, changed from then on. An answer that
// was lost on the way is no reason to make it twice, nor to lose what was typed after it.
import {
  createQuestion,
  updateQuestion,
  type Question,
} from "../../../../contract/questions/questions.ts";
import type { QuestionInput } from "../../../../contract/questions/question-fields.ts";
import { call } from "../../../../core/api.ts";
import { differingFields, valueOf } from "./question-form-value.ts";

export class QuestionSaver {
  readonly #bankId: string;
  #questionId: string;
  #stored: Question | null;
  /** It may have been made already by a call whose answer was not heard. */
  #mayExist: boolean;

  /** `mayExist`: the id comes from a draft, and nobody knows what became of it. */
  constructor(bankId: string, stored: Question | null, questionId: string, mayExist = false) {
    this.#bankId = bankId;
    this.#stored = stored;
    this.#questionId = questionId;
    this.#mayExist = mayExist;
  }

  get questionId(): string {
    return this.#questionId;
  }

  /** What the next save goes on from; null: it is made. */
  get stored(): Question | null {
    return this.#stored;
  }

  /** What is stored was seen by the person. */
  rebase(stored: Question): void {
    this.#stored = stored;
    this.#questionId = stored.id;
  }

  /** The id of a draft whose question may have been made. */
  adopt(questionId: string): void {
    if (this.#stored) return;
    this.#mayExist = this.#mayExist || questionId !== this.#questionId;
    this.#questionId = questionId;
  }

  /** @throws ServerError */
  async save(input: QuestionInput): Promise<Question> {
    const saved = this.#stored
      ? await this.#update(this.#stored, input)
      : await this.#create(input);
    this.rebase(saved);
    return saved;
  }

  async #create(input: QuestionInput): Promise<Question> {
    const repeats = this.#mayExist;
    this.#mayExist = true;
    const asked = { id: this.#bankId, question_id: this.#questionId, ...input };
    const made = await call(createQuestion, asked);
    // Made by an earlier call, and something was typed since.
    const isOlder = repeats && differingFields(valueOf(made), valueOf(input)).length > 0;
    this.rebase(made);
    return isOlder ? this.#update(made, input) : made;
  }

  #update({ id, version }: Question, input: QuestionInput): Promise<Question> {
    return call(updateQuestion, { id, version, ...input });
  }
}
