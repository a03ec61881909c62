// The type of the question. What the new type has no place for is asked about before it goes.
import { latePiece } from "../../../core/late-piece.ts";
import { useStore } from "@nanostores/react";
import { useState } from "react";
import { questionTypeCodes } from "../../../contract/questions/banks.ts";
import type { QuestionType } from "../../../contract/questions/question-types.ts";
import { questionTypes } from "../../../contract/questions/question-types.ts";
import { reportError } from "../../../core/notices.ts";
import { ConfirmDialog } from "../../../kit/dialogs/confirm-dialog.tsx";
import { Field } from "../../../ui/input/field.tsx";
import { Select } from "../../../ui/choice/select.tsx";
import { questionFormMessages } from "./question-form-messages.ts";
import type { QuestionFields } from "./model/question-form-model.ts";
import type { FormChoices } from "./model/question-form-page-model.ts";

type TypeFieldProps = { form: QuestionFields; choices: FormChoices };

export function TypeField({ form, choices: { bank } }: TypeFieldProps) {
  const t = useStore(questionFormMessages);
  const { type } = useStore(form.fields.content);
  const stored = useStore(form.$stored);
  const [asked, setAsked] = useState<QuestionType | null>(null);
  // Answers that participants have given would be answers to another question.
  const isKept = (stored?.used_by.length ?? 0) > 0;
  const under = async (to: QuestionType) => {
    const { valueUnderType } = await latePiece(() => import("./model/question-form-type-value.ts"));
    return valueUnderType(form.$value.get(), to, bank);
  };
  const change = async (to: QuestionType) => form.change((await under(to)).value);
  const choose = async (code: string) => {
    const to = questionTypeCodes.find((each) => String(each) === code);
    if (to === undefined) return;
    try {
      if ((await under(to)).isLossy) setAsked(to);
      else await change(to);
    } catch (error) {
      reportError(error);
    }
  };
  return (
    <>
      {asked && (
        <ConfirmDialog
          title={t.changeType({ type: questionTypes[asked] })}
          confirmLabel={t.changeTypeVerb}
          danger
          onConfirm={() => change(asked)}
          onClose={() => setAsked(null)}
        >
          {t.changeTypeBody({ from: questionTypes[type], to: questionTypes[asked] })}
        </ConfirmDialog>
      )}
      <Field label={t.type} required hint={isKept ? t.typeKept : undefined}>
        {(aria) => (
          <Select
            {...aria}
            disabled={isKept}
            options={questionTypeCodes.map((code) => ({
              value: String(code),
              label: questionTypes[code],
            }))}
            value={String(type)}
            onChange={(code) => void choose(code)}
          />
        )}
      </Field>
    </>
  );
}
