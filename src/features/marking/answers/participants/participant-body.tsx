// Where one marks participant after participant: which of their answers there are, then question, answer and points as for one question. Below
// the question stands why marking by question is fairer.
import { useStore } from "@nanostores/react";
import { useMemo, useState, type ReactNode } from "react";
import type { MarkingUnit } from "../../../../contract/marking/marking-units.ts";
import { formatNumber } from "../../../../core/format.ts";
import { href } from "../../../../core/navigation.ts";
import { $session } from "../../../../core/session.ts";
import { BackLink } from "../../../../kit/ways-back/back-link.tsx";
import { DetailView } from "../../../../kit/record/detail-view.tsx";
import { useModel } from "../../../../kit/use-model.ts";
import { Spinner } from "../../../../ui/feedback/spinner.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { PageHeader } from "../../../../ui/layout/page-header.tsx";
import { VisuallyHidden } from "../../../../ui/visually-hidden.tsx";
import { MarkingAsksButton } from "../asks/marking-asks-button.tsx";
import type { MarkingWayOn } from "../done/marking-done-panel.tsx";
import { isSame, markQueueOf, type MarkQueue } from "../../../../core/marking/mark-queue-model.ts";
import { leftAfterUnsent } from "../../../../core/marking/unsent-count-lookups.ts";
import { MarkQueueNotices } from "../mark-queue-notices.tsx";
import css from "../marking-body.module.css";
import { MarkingColumns } from "../marking-body.tsx";
import { NamesWords } from "../names-notices.tsx";
import { markingMessages } from "../marking-messages.ts";
import {
  createParticipantAnswersModel,
  type ParticipantAnswersModel,
  type ParticipantStep,
} from "./participant-answers-model.ts";
import { participantMessages, type ParticipantTexts } from "./participant-messages.ts";

type ParticipantBodyProps = {
  unit: MarkingUnit;
  picker: ReactNode;
  goTo: MarkingWayOn["goTo"];
};

export function ParticipantBody({ unit, picker, goTo }: ParticipantBodyProps) {
  const t = useStore(participantMessages);
  const markingT = useStore(markingMessages);
  const session = useStore($session);
  const [userId] = useState(() => ("user" in session ? session.user.id : ""));
  const queue = useMemo(() => markQueueOf(userId), [userId]);
  const { schedule_id, bank_id } = unit;
  const model = useModel(() => createParticipantAnswersModel({ schedule_id, bank_id }, queue));
  const participant = useStore(model.$participant);
  const question = useStore(model.$question);
  const units = useStore(model.units.$state);
  const known = units.status === "ready" ? units.detail : [];
  const shownUnit = question && known.find((one) => isSame(one, question.unit));
  const title = participant ? t.participant({ code: participant.code }) : t.title;
  return (
    <div className={css.page}>
      <PageHeader
        title={title}
        count={<Progress model={model} unit={shownUnit ?? unit} queue={queue} />}
      >
        {participant && <Steps participant={participant} t={t} />}
        <MarkQueueNotices queue={queue} question={question} />
        {question && <MarkingAsksButton key={question.unit.question_id} model={question} />}
        {picker}
        <BackLink to={href("check")}>{markingT.back}</BackLink>
      </PageHeader>
      <DetailView model={model.units} texts={t}>
        {() => <Participant model={model} goTo={goTo} />}
      </DetailView>
    </div>
  );
}

type ProgressProps = { model: ParticipantAnswersModel; unit: MarkingUnit; queue: MarkQueue };

function Progress({ model, unit, queue }: ProgressProps) {
  const t = useStore(markingMessages);
  const unsent = useStore(queue.$unsent);
  const state = useStore(model.units.$state);
  const place = t.place({ exam: unit.schedule, bank: unit.bank });
  if (state.status !== "ready") return <span title={place}>{place}</span>;
  const mine = state.detail.reduce((sum, one) => sum + leftAfterUnsent(one.mine, unsent, one), 0);
  return (
    <span title={place}>
      {t.leftForMe({ n: formatNumber(mine) })} · <NamesWords unit={unit} /> · {place}
    </span>
  );
}

type ParticipantProps = { model: ParticipantAnswersModel; goTo: MarkingWayOn["goTo"] };

function Participant({ model, goTo }: ParticipantProps) {
  const t = useStore(participantMessages);
  const question = useStore(model.$question);
  if (!question) return <Spinner label={t.loading} />;
  return (
    <DetailView model={question.opened} texts={t}>
      {(opened) => (
        <MarkingColumns
          model={question}
          latest={opened}
          doneTitle={t.done}
          way={{ isWholeBank: true, goTo }}
          note={t.advice}
        />
      )}
    </DetailView>
  );
}

type StepsProps = {
  participant: { code: string; steps: readonly ParticipantStep[] };
  t: ParticipantTexts;
};

/** The participant's answers in this visit. */
function Steps({ participant: { code, steps }, t }: StepsProps) {
  return (
    <ol className={css.steps} aria-label={t.steps({ code })}>
      {steps.map((step) => (
        <Step key={step.question_id} step={step} t={t} />
      ))}
    </ol>
  );
}

function Step({ step: { number, state }, t }: { step: ParticipantStep; t: ParticipantTexts }) {
  return (
    <li aria-current={state === "shown" ? "step" : undefined}>
      {state === "marked" && <Icon name="check" size={14} />}
      {number === null ? t.deletedStep : t.step({ n: formatNumber(number) })}
      {state === "marked" && <VisuallyHidden>, {t.marked}</VisuallyHidden>}
    </li>
  );
}
