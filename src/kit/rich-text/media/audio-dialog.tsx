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

export function AudioDialog(props: AudioDialogProps) {
  const { maxPlay, onClose } = props;
  const t = useStore(richTextMediaMessages);
  const [times, setTimes] = useState(String(maxPlay ?? ""));
  const [file, setFile] = useState<File | null>(null);
  const { state, failure, save } = useSaving(props);
  const isNew = maxPlay === undefined;
  const limit = times.trim() === "" ? null : readWhole(times, 1, maxPlays);
  const isLimitWrong = times.trim() !== "" && limit === null;
  const isFileWrong = isNew && !(file && isSound(file));
  const isSending = state === "sending";
  const formId = useId();
  const triedFileError = state === "tried" && isFileWrong ? t.audioFileError : undefined;
  return (
    <Dialog
      title={t.audioTitle}
      closeLabel={t.close}
      onClose={onClose}
      busy={isSending}
      footer={
        <>
          <Button disabled={isSending} onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={isSending}>
            {t.save}
          </Button>
        </>
      }
    >
      <DialogForm
        id={formId}
        onSave={() => void save(isLimitWrong || isFileWrong ? null : { limit, file })}
      >
        {isNew && (
          <SoundFileField
            error={state === "failed" ? failure || undefined : triedFileError}
            onChoose={setFile}
          />
        )}
        <MaxPlayField value={times} isWrong={isLimitWrong} onInput={setTimes} />
      </DialogForm>
    </Dialog>
  );
}

type Filled = { limit: number | null; file: File | null };

/** Where saving stands. `save` gets null while something is filled in wrongly, which shows it. */
function useSaving({ onSave, failed }: AudioDialogProps) {
  const [state, setState] = useState<"filling" | "tried" | "sending" | "failed">("filling");
  const [failure, setFailure] = useState("");
  const save = async (filled: Filled | null) => {
    if (state === "sending") return;
    setState("tried");
    if (!filled) return;
    setState("sending");
    try {
      await onSave(filled.limit, filled.file);
    } catch (error) {
      setFailure(error instanceof ServerError ? mediaRefusal(error) : failed);
      setState("failed");
    }
  };
  return { state, failure, save };
}

type SoundFileFieldProps = { error: string | undefined; onChoose(file: File | null): void };

function SoundFileField({ error, onChoose }: SoundFileFieldProps) {
  const t = useStore(richTextMediaMessages);
  return (
    <Field label={t.audioFile} hint={t.audioFileHint} error={error} required>
      {(aria) => (
        <input
          {...aria}
          type="file"
          accept="audio/mpeg,audio/ogg,audio/wav,.mp3,.ogg,.wav"
          onChange={(event) => onChoose(event.currentTarget.files?.[0] ?? null)}
        />
      )}
    </Field>
  );
}

type MaxPlayFieldProps = { value: string; isWrong: boolean; onInput(text: string): void };

function MaxPlayField({ value, isWrong, onInput }: MaxPlayFieldProps) {
  const t = useStore(richTextMediaMessages);
  return (
    <Field label={t.maxPlay} hint={t.maxPlayHint} error={isWrong ? t.maxPlayError : undefined}>
      {(aria) => (
        <TextInput
          {...aria}
          inputMode="numeric"
          value={value}
          onInput={(event) => onInput(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
