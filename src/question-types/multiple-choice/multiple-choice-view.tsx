// Type 4: several of several options.
import { type ChoiceMode, ChoiceListView } from "../parts/choices/choice-list-view.tsx";
import type { QuestionViewProps, ViewMode } from "../frame/question-type-props.ts";

export function MultipleChoiceView({ payload, mode, layout }: QuestionViewProps<4>) {
  const bounds = { single: false, least: payload.min_choices, most: payload.max_choices };
  return (
    <ChoiceListView options={payload.options} bounds={bounds} mode={modeOf(mode)} layout={layout} />
  );
}

function modeOf(mode: ViewMode<4>): ChoiceMode {
  switch (mode.is) {
    case "preview": {
      const { answer, onAnswer } = mode;
      if (!onAnswer) return { is: "paper" };
      const onChoose = (ids: string[]) => onAnswer({ type: 4, ids });
      return { is: "answer", chosen: answer?.ids ?? [], onChoose };
    }
    case "key":
      return { is: "key", keys: mode.key.ids, weights: mode.key.weights };
    case "result":
      return { is: "result", keys: mode.key.ids, chosen: mode.answer?.ids ?? [] };
    case "shares":
      return { is: "shares", keys: mode.key.ids, chosen: mode.shares.chosen };
  }
}
