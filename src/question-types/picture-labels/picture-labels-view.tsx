// Zones of a picture to be labelled (type 16): by dragging, from lists, or by typing.
import type { QuestionViewProps } from "../frame/question-type-props.ts";
import { LabelsDrag } from "./labels-drag.tsx";
import { LabelsFields } from "./labels-fields.tsx";
import { LabelsMarked } from "./labels-marked.tsx";
import { LabelsPaper } from "./labels-paper.tsx";

export function PictureLabelsView({ payload, mode }: QuestionViewProps<16>) {
  if (mode.is !== "preview") return <LabelsMarked payload={payload} mode={mode} />;
  const { answer, onAnswer } = mode;
  if (!onAnswer) return <LabelsPaper payload={payload} />;
  const answering = { payload, answer, onAnswer };
  return payload.mode === "drag" ? <LabelsDrag {...answering} /> : <LabelsFields {...answering} />;
}
