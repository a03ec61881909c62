// Makes the file for marking without a network: which answers, a passphrase, progress, and what became of it.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import type { MarkingUnit } from "../../../../contract/marking/marking-units.ts";
import { formatBytes, formatNumber } from "../../../../core/format.ts";
import { shortestPassphrase } from "../../../../files/sealed/sealed-file.ts";
import { freshFailureText } from "../../../../kit/failed-message.ts";
import { downloadFile } from "../../../../kit/sheet-export/download-file.ts";
import { useModel } from "../../../../kit/use-model.ts";
import { RadioGroup } from "../../../../ui/choice/radio-group.tsx";
import { Banner } from "../../../../ui/feedback/banner.tsx";
import { ProgressBar } from "../../../../ui/feedback/progress-bar.tsx";
import { Button } from "../../../../ui/input/button.tsx";
import { Field } from "../../../../ui/input/field.tsx";
import { PasswordInput } from "../../../../ui/input/password-input.tsx";
import { Dialog } from "../../../../ui/overlay/dialog.tsx";
import { unitTitle } from "../answers-lookups.ts";
import css from "../offline-dialogs.module.css";
import { offlineMessages } from "../offline-messages.ts";
import { mostPictureBytes } from "./inline-pictures-media.ts";
import { offlineFileMessages } from "./offline-file-messages.ts";
import { createOfflineFileModel, type OfflineFileState } from "./offline-file-model.ts";

/** Of the form, for the button in the dialog's footer. */
const formId = "offline-file";

type OfflineFileDialogProps = { unit: MarkingUnit; onClose(): void };
type Typed = { view: "unmarked" | "all"; passphrase: string; again: string };

export function OfflineFileDialog({ unit, onClose }: OfflineFileDialogProps) {
  const t = useStore(offlineFileMessages);
  const offlineT = useStore(offlineMessages);
  const model = useModel(() =>
    createOfflineFileModel(unit, { save: (file, name) => downloadFile(file, name, file.type) }),
  );
  const state = useStore(model.$state);
  const [typed, setTyped] = useState<Typed>({
    view: unit.mine > 0 ? "unmarked" : "all",
    passphrase: "",
    again: "",
  });
  const [isChecked, setChecked] = useState(false);
  const make = () => {
    setChecked(true);
    const { view, passphrase, again } = typed;
    if (isLong(passphrase) && passphrase === again) void model.make({ view, passphrase });
  };
  const isRunning = state.is === "running";
  return (
    <Dialog
      title={t.title}
      closeLabel={offlineT.close}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>
            {state.is === "done" ? offlineT.close : offlineT.cancel}
          </Button>
          {state.is !== "done" && (
            <Button type="submit" form={formId} variant="primary" icon="download" busy={isRunning}>
              {t.make}
            </Button>
          )}
        </>
      }
    >
      <div className={css.body}>
        <p className={css.unit}>{unitTitle(unit)}</p>
        {state.is !== "done" && (
          <>
            <p>{t.text}</p>
            <Choices
              typed={typed}
              onTyped={setTyped}
              isChecked={isChecked}
              disabled={isRunning}
              onEnter={make}
            />
          </>
        )}
        <FileNotice state={state} />
      </div>
    </Dialog>
  );
}

const isLong = (passphrase: string) => [...passphrase].length >= shortestPassphrase;

type ChoicesProps = {
  typed: Typed;
  onTyped(typed: Typed): void;
  /** What is wrong is said once the file was asked for. */
  isChecked: boolean;
  disabled: boolean;
  onEnter(): void;
};

function Choices({ typed, onTyped, isChecked, disabled, onEnter }: ChoicesProps) {
  const t = useStore(offlineFileMessages);
  const offlineT = useStore(offlineMessages);
  const { view, passphrase, again } = typed;
  const n = formatNumber(shortestPassphrase);
  const labels = { showLabel: t.show, hideLabel: t.hide, disabled };
  return (
    <form
      id={formId}
      className={css.body}
      onSubmit={(event) => {
        event.preventDefault();
        onEnter();
      }}
    >
      <RadioGroup
        legend={offlineT.which}
        value={view}
        disabled={disabled}
        options={[
          { value: "unmarked", label: offlineT.whichUnmarked },
          { value: "all", label: offlineT.whichAll },
        ]}
        onChange={(value) => onTyped({ ...typed, view: value === "all" ? "all" : "unmarked" })}
      />
      <Field
        label={t.passphrase}
        hint={t.passphraseHint({ n })}
        error={isChecked && !isLong(passphrase) ? t.tooShort({ n }) : ""}
      >
        {(aria) => (
          <PasswordInput
            {...aria}
            {...labels}
            value={passphrase}
            onInput={({ currentTarget }) => onTyped({ ...typed, passphrase: currentTarget.value })}
          />
        )}
      </Field>
      <Field label={t.again} error={isChecked && passphrase !== again ? t.different : ""}>
        {(aria) => (
          <PasswordInput
            {...aria}
            {...labels}
            value={again}
            onInput={({ currentTarget }) => onTyped({ ...typed, again: currentTarget.value })}
          />
        )}
      </Field>
    </form>
  );
}

function FileNotice({ state }: { state: OfflineFileState }) {
  const t = useStore(offlineFileMessages);
  const offlineT = useStore(offlineMessages);
  switch (state.is) {
    case "idle":
      return null;
    case "running": {
      const { step, done, total } = state;
      const figures = { done: formatNumber(done), total: formatNumber(total) };
      const label = {
        fetching: offlineT.fetching(figures),
        packing: t.packing(figures),
        locking: t.locking,
      }[step];
      return (
        <>
          <ProgressBar value={total === 0 ? null : done} max={total} label={label} />
          <p aria-live="polite">{label}</p>
        </>
      );
    }
    case "none":
      return <Banner tone="warn">{offlineT.none}</Banner>;
    case "failed":
      return <Banner tone="bad">{freshFailureText(state.error)}</Banner>;
    case "done": {
      const { count, name, bytes, left, passphrase } = state;
      const made = t.made({ n: formatNumber(count), name, size: formatBytes(bytes) });
      return (
        <>
          <Banner tone="ok">{made}</Banner>
          <Banner tone="info">{t.remember({ passphrase })}</Banner>
          {left > 0 && (
            <Banner tone="warn">
              {t.picturesLeft({ n: formatNumber(left), size: formatBytes(mostPictureBytes) })}
            </Banner>
          )}
          <p>{t.nextSteps}</p>
        </>
      );
    }
  }
}
