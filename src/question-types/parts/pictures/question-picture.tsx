// A picture of a question, or the place where one is missing.
import { useStore } from "@nanostores/react";
import type { ImageRef } from "../../../contract/questions/question-content.ts";
import { useMediaAddress } from "../../../kit/media/media-source.ts";
import { Icon } from "../../../ui/icon.tsx";
import { pictureMessages } from "./picture-messages.ts";
import css from "./question-picture.module.css";

export type QuestionPictureProps = {
  image: ImageRef;
  /** As low as a label is; otherwise as large as its place allows. */
  small?: boolean;
};

export function QuestionPicture({ image, small }: QuestionPictureProps) {
  const t = useStore(pictureMessages);
  const { media_id: id, width, height, alt } = image;
  const address = useMediaAddress(id ?? "");
  if (id === null) {
    return (
      <span className={css.missing} data-small={small ? "" : undefined}>
        <Icon name="image" size={small ? 16 : 28} />
        {t.noPicture}
      </span>
    );
  }
  return (
    <img
      className={css.picture}
      data-small={small ? "" : undefined}
      src={address}
      alt={alt}
      width={width || undefined}
      height={height || undefined}
      draggable={false}
    />
  );
}
