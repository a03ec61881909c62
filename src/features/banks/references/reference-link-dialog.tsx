// The dialog that says which questions of the bank a reference belongs to: ticked one by one, or by their numbers.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import {
  listLinkableQuestions,
  type LinkableQuestion,
  type Reference,
} from "../../../contract/questions/references.ts";
import { call } from "../../../core/api.ts";
import type { QuestionType } from "../../../contract/questions/question-types.ts";
import { formatNumber } from "../../../core/format.ts";
import { createDetail } from "../../../kit/record/create-detail.ts";
import { DetailView } from "../../../kit/record/detail-view.tsx";
import { FormDialog } from "../../../kit/form/form-dialog.tsx";
import { formMessages } from "../../../kit/kit-messages.ts";
import { useModel } from "../../../kit/use-model.ts";
import { typeNames } from "../../../kit/label-messages.ts";
import { Button } from "../../../ui/input/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { Field } from "../../../ui/input/field.tsx";
import { MultiChoice } from "../../../ui/choice/multi-choice.tsx";
import { TextInput } from "../../../ui/input/text-input.tsx";
import css from "../list/banks-screen.module.css";
import { createReferenceLinkModel, type LinkFormModel } from "./reference-link-model.ts";
import { referencesMessages, type ReferenceTexts } from "./references-messages.ts";
import type { ReferencesModel } from "./references-model.ts";

type LinkDialogProps = { references: ReferencesModel; reference: Reference; onClose(): void };

export function LinkDialog({ references, reference, onClose }: LinkDialogProps) {
  const t = useStore(referencesMessages);
  const { close } = useStore(formMessages);
  const model = useModel(() =>
    createDetail((signal) => call(listLinkableQuestions, { id: reference.id }, { signal })),
  );
  const state = useStore(model.$state);
  const title = t.linkTitle({ label: reference.kode });
  if (state.status === "ready") {
    const { items } = state.detail;
    const shared = { references, reference, onClose, title };
    return <LinkForm {...shared} questions={items} />;
  }
  return (
    <Dialog title={title} onClose={onClose} closeLabel={close}>
      <DetailView model={model}>{() => null}</DetailView>
    </Dialog>
  );
}

type LinkFormProps = LinkDialogProps & { title: string; questions: readonly LinkableQuestion[] };

function LinkForm({ references, reference, onClose, title, questions }: LinkFormProps) {
  const t = useStore(referencesMessages);
  const model = useModel(() => createReferenceLinkModel(reference, questions, references.saved));
  const { question_ids: chosen } = useStore(model.form.$values);
  const error = useStore(model.form.$errors)["question_ids"];
  return (
    <FormDialog title={title} form={model.form} saveLabel={t.linkVerb} size="m" onClose={onClose}>
      <p>{t.linkMeaning}</p>
      <RangeField model={model} last={questions.length} />
      <MultiChoice
        legend={t.linkQuestions}
        options={questions.map((question) => ({
          value: question.id,
          label: questionLabel(question, reference, t),
        }))}
        values={chosen}
        onChange={(ids) => model.form.set("question_ids", ids)}
        error={error}
        searchLabel={t.searchQuestions}
        clearLabel={t.clearSearch}
        emptyText={t.noQuestions}
      />
    </FormDialog>
  );
}

function questionLabel(
  question: LinkableQuestion,
  reference: Reference,
  t: ReferenceTexts,
): string {
  const { excerpt, reference_id: other, reference_kode: code } = question;
  const type = typeNames.get()[question.type as QuestionType];
  const words = { number: formatNumber(question.number), excerpt, type };
  return code !== null && other !== reference.id
    ? t.questionElsewhere({ ...words, code })
    : t.questionLabel(words);
}

function RangeField({ model, last }: { model: LinkFormModel; last: number }) {
  const t = useStore(referencesMessages);
  const [text, setText] = useState("");
  const [isRefused, setRefused] = useState(false);
  const add = () => {
    const isUnderstood = model.addNumbers(text);
    setRefused(!isUnderstood);
    if (isUnderstood) setText("");
  };
  return (
    <div className={css.range}>
      <Field
        label={t.range}
        hint={t.rangeHint}
        error={isRefused ? t.rangeFault({ last: formatNumber(last) }) : ""}
      >
        {(aria) => (
          <TextInput
            {...aria}
            autoComplete="off"
            maxLength={200}
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              // It would save the form.
              event.preventDefault();
              add();
            }}
          />
        )}
      </Field>
      <Button onClick={add}>{t.rangeVerb}</Button>
    </div>
  );
}
