// Marks of one question that were refused for the same reason: what was given to which answer, and what the server has instead.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import type { MarkingAnswer } from "../../../../contract/marking/marking-answers.ts";
import { translateFault } from "../../../../core/faults/translate-fault.ts";
import { isSame } from "../../../../core/marking/mark-queue-model.ts";
import type { UnitKey, UnsentAct } from "../../../../core/marking/unsent-acts.ts";
import { showError } from "../../../../core/notices.ts";
import { Banner } from "../../../../ui/feedback/banner.tsx";
import { Button } from "../../../../ui/input/button.tsx";
import { shownMark } from "../../points/shown-points-text.ts";
import { answerCodes, unitNameText, unsentMarkText } from "../../unsent/unsent-mark-text.ts";
import { unsentMarksMessages } from "../../unsent/unsent-marks-messages.ts";
import { markingMessages } from "../marking-messages.ts";
import { markingNoticesMessages } from "../marking-notices-messages.ts";
import { ReadAllButton } from "./read-all-button.tsx";
import css from "./refused-marks.module.css";

/** The question on screen. `markAgain` shows the answers of the act, and answers whether there are any. */
export type MarkedAgain = { unit: UnitKey; markAgain(refused: UnsentAct): Promise<boolean> };

type RefusedMarksProps = {
  /** At least one. */
  acts: readonly UnsentAct[];
  question: MarkedAgain | null;
  onShown(): void;
  onRead(ids: readonly string[]): void;
};

export function RefusedMarksPanel({ acts, onRead, ...row }: RefusedMarksProps) {
  const t = useStore(unsentMarksMessages);
  const { name, refusal } = acts[0]!;
  return (
    <Banner tone="bad" title={t.refused}>
      <p className={css.unit}>{unitNameText(name, t)}</p>
      <p>{translateFault(refusal ?? "")}</p>
      <ReadAllButton ids={acts.map(({ act }) => act.id)} onRead={onRead} />
      <ul className={css.rows}>
        {acts.map((one) => (
          <RefusedRow key={one.act.id} one={one} onRead={onRead} {...row} />
        ))}
      </ul>
    </Banner>
  );
}

type RefusedRowProps = Omit<RefusedMarksProps, "acts"> & { one: UnsentAct };

function RefusedRow({ one, question, onShown, onRead }: RefusedRowProps) {
  const t = useStore(unsentMarksMessages);
  const markingT = useStore(markingMessages);
  const [isLooking, setLooking] = useState(false);
  const [isGone, setGone] = useState(false);
  const { act, unit, standing = [] } = one;
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
    <li>
      <div>
        <b>{answerCodes(act, t)}</b>: {unsentMarkText(act, t)}
        {standing.map(({ code, marks }) => (
          <StandingMarks key={code} code={code} marks={marks} />
        ))}
        {isGone && <p role="alert">{t.gone}</p>}
      </div>
      <span className={css.acts}>
        {mayMark && (
          <Button size="s" busy={isLooking} onClick={() => void again(question)}>
            {t.markAgain}
          </Button>
        )}
        <Button size="s" onClick={() => onRead([act.id])}>
          {markingT.seen}
        </Button>
      </span>
    </li>
  );
}

type MarksProps = Pick<MarkingAnswer, "code" | "marks">;

/** What the server has instead of a mark that it has refused. */
function StandingMarks({ code, marks }: MarksProps) {
  const t = useStore(markingNoticesMessages);
  return (
    <p>
      {t.standing({ code })} <MarksText marks={marks} />
    </p>
  );
}

export function MarksText({ marks }: Pick<MarksProps, "marks">) {
  const t = useStore(markingMessages);
  return marks.map((mark) => t.marksOf({ name: mark.marker, points: shownMark(mark) })).join(" · ");
}
