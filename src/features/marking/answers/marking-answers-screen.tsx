// Koreksi jawaban (check.answer): one question of an exam, answer after answer.
import { useStore } from "@nanostores/react";
import { useEffect } from "react";
import type { MarkingUnit } from "../../../contract/marking/marking-units.ts";
import { excerptOf } from "../../../domain/text/html-text.ts";
import { formatNumber } from "../../../core/format.ts";
import { markQueueOf } from "../../../core/marking/mark-queue-model.ts";
import { href } from "../../../core/navigation.ts";
import { lazy } from "../../../core/on-demand/lazy.ts";
import { $session } from "../../../core/session.ts";
import { BackLink } from "../../../kit/ways-back/back-link.tsx";
import { LazyComponent } from "../../../kit/lazy/lazy-component.tsx";
import { OpenedRecord } from "../../../kit/record/opened-record.tsx";
import { useModel } from "../../../kit/use-model.ts";
import { useRoute } from "../../../kit/use-route.ts";
import { Select } from "../../../ui/choice/select.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Spinner } from "../../../ui/feedback/spinner.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { markingMessages } from "./marking-messages.ts";
import { participantMessages } from "./participants/participant-messages.ts";
import { createUnitChoiceModel, type UnitChoiceModel } from "./unit-choice-model.ts";

const loadBody = lazy(() => import("./marking-body.tsx"), "MarkingBody");
const loadParticipants = lazy(
  () => import("./participants/participant-body.tsx"),
  "ParticipantBody",
);
const loadNothing = lazy(() => import("./done/nothing-to-mark-panel.tsx"), "NothingToMarkPanel");
const loadTyping = lazy(() => import("../typing/paper-typing-body.tsx"), "PaperTypingBody");

export default function MarkingAnswersScreen() {
  const t = useStore(markingMessages);
  const { ts, id } = useRoute("check.answer");
  const model = useModel(() => createUnitChoiceModel({ ts, id }));
  const texts = { loading: t.unitLoading, failed: t.unitFailed, back: t.back };
  return (
    <OpenedRecord model={model} title={t.title} texts={texts} backTo={href("check")}>
      {(units) => <Chosen model={model} units={units} />}
    </OpenedRecord>
  );
}

function Chosen({ model, units }: { model: UnitChoiceModel; units: readonly MarkingUnit[] }) {
  const t = useStore(markingMessages);
  const chosen = useStore(model.$chosen);
  const isTyping = useStore(model.$isTyping);
  const way = useStore(model.$way);
  // What is marked is called by its exam also where that can no longer be read.
  useEffect(() => {
    const session = $session.get();
    if ("user" in session) markQueueOf(session.user.id).nameUnits(units);
  }, [units]);
  // An address that names no question leads to the same one when it is opened again.
  useEffect(() => {
    if (chosen) model.choose(chosen);
  }, [chosen, model]);
  if (chosen?.may_mark) {
    const isByQuestion = isTyping || way === "soal";
    const { schedule_id, question_id, bank_id } = chosen;
    const picker = (
      <>
        {isByQuestion && <Picker model={model} units={units} chosen={chosen} />}
        {!isTyping && <WayButton model={model} />}
        <Button onClick={model.toggleTyping}>{isTyping ? t.onScreen : t.fromPaper}</Button>
      </>
    );
    const byQuestion = isTyping ? loadTyping : loadBody;
    return (
      <LazyComponent
        key={`${schedule_id} ${isByQuestion ? question_id : bank_id} ${isTyping}`}
        load={isByQuestion ? byQuestion : loadParticipants}
        props={{ unit: chosen, picker, goTo: model.goTo }}
        waiting={<Spinner label={t.unitLoading} />}
      />
    );
  }
  return (
    <>
      <PageHeader title={t.title}>
        <BackLink to={href("check")}>{t.back}</BackLink>
      </PageHeader>
      {chosen ? (
        <EmptyState icon="list-checks" title={t.onlyProgress}>
          {t.onlyProgressText({
            done: formatNumber(chosen.settled),
            total: formatNumber(chosen.total),
          })}
        </EmptyState>
      ) : (
        <LazyComponent load={loadNothing} props={{ model }} />
      )}
    </>
  );
}

/** Question after question, or participant after participant. */
function WayButton({ model }: { model: UnitChoiceModel }) {
  const t = useStore(participantMessages);
  const way = useStore(model.$way);
  return (
    <Button onClick={model.toggleWay}>{way === "soal" ? t.byParticipant : t.byQuestion}</Button>
  );
}

type PickerProps = {
  model: UnitChoiceModel;
  units: readonly MarkingUnit[];
  chosen: MarkingUnit;
};

/** The other questions of the same exam and bank. */
function Picker({ model, units, chosen }: PickerProps) {
  const t = useStore(markingMessages);
  const own = units.filter(({ schedule_id: id }) => id === chosen.schedule_id);
  if (own.length < 2) return null;
  return (
    <Select
      aria-label={t.pick}
      value={chosen.question_id}
      options={own.map(({ question_id: value, number, excerpt }) => ({
        value,
        label: t.pickOption({
          n: number === null ? "–" : formatNumber(number),
          text: excerptOf(excerpt, 30),
        }),
      }))}
      onChange={(question_id) => model.choose({ schedule_id: chosen.schedule_id, question_id })}
    />
  );
}
