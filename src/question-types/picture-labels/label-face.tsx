// One label as it is shown: its picture, its text, or both.
import { useStore } from "@nanostores/react";
import { letterOf } from "../../domain/text/letters.ts";
import { QuestionPicture } from "../parts/pictures/question-picture.tsx";
import type { PictureLabel } from "./picture-labels-model.ts";
import { pictureLabelsMessages } from "./picture-labels-messages.ts";
import css from "./picture-labels.module.css";

/** `isNamed`: what the picture shows stands beside it in words. */
export function LabelFace({ label, isNamed }: { label: PictureLabel; isNamed?: boolean }) {
  const { text, image } = label;
  return (
    <span className={css.face}>
      {image?.media_id && (
        <QuestionPicture image={{ ...image, alt: text || isNamed ? "" : image.alt }} small />
      )}
      {text && (
        <span className={css.text} dir="auto">
          {text}
        </span>
      )}
    </span>
  );
}

/** What a label is called where it is not seen, and in lists that hold no pictures. */
export function useLabelName(labels: readonly PictureLabel[]): (label: PictureLabel) => string {
  const t = useStore(pictureLabelsMessages);
  return (label) => {
    const { text, image } = label;
    return text.trim() || image?.alt.trim() || t.label({ letter: letterOf(labels.indexOf(label)) });
  };
}
