// What the question was before it was changed, as the exams that used it have it; and the way back to it.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import {
  listQuestionVersions,
  type Question,
  type QuestionVersion,
} from "../../../../contract/questions/questions.ts";
import { call } from "../../../../core/api.ts";
import { formatDateTime } from "../../../../core/format.ts";
import { createDetail } from "../../../../kit/record/create-detail.ts";
import { LoadFailure } from "../../../../kit/load-failure.tsx";
import { useModel } from "../../../../kit/use-model.ts";
import { QuestionView } from "../../../../question-types/frame/question-view.tsx";
import type { ViewMode } from "../../../../question-types/frame/question-type-props.ts";
import { Button } from "../../../../ui/input/button.tsx";
import { Dialog } from "../../../../ui/overlay/dialog.tsx";
import { Spinner } from "../../../../ui/feedback/spinner.tsx";
import css from "./question-form-dialogs.module.css";
import { questionVersionMessages } from "./question-form-dialog-messages.ts";
import type { QuestionFormModel } from "../model/question-form-model.ts";
import { valueOf } from "../model/question-form-value.ts";

type VersionsProps = { form: QuestionFormModel; question: Question; onClose: () => void };

export function QuestionVersionsDialog({ form, question: { id }, onClose }: VersionsProps) {
  const t = useStore(questionVersionMessages);
  const model = useModel(() =>
    createDetail((signal) => call(listQuestionVersions, { id }, { signal })),
  );
  const state = useStore(model.$state);
  const use = (version: QuestionVersion) => {
    onClose();
    form.change(valueOf(version));
  };
  return (
    <Dialog title={t.title} size="l" closeLabel={t.close} onClose={onClose}>
      {state.status === "loading" && <Spinner label={t.loading} />}
      {state.status === "failed" && (
        <LoadFailure error={state.error} title={t.failed} onRetry={model.retry} />
      )}
      {state.status === "ready" && <Versions items={state.detail.items} onUse={use} />}
    </Dialog>
  );
}

type VersionListProps = {
  items: readonly QuestionVersion[];
  onUse: (version: QuestionVersion) => void;
};

function Versions({ items, onUse }: VersionListProps) {
  const t = useStore(questionVersionMessages);
  const [chosen, setChosen] = useState(items[0]);
  if (!chosen) return <p>{t.none}</p>;
  const { key } = chosen.content;
  return (
    <div className={css.versions}>
      <ul>
        {items.map((item) => (
          <li key={item.version}>
            <Button
              variant="ghost"
              aria-pressed={item === chosen}
              onClick={() => setChosen(item)}
              className={css.version}
            >
              <span>
                {t.version({ version: item.version })}
                <small>{replacedText(item, t)}</small>
              </span>
            </Button>
          </li>
        ))}
      </ul>
      <section aria-label={t.version({ version: chosen.version })} className={css.versionView}>
        <QuestionView question={chosen} mode={{ is: "key", key } as ViewMode} withExplanation />
        <p className={css.versionUse}>
          <Button variant="primary" icon="rotate-ccw" onClick={() => onUse(chosen)}>
            {t.useAgain}
          </Button>
          <small>{t.useHint}</small>
        </p>
      </section>
    </div>
  );
}

function replacedText(
  { replaced_at, replaced_by: name }: QuestionVersion,
  t: ReturnType<typeof questionVersionMessages.get>,
): string {
  const time = formatDateTime(replaced_at);
  return name === null ? t.replaced({ time }) : t.replacedBy({ time, name });
}
