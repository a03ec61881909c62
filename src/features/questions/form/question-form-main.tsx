// What is asked and what is answered: the stem, the editor of the type, the explanation.
import { useStore } from "@nanostores/react";
import { policyNameOf } from "../../../domain/scoring/question-policy.ts";
import { RichTextEditor } from "../../../kit/rich-text/rich-text-editor.tsx";
import type { EditorTools } from "../../../question-types/frame/question-type-props.ts";
import { TypeEditor } from "../../../question-types/frame/type-editor.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Sheet } from "../../../ui/layout/sheet.tsx";
import { contentErrors } from "./model/question-form-checks.ts";
import { questionFormMessages } from "./question-form-messages.ts";
import type { QuestionFields } from "./model/question-form-model.ts";
import type { FormChoices } from "./model/question-form-page-model.ts";
import css from "./question-form.module.css";

type MainProps = { form: QuestionFields; choices: FormChoices; tools: EditorTools };

export function QuestionFormMain({ form, choices, tools }: MainProps) {
  const t = useStore(questionFormMessages);
  return (
    <Sheet className={css.sheet}>
      <StemField form={form} tools={tools} />
      <AnswersField form={form} choices={choices} tools={tools} />
      <Hints form={form} />
      <HtmlField form={form} tools={tools} name="explanation" label={t.explanation} compact />
    </Sheet>
  );
}

type FieldProps = { form: QuestionFields; tools: EditorTools };

function StemField({ form, tools }: FieldProps) {
  const t = useStore(questionFormMessages);
  // The text with the blanks is the question.
  const hasBlanks = useStore(form.fields.content).type === 14;
  return (
    <div data-stem="">
      <HtmlField
        form={form}
        tools={tools}
        name="stem"
        label={hasBlanks ? t.stemOfBlanks : t.stem}
        required={!hasBlanks}
        compact={hasBlanks}
      />
    </div>
  );
}

type HtmlFieldProps = FieldProps & {
  name: "stem" | "explanation";
  label: string;
  required?: boolean;
  compact?: boolean;
};

function HtmlField({ form, tools, name, ...looks }: HtmlFieldProps) {
  const value = useStore(form.fields[name]);
  const error = useStore(form.$errors)[name];
  return (
    <RichTextEditor
      {...looks}
      value={value}
      onChange={(html) => form.set(name, html)}
      uploadPicture={tools.uploadPicture}
      uploadAudio={tools.uploadAudio}
      error={error}
    />
  );
}

function AnswersField({ form, choices, tools }: MainProps) {
  const t = useStore(questionFormMessages);
  const content = useStore(form.fields.content);
  const policy = useStore(form.fields.policy);
  const errors = contentErrors(useStore(form.$errors));
  const isFaulty = Object.keys(errors).length > 0;
  return (
    <section aria-label={t.answers} data-faulty={isFaulty ? "" : undefined}>
      <TypeEditor
        content={content}
        onChange={(changed) => form.set("content", changed)}
        errors={errors}
        policy={policyNameOf({ policy, content }, choices.bank.plan)}
        tools={tools}
        bank={choices.bank}
      />
    </section>
  );
}

/** Nothing that keeps anybody from saving. */
function Hints({ form }: { form: QuestionFields }) {
  const t = useStore(questionFormMessages);
  const warnings = useStore(form.$warnings);
  if (warnings.length === 0) return null;
  return (
    <Banner tone="info" title={t.hints}>
      <ul>
        {warnings.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Banner>
  );
}
