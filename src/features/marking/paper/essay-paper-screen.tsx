// Answers to essays on paper (print.esay.paper): what is printed and how in a panel, and the sheets beside it.
import { useStore } from "@nanostores/react";
import type { ReactNode } from "react";
import type { MarkingUnit } from "../../../contract/marking/marking-units.ts";
import { formatNumber } from "../../../core/format.ts";
import { href } from "../../../core/navigation.ts";
import { lazy } from "../../../core/on-demand/lazy.ts";
import { BackLink } from "../../../kit/ways-back/back-link.tsx";
import { failureText } from "../../../kit/failed-message.ts";
import { LazyComponent } from "../../../kit/lazy/lazy-component.tsx";
import { NoPaper, OpenedPrint } from "../../../kit/print/opened-print.tsx";
import { PrintScreen } from "../../../kit/print/print-screen.tsx";
import { papers } from "../../../kit/print/sheets/paper-size.ts";
import { useModel } from "../../../kit/use-model.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { ProgressBar } from "../../../ui/feedback/progress-bar.tsx";
import { Button } from "../../../ui/input/button.tsx";
import css from "./essay-paper.module.css";
import { essayPaperMessages } from "./essay-paper-messages.ts";
import { createEssayPaperModel, type EssayPaperModel } from "./essay-paper-model.ts";
import { EssayPaperPanel } from "./essay-paper-panel.tsx";
import { sectionsOf } from "./essay-paper-rows.ts";
import { ChangingAnswersError } from "./unit-answers-lookups.ts";

export default function EssayPaperScreen() {
  const t = useStore(essayPaperMessages);
  const model = useModel(createEssayPaperModel);
  return (
    <OpenedPrint model={model} title={t.title} texts={t} back={<BackToMarking />}>
      {(units) => (units.length === 0 ? <NoExam /> : <Printable model={model} units={units} />)}
    </OpenedPrint>
  );
}

function BackToMarking() {
  const t = useStore(essayPaperMessages);
  return <BackLink to={href("check")}>{t.back}</BackLink>;
}

function NoExam() {
  const t = useStore(essayPaperMessages);
  return (
    <NoPaper title={t.title}>
      <EmptyState icon="printer" title={t.noExam} actions={<BackToMarking />}>
        {t.noExamText}
      </EmptyState>
    </NoPaper>
  );
}

const loadSheets = lazy(() => import("./essay-paper-sheets.tsx"), "EssayPaperSheets");

type PrintableProps = { model: EssayPaperModel; units: readonly MarkingUnit[] };

function Printable({ model, units }: PrintableProps) {
  const t = useStore(essayPaperMessages);
  const choices = useStore(model.choices.$values);
  const content = useStore(model.$content);
  const drawn = useStore(model.$drawn);
  const { arrangement, which, size } = choices;
  const chosen =
    arrangement === "kosong"
      ? t.kosong
      : t.chosenAnswers({ arrangement: t[arrangement], which: t[which] });
  return (
    <PrintScreen
      title={t.title}
      paper={papers[size]}
      drawn={drawn}
      nothing={useNothing(model)}
      back={<BackToMarking />}
      chosen={`${chosen} · ${size.toUpperCase()}`}
      panel={<EssayPaperPanel model={model} units={units} />}
    >
      {content.status === "ready" && (
        <LazyComponent load={loadSheets} props={{ model, questions: content.questions }} />
      )}
    </PrintScreen>
  );
}

/** Why nothing is printed, or not yet; null where all of it is there. */
function useNothing(model: EssayPaperModel): ReactNode {
  const t = useStore(essayPaperMessages);
  const { arrangement, which, files } = useStore(model.choices.$values);
  const content = useStore(model.$content);
  const missing = useStore(model.files.$missing);
  if (content.status !== "ready") return <Incomplete model={model} content={content} />;
  if (arrangement === "kosong") {
    return content.questions.length > 0 ? null : (
      <EmptyState icon="clipboard-pen" title={t.noEssays}>
        {t.noEssaysText}
      </EmptyState>
    );
  }
  if (content.questions.every((question) => sectionsOf(question, which).length === 0)) {
    return (
      <EmptyState icon="list-checks" title={t.nothing}>
        {t.nothingText}
      </EmptyState>
    );
  }
  if (!files || missing === 0) return null;
  return (
    <EmptyState
      icon="image"
      title={t.filesMissing({ n: formatNumber(missing) })}
      actions={<Button onClick={model.files.retry}>{t.retry}</Button>}
    >
      {t.filesMissingText}
    </EmptyState>
  );
}

type IncompleteProps = {
  model: EssayPaperModel;
  content: Exclude<ReturnType<EssayPaperModel["$content"]["get"]>, { status: "ready" }>;
};

function Incomplete({ model, content }: IncompleteProps) {
  const t = useStore(essayPaperMessages);
  const counts = { done: formatNumber(content.done), total: formatNumber(content.total) };
  if (content.status === "loading") {
    const label = t.answersLoading(counts);
    return (
      <div className={css.loading}>
        <ProgressBar value={content.done} max={content.total} label={label} />
        <output>{label}</output>
      </div>
    );
  }
  const { error } = content;
  const reason = error instanceof ChangingAnswersError ? t.changing : failureText(error);
  return (
    <EmptyState
      icon="triangle-alert"
      title={t.incomplete(counts)}
      actions={<Button onClick={() => void model.retryContent()}>{t.retry}</Button>}
    >
      {t.incompleteText({ reason })}
    </EmptyState>
  );
}
