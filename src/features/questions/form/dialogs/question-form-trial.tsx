// The trial: the question as it stands in the form now, mixed as for a participant, answered and scored.
import { useStore } from "@nanostores/react";
import { useEffect, useRef } from "react";
import { formatNumber } from "../../../../core/format.ts";
import { policyLabels } from "../../../../kit/label-messages.ts";
import { useModel } from "../../../../kit/use-model.ts";
import { QuestionView } from "../../../../question-types/frame/question-view.tsx";
import type { ViewMode } from "../../../../question-types/frame/question-type-props.ts";
import { Button, IconButton } from "../../../../ui/input/button.tsx";
import { Sheet } from "../../../../ui/layout/sheet.tsx";
import { Tag, type TagProps } from "../../../../ui/feedback/tag.tsx";
import { questionTrialMessages } from "./question-form-dialog-messages.ts";
import type { QuestionFormModel } from "../model/question-form-model.ts";
import type { FormChoices } from "../model/question-form-page-model.ts";
import {
  createTrialModel,
  type TrialModel,
  type Trial,
  type TrialResult,
} from "./question-form-trial-model.ts";
import css from "../question-form.module.css";

export type TrialProps = { form: QuestionFormModel; choices: FormChoices; onClose: () => void };

export function QuestionFormTrial({ form, choices: { bank }, onClose }: TrialProps) {
  const t = useStore(questionTrialMessages);
  const model = useModel(() => createTrialModel(form.$value, bank.plan));
  const trial = useStore(model.$trial);
  const result = useStore(model.$result);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    // Below the form on a narrow screen: brought into sight.
    place.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const isKey = trial.mode === "key";
  return (
    <Sheet ref={place} className={css.trial} aria-label={t.title}>
      <header className={css.trialHead}>
        <h2>{t.title}</h2>
        <IconButton icon="x" size="s" label={t.close} onClick={onClose} />
      </header>
      <div className={css.trialBody}>
        <QuestionView
          question={trial.question}
          payload={trial.payload}
          mode={modeOf(trial, result, model)}
          withExplanation={trial.mode !== "answer"}
        />
      </div>
      <div role="status">{trial.mode === "result" && <ResultLine result={result} />}</div>
      <footer className={css.trialButtons}>
        {trial.mode === "answer" ? (
          <Button variant="primary" icon="check" onClick={() => model.show("result")}>
            {t.check}
          </Button>
        ) : (
          <Button icon="pencil" onClick={() => model.show("answer")}>
            {t.back}
          </Button>
        )}
        <Button icon="rotate-ccw" onClick={model.again}>
          {t.again}
        </Button>
        <Button
          icon="key-round"
          aria-pressed={isKey}
          onClick={() => model.show(isKey ? "answer" : "key")}
        >
          {isKey ? t.hideKey : t.key}
        </Button>
      </footer>
    </Sheet>
  );
}

function modeOf(trial: Trial, { score }: TrialResult, model: TrialModel): ViewMode {
  const { content } = trial.question;
  const answer = trial.answer?.type === content.type ? trial.answer : null;
  const { key } = content;
  // Key, answer and content are of one type, which the compiler cannot follow.
  if (trial.mode === "key") return { is: "key", key } as ViewMode;
  if (trial.mode === "result") return { is: "result", key, answer, score } as ViewMode;
  return { is: "preview", answer, onAnswer: model.answer } as ViewMode;
}

const tones: Record<TrialResult["score"]["verdict"], Pick<TagProps, "tone" | "icon">> = {
  benar: { tone: "ok", icon: "check" },
  sebagian: { tone: "warn", icon: "circle-alert" },
  salah: { tone: "bad", icon: "x" },
  kosong: { tone: "neutral", icon: "ban" },
  menunggu: { tone: "info", icon: "clock" },
};

function ResultLine({ result }: { result: TrialResult }) {
  const t = useStore(questionTrialMessages);
  const { points, percent, isOwnPolicy } = result;
  const { verdict } = result.score;
  const bobot = formatNumber(result.bobot);
  const policy = policyLabels.get()[result.policy];
  return (
    <p className={css.result}>
      <Tag {...tones[verdict]}>{t[verdict]}</Tag>
      <span>
        {points === null || percent === null
          ? t.pending({ bobot: formatNumber(result.most) })
          : t.points({ points: formatNumber(points), bobot, percent: formatNumber(percent) })}
      </span>
      <small>{isOwnPolicy ? t.ownPolicy({ policy }) : t.bankPolicy({ policy })}</small>
    </p>
  );
}
