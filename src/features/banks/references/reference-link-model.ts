// Linking the questions of a bank to one reference: chosen one by one, or by their numbers.
import * as v from "valibot";
import {
  linkQuestions,
  type LinkableQuestion,
  type Reference,
} from "../../../contract/questions/references.ts";
import { call } from "../../../core/api.ts";
import { numbersIn } from "../../../domain/people/number-ranges.ts";
import { createForm } from "../../../kit/form/create-form.ts";

export type LinkFormModel = ReturnType<typeof createReferenceLinkModel>;

export function createReferenceLinkModel(
  { id }: Reference,
  questions: readonly LinkableQuestion[],
  changed: (saved: Reference) => void,
) {
  const linked = questions.filter(({ reference_id }) => reference_id === id);
  const form = createForm({
    initial: { question_ids: linked.map((question) => question.id) as readonly string[] },
    schema: v.object({ question_ids: v.array(v.string()) }),
    submit: async (values) => changed(await call(linkQuestions, { id, ...values })),
  });
  return {
    form,
    /** Adds the questions of these numbers; false when the text is not understood. */
    addNumbers(text: string): boolean {
      const numbers = numbersIn(text, questions.length);
      if (!numbers) return false;
      const named = questions.filter(({ number }) => numbers.includes(number));
      const chosen = new Set([...form.$values.get().question_ids, ...named.map((one) => one.id)]);
      form.set("question_ids", [...chosen]);
      return true;
    },
    exit: form.exit,
  };
}
