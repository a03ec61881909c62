// The dialog that adds or changes one reference.
import { useStore } from "@nanostores/react";
import {
  maxReferenceTitle,
  referenceTypeCodes,
  type Reference,
} from "../../../contract/questions/references.ts";
import { ConflictNotice } from "../../../kit/form/conflict-notice.tsx";
import { FormDialog } from "../../../kit/form/form-dialog.tsx";
import { FormSelect, FormText } from "../../../kit/form/form-fields.tsx";
import { AudioField } from "../../../kit/media/audio-field.tsx";
import { RichTextEditor } from "../../../kit/rich-text/rich-text-editor.tsx";
import { useModel } from "../../../kit/use-model.ts";
import { referenceTypeNames } from "../../../kit/label-messages.ts";
import { LazyMediaPicker, LazyPicker } from "../../../question-types/frame/lazy-media-picker.tsx";
import { createReferenceFormModel, type ReferenceFormModel } from "./reference-form-model.ts";
import { referencesMessages } from "./references-messages.ts";
import type { ReferencesModel } from "./references-model.ts";

type ReferenceFormProps = {
  references: ReferencesModel;
  /** Null: a new one. */
  reference: Reference | null;
  onClose(): void;
};
type FieldProps = { model: ReferenceFormModel };

export function ReferenceForm({ references, reference, onClose }: ReferenceFormProps) {
  const t = useStore(referencesMessages);
  const model = useModel(() =>
    createReferenceFormModel(references.bankId, reference, references.saved),
  );
  const picker = useModel(() => new LazyPicker(references.bankId));
  const { type } = useStore(model.form.$values);
  const labels = {
    type: t.type,
    judul: t.name,
    isi: t.body,
    audio_id: t.audio,
    max_play: t.maxPlay,
  };
  return (
    <>
      <FormDialog
        title={reference ? t.editTitle({ label: reference.kode }) : t.addTitle}
        form={model.dialog}
        size="l"
        onClose={onClose}
        notice={<ConflictNotice model={model} labels={labels} />}
      >
        <TypeField model={model} isKept={(reference?.question_count ?? 0) > 0} />
        <FormText
          form={model.form}
          name="judul"
          label={t.name}
          required
          maxLength={maxReferenceTitle}
        />
        {type === "LT_DIRECT" && <SoundField model={model} picker={picker} />}
        <BodyField model={model} isRequired={type === "SP_REFERENCE"} />
      </FormDialog>
      <LazyMediaPicker picker={picker} />
    </>
  );
}

function TypeField({ model: { form }, isKept }: FieldProps & { isKept: boolean }) {
  const t = useStore(referencesMessages);
  return (
    <FormSelect
      form={form}
      name="type"
      label={t.type}
      required
      hint={isKept ? t.typeKept : undefined}
      disabled={isKept}
      options={referenceTypeCodes.map((value) => ({
        value,
        label: referenceTypeNames.get()[value],
      }))}
    />
  );
}

function BodyField({ model, isRequired }: FieldProps & { isRequired: boolean }) {
  const t = useStore(referencesMessages);
  const { form, uploads } = model;
  const { isi } = useStore(form.$values);
  const error = useStore(form.$errors)["isi"];
  return (
    <RichTextEditor
      label={t.body}
      required={isRequired}
      value={isi}
      onChange={(html) => form.set("isi", html)}
      uploadPicture={uploads.uploadPicture}
      uploadAudio={uploads.uploadAudio}
      {...(error ? { error } : {})}
    />
  );
}

function SoundField({ model: { form, sound }, picker }: FieldProps & { picker: LazyPicker }) {
  const t = useStore(referencesMessages);
  const { audio_id: mediaId } = useStore(form.$values);
  const error = useStore(form.$errors)["audio_id"];
  return (
    <AudioField
      label={t.audio}
      required
      mediaId={mediaId}
      upload={sound}
      pick={() => picker.pick("audio")}
      onChange={(id) => form.set("audio_id", id)}
      error={error}
    >
      <FormText
        form={form}
        name="max_play"
        label={t.maxPlay}
        hint={t.maxPlayHint}
        inputMode="numeric"
        maxLength={2}
      />
    </AudioField>
  );
}
