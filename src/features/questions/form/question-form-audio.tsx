// The sound of a question, how often it may be played, and whether it begins by itself.
import { useStore } from "@nanostores/react";
import { AudioField } from "../../../kit/media/audio-field.tsx";
import { createSoundUpload } from "../../../kit/media/uploads/sound-upload.ts";
import { useModel } from "../../../kit/use-model.ts";
import { Checkbox } from "../../../ui/choice/checkbox.tsx";
import { Field } from "../../../ui/input/field.tsx";
import { TextInput } from "../../../ui/input/text-input.tsx";
import { questionFormMessages } from "./question-form-messages.ts";
import type { QuestionFields } from "./model/question-form-model.ts";
import type { FormAudio } from "./model/question-form-value.ts";
import type { SettingsProps } from "./question-form-settings.tsx";
import css from "./question-form.module.css";

export function QuestionAudio({ form, choices: { bank }, tools }: SettingsProps) {
  const t = useStore(questionFormMessages);
  const audio = useStore(form.fields.audio);
  const { type } = useStore(form.fields.content);
  const errors = useStore(form.$errors);
  const put = (media_id: string | null) => {
    const { max_play = "0", autoplay = false } = form.$value.get().audio ?? {};
    form.set("audio", media_id === null ? null : { media_id, max_play, autoplay });
  };
  const upload = useModel(() => createSoundUpload(bank.id, put));
  return (
    <AudioField
      label={t.audio}
      required={type === 3}
      mediaId={audio?.media_id ?? null}
      upload={upload}
      pick={() => tools.pickMedia("audio")}
      onChange={put}
      error={errors["audio"] ?? errors["audio.media_id"]}
    >
      {audio && <Playing form={form} audio={audio} error={errors["audio.max_play"]} />}
    </AudioField>
  );
}

type PlayingProps = { form: QuestionFields; audio: FormAudio; error: string | undefined };

function Playing({ form, audio, error }: PlayingProps) {
  const t = useStore(questionFormMessages);
  return (
    <div className={css.pair}>
      <Field label={t.maxPlay} hint={t.maxPlayHint} error={error}>
        {(aria) => (
          <TextInput
            {...aria}
            autoComplete="off"
            inputMode="numeric"
            maxLength={2}
            value={audio.max_play}
            onInput={(event) =>
              form.set("audio", { ...audio, max_play: event.currentTarget.value })
            }
          />
        )}
      </Field>
      <Checkbox
        label={t.autoplay}
        checked={audio.autoplay}
        onChange={(autoplay) => form.set("audio", { ...audio, autoplay })}
      />
    </div>
  );
}
