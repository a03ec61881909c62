// Replying to a colleague's question: the answer that it is about, what one writes, and points as a proposal.
import * as v from "valibot";
import {
  getMarkingAsk,
  replyToAskInput,
  replyToMarkingAsk,
  type MarkingAsk,
  type OpenedAsk,
} from "../../../../contract/marking/marking-asks.ts";
import { getMarkingUnit, type OpenedUnit } from "../../../../contract/marking/marking-units.ts";
import { call } from "../../../../core/api.ts";
import type { QuestionContent } from "../../../../contract/questions/question-content.ts";
import { createForm } from "../../../../kit/form/create-form.ts";
import { createDetail } from "../../../../kit/record/create-detail.ts";
import type { UnitKey } from "../../../../core/marking/unsent-acts.ts";
import { typedShare } from "../../points/shown-points-text.ts";

export type AskReplyModel = ReturnType<typeof createAskReplyModel>;
/** `version`: of the question that the answer was given to. */
export type AskedAnswer = OpenedAsk & { version: OpenedUnit["versions"][number] | undefined };

const { text, points } = replyToAskInput.entries;
/** The points are typed as those of the question. */
const schemaFor = (content: () => QuestionContent | undefined) =>
  v.pipe(
    v.custom<{ text: string; points: string }>(() => true),
    v.transform(({ points: typed, ...values }) => ({
      ...values,
      points: typedShare(typed, content()),
    })),
    v.object({ text, points }),
  );

export function createAskReplyModel(
  unit: UnitKey,
  { id: ask_id }: Pick<MarkingAsk, "id">,
  replied: (ask: MarkingAsk) => void,
) {
  const opened = createDetail<AskedAnswer>(async (signal) => {
    const [found, { versions }] = await Promise.all([
      call(getMarkingAsk, { ...unit, ask_id }, { signal }),
      call(getMarkingUnit, unit, { signal }),
    ]);
    const version = versions.find((one) => one.version === found.answer.version);
    return { ...found, version };
  });
  const form = createForm({
    initial: { text: "", points: "" },
    schema: schemaFor(() => {
      const state = opened.$state.get();
      return state.status === "ready" ? state.detail.version?.content : undefined;
    }),
    async submit(values) {
      replied(await call(replyToMarkingAsk, { ...unit, ask_id, ...values }));
    },
  });
  return {
    form,
    opened,
    exit(): void {
      form.exit();
      opened.exit();
    },
  };
}
