// The export of questions, drawn: which ones, in which format, and what the format could not say.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import { formatNumber } from "../../../core/format.ts";
import { ImportProgress } from "../../../kit/sheet-import/steps/import-progress.tsx";
import {
  questionFormats,
  type QuestionFormat,
} from "../../../question-files/worker/question-file-kind.ts";
import { startQuestionWriter } from "../../../question-files/worker/start-question-writer.ts";
import { startAnalysisWorker } from "../../../kit/item-analysis/start-analysis-worker.ts";
import { useModel } from "../../../kit/use-model.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { LiveRegion } from "../../../ui/feedback/live-region.tsx";
import { Checkbox } from "../../../ui/choice/checkbox.tsx";
import { RadioGroup } from "../../../ui/choice/radio-group.tsx";
import type { QuestionDialogProps } from "../actions/use-question-dialogs.ts";
import { questionExportMessages } from "./question-export-messages.ts";
import {
  createQuestionExportModel,
  withUsage,
  type QuestionExportModel,
  type ExportNote,
  type ExportScope,
  type QuestionExportState,
  type WantedFile,
} from "./question-export-model.ts";
import type { QuestionsModel } from "../list/questions-model.ts";
import css from "../import/question-import.module.css";

export function QuestionExportDialog({ model: screen, bank, onClose }: QuestionDialogProps) {
  const t = useStore(questionExportMessages);
  const { list } = screen;
  const model = useModel(() =>
    createQuestionExportModel({
      list,
      bank,
      createWorker: startQuestionWriter,
      createAnalysisWorker: startAnalysisWorker,
    }),
  );
  const state = useStore(model.$state);
  const selected = useStore(list.$selected);
  const isFiltered = useStore(list.$filtered);
  const [choice, setChoice] = useState<ExportChoice>(() => ({
    scope: selected.size > 0 ? "selected" : isFiltered ? "found" : "all",
    format: "word",
    isUsageWanted: true,
  }));
  return (
    <Dialog
      title={t.title({ bank: bank.kode })}
      size="l"
      closeLabel={t.close}
      onClose={onClose}
      footer={
        <ExportFooter
          model={model}
          state={state}
          onStart={() => void model.start(choice.scope, choice)}
          onClose={onClose}
        />
      }
    >
      <div className={css.stack}>
        {state.step === "choose" && (
          <ExportChoices
            screen={screen}
            problem={state.problem}
            choice={choice}
            onChoose={(change) => setChoice({ ...choice, ...change })}
          />
        )}
        <ExportProgress state={state} />
        {state.step === "done" && <ExportResult state={state} />}
        <LiveRegion>{progressText(state, t)}</LiveRegion>
      </div>
    </Dialog>
  );
}

type ExportChoice = WantedFile & { scope: ExportScope };

type ExportChoicesProps = {
  screen: QuestionsModel;
  problem: string | null;
  choice: ExportChoice;
  onChoose(change: Partial<ExportChoice>): void;
};

function ExportChoices({ screen, problem, choice, onChoose }: ExportChoicesProps) {
  const t = useStore(questionExportMessages);
  const { scope, format, isUsageWanted } = choice;
  return (
    <>
      {problem && <Banner tone="bad">{problem}</Banner>}
      <RadioGroup
        legend={t.what}
        options={scopesOf(screen, t)}
        value={scope}
        onChange={(value) => onChoose({ scope: value as ExportScope })}
      />
      <RadioGroup
        legend={t.format}
        options={questionFormats.map((value) => ({
          value,
          label: t[value],
          hint: t[`${value}Hint`],
        }))}
        value={format}
        onChange={(value) => onChoose({ format: value as QuestionFormat })}
      />
      {withUsage.includes(format) && (
        <Checkbox
          label={t.usage}
          hint={t.usageHint}
          checked={isUsageWanted}
          onChange={(isOn) => onChoose({ isUsageWanted: isOn })}
        />
      )}
    </>
  );
}

type Texts = ReturnType<(typeof questionExportMessages)["get"]>;

function scopesOf({ list, total }: QuestionsModel, t: Texts) {
  const state = list.$state.get();
  const found = state.status === "ready" ? state.page.total : 0;
  const selected = list.$selected.get().size;
  return [
    { value: "all", label: t.all({ n: formatNumber(total()) }) },
    ...(list.$filtered.get()
      ? [{ value: "found", label: t.found({ n: formatNumber(found) }) }]
      : []),
    ...(selected > 0
      ? [{ value: "selected", label: t.selected({ n: formatNumber(selected) }) }]
      : []),
  ];
}

type FooterProps = {
  model: QuestionExportModel;
  state: QuestionExportState;
  onStart(): void;
  onClose(): void;
};

function ExportFooter({ model, state, onStart, onClose }: FooterProps) {
  const t = useStore(questionExportMessages);
  if (state.step === "choose") {
    return (
      <>
        <Button onClick={onClose}>{t.close}</Button>
        <Button variant="primary" onClick={onStart}>
          {t.start}
        </Button>
      </>
    );
  }
  if (state.step !== "done") return <Button onClick={model.back}>{t.cancel}</Button>;
  return (
    <>
      <Button onClick={model.back}>{t.back}</Button>
      <Button onClick={onClose}>{t.close}</Button>
      {state.written > 0 && (
        <Button variant="primary" icon="download" onClick={model.download}>
          {t.download}
        </Button>
      )}
    </>
  );
}

function ExportProgress({ state }: { state: QuestionExportState }) {
  const t = useStore(questionExportMessages);
  if (state.step === "writing") return <ImportProgress text={t.writing} done={null} />;
  if (state.step === "choose" || state.step === "done") return null;
  const { step, done, total } = state;
  const text = t[messageOf[step]]({ done: formatNumber(done), total: formatNumber(total) });
  return <ImportProgress text={text} done={total === 0 ? null : done / total} />;
}

const messageOf = { loading: "loading", usage: "usageLoading", media: "media" } as const;

type DoneState = Extract<QuestionExportState, { step: "done" }>;

function ExportResult({ state: { fileName, written, lost, changed } }: { state: DoneState }) {
  const t = useStore(questionExportMessages);
  return (
    <>
      {written > 0 ? (
        <Banner tone="ok">{t.done({ n: formatNumber(written), file: fileName })}</Banner>
      ) : (
        <Banner tone="bad">{t.nothing}</Banner>
      )}
      {lost.length > 0 && (
        <Banner tone="bad" title={t.lost({ n: countOf(lost) })}>
          <Notes notes={lost} />
        </Banner>
      )}
      {changed.length > 0 && (
        <Banner tone="warn" title={t.changed({ n: countOf(changed) })}>
          <Notes notes={changed} />
        </Banner>
      )}
    </>
  );
}

const countOf = (notes: readonly ExportNote[]) =>
  formatNumber(new Set(notes.map(({ number }) => number)).size);

function Notes({ notes }: { notes: readonly ExportNote[] }) {
  const t = useStore(questionExportMessages);
  return (
    <ul className={css.reasons}>
      {notes.map(({ number, reason }) => (
        <li key={`${number} ${reason}`}>
          {t.ofQuestion({ number: formatNumber(number), reason })}
        </li>
      ))}
    </ul>
  );
}

function progressText(state: QuestionExportState, t: Texts): string {
  if (state.step === "writing") return t.writing;
  if (state.step !== "done") return "";
  return t.done({ n: formatNumber(state.written), file: state.fileName });
}
