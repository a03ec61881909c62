// A sound that belongs to something: sent from this PC or chosen from the bank, heard, taken away.
import { useStore } from "@nanostores/react";
import { useId, type ReactNode } from "react";
import type { MediaFile } from "../../contract/questions/media.ts";
import { Button } from "../../ui/input/button.tsx";
import fieldCss from "../../ui/input/field.module.css";
import { FileButton } from "../../ui/input/file-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import radioCss from "../../ui/choice/radio-group.module.css";
import { Spinner } from "../../ui/feedback/spinner.tsx";
import css from "./audio-field.module.css";
import { mediaMessages } from "./media-messages.ts";
import { useMediaAddress } from "./media-source.ts";
import type { SoundUpload } from "./uploads/sound-upload.ts";

export type AudioFieldProps = {
  label: string;
  required?: boolean;
  /** Null: none yet. */
  mediaId: string | null;
  upload: SoundUpload;
  pick(): Promise<MediaFile | null>;
  /** Null: it is taken away. */
  onChange(mediaId: string | null): void;
  error?: string | undefined;
  /** What else is said of a sound that is there: how often it may be played. */
  children?: ReactNode;
};

export function AudioField(props: AudioFieldProps) {
  const { label, required, mediaId, upload, pick, onChange, children } = props;
  const t = useStore(mediaMessages);
  const state = useStore(upload.$state);
  const id = useId();
  const isSending = state.status === "sending";
  const error = state.status === "failed" ? state.fault : props.error;
  const put = (chosen: string | null) => {
    upload.clear();
    onChange(chosen);
  };
  const choose = async () => {
    const file = await pick();
    if (file) put(file.id);
  };
  return (
    <fieldset className={css.audio}>
      <legend id={`${id}-label`} className={radioCss.legend}>
        {label}
        {required && <span className={fieldCss.star}> *</span>}
      </legend>
      {mediaId !== null && (
        <>
          <SoundPlayer mediaId={mediaId} label={label} />
          {children}
        </>
      )}
      <div className={css.buttons}>
        <FileButton
          id={id}
          label={t.uploadSounds}
          accept=".mp3,.ogg,.wav,audio/mpeg,audio/ogg,audio/wav"
          disabled={isSending}
          onFile={(file) => void upload.send(file)}
          {...(error ? { "aria-invalid": true, "aria-describedby": `${id}-error` } : {})}
        />
        <Button onClick={() => void choose()}>{t.pickSound}</Button>
        {mediaId !== null && (
          <Button variant="ghost" icon="trash" onClick={() => put(null)}>
            {t.removeSound}
          </Button>
        )}
        {isSending && <SendingState name={state.name} onStop={upload.clear} />}
      </div>
      {error && (
        <div id={`${id}-error`} className={fieldCss.error}>
          <Icon name="circle-alert" size={16} />
          {error}
        </div>
      )}
    </fieldset>
  );
}

function SoundPlayer({ mediaId, label }: { mediaId: string; label: string }) {
  const address = useMediaAddress(mediaId);
  return (
    // What it says is what is asked about.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <audio controls preload="none" src={address} aria-label={label} />
  );
}

function SendingState({ name, onStop }: { name: string; onStop(): void }) {
  const t = useStore(mediaMessages);
  return (
    <>
      <Spinner label={t.sending({ name })} />
      <Button variant="ghost" onClick={onStop}>
        {t.stopSending}
      </Button>
    </>
  );
}
