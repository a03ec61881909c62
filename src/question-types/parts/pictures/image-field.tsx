// One picture of a question: chosen from the bank's files, or dropped here, with its words for those who do not see it.
import { useStore } from "@nanostores/react";
import { useId, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { maxAnswerText, type ImageRef } from "../../../contract/questions/question-content.ts";
import { mediaIdsIn } from "../../../contract/questions/media.ts";
import { pictureFault } from "../../../kit/media/uploads/picture-fault.ts";
import { shrinkPicture } from "../../../kit/rich-text/media/shrink-picture.ts";
import { Button } from "../../../ui/input/button.tsx";
import { LiveRegion } from "../../../ui/feedback/live-region.tsx";
import { TextInput } from "../../../ui/input/text-input.tsx";
import { useFileDrop } from "../../../kit/file-drop/use-file-drop.ts";
import type { EditorTools } from "../../frame/question-type-props.ts";
import { FaultText } from "../marks/fault-text.tsx";
import { imageFieldMessages } from "./picture-messages.ts";
import { QuestionPicture } from "./question-picture.tsx";
import css from "./image-field.module.css";

export type ImageFieldProps = {
  /** Says which picture it is: "Gambar opsi A". Read aloud. */
  label: string;
  image: ImageRef;
  onChange: (image: ImageRef) => void;
  /** Undefined: it cannot be without one. */
  onRemove?: () => void;
  tools: EditorTools;
  error?: string;
  /** The picture stands elsewhere already: only its buttons and words. */
  hidePicture?: boolean;
  /** It is what a row is about: its button and its words are on the way from row to row. */
  isRow?: boolean;
  /** More about it, under its words. */
  children?: ReactNode;
};

export function ImageField(props: ImageFieldProps) {
  const { label, image, onChange, onRemove, tools, error, hidePicture, isRow, children } = props;
  const onWay = isRow ? { "data-row-text": "" } : {};
  const t = useStore(imageFieldMessages);
  const id = useId();
  const { take, pick, isSending, fault } = useTaking(image, onChange, tools);
  const { isOver, target } = useFileDrop(([file]) => file && void take(file), isSending);
  const hasPicture = image.media_id !== null;
  const wrong = fault ?? error;
  return (
    <div
      {...target}
      role="group"
      aria-label={label}
      aria-describedby={wrong ? `${id}-error` : undefined}
      className={css.image}
      data-over={isOver ? "" : undefined}
      data-drop={t.drop}
    >
      {!hidePicture && (
        <div className={css.shown}>
          <QuestionPicture image={{ ...image, alt: "" }} />
        </div>
      )}
      <div className={css.fields}>
        <div className={css.buttons}>
          <Button {...onWay} size="s" icon="image" busy={isSending} onClick={() => void pick()}>
            {hasPicture ? t.change : t.choose}
          </Button>
          {onRemove && (
            <Button size="s" variant="ghost" icon="trash" onClick={onRemove}>
              {t.remove}
            </Button>
          )}
        </div>
        <ImageLine label={t.alt} title={t.altHint}>
          <TextInput
            {...onWay}
            maxLength={maxAnswerText}
            dir="auto"
            value={image.alt}
            onInput={(event) => onChange({ ...image, alt: event.currentTarget.value })}
          />
        </ImageLine>
        {children}
        <FaultText id={`${id}-error`}>{wrong}</FaultText>
      </div>
      <LiveRegion>{isSending && t.uploading}</LiveRegion>
    </div>
  );
}

type ImageLineProps = { label: string; title?: string; children: ReactNode };

/** One line of words about the picture, beside its name where there is room. */
export function ImageLine({ label, title, children }: ImageLineProps) {
  return (
    <label className={css.line} title={title}>
      <span>{label}</span>
      {children}
    </label>
  );
}

/** From the bank's files, or a file of one's own. What arrives late is put into what stands here by then. */
function useTaking(
  image: ImageRef,
  onChange: (image: ImageRef) => void,
  { pickMedia, uploadPicture }: EditorTools,
) {
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<string | undefined>();
  const latest = useRef({ image, onChange });
  useLayoutEffect(() => {
    latest.current = { image, onChange };
  });
  const put = (picture: Pick<ImageRef, "media_id" | "width" | "height">) =>
    latest.current.onChange({ ...latest.current.image, ...picture });
  const attempt = async (get: () => Promise<void>) => {
    setFault(undefined);
    try {
      await get();
    } catch (error) {
      setFault(pictureFault(error));
    }
  };
  const pick = () =>
    attempt(async () => {
      const file = await pickMedia("image");
      if (file) put({ media_id: file.id, width: file.width, height: file.height });
    });
  const take = async (file: File) => {
    setSending(true);
    await attempt(async () => {
      const { src, width, height } = await uploadPicture(await shrinkPicture(file));
      put({ media_id: mediaIdsIn(src)[0] ?? null, width, height });
    });
    setSending(false);
  };
  return { take, pick, isSending, fault };
}
