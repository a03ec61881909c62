// What the filters, the form of many and the preview of a bank's questions choose from.
import { listCompetenceOptions, type CompetenceOption } from "../../../contract/competences.ts";
import type { QuestionBank } from "../../../contract/questions/banks.ts";
import { listReferences, type Reference } from "../../../contract/questions/references.ts";
import { call } from "../../../core/api.ts";
import { loadAll } from "../../../kit/list/load-all.ts";
import { createQuietOptions } from "../../../kit/list/quiet-options.ts";
import type { DetailModel } from "../../../kit/record/create-detail.ts";

export function createQuestionChoices(bankId: string, $bank: DetailModel<QuestionBank>["$state"]) {
  const references = createQuietOptions<readonly Reference[]>([], (signal) =>
    loadAll((paging) => call(listReferences, { id: bankId, ...paging }, { signal })),
  );
  const subject = () => {
    const state = $bank.get();
    return state.status === "ready" ? state.detail.subject_id : null;
  };
  let asked: string | null = null;
  const competences = createQuietOptions<readonly CompetenceOption[]>([], async (signal) => {
    asked = subject();
    return asked === null ? [] : call(listCompetenceOptions, { subject_id: asked }, { signal });
  });
  // Somebody may give the bank another subject meanwhile.
  const stop = $bank.listen(() => {
    const wanted = subject();
    const isAnother = asked !== null && wanted !== null && wanted !== asked;
    if (isAnother) void competences.refresh();
  });
  return {
    $references: references.$options,
    $competences: competences.$options,
    exit(): void {
      stop();
      references.exit();
      competences.exit();
    },
  };
}
