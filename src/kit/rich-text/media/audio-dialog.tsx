// A sound: its file when it is new, and how often it may be played.
import { useStore } from "@nanostores/react";
import { useId, useState } from "react";
import { maxAudioBytes } from "../../../contract/questions/media.ts";
import { maxPlays } from "../../../contract/questions/rich-text.ts";
import { ServerError } from "../../../core/answers/server-error.ts";
import { Button } from "../../../ui/input/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { Field } from "../../../ui/input/field.tsx";
import { TextInput } from "../../../ui/input/text-input.tsx";
import { mediaRefusal } from "../../media/uploads/media-refusal.ts";
import { DialogForm } from "../toolbar/dialog-form.tsx";
import { richTextMediaMessages } from "../rich-text-messages.ts";
import { readWhole } from "../toolbar/whole-number.ts";

export type AudioDialogProps = {
  /** Undefined: a new sound. */
  maxPlay?: number | null;
  /** `file` only of a new sound. @throws what the upload throws; the dialog then says so and stays */
  onSave: (maxPlay: number | null, file: File | null) => Promise<void>;
  failed: string;
  onClose: () => void;
};

const types = /^audio\/(?:mpeg|mp3|ogg|wav|x-wav|wave)$/u;
/** Some PCs know no type for a sound: its content decides, on the server. */
const names = /\.(?:mp3|ogg|wav)$/iu;
const isSound = ({ type, name, size }: File) =>
  (types.test(type) || (type === "" && names.test(name))) && size <= maxAudioBytes;

export function AudioDialog({ maxPlay, onSave, failed, onClose }: AudioDialogProps) {
  const t = useStore(richTextMediaMessages);
  const [times, setTimes] = useState(String(maxPlay ?? ""));
  const [file, setFile] = useState<File | null>(null);
  const [state, setState] = useState<"filling" | "tried" | "sending" | "failed">("filling");
  const [failure, setFailure] = useState("");
  const isNew = maxPlay === undefined;
  const limit = times.trim() === "" ? null : readWhole(times, 1, maxPlays);
  const limitWrong = times.trim() !== "" && limit === null;
  const fileWrong = isNew && !(file && isSound(file));

  const formId = useId();
  const save = async () => {
    if (state === "sending") return;
    setState("tried");
    if (limitWrong || fileWrong) return;
    setState("sending");
    try {
      await onSave(limit, file);
    } catch (error) {
      setFailure(error instanceof ServerError ? mediaRefusal(error) : failed);
      setState("failed");
    }
  };
  const fileError = state === "failed" ? failure : fileWrong && state === "tried";
  return (
    <Dialog
      title={t.audioTitle}
      closeLabel={t.close}
      onClose={onClose}
      busy={state === "sending"}
      footer={
        <>
          <Button disabled={state === "sending"} onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={state === "sending"}>
            {t.save}
          </Button>
        </>
      }
    >
      <DialogForm id={formId} onSave={() => void save()}>
        {isNew && (
          <Field
            label={t.audioFile}
            hint={t.audioFileHint}
            error={fileError === true ? t.audioFileError : fileError || undefined}
            required
          >
            {(aria) => (
              <input
                {...aria}
                type="file"
                accept="audio/mpeg,audio/ogg,audio/wav,.mp3,.ogg,.wav"
                onChange={(event) => setFile(event.currentTarget.files?.[0] ?? null)}
              />
            )}
          </Field>
        )}
        <Field
          label={t.maxPlay}
          hint={t.maxPlayHint}
          error={limitWrong ? t.maxPlayError : undefined}
        >
          {(aria) => (
            <TextInput
              {...aria}
              inputMode="numeric"
              value={times}
              onInput={(event) => setTimes(event.currentTarget.value)}
            />
          )}
        </Field>
      </DialogForm>
    </Dialog>
  );
}
