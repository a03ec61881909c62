// A bank as a participant sees it: one question at a time beside the text that it belongs to, answers kept while it is
// open, and what they would earn. Arrow keys go on where they mean nothing else.
import { useStore } from "@nanostores/react";
import { useEffect, useState } from "react";
import { formatNumber } from "../../../core/format.ts";
import { LoadFailure } from "../../../kit/load-failure.tsx";
import { useModel } from "../../../kit/use-model.ts";
import { Button, IconButton } from "../../../ui/input/button.tsx";
import { Checkbox } from "../../../ui/choice/checkbox.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { LiveRegion } from "../../../ui/feedback/live-region.tsx";
import { Spinner } from "../../../ui/feedback/spinner.tsx";
import { questionPreviewMessages } from "./question-preview-messages.ts";
import { createPreviewModel, type PreviewModel } from "./question-preview-model.ts";
import { PreviewNumbers } from "./question-preview-numbers.tsx";
import { PreviewQuestion } from "./question-preview-question.tsx";
import css from "./question-preview.module.css";
import type { QuestionsModel } from "../list/questions-model.ts";
import type { QuestionDialogProps } from "../actions/use-question-dialogs.ts";

/** `start`: the question that it begins with; null: the first. */
type QuestionPreviewProps = QuestionDialogProps & { start: string | null };

export function QuestionPreview({ start, model, bank, onClose }: QuestionPreviewProps) {
  const t = useStore(questionPreviewMessages);
  const preview = useModel(() => createPreviewModel({ bankId: bank.id, plan: bank.plan, start }));
  const state = useStore(preview.$state);
  const isReady = state.status === "ready" && state.ids.length > 0;
  return (
    <Dialog
      title={t.title({ code: bank.kode })}
      size="xl"
      onClose={onClose}
      closeLabel={t.close}
      footer={isReady && <PreviewFooter preview={preview} total={state.ids.length} />}
    >
      {state.status === "loading" && <Spinner label={t.loading} />}
      {state.status === "failed" && (
        <LoadFailure error={state.error} title={t.failed} onRetry={preview.retry} />
      )}
      {isReady && <PreviewBody preview={preview} model={model} ids={state.ids} />}
    </Dialog>
  );
}

type BodyProps = {
  preview: PreviewModel;
  model: QuestionsModel;
  ids: readonly string[];
};

/** Percent of the usual size. */
const sizes = [100, 125, 150, 175] as const;

function PreviewBody({ preview, model, ids }: BodyProps) {
  const t = useStore(questionPreviewMessages);
  const at = useStore(preview.$at);
  const [size, setSize] = useState(0);
  useArrowKeys(preview);
  const position = t.position({ number: formatNumber(at + 1), total: formatNumber(ids.length) });
  return (
    <div className={css.preview}>
      <div className={css.tools}>
        <h3 className={css.position}>{position}</h3>
        <MixTools preview={preview} />
        <span role="group" aria-label={t.size({ percent: `${sizes[size]}%` })}>
          <IconButton
            size="s"
            icon="a-arrow-down"
            label={t.smaller}
            disabled={size === 0}
            onClick={() => setSize(size - 1)}
          />
          <IconButton
            size="s"
            icon="a-arrow-up"
            label={t.larger}
            disabled={size === sizes.length - 1}
            onClick={() => setSize(size + 1)}
          />
        </span>
      </div>
      <PreviewNumbers preview={preview} ids={ids} />
      <Summary preview={preview} total={ids.length} />
      <div className={css.question} data-size={sizes[size]}>
        <PreviewQuestion preview={preview} model={model} />
      </div>
      <LiveRegion>{position}</LiveRegion>
    </div>
  );
}

function MixTools({ preview }: { preview: PreviewModel }) {
  const t = useStore(questionPreviewMessages);
  const { isOn } = useStore(preview.$mix);
  return (
    <span className={css.mix}>
      <Checkbox label={t.shuffle} checked={isOn} onChange={preview.setMixed} />
      <Button size="s" variant="ghost" icon="rotate-ccw" onClick={preview.mixAgain}>
        {t.shuffleAgain}
      </Button>
    </span>
  );
}

function Summary({ preview, total }: { preview: PreviewModel; total: number }) {
  const t = useStore(questionPreviewMessages);
  const isChecked = useStore(preview.$isChecked);
  const { answered, points, bobot, waiting } = useStore(preview.$summary);
  const words = {
    answered: formatNumber(answered),
    total: formatNumber(total),
    points: formatNumber(points),
    bobot: formatNumber(bobot),
  };
  return (
    <p className={css.summary} role="status">
      {isChecked
        ? `${t.summary(words)}${waiting > 0 ? ` ${t.summaryWaiting({ n: formatNumber(waiting) })}` : ""}`
        : `${t.notKept} ${t.keys}`}
    </p>
  );
}

function PreviewFooter({ preview, total }: { preview: PreviewModel; total: number }) {
  const t = useStore(questionPreviewMessages);
  const at = useStore(preview.$at);
  const isChecked = useStore(preview.$isChecked);
  return (
    <>
      <Button icon="list-checks" onClick={() => preview.setChecked(!isChecked)}>
        {isChecked ? t.answerAgain : t.check}
      </Button>
      <span className={css.space} />
      <Button icon="chevron-left" disabled={at === 0} onClick={() => preview.step(-1)}>
        {t.previous}
      </Button>
      <Button
        variant="primary"
        icon="chevron-right"
        disabled={at === total - 1}
        onClick={() => preview.step(1)}
      >
        {t.next}
      </Button>
    </>
  );
}

/** Where arrows mean something: inputs, players, whatever answers a question. */
const ownArrows =
  "input, select, textarea, audio, video, [contenteditable], [role=listbox], [role=menu], [data-answering]";

function useArrowKeys(preview: PreviewModel): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target } = event;
      const isPlain = !event.ctrlKey && !event.altKey && !event.metaKey && !event.shiftKey;
      if (!isPlain || (key !== "ArrowLeft" && key !== "ArrowRight")) return;
      if (target instanceof Element && target.closest(ownArrows)) return;
      event.preventDefault();
      preview.step(key === "ArrowLeft" ? -1 : 1);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [preview]);
}
