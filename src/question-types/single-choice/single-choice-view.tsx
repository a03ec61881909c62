// Type 1: one of several options.
import { SingleChoiceList } from "../parts/choices/single-choice-list.tsx";
import type { QuestionViewProps } from "../frame/question-type-props.ts";

export function SingleChoiceView({ payload, mode, layout }: QuestionViewProps<1>) {
  return <SingleChoiceList type={1} payload={payload} mode={mode} layout={layout} />;
}
