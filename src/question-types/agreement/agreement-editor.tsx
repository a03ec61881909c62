// Editor of type 9: labels, statements, what is asked of the arguments, and the rubric of those who mark them.
import { useStore } from "@nanostores/react";
import { Checkbox } from "../../ui/choice/checkbox.tsx";
import { Field } from "../../ui/input/field.tsx";
import { HtmlPartList } from "../parts/rows/html-part-list.tsx";
import { KeyErrors } from "../parts/marks/key-errors.tsx";
import { LabelFields } from "../parts/stances/label-fields.tsx";
import { stanceLabels } from "../parts/stances/label-presets.ts";
import { NumberInput } from "../parts/typed/number-input.tsx";
import { RubricFields } from "../parts/marking/rubric-fields.tsx";
import { stanceMessages } from "../parts/stances/stance-messages.ts";
import type { PayloadOf, QuestionEditorProps } from "../frame/question-type-props.ts";
import { agreementMessages } from "./agreement-messages.ts";
import css from "./agreement.module.css";

export function AgreementEditor({ content, onChange, errors, tools }: QuestionEditorProps<9>) {
  const t = useStore(stanceMessages);
  const { payload, key } = content;
  const change = (changes: Partial<PayloadOf<9>>) =>
    onChange({ ...content, payload: { ...payload, ...changes } });
  return (
    <div>
      <LabelFields
        labels={payload.labels}
        presets={stanceLabels}
        onLabels={(labels) => change({ labels })}
        error={errors["labels"]}
      />
      <HtmlPartList
        label={t.statement}
        parts={payload.statements}
        onParts={(statements) => change({ statements })}
        nameOf={(at) => t.statementNumber({ number: at + 1 })}
        addLabel={t.addStatement}
        fewest={1}
        most={10}
        path="statements"
        errors={errors}
        tools={tools}
      />
      <Settings payload={payload} change={change} />
      {!payload.survey && (
        <RubricFields
          criteria={key.rubric}
          onChange={(rubric) => onChange({ ...content, key: { rubric } })}
          makeId={tools.makeId}
        />
      )}
      <KeyErrors errors={errors} />
    </div>
  );
}

type SettingsProps = {
  payload: PayloadOf<9>;
  change: (changes: Partial<PayloadOf<9>>) => void;
};

function Settings({ payload, change }: SettingsProps) {
  const t = useStore(agreementMessages);
  return (
    <div className={css.settings}>
      <div className={css.switches}>
        <Checkbox
          label={t.argumentRequired}
          checked={payload.argument_required}
          onChange={(required) => change({ argument_required: required })}
        />
        <Checkbox
          label={t.isSurvey}
          hint={t.surveyHint}
          checked={payload.survey}
          onChange={(survey) => change({ survey })}
        />
      </div>
      <Field label={t.minWords} hint={t.minWordsHint}>
        {(aria) => (
          <span className={css.words}>
            <NumberInput
              {...aria}
              min={0}
              max={1000}
              whenEmpty={0}
              value={payload.min_words}
              onChange={(words) => change({ min_words: words })}
            />
            {t.words}
          </span>
        )}
      </Field>
    </div>
  );
}
