// Type 1: options of which one is right.
import { SingleChoiceFields } from "../parts/choices/single-choice-fields.tsx";
import type { QuestionEditorProps } from "../frame/question-type-props.ts";

export function SingleChoiceEditor({ onChange, ...rest }: QuestionEditorProps<1>) {
  return <SingleChoiceFields {...rest} onChange={(made) => onChange({ type: 1, ...made })} />;
}
