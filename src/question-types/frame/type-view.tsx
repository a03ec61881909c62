// The view of any content: fetches the plug-in of its type.
import type { QuestionContent } from "../../contract/questions/question-content.ts";
import type { QuestionType } from "../../contract/questions/question-types.ts";
import { LazyComponent } from "../../kit/lazy/lazy-component.tsx";
import type { QuestionLayout, QuestionViewProps, ViewMode } from "./question-type-props.ts";
import { registry } from "../registry.ts";

export type TypeViewProps = {
  type: QuestionType;
  payload: QuestionContent["payload"];
  /** Of the same type. */
  mode: ViewMode;
  layout?: QuestionLayout;
};

export function TypeView({ type, payload, mode, layout }: TypeViewProps) {
  // Type, payload and mode belong together, which the compiler cannot follow through the record.
  const { view } = registry[type] as (typeof registry)[1];
  return <LazyComponent load={view} props={{ payload, mode, layout } as QuestionViewProps<1>} />;
}
