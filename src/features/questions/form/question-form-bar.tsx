// The bar that stays in sight: how things stand, saving, the neighbours, the trial, the shortcuts.
import { useStore } from "@nanostores/react";
import { Button, IconButton } from "../../../ui/input/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { IconName } from "../../../ui/icon-names.ts";
import { LiveRegion } from "../../../ui/feedback/live-region.tsx";
import { questionFormMessages } from "./question-form-messages.ts";
import type { QuestionFormModel, SaveState } from "./model/question-form-model.ts";
import type { QuestionFormPageModel } from "./model/question-form-page-model.ts";
import type { FormVerbs } from "./use-form-keys.ts";
import css from "./question-form.module.css";

type BarProps = {
  page: QuestionFormPageModel;
  form: QuestionFormModel;
  verbs: FormVerbs;
  isTrying: boolean;
  onShowFault: () => void;
};

export function QuestionFormBar({ page, form, verbs, isTrying, onShowFault }: BarProps) {
  const t = useStore(questionFormMessages);
  const state = useStore(form.$state);
  const neighbours = useStore(page.$neighbours);
  const isBusy = state === "saving" || state === "waiting";
  return (
    <div className={css.bar}>
      <SaveStateText state={state} />
      <FaultCount form={form} onShow={onShowFault} />
      <div className={css.barButtons}>
        {neighbours && (
          <>
            <IconButton
              icon="chevron-left"
              label={t.previous}
              disabled={neighbours.previous_id === null}
              onClick={() => verbs.go("previous")}
            />
            <IconButton
              icon="chevron-right"
              label={t.next}
              disabled={neighbours.next_id === null}
              onClick={() => verbs.go("next")}
            />
          </>
        )}
        <IconButton icon="keyboard" label={t.keys} className={css.keys} onClick={verbs.help} />
        <Button
          icon="eye"
          className={css.try}
          title={t.try}
          aria-pressed={isTrying}
          onClick={verbs.toggleTrial}
        >
          {t.try}
        </Button>
        <Button disabled={isBusy} onClick={verbs.saveAndAdd}>
          {t.saveAndAdd}
        </Button>
        <Button variant="primary" busy={isBusy} onClick={verbs.save}>
          {t.save}
        </Button>
      </div>
    </div>
  );
}

const icons: Record<SaveState, IconName> = {
  new: "pencil",
  saved: "circle-check",
  unsaved: "pencil",
  waiting: "upload",
  saving: "upload",
};

function SaveStateText({ state }: { state: SaveState }) {
  const t = useStore(questionFormMessages);
  const texts: Record<SaveState, string> = {
    new: t.stateNew,
    saved: t.stateSaved,
    unsaved: t.stateUnsaved,
    waiting: t.stateWaiting,
    saving: t.stateSaving,
  };
  // What is typed now is no news to whoever types it.
  const isNews = state === "saved" || state === "saving" || state === "waiting";
  return (
    <>
      <span className={css.state} data-state={state}>
        <Icon name={icons[state]} size={16} />
        {texts[state]}
      </span>
      <LiveRegion>{isNews ? texts[state] : ""}</LiveRegion>
    </>
  );
}

function FaultCount({ form, onShow }: { form: QuestionFormModel; onShow: () => void }) {
  const t = useStore(questionFormMessages);
  const count = Object.keys(useStore(form.$errors)).length;
  return (
    <span role="status">
      {count > 0 && (
        <Button variant="ghost" size="s" icon="circle-alert" onClick={onShow}>
          {t.faults({ count })}
        </Button>
      )}
    </span>
  );
}
