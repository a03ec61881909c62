// Where one marks: the question with its key, the answer, and the points. All three stand beside each other, on a phone one below the
// other with the points at the thumb.
import { useStore } from "@nanostores/react";
import { useMemo, useState, type ReactNode } from "react";
import type { MarkingUnit, OpenedUnit } from "../../../contract/marking/marking-units.ts";
import { isAway } from "../../../core/answers/server-error.ts";
import { $session } from "../../../core/session.ts";
import { excerptOf } from "../../../domain/text/html-text.ts";
import { formatNumber } from "../../../core/format.ts";
import { href } from "../../../core/navigation.ts";
import { lazy } from "../../../core/on-demand/lazy.ts";
import { BackLink } from "../../../kit/ways-back/back-link.tsx";
import { LazyComponent } from "../../../kit/lazy/lazy-component.tsx";
import { LoadFailure } from "../../../kit/load-failure.tsx";
import { DetailView } from "../../../kit/record/detail-view.tsx";
import { useModel } from "../../../kit/use-model.ts";
import { usePhone } from "../../../ui/use-phone.ts";
import { Spinner } from "../../../ui/feedback/spinner.tsx";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { OfflineMenuButton } from "../offline/offline-menu-button.tsx";
import { MarkingAsksButton } from "./asks/marking-asks-button.tsx";
import { MarkedAnswerPanel } from "./marked-answer-panel.tsx";
import css from "./marking-body.module.css";
import { markingMessages } from "./marking-messages.ts";
import { createMarkingAnswersModel, type MarkingAnswersModel } from "./marking-answers-model.ts";
import { keyOf } from "./sequence/marking-sequence-state.ts";
import { markQueueOf } from "../../../core/marking/mark-queue-model.ts";
import { leftAfterUnsent } from "../../../core/marking/unsent-count-lookups.ts";
import { AnswersUsedUpPanel } from "./done/answers-used-up-panel.tsx";
import { MarkingDonePanel, type MarkingWayOn } from "./done/marking-done-panel.tsx";
import { MarkingQuestion, type ShownVersion } from "./marking-question.tsx";
import { MarkQueueNotices } from "./mark-queue-notices.tsx";
import { NamesWords } from "./names-notices.tsx";
import { PointPanel } from "./point-panel.tsx";

type MarkingBodyProps = { unit: MarkingUnit; picker: ReactNode; goTo: MarkingWayOn["goTo"] };

/** What was marked outside is not shown again: everything is fetched anew after an import. */
export function MarkingBody(props: MarkingBodyProps) {
  const [visit, setVisit] = useState(0);
  return <Visit key={visit} {...props} onImported={() => setVisit(visit + 1)} />;
}

function Visit({ unit, picker, goTo, onImported }: MarkingBodyProps & { onImported(): void }) {
  const t = useStore(markingMessages);
  const session = useStore($session);
  const [userId] = useState(() => ("user" in session ? session.user.id : ""));
  const queue = useMemo(() => markQueueOf(userId), [userId]);
  const { schedule_id, question_id } = unit;
  const model = useModel(() => createMarkingAnswersModel({ schedule_id, question_id }, queue));
  const heading =
    unit.number === null ? t.deletedHeading : t.heading({ n: formatNumber(unit.number) });
  return (
    <div className={css.page}>
      <PageHeader title={heading} count={<Progress model={model} unit={unit} />}>
        <MarkQueueNotices queue={queue} question={model} />
        <MarkingAsksButton model={model} />
        {picker}
        <OfflineMenuButton unit={unit} onImported={onImported} />
        <BackLink to={href("check")}>{t.back}</BackLink>
      </PageHeader>
      <DetailView model={model.opened} texts={{ loading: t.unitLoading, failed: t.unitFailed }}>
        {(opened) => (
          <MarkingColumns
            model={model}
            latest={opened}
            doneTitle={t.done}
            way={{ isWholeBank: false, goTo }}
          />
        )}
      </DetailView>
    </div>
  );
}

function Progress({ model, unit }: { model: MarkingAnswersModel; unit: MarkingUnit }) {
  const t = useStore(markingMessages);
  const state = useStore(model.opened.$state);
  const unsent = useStore(model.queue.$unsent);
  const place = t.place({ exam: unit.schedule, bank: unit.bank });
  if (state.status !== "ready") return <span title={place}>{place}</span>;
  const left = leftAfterUnsent(state.detail.mine, unsent, model.unit);
  return (
    <span title={place}>
      {t.leftForMe({ n: formatNumber(left) })} · <NamesWords unit={unit} /> · {place}
    </span>
  );
}

const loadChange = lazy(() => import("./rubric/rubric-change-panel.tsx"), "RubricChangePanel");

type QuestionProps = { version: ShownVersion | undefined; note: string };

/** On a phone its first words stand above the answer, and the rest is unfolded. */
function Question({ version, note }: QuestionProps) {
  const t = useStore(markingMessages);
  const isPhone = usePhone();
  if (!isPhone || !version) return <MarkingQuestion version={version} note={note} />;
  return (
    <details className={css.folded}>
      <summary>
        <b>{t.question}</b> <span>{excerptOf(version.stem, mostWords)}</span>
      </summary>
      <MarkingQuestion version={version} note={note} />
    </details>
  );
}

/** Of two lines. */
const mostWords = 90;

type MarkingColumnsProps = {
  model: MarkingAnswersModel;
  latest: OpenedUnit;
  /** What is said when nothing is left. */
  doneTitle: string;
  way: MarkingWayOn;
  /** Below the question. */
  note?: string;
};

export function MarkingColumns(props: MarkingColumnsProps) {
  const { model, latest, doneTitle, way, note = "" } = props;
  const t = useStore(markingMessages);
  const { seen, newer } = useStore(model.rubric.$rubric);
  const opened = seen ?? latest;
  const { status, error, markedCount } = useStore(model.$sequence);
  const shown = useStore(model.$shown);
  const version = opened.versions.find((one) => one.version === shown?.version);
  return (
    <div className={css.columns}>
      <Question version={version ?? opened.versions[0]} note={note} />
      {shown && version ? (
        <>
          <MarkedAnswerPanel
            key={`sheet ${keyOf(shown)}`}
            model={model}
            answer={shown}
            version={version}
          />
          {newer ? (
            <section className={css.points}>
              <LazyComponent
                load={loadChange}
                props={{ seen: opened, newer, onAccept: model.rubric.accept }}
              />
            </section>
          ) : (
            <PointPanel
              key={opened.rubric_version}
              model={model}
              answer={shown}
              version={version}
            />
          )}
        </>
      ) : (
        <section className={css.answer}>
          {status === "failed" &&
            (markedCount > 0 && isAway(error) ? (
              <AnswersUsedUpPanel model={model} />
            ) : (
              <LoadFailure error={error} onRetry={model.retry} />
            ))}
          {status === "loading" && <Spinner label={t.loading} />}
          {status === "done" && <MarkingDonePanel model={model} title={doneTitle} way={way} />}
        </section>
      )}
    </div>
  );
}
