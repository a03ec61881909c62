// The type of the question. What the new type has no place for is asked about before it goes.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import type { QuestionType } from "../../../contract/questions/question-types.ts";
import { lazy } from "../../../core/on-demand/lazy.ts";
import { reportError } from "../../../core/notices.ts";
import { ConfirmDialog } from "../../../kit/dialogs/confirm-dialog.tsx";
import { LazyDialog } from "../../../kit/lazy/lazy-dialog.tsx";
import { loadForAction } from "../../../kit/lazy/load-for-action.ts";
import { typeNames } from "../../../kit/label-messages.ts";
import { Field } from "../../../ui/input/field.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { questionFormMessages } from "./question-form-messages.ts";
import type { QuestionFields } from "./model/question-form-model.ts";
import type { FormChoices } from "./model/question-form-page-model.ts";
import css from "./question-form.module.css";

const loadTypes = lazy(() => import("./dialogs/question-form-dialogs.tsx"), "QuestionTypesDialog");
const loadValueUnderType = lazy(
  () => import("./model/question-form-type-value.ts"),
  "valueUnderType",
);

type TypeFieldProps = {
  form: QuestionFields;
  choices: FormChoices;
  /** A new one, whose type nobody has chosen on the way here. */
  asks: boolean;
};

export function TypeField({ form, choices, asks }: TypeFieldProps) {
  const t = useStore(questionFormMessages);
  const { type } = useStore(form.fields.content);
  const stored = useStore(form.$stored);
  const [isChoosing, setChoosing] = useState(asks);
  const { asked, setAsked, change, choose } = useTypeChange(form, choices);
  // Answers that participants have given would be answers to another question.
  const isKept = (stored?.used_by.length ?? 0) > 0;
  return (
    <>
      {asked && (
        <ConfirmDialog
          title={t.changeType({ type: typeNames.get()[asked] })}
          confirmLabel={t.changeTypeVerb}
          danger
          onConfirm={() => change(asked)}
          onClose={() => setAsked(null)}
        >
          {t.changeTypeBody({ from: typeNames.get()[type], to: typeNames.get()[asked] })}
        </ConfirmDialog>
      )}
      {isChoosing && (
        <LazyDialog
          load={loadTypes}
          props={{
            type,
            onClose: () => setChoosing(false),
            onChoose: (to) => {
              setChoosing(false);
              void choose(to);
            },
          }}
          onCancel={() => setChoosing(false)}
        />
      )}
      <Field label={t.type} hint={isKept ? t.typeKept : undefined}>
        {(aria) => (
          <Button
            {...aria}
            className={css.typeButton}
            data-type-button=""
            aria-keyshortcuts="Alt+G"
            title={`${t.changeTypeVerb} (Alt+G)`}
            aria-label={`${t.type}: ${typeNames.get()[type]}`}
            disabled={isKept}
            onClick={() => setChoosing(true)}
          >
            <Icon name={`type-${type}`} size={32} />
            {typeNames.get()[type]}
          </Button>
        )}
      </Field>
    </>
  );
}

/** `asked`: the chosen type, when something would be lost and has to be confirmed. */
function useTypeChange(form: QuestionFields, { bank }: FormChoices) {
  const [asked, setAsked] = useState<QuestionType | null>(null);
  const under = async (to: QuestionType) => {
    const valueUnderType = await loadForAction(loadValueUnderType);
    return valueUnderType(form.$value.get(), to, bank);
  };
  const change = async (to: QuestionType) => form.change((await under(to)).value);
  const choose = async (to: QuestionType) => {
    try {
      if ((await under(to)).isLossy) setAsked(to);
      else await change(to);
    } catch (error) {
      reportError(error);
    }
  };
  return { asked, setAsked, change, choose };
}
