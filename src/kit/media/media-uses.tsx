// Where a file is used: the questions and references that name it.
import { useStore } from "@nanostores/react";
import type { MediaFile, MediaUses as Uses } from "../../contract/questions/media.ts";
import { formatNumber } from "../../core/format.ts";
import { Button } from "../../ui/input/button.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import type { DetailModel } from "../record/create-detail.ts";
import { DetailView } from "../record/detail-view.tsx";
import { useModel } from "../use-model.ts";
import { mediaMessages } from "./media-messages.ts";
import css from "./media-picker.module.css";

export type MediaUsesProps = {
  file: MediaFile;
  usesOf: (file: MediaFile) => DetailModel<Uses>;
  onClose: () => void;
};

export function MediaUses({ file, usesOf, onClose }: MediaUsesProps) {
  const t = useStore(mediaMessages);
  const uses = useModel(() => usesOf(file));
  return (
    <Dialog
      title={t.usesTitle({ name: file.name })}
      closeLabel={t.closeUses}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t.closeUses}</Button>}
    >
      <DetailView model={uses}>
        {({ items, hidden }) => (
          <>
            {items.length + hidden === 0 && <p>{t.noUses}</p>}
            {items.length > 0 && (
              <ul className={css.uses}>
                {items.map(({ bank_kode: bank, question_id: question, label, excerpt }, place) => (
                  <li key={place}>
                    <strong>
                      {bank} · {question === null ? t.reference({ label }) : t.question({ label })}
                    </strong>
                    <span>{excerpt}</span>
                  </li>
                ))}
              </ul>
            )}
            {hidden > 0 && <p>{t.hiddenUses({ count: formatNumber(hidden) })}</p>}
          </>
        )}
      </DetailView>
    </Dialog>
  );
}
