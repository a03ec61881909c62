// Revealing the names behind the answers to a question. It cannot be taken back.
import * as v from "valibot";
import {
  revealNames,
  revealNamesInput,
  type MarkingUnit,
} from "../../../contract/marking/marking-units.ts";
import { call } from "../../../core/api.ts";
import { createForm } from "../../../kit/form/create-form.ts";

export function createNamesRevealModel(
  { schedule_id, question_id }: Pick<MarkingUnit, "schedule_id" | "question_id">,
  revealed: () => void,
) {
  const form = createForm({
    initial: { reason: "" },
    schema: v.object({ reason: revealNamesInput.entries.reason }),
    async submit({ reason }) {
      await call(revealNames, { schedule_id, question_id, reason });
      revealed();
    },
  });
  return { form, exit: form.exit };
}
