// Two states of a question side by side, field by field: what is typed against what is stored.
import { useStore } from "@nanostores/react";
import { conflictMessages } from "../../../../kit/form/conflict-messages.ts";
import { RichTextView } from "../../../../kit/rich-text/rich-text-view.tsx";
import { TypeView } from "../../../../question-types/frame/type-view.tsx";
import type { ViewMode } from "../../../../question-types/frame/question-type-props.ts";
import { questionFormMessages } from "../question-form-messages.ts";
import { questionDraftMessages } from "./question-form-dialog-messages.ts";
import type { FormChoices } from "../model/question-form-page-model.ts";
import type { FieldName, FormValue } from "../model/question-form-value.ts";
import { fieldLabel, fieldText } from "../question-form-text.ts";
import css from "./question-form-dialogs.module.css";

export type Side = { title: string; value: FormValue };
type DifferencesProps = {
  fields: readonly FieldName[];
  sides: readonly Side[];
  choices: FormChoices;
};

export function QuestionDifferences({ fields, sides, choices }: DifferencesProps) {
  const t = useStore(questionFormMessages);
  return (
    <div className={css.differences}>
      {fields.map((name) => (
        <section key={name} aria-label={fieldLabel(name, t)}>
          <h3>{fieldLabel(name, t)}</h3>
          <div className={css.sides}>
            {sides.map(({ title, value }) => (
              <div key={title} className={css.side}>
                <p className={css.sideTitle}>{title}</p>
                <FieldView name={name} value={value} choices={choices} />
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

type FieldViewProps = { name: FieldName; value: FormValue; choices: FormChoices };

function FieldView({ name, value, choices }: FieldViewProps) {
  const t = useStore(questionFormMessages);
  const { empty } = useStore(questionDraftMessages);
  const { yes, no } = useStore(conflictMessages);
  if (name === "content") {
    const { type, payload, key } = value.content;
    return <TypeView type={type} payload={payload} mode={{ is: "key", key } as ViewMode} />;
  }
  const text = fieldText(name, value, { t, choices, yes, no });
  if ((name === "stem" || name === "explanation") && value[name] !== "") {
    return <RichTextView html={value[name]} fallback={text} />;
  }
  return <p>{text === "" ? empty : text}</p>;
}
