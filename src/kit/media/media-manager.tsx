// All pictures and sounds of a bank, to look after them: what each is used for, and what can go.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import type { MediaKind } from "../../contract/questions/media.ts";
import { Button } from "../../ui/input/button.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { tabId, Tabs } from "../../ui/layout/tabs.tsx";
import { useModel } from "../use-model.ts";
import { createMediaChoice } from "./media-choice.ts";
import { mediaMessages } from "./media-messages.ts";
import { MediaPlace } from "./media-place.tsx";
import { bankShelf } from "./media-shelf.ts";
import css from "./media-picker.module.css";

type MediaManagerProps = { bank: { id: string; kode: string }; onClose: () => void };

export function MediaManager({ bank, onClose }: MediaManagerProps) {
  const t = useStore(mediaMessages);
  const [kind, setKind] = useState<MediaKind>("image");
  return (
    <Dialog
      title={t.managerTitle({ code: bank.kode })}
      size="l"
      closeLabel={t.close}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t.close}</Button>}
    >
      <Tabs
        label={t.kinds}
        tabs={[
          { id: "image", label: t.imageTab },
          { id: "audio", label: t.audioTab },
        ]}
        selected={kind}
        onSelect={(id) => setKind(id === "audio" ? "audio" : "image")}
      />
      <div className={css.managed} role="tabpanel" aria-labelledby={tabId(kind)}>
        <Files key={kind} bankId={bank.id} kind={kind} />
      </div>
    </Dialog>
  );
}

function Files({ bankId, kind }: { bankId: string; kind: MediaKind }) {
  const choice = useModel(() => createMediaChoice(bankShelf(bankId), kind));
  return <MediaPlace choice={choice} />;
}
