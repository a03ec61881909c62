// Marks that are held back or were refused, each with what was given and the reason, and answers that others have marked differently or that
// have changed. What was refused stays until the person has read it or has marked the answer again.
import { useStore } from "@nanostores/react";
import { useState, type ReactNode } from "react";
import type { MarkingAnswer } from "../../../contract/marking/marking-answers.ts";
import { translateFault } from "../../../core/faults/translate-fault.ts";
import { showError } from "../../../core/notices.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { HeldMarksPanel } from "../unsent/held-marks-panel.tsx";
import { answerCodes, unitNameText, unsentMarkText } from "../unsent/unsent-mark-text.ts";
import { unsentMarksMessages } from "../unsent/unsent-marks-messages.ts";
import css from "./marking-body.module.css";
import { markingNoticesMessages } from "./marking-notices-messages.ts";
import { markingMessages, type MarkingTexts } from "./marking-messages.ts";
import { shownMark } from "../points/shown-points-text.ts";
import { isToDecide } from "./sequence/marking-sequence-state.ts";
import {
  type MarkConflict,
  type MarkQueue,
  isSame,
} from "../../../core/marking/mark-queue-model.ts";
import type { UnitKey, UnsentAct } from "../../../core/marking/unsent-acts.ts";

/** The question on screen. `markAgain` shows the answers of the act, and answers whether there are any. */
export type MarkedAgain = { unit: UnitKey; markAgain(refused: UnsentAct): Promise<boolean> };

type MarkRefusalsDialogProps = {
  queue: MarkQueue;
  /** Null: where nothing is marked. */
  question: MarkedAgain | null;
  onClose(): void;
};

export function MarkRefusalsDialog({ queue, question, onClose }: MarkRefusalsDialogProps) {
  const t = useStore(markingMessages);
  const held = useStore(queue.$held);
  const refused = useStore(queue.$refused);
  const conflicts = useStore(queue.$conflicts);
  const read = (id: string) => <Button onClick={() => queue.dismiss(id)}>{t.seen}</Button>;
  return (
    <Dialog title={t.problemsTitle} closeLabel={t.close} onClose={onClose}>
      <div className={css.problems}>
        {held.length + refused.length + conflicts.length === 0 && <p>{t.noProblems}</p>}
        {held.map((marks) => (
          <HeldMarksPanel
            key={`${marks.unit.schedule_id} ${marks.unit.question_id}`}
            queue={queue}
            held={marks}
          />
        ))}
        {refused.map((one) => (
          <Refused key={one.act.id} one={one} question={question} onShown={onClose}>
            {read(one.act.id)}
          </Refused>
        ))}
        {conflicts.map((conflict) => (
          <Banner key={conflict.id} tone="warn" actions={read(conflict.id)}>
            <Differences conflict={conflict} t={t} />
          </Banner>
        ))}
      </div>
    </Dialog>
  );
}

type RefusedProps = {
  one: UnsentAct;
  question: MarkedAgain | null;
  onShown(): void;
  children: ReactNode;
};

function Refused({ one, question, onShown, children }: RefusedProps) {
  const t = useStore(unsentMarksMessages);
  const [isLooking, setLooking] = useState(false);
  const [isGone, setGone] = useState(false);
  const { act, unit, name, refusal, standing = [] } = one;
  const mayMark = question !== null && act.kind === "mark" && isSame(question.unit, unit);
  const again = async (from: MarkedAgain) => {
    setLooking(true);
    try {
      if (await from.markAgain(one)) onShown();
      else setGone(true);
    } catch (error) {
      showError(error);
    } finally {
      setLooking(false);
    }
  };
  return (
    <Banner
      tone="bad"
      title={t.refused}
      actions={
        <>
          {mayMark && (
            <Button busy={isLooking} onClick={() => void again(question)}>
              {t.markAgain}
            </Button>
          )}
          {children}
        </>
      }
    >
      <p className={css.unit}>{unitNameText(name, t)}</p>
      <p>{translateFault(refusal ?? "")}</p>
      <p>
        <b>{answerCodes(act, t)}</b>: {unsentMarkText(act, t)}
      </p>
      {standing.map(({ code, marks }) => (
        <StandingMarks key={code} code={code} marks={marks} />
      ))}
      {isGone && <p role="alert">{t.gone}</p>}
    </Banner>
  );
}

/** What the server has instead of a mark that it has refused. */
function StandingMarks({ code, marks }: Pick<MarkingAnswer, "code" | "marks">) {
  const t = useStore(markingNoticesMessages);
  return (
    <>
      <p>{t.standing({ code })}</p>
      <MarksList marks={marks} />
    </>
  );
}

function MarksList({ marks }: Pick<MarkingAnswer, "marks">) {
  const t = useStore(markingMessages);
  return (
    <ul>
      {marks.map((mark) => (
        <li key={mark.at + mark.marker}>
          {t.marksOf({ name: mark.marker, points: shownMark(mark) })}
        </li>
      ))}
    </ul>
  );
}

type DifferencesProps = { conflict: MarkConflict; t: MarkingTexts };

function Differences({ conflict: { answers, name }, t }: DifferencesProps) {
  const unsentMarksT = useStore(unsentMarksMessages);
  return (
    <>
      <p className={css.unit}>{unitNameText(name, unsentMarksT)}</p>
      {answers.map((answer) => (
        <div key={answer.code}>
          <p>{differenceText(answer, t)}</p>
          <MarksList marks={answer.marks} />
        </div>
      ))}
    </>
  );
}

function differenceText(answer: MarkingAnswer, t: MarkingTexts): string {
  const { code } = answer;
  if (answer.marks.some(({ is_stale: isStale }) => isStale)) return t.changedText({ code });
  return isToDecide(answer) ? t.conflictOwn({ code }) : t.conflictText({ code });
}
