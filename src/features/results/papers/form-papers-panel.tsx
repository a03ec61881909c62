// What is chosen for the forms of an exam: which of them, of which class, how they look, and what single forms ask for.
import { useStore } from "@nanostores/react";
import { Fragment } from "react";
import type { SelectedResults } from "../../../contract/results/exam-results.ts";
import { namedChoices } from "../../../kit/choices.ts";
import {
  ChoiceGroup,
  ChoiceHint,
  ChoiceStack,
  SwitchChoice,
} from "../../../kit/print/choices/choice-controls.tsx";
import {
  LetterheadChoice,
  PageNumberHint,
  PaperChoice,
} from "../../../kit/print/choices/page-format-controls.tsx";
import { Select } from "../../../ui/choice/select.tsx";
import { Field } from "../../../ui/input/field.tsx";
import { formPapersMessages } from "./form-papers-messages.ts";
import { offeredForms, type FormPapersModel, type MadeForm } from "./form-papers-model.ts";

type PanelProps = {
  model: FormPapersModel;
  selected: SelectedResults;
  forms: readonly MadeForm[];
};

export function FormPapersPanel({ model, selected, forms }: PanelProps) {
  const t = useStore(formPapersMessages);
  const group = useStore(model.$group);
  const { choices, one } = model;
  return (
    <>
      {one === null && (
        <ChoiceGroup title={t.forms}>
          {offeredForms(selected).map((name) => (
            <SwitchChoice key={name} of={choices} name={name} label={t[name]} />
          ))}
          {selected.event_id === null && <ChoiceHint>{t.eventHint}</ChoiceHint>}
          <ChoiceHint>{t.formsHint}</ChoiceHint>
        </ChoiceGroup>
      )}
      <ChoiceGroup title={t.look}>
        <ChoiceStack>
          <Field label={t.group} hint={one === null && group !== "" ? t.wholeHint : undefined}>
            {(aria) => (
              <Select
                {...aria}
                value={group}
                placeholder={t.allGroups}
                options={namedChoices(selected.groups)}
                onChange={model.chooseGroup}
              />
            )}
          </Field>
          <PaperChoice of={choices} />
        </ChoiceStack>
        <LetterheadChoice of={choices} />
        <PageNumberHint />
      </ChoiceGroup>
      {forms.map(({ name, form }) => (
        <Fragment key={name}>{form.panel}</Fragment>
      ))}
    </>
  );
}
