// Type 3: options of which one is right. The sound is chosen where the question's own fields are.
import { SingleChoiceFields } from "../parts/choices/single-choice-fields.tsx";
import type { QuestionEditorProps } from "../frame/question-type-props.ts";

export function ListeningEditor({ onChange, ...rest }: QuestionEditorProps<3>) {
  return <SingleChoiceFields {...rest} onChange={(made) => onChange({ type: 3, ...made })} />;
}
