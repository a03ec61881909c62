// Type 4: options of which several are right, and how many may be chosen.
import { useStore } from "@nanostores/react";
import { Field } from "../../ui/input/field.tsx";
import { ChoiceListEditor } from "../parts/choices/choice-list-editor.tsx";
import type { ChoiceList } from "../parts/choices/choice-list-model.ts";
import { NumberInput } from "../parts/typed/number-input.tsx";
import type { QuestionEditorProps } from "../frame/question-type-props.ts";
import css from "./multiple-choice-editor.module.css";
import { multipleChoiceMessages } from "./multiple-choice-messages.ts";
import { boundFault, contentOfList, listOfContent } from "./multiple-choice-model.ts";

export function MultipleChoiceEditor(props: QuestionEditorProps<4>) {
  const { content, onChange, errors, policy, tools } = props;
  const t = useStore(multipleChoiceMessages);
  const { payload } = content;
  const most = payload.options.length;
  const fault = boundFault(content);
  const bound = (name: "min_choices" | "max_choices", label: string, error?: string) => (
    <Field label={label} error={error}>
      {(aria) => (
        <NumberInput
          {...aria}
          min={0}
          max={most}
          whenEmpty={0}
          placeholder={t.noBound}
          value={payload[name]}
          onChange={(count) => onChange({ ...content, payload: { ...payload, [name]: count } })}
        />
      )}
    </Field>
  );
  return (
    <ChoiceListEditor
      list={listOfContent(content)}
      onChange={(list: ChoiceList) => onChange(contentOfList(content, list))}
      errors={errors}
      policy={policy}
      tools={tools}
      single={false}
    >
      <div className={css.bounds}>
        {bound("min_choices", t.least)}
        {bound("max_choices", t.most, fault ? t[fault] : undefined)}
      </div>
    </ChoiceListEditor>
  );
}
