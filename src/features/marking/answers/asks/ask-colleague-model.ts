// Asking a colleague about one answer. The question has an id from the beginning, so that one whose confirmation was lost is asked once.
import * as v from "valibot";
import {
  askColleague,
  askColleagueInput,
  listMarkingColleagues,
  type MarkingAsk,
  type MarkingColleague,
} from "../../../../contract/marking/marking-asks.ts";
import { call } from "../../../../core/api.ts";
import { randomAlphanumeric } from "../../../../domain/text/random-code.ts";
import { createForm } from "../../../../kit/form/create-form.ts";
import { createDetail } from "../../../../kit/record/create-detail.ts";
import type { UnitKey } from "../../../../core/marking/unsent-acts.ts";

export type AskColleagueModel = ReturnType<typeof createAskColleagueModel>;

const idLength = 24;
const { colleague_id, text } = askColleagueInput.entries;

export function createAskColleagueModel(
  unit: UnitKey,
  { code, seq }: { code: string; seq: number },
  asked: (ask: MarkingAsk) => void,
) {
  const id = randomAlphanumeric(idLength);
  const colleagues = createDetail<readonly MarkingColleague[]>(
    async (signal) => (await call(listMarkingColleagues, unit, { signal })).items,
  );
  const form = createForm({
    initial: { colleague_id: "", text: "" },
    schema: v.object({ colleague_id, text }),
    async submit(values) {
      asked(await call(askColleague, { ...unit, id, code, seq, ...values }));
    },
  });
  return {
    form,
    colleagues,
    exit(): void {
      form.exit();
      colleagues.exit();
    },
  };
}
