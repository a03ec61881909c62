// What stands around pictures or zones to choose from: how many may be chosen, the way back to nothing, and what a
// result says as a whole.
import { useStore } from "@nanostores/react";
import { Button } from "../../ui/input/button.tsx";
import { choiceViewMessages } from "../parts/choices/choice-list-messages.ts";
import { partMessages } from "../parts/rows/part-messages.ts";
import { VerdictMark } from "../parts/marks/verdict-mark.tsx";
import type { ViewMode } from "../frame/question-type-props.ts";
import { chosenIn } from "./picked-choices.ts";
import { pictureChoiceMessages } from "./picture-choice-messages.ts";
import css from "./picture-choice.module.css";

type ChoiceRuleProps = {
  mode: ViewMode<15>;
  /** 1: a single choice; 0: as many as there are. */
  most: number;
  /** What there is to choose from. */
  ids: readonly string[];
};

export function ChoiceRule({ mode, most, ids }: ChoiceRuleProps) {
  const t = useStore(pictureChoiceMessages);
  const choiceViewT = useStore(choiceViewMessages);
  const partT = useStore(partMessages);
  if (mode.is === "result") {
    const chosen = chosenIn(mode);
    if (chosen.length === 0) return <p className={css.note}>{partT.notAnswered}</p>;
    if (chosen.every((id) => ids.includes(id))) return null;
    return (
      <p className={css.note}>
        <VerdictMark verdict="wrong" /> {t.goneZone}
      </p>
    );
  }
  if (mode.is !== "preview") return null;
  if (most === 1) return mode.onAnswer ? <p className={css.rule}>{choiceViewT.chooseOne}</p> : null;
  return (
    <p className={css.rule}>
      {most === 0 ? choiceViewT.chooseSome : choiceViewT.chooseAtMost({ most })}
    </p>
  );
}

export function ClearChoice({ mode }: { mode: ViewMode<15> }) {
  const t = useStore(choiceViewMessages);
  if (mode.is !== "preview" || !mode.onAnswer) return null;
  const { onAnswer } = mode;
  const isEmpty = chosenIn(mode).length === 0;
  return (
    <Button
      size="s"
      variant="ghost"
      icon="rotate-ccw"
      className={css.clear}
      aria-disabled={isEmpty || undefined}
      onClick={() => !isEmpty && onAnswer({ type: 15, ids: [] })}
    >
      {t.clear}
    </Button>
  );
}
