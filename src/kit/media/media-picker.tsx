// The bank's pictures or sounds to choose from, with their upload, or the institution's: open as long as the model has something to choose.
import { useStore } from "@nanostores/react";
import { Button } from "../../ui/input/button.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { tabId, Tabs } from "../../ui/layout/tabs.tsx";
import type { MediaChoice } from "./media-choice.ts";
import { mediaMessages } from "./media-messages.ts";
import type { MediaPickerModel } from "./media-picker-model.ts";
import { MediaPlace } from "./media-place.tsx";
import css from "./media-picker.module.css";

export function MediaPicker({ model }: { model: MediaPickerModel }) {
  const choice = useStore(model.$choice);
  if (!choice) return null;
  return <MediaDialog choice={choice} model={model} />;
}

type MediaDialogProps = { choice: MediaChoice; model: MediaPickerModel };

function MediaDialog({ choice, model }: MediaDialogProps) {
  const { choose: onChoose, close: onClose } = model;
  const { source } = choice.shelf;
  const t = useStore(mediaMessages);
  const chosen = useStore(choice.$chosen);
  const isImage = choice.kind === "image";
  const footer = (
    <>
      <span className={css.chosen}>
        {chosen ? t.chosen({ name: chosen.name }) : t.nothingChosen}
      </span>
      <Button onClick={onClose}>{t.cancel}</Button>
      <Button
        variant="primary"
        disabled={chosen === null}
        onClick={() => chosen && onChoose(chosen)}
      >
        {isImage ? t.useImage : t.useAudio}
      </Button>
    </>
  );
  return (
    <Dialog
      title={isImage ? t.imageTitle : t.audioTitle}
      size="l"
      closeLabel={t.closePicker}
      onClose={onClose}
      footer={footer}
    >
      <Tabs
        label={t.sources}
        tabs={[
          { id: "bank", label: t.bank },
          { id: "library", label: t.library },
        ]}
        selected={source}
        onSelect={(id) => model.turnTo(id === "library" ? "library" : "bank")}
      />
      <div className={css.managed} role="tabpanel" aria-labelledby={tabId(source)}>
        <MediaPlace key={source} choice={choice} onChoose={onChoose} />
      </div>
    </Dialog>
  );
}
