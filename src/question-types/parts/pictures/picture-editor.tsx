// What the editors of questions about pictures begin with: which kind it is, in a row above the rest.
import type { ReactNode } from "react";
import { RadioGroup, type RadioGroupProps } from "../../../ui/choice/radio-group.tsx";
import css from "./picture-editor.module.css";

type PictureEditorProps = { mode: RadioGroupProps; children: ReactNode };

export function PictureEditor({ mode, children }: PictureEditorProps) {
  return (
    <div className={css.editor}>
      <div className={css.modes}>
        <RadioGroup {...mode} />
      </div>
      {children}
    </div>
  );
}
