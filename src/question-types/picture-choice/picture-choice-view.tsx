// Choosing among pictures, or among zones of one picture (type 15).
import type { QuestionViewProps } from "../frame/question-type-props.ts";
import { PictureOptionsView } from "./picture-options-view.tsx";
import { ZoneChoiceView } from "./zone-choice-view.tsx";

export function PictureChoiceView({ payload, mode }: QuestionViewProps<15>) {
  return payload.mode === "options" ? (
    <PictureOptionsView payload={payload} mode={mode} />
  ) : (
    <ZoneChoiceView payload={payload} mode={mode} />
  );
}
