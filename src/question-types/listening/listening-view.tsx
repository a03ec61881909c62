// Type 3: one of several options about what is heard. The sound itself belongs to the question, which shows it.
import { SingleChoiceList } from "../parts/choices/single-choice-list.tsx";
import type { QuestionViewProps } from "../frame/question-type-props.ts";

export function ListeningView({ payload, mode, layout }: QuestionViewProps<3>) {
  return <SingleChoiceList type={3} payload={payload} mode={mode} layout={layout} />;
}
