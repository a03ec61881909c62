// What is done to the answer on screen, as buttons that name their keys.
import { useStore } from "@nanostores/react";
import { lazy } from "../../../core/on-demand/lazy.ts";
import { useDialogs } from "../../../kit/dialogs/use-dialogs.tsx";
import { Button, IconButton } from "../../../ui/input/button.tsx";
import css from "./marking-body.module.css";
import { markingMessages } from "./marking-messages.ts";
import { AskColleagueButton } from "./asks/ask-colleague-button.tsx";
import { AnswerListButton } from "./answer-list-button.tsx";
import type { MarkingAnswersModel } from "./marking-answers-model.ts";
import { isToDecide, keyOf, type OfferedAnswer } from "./sequence/marking-sequence-state.ts";

const table = { keys: lazy(() => import("./marking-keys-dialog.tsx"), "MarkingKeysDialog") };

type PointBarProps = { model: MarkingAnswersModel; answer: OfferedAnswer };

export function GiveButton({ model, answer, canGive }: PointBarProps & { canGive: boolean }) {
  const t = useStore(markingMessages);
  const { shownAgain } = useStore(model.$sequence);
  const giveText = isToDecide(answer) ? t.decide : shownAgain === null ? t.give : t.again;
  return (
    <Button type="submit" variant="primary" aria-disabled={!canGive}>
      {giveText} <kbd>Enter</kbd>
    </Button>
  );
}

export function PointBar({ model, answer }: PointBarProps) {
  const t = useStore(markingMessages);
  const { done, shownAgain } = useStore(model.$sequence);
  const { open, dialogs } = useDialogs(table, {});
  const { is_flagged: isFlagged } = answer;
  return (
    <>
      <p className={css.acts}>
        <Button size="s" onClick={model.skip}>
          {t.skip} <kbd>S</kbd>
        </Button>
        <Button size="s" aria-pressed={isFlagged} onClick={() => model.flag(!isFlagged)}>
          {isFlagged ? t.unflag : t.flag} <kbd>F</kbd>
        </Button>
        <Button size="s" disabled={done.length === 0} onClick={() => model.undo()}>
          {t.undo} <kbd>U</kbd>
        </Button>
      </p>
      <p className={css.acts}>
        <IconButton
          icon="chevron-left"
          label={t.earlier}
          disabled={(shownAgain ?? done.length) === 0}
          onClick={model.back}
        />
        <IconButton
          icon="chevron-right"
          label={t.later}
          disabled={shownAgain === null}
          onClick={model.forward}
        />
        {/* Its dialog leads to another answer, and is gone with this one: the focus belongs to the points then. */}
        <AnswerListButton key={keyOf(answer)} model={model} />
        <AskColleagueButton model={model} answer={answer} />
        <IconButton
          icon="keyboard"
          label={t.keys}
          title={`${t.keys} (?)`}
          data-keys=""
          onClick={() => open("keys", {})}
        />
      </p>
      {dialogs}
    </>
  );
}
