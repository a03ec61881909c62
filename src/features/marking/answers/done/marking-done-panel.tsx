// No next answer comes: what was skipped, what differs, what others have at hand, and the way to what waits elsewhere.
import { useStore } from "@nanostores/react";
import { useRef, useState } from "react";
import type { MarkingUnit } from "../../../../contract/marking/marking-units.ts";
import { reportError } from "../../../../core/notices.ts";
import { formatNumber } from "../../../../core/format.ts";
import { useModel } from "../../../../kit/use-model.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { EmptyState } from "../../../../ui/feedback/empty-state.tsx";
import { Spinner } from "../../../../ui/feedback/spinner.tsx";
import { Button } from "../../../../ui/input/button.tsx";
import { AsideCount } from "../asks/marking-asks-button.tsx";
import { AnswerListButton } from "../answer-list-button.tsx";
import css from "../marking-body.module.css";
import { markingMessages } from "../marking-messages.ts";
import type { MarkingAnswersModel } from "../marking-answers-model.ts";
import type { MarkingSequence } from "../sequence/marking-sequence-state.ts";
import { useMarkingKeys } from "../use-marking-keys.ts";
import { markingDoneMessages } from "./marking-done-messages.ts";
import {
  createMarkingDoneModel,
  type MarkingDoneModel,
  type StillWaiting,
} from "./marking-done-model.ts";
import { NextUnitLink } from "./next-unit-link.tsx";

/** Where marking goes on. */
export type MarkingWayOn = {
  /** All questions of the bank are marked here, instead of one. */
  isWholeBank: boolean;
  goTo(unit: MarkingUnit): void;
};

/** `title`: where nothing waits. */
type MarkingDoneProps = { model: MarkingAnswersModel; title: string; way: MarkingWayOn };

export function MarkingDonePanel({ model, title, way }: MarkingDoneProps) {
  const t = useStore(markingDoneMessages);
  const sequence = useStore(model.$sequence);
  const done = useModel(() => createMarkingDoneModel(model, way.isWholeBank));
  const state = useStore(done.$state);
  const panel = useRef<HTMLDivElement>(null);
  useMarkingKeys(panel, { ...model, ...noKeys });
  const waiting = state.status === "ready" ? state.detail : noneKnown;
  const said = titleOf(sequence, waiting, t);
  if (said === null && state.status === "loading") return <Spinner label={t.checking} />;
  const isUnknown =
    state.status === "failed" || (state.status === "ready" && state.outdated !== null);
  const isAllDone = said === null && !isUnknown;
  return (
    <div ref={panel}>
      <EmptyState icon={isAllDone ? "circle-check" : "list-checks"} title={said ?? title}>
        {sequence.markedCount > 0 && <p>{t.marked({ n: formatNumber(sequence.markedCount) })}</p>}
        {isUnknown && <p>{t.unknown}</p>}
        {sequence.inTabs > 0 && <InTabs sequence={sequence} title={said} />}
        {sequence.claimed > 0 && <Claimed sequence={sequence} title={said} />}
        <AsideCount model={model} />
        <Acts model={model} done={done} waiting={waiting} way={way} />
      </EmptyState>
    </div>
  );
}

/** There is no answer here to which they could do something. */
const noKeys = {
  skip: () => undefined,
  toggleFlag: () => undefined,
  toggleEqual: () => undefined,
  step: () => undefined,
};
const noneKnown: StillWaiting = { toDecide: [], next: null };

type DoneTexts = ReturnType<typeof markingDoneMessages.get>;

/** Null: nothing is known to wait here. */
function titleOf(
  { skipped, inTabs, claimed }: MarkingSequence,
  { toDecide }: StillWaiting,
  t: DoneTexts,
): string | null {
  if (skipped.length > 0) return t.skipped({ n: formatNumber(skipped.length) });
  if (toDecide.length > 0) return t.toDecide({ n: formatNumber(toDecide.length) });
  if (inTabs > 0) return t.inTabs({ n: formatNumber(inTabs) });
  return claimed > 0 ? t.claimed({ n: formatNumber(claimed) }) : null;
}

type WaitingElsewhereProps = { sequence: MarkingSequence; title: string | null };

function InTabs({ sequence, title }: WaitingElsewhereProps) {
  const t = useStore(markingDoneMessages);
  const text = t.inTabs({ n: formatNumber(sequence.inTabs) });
  return (
    <p>
      {text !== title && `${text}. `}
      {t.inTabsText}
    </p>
  );
}

function Claimed({ sequence, title }: WaitingElsewhereProps) {
  const t = useStore(markingDoneMessages);
  const text = t.claimed({ n: formatNumber(sequence.claimed) });
  return (
    <p>
      {text !== title && `${text}. `}
      {t.claimedText}
    </p>
  );
}

type ActsProps = {
  model: MarkingAnswersModel;
  done: MarkingDoneModel;
  waiting: StillWaiting;
  way: MarkingWayOn;
};

/** The first thing to do stands out. */
function Acts({ model, done, waiting: { toDecide, next }, way }: ActsProps) {
  const t = useStore(markingDoneMessages);
  const markingT = useStore(markingMessages);
  const { skipped, inTabs, done: undoable } = useStore(model.$sequence);
  const n = { n: formatNumber(toDecide.length) };
  return (
    <p className={classNames(css.acts, css.endActs)}>
      {skipped.length > 0 && (
        <Button variant="primary" onClick={model.takeSkipped}>
          {t.takeSkipped({ n: formatNumber(skipped.length) })}
        </Button>
      )}
      {toDecide.length > 0 && (
        <Button
          variant={skipped.length > 0 ? "secondary" : "primary"}
          onClick={() => model.chooseAmong(toDecide)}
        >
          {t.decide(n)}
        </Button>
      )}
      {inTabs > 0 && <TakeFromTabsButton model={model} />}
      {next && (
        <NextUnitLink
          next={next}
          goTo={way.goTo}
          isFirst={skipped.length + toDecide.length === 0}
        />
      )}
      {undoable.length > 0 && (
        <Button icon="rotate-ccw" onClick={() => model.undo()}>
          {markingT.undo} <kbd>U</kbd>
        </Button>
      )}
      <AskAgainButton done={done} />
      <AnswerListButton model={model} />
    </p>
  );
}

function TakeFromTabsButton({ model }: { model: MarkingAnswersModel }) {
  const t = useStore(markingDoneMessages);
  const { inTabs } = useStore(model.$sequence);
  const [busy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    try {
      await model.takeFromTabs();
    } catch (error) {
      reportError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button busy={busy} onClick={() => void take()}>
      {t.takeFromTabs({ n: formatNumber(inTabs) })}
    </Button>
  );
}

function AskAgainButton({ done }: { done: MarkingDoneModel }) {
  const t = useStore(markingDoneMessages);
  const [busy, setBusy] = useState(false);
  const askAgain = async () => {
    setBusy(true);
    await done.askAgain();
    setBusy(false);
  };
  return (
    <Button busy={busy} onClick={() => void askAgain()}>
      {t.lookAgain}
    </Button>
  );
}
