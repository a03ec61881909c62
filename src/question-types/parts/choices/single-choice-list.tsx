// One of several options, as types 1 and 3 are shown: their modes in the words of the list.
import type { ContentOf } from "../../../contract/questions/question-content.ts";
import type { QuestionLayout, ViewMode } from "../../frame/question-type-props.ts";
import { type ChoiceMode, ChoiceListView } from "./choice-list-view.tsx";

export type SingleChoiceListProps<Type extends 1 | 3> = {
  type: Type;
  payload: ContentOf<1 | 3>["payload"];
  mode: ViewMode<Type>;
  layout?: QuestionLayout;
};

const bounds = { single: true, least: 0, most: 1 };

export function SingleChoiceList<Type extends 1 | 3>(props: SingleChoiceListProps<Type>) {
  const { type, payload, mode, layout } = props;
  return (
    <ChoiceListView
      options={payload.options}
      bounds={bounds}
      // Both types answer alike but for their number.
      mode={modeOf(type as 1, mode as ViewMode<1>)}
      layout={layout}
    />
  );
}

const idsOf = (id: string | null | undefined): string[] => (id ? [id] : []);

function modeOf(type: 1, mode: ViewMode<1>): ChoiceMode {
  switch (mode.is) {
    case "preview": {
      const { answer, onAnswer } = mode;
      if (!onAnswer) return { is: "paper" };
      const onChoose = ([id = null]: (string | null)[]) => onAnswer({ type, id });
      return { is: "answer", chosen: idsOf(answer?.id), onChoose };
    }
    case "key":
      return { is: "key", keys: idsOf(mode.key.id), weights: mode.key.weights };
    case "result":
      return { is: "result", keys: idsOf(mode.key.id), chosen: idsOf(mode.answer?.id) };
    case "shares":
      return { is: "shares", keys: idsOf(mode.key.id), chosen: mode.shares.chosen };
  }
}
