// Editor of type 2: how the answer is written, and what helps whoever marks it.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import { RichTextEditor } from "../../kit/rich-text/rich-text-editor.tsx";
import { Checkbox } from "../../ui/choice/checkbox.tsx";
import { Field } from "../../ui/input/field.tsx";
import { RadioGroup } from "../../ui/choice/radio-group.tsx";
import { TextInput } from "../../ui/input/text-input.tsx";
import { NumberInput } from "../parts/typed/number-input.tsx";
import { RubricFields } from "../parts/marking/rubric-fields.tsx";
import type { KeyOf, QuestionEditorProps } from "../frame/question-type-props.ts";
import css from "./essay-editor.module.css";
import { essayEditorMessages } from "./essay-messages.ts";
import { type EssayPayload, keywordsIn } from "./essay-model.ts";

export function EssayEditor({ content, onChange, tools, errors }: QuestionEditorProps<2>) {
  const t = useStore(essayEditorMessages);
  const { payload, key } = content;
  const change = (change: Partial<KeyOf<2>>) =>
    onChange({ ...content, key: { ...key, ...change } });
  return (
    <div className={css.editor}>
      <AnswerSettings
        payload={payload}
        onChange={(change) => onChange({ ...content, payload: { ...payload, ...change } })}
      />
      <RichTextEditor
        label={t.modelAnswer}
        value={key.rujukan}
        onChange={(rujukan) => change({ rujukan })}
        uploadPicture={tools.uploadPicture}
        uploadAudio={tools.uploadAudio}
        error={errors["key"]}
      />
      <RubricFields
        criteria={key.rubric}
        onChange={(rubric) => change({ rubric })}
        makeId={tools.makeId}
      />
      <KeywordsField keywords={key.keywords} onChange={(keywords) => change({ keywords })} />
    </div>
  );
}

type SettingsProps = { payload: EssayPayload; onChange: (change: Partial<EssayPayload>) => void };

function AnswerSettings({ payload, onChange }: SettingsProps) {
  const t = useStore(essayEditorMessages);
  const bound = (name: "min_words" | "max_chars" | "lines", label: string, most: number) => (
    <Field label={label}>
      {(aria) => (
        <NumberInput
          {...aria}
          min={0}
          max={most}
          whenEmpty={0}
          placeholder={name === "lines" ? "0" : t.noBound}
          value={payload[name]}
          onChange={(count) => onChange({ [name]: count })}
        />
      )}
    </Field>
  );
  return (
    <div className={css.settings}>
      <RadioGroup
        legend={t.format}
        options={[
          { value: "plain", label: t.plain },
          { value: "rich", label: t.rich },
        ]}
        value={payload.format}
        onChange={(format) => onChange({ format: format as EssayPayload["format"] })}
      />
      <div className={css.bounds}>
        {bound("min_words", t.leastWords, 10_000)}
        {bound("max_chars", t.maxChars, 100_000)}
        {bound("lines", t.lines, 100)}
      </div>
      <Checkbox
        label={t.attachments}
        checked={payload.attachments}
        onChange={(attachments) => onChange({ attachments })}
      />
    </div>
  );
}

type KeywordsProps = { keywords: readonly string[]; onChange: (keywords: string[]) => void };

function KeywordsField({ keywords, onChange }: KeywordsProps) {
  const t = useStore(essayEditorMessages);
  // A comma that was just typed is in no list of words yet.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Field label={t.keywords} hint={t.keywordsHint}>
      {(aria) => (
        <TextInput
          {...aria}
          dir="auto"
          value={typed ?? keywords.join(", ")}
          onInput={(event) => {
            setTyped(event.currentTarget.value);
            onChange(keywordsIn(event.currentTarget.value));
          }}
          onBlur={() => setTyped(null)}
        />
      )}
    </Field>
  );
}
