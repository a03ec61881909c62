// Adding and changing one reference: its text with pictures, its sound, and what saving waits for.
import { atom, computed } from "nanostores";
import * as v from "valibot";
import {
  createReference,
  referenceInput,
  updateReference,
  type Reference,
  type ReferenceInput,
} from "../../../contract/questions/references.ts";
import { call } from "../../../core/api.ts";
import { excerptOf } from "../../../domain/text/html-text.ts";
import { typedNumber } from "../../../domain/text/typed-number.ts";
import type { FormState } from "../../../kit/form/create-form.ts";
import { createRecordForm } from "../../../kit/form/create-record-form.ts";
import type { SavableForm } from "../../../kit/form/form-dialog.tsx";
import { createBankUploads } from "../../../kit/media/uploads/bank-uploads.ts";
import { createSoundUpload, type SoundUpload } from "../../../kit/media/uploads/sound-upload.ts";
import {
  arePicturesUnderWay,
  picturesSettled,
} from "../../../kit/rich-text/media/pictures-under-way.ts";
import { referenceTypeNames } from "../../../kit/label-messages.ts";
import { referencesMessages } from "./references-messages.ts";

export type ReferenceValues = Omit<ReferenceInput, "max_play"> & { max_play: string };
export type ReferenceFormModel = ReturnType<typeof createReferenceFormModel>;

/** Of what somebody else wrote meanwhile, enough to know it by. */
const newerExcerpt = 200;

export function createReferenceFormModel(
  bankId: string,
  original: Reference | null,
  changed: (saved: Reference) => void,
) {
  const record = createRecordForm<ReferenceValues, ReferenceInput, Reference>({
    original,
    blank: { type: "SP_REFERENCE", judul: "", isi: "", audio_id: null, max_play: "0" },
    valuesOf: ({ type, judul, isi, audio_id, max_play }) => ({
      type,
      judul,
      isi,
      audio_id,
      max_play: String(max_play),
    }),
    shown: shownNewer,
    schema: formSchema,
    async save(base, values) {
      changed(
        base
          ? await call(updateReference, { id: base.id, version: base.version, ...values })
          : await call(createReference, { id: bankId, ...values }),
      );
    },
  });
  const { form } = record;
  const sound = createSoundUpload(bankId, (id) => form.set("audio_id", id));
  return {
    ...record,
    uploads: createBankUploads(bankId),
    sound,
    dialog: waitingForm(form, sound),
    exit(): void {
      sound.exit();
      form.exit();
    },
  };
}

function shownNewer({ type, isi, audio_id }: Reference) {
  const t = referencesMessages.get();
  return {
    type: referenceTypeNames.get()[type],
    isi: excerptOf(isi, newerExcerpt),
    audio_id: audio_id === null ? t.noAudio : t.otherAudio,
  };
}

const formSchema = v.pipe(
  v.custom<ReferenceValues>(() => true),
  v.transform(({ max_play: plays, ...values }) => {
    // A text is not played.
    const isHeard = values.type === "LT_DIRECT";
    return {
      ...values,
      audio_id: isHeard ? values.audio_id : null,
      max_play: isHeard ? (typedNumber(plays) ?? 0) : 0,
    };
  }),
  referenceInput,
);

/** As the dialog saves it: pictures on their way are waited for, since the text has them only once they have arrived. */
function waitingForm(form: SavableForm, sound: SoundUpload): SavableForm {
  const $waiting = atom(false);
  const $fault = atom<"audioUnderWay" | "pictureFailed" | null>(null);
  const t = referencesMessages;
  return {
    $state: computed([form.$state, $waiting], (state, waits): FormState =>
      waits ? { status: "saving" } : state,
    ),
    $failure: computed([form.$failure, $fault, sound.$state], (failure, fault, { status }) => {
      // It has arrived since.
      const isOver = fault === "audioUnderWay" && status !== "sending";
      return fault === null || isOver ? failure : t.get()[fault];
    }),
    isDirty: () => form.isDirty() || sound.isSending() || arePicturesUnderWay(),
    async save() {
      if ($waiting.get()) return false;
      // It may take minutes: whoever saves is not kept waiting behind a dialog that cannot be left.
      $fault.set(sound.isSending() ? "audioUnderWay" : null);
      if (sound.isSending()) return false;
      if (arePicturesUnderWay()) {
        $waiting.set(true);
        const haveArrived = await picturesSettled();
        $waiting.set(false);
        if (!haveArrived) {
          $fault.set("pictureFailed");
          return false;
        }
      }
      return form.save();
    },
  };
}
