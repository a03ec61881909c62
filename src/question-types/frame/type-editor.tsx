// The editor of any content: fetches the plug-in of its type.
import { LazyComponent } from "../../kit/lazy/lazy-component.tsx";
import type { QuestionEditorProps } from "./question-type-props.ts";
import { registry } from "../registry.ts";

export function TypeEditor(props: QuestionEditorProps) {
  const { editor } = registry[props.content.type] as (typeof registry)[1];
  return <LazyComponent load={editor} props={props as QuestionEditorProps<1>} />;
}
