// The editor of a choice among pictures, or among zones of one picture (type 15).
import { useStore } from "@nanostores/react";
import { useRef } from "react";
import type { ContentOf } from "../../contract/questions/question-content.ts";
import { PictureEditor } from "../parts/pictures/picture-editor.tsx";
import type { QuestionEditorProps } from "../frame/question-type-props.ts";
import { inMode, isOptions, isZones, type PictureMode } from "./picture-choice-model.ts";
import { pictureChoiceMessages } from "./picture-choice-messages.ts";
import { PictureOptionsEditor } from "./picture-options-editor.tsx";
import { ZoneChoiceEditor } from "./zone-choice-editor.tsx";

export function PictureChoiceEditor(props: QuestionEditorProps<15>) {
  const { content, onChange, tools } = props;
  const t = useStore(pictureChoiceMessages);
  const before = useRef<Partial<Record<PictureMode, ContentOf<15>>>>({});
  const changeMode = (mode: PictureMode) => {
    before.current[content.payload.mode] = content;
    onChange(inMode(content, mode, before.current[mode] ?? null, tools.makeId));
  };
  return (
    <PictureEditor
      mode={{
        legend: t.mode,
        value: content.payload.mode,
        options: [
          { value: "options", label: t.options },
          { value: "zones", label: t.zones },
        ],
        onChange: (mode) => changeMode(mode === "zones" ? "zones" : "options"),
      }}
    >
      {isOptions(content) && <PictureOptionsEditor {...props} content={content} />}
      {isZones(content) && <ZoneChoiceEditor {...props} content={content} />}
    </PictureEditor>
  );
}
