// Editor of type 6: which answers are accepted, and how much may be typed.
import { useStore } from "@nanostores/react";
import { maxAnswerText } from "../../contract/questions/question-content.ts";
import { Checkbox } from "../../ui/choice/checkbox.tsx";
import { Field } from "../../ui/input/field.tsx";
import { TextInput } from "../../ui/input/text-input.tsx";
import { ComparisonFields } from "../parts/typed/comparison-fields.tsx";
import { NumberInput } from "../parts/typed/number-input.tsx";
import type { PayloadOf, QuestionEditorProps } from "../frame/question-type-props.ts";
import css from "./short-answer-editor.module.css";
import { shortAnswerEditorMessages } from "./short-answer-messages.ts";
import { withComparison } from "./short-answer-model.ts";

export function ShortAnswerEditor({ content, onChange, errors }: QuestionEditorProps<6>) {
  const t = useStore(shortAnswerEditorMessages);
  const { payload } = content;
  const change = (change: Partial<PayloadOf<6>>) =>
    onChange({ ...content, payload: { ...payload, ...change } });
  return (
    <div className={css.editor}>
      <ComparisonFields
        label={t.accepted}
        value={content.key}
        onChange={(key) => onChange(withComparison(content, key))}
        error={errors["key"]}
        unit={payload.unit}
      />
      <div className={css.settings}>
        <Field label={t.unit} hint={t.unitHint}>
          {(aria) => (
            <TextInput
              {...aria}
              maxLength={maxAnswerText}
              value={payload.unit}
              onInput={(event) => change({ unit: event.currentTarget.value })}
            />
          )}
        </Field>
        <Field label={t.maxLength}>
          {(aria) => (
            <NumberInput
              {...aria}
              min={1}
              max={maxAnswerText}
              value={payload.max_length}
              onChange={(most) => change({ max_length: most })}
            />
          )}
        </Field>
      </div>
      <Checkbox
        label={t.number}
        checked={payload.number}
        onChange={(number) => change({ number })}
      />
    </div>
  );
}
