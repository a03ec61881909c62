// Takes every label off the picture again (type 16).
import { useStore } from "@nanostores/react";
import type { AnswerOf } from "../../contract/questions/question-answer.ts";
import { Button } from "../../ui/input/button.tsx";
import { pictureLabelsMessages } from "./picture-labels-messages.ts";
import css from "./picture-labels.module.css";

type ClearLabelsProps = { isEmpty: boolean; onAnswer: (answer: AnswerOf<16>) => void };

/** Not `disabled` while there is nothing: a button that goes dead under the focus loses it. */
export function ClearLabels({ isEmpty, onAnswer }: ClearLabelsProps) {
  const t = useStore(pictureLabelsMessages);
  return (
    <Button
      size="s"
      variant="ghost"
      icon="rotate-ccw"
      className={css.clear}
      aria-disabled={isEmpty || undefined}
      onClick={() => !isEmpty && onAnswer({ type: 16, labels: {} })}
    >
      {t.clear}
    </Button>
  );
}
