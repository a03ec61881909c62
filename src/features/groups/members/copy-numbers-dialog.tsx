// The numbers of members to be copied. They are fetched first: without the clipboard API a browser copies only at once.
import { useStore } from "@nanostores/react";
import { formatNumber } from "../../../core/format.ts";
import { createDetail } from "../../../kit/record/create-detail.ts";
import { DetailView } from "../../../kit/record/detail-view.tsx";
import { useModel } from "../../../kit/use-model.ts";
import { Button } from "../../../ui/input/button.tsx";
import { CopyButton } from "../../../ui/input/copy-button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { Field } from "../../../ui/input/field.tsx";
import { TextArea } from "../../../ui/input/text-area.tsx";
import { membersMessages } from "./members-messages.ts";
import { loadMembers } from "./members-model.ts";
import css from "../groups-screen.module.css";

type CopyNumbersDialogProps = {
  loadIds(signal: AbortSignal): Promise<readonly string[]>;
  onClose(): void;
};

export function CopyNumbersDialog({ loadIds, onClose }: CopyNumbersDialogProps) {
  const t = useStore(membersMessages);
  const model = useModel(() => createNumbers(loadIds));
  const state = useStore(model.$state);
  const numbers = state.status === "ready" ? state.detail : [];
  const count = formatNumber(numbers.length);
  const text = numbers.join("\n");
  return (
    <Dialog
      title={t.copyTitle({ count })}
      size="s"
      closeLabel={t.close}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t.close}</Button>}
    >
      <DetailView model={model} texts={{ loading: t.loading, failed: t.copyFailed }}>
        {() => (
          <div className={css.stack}>
            <Field label={t.copyList} hint={t.copyHint}>
              {(aria) => <TextArea {...aria} rows={8} readOnly value={text} />}
            </Field>
            <div>
              <CopyButton text={text} label={t.copyNow} copiedLabel={t.copied} />
            </div>
          </div>
        )}
      </DetailView>
    </Dialog>
  );
}

const createNumbers = (loadIds: CopyNumbersDialogProps["loadIds"]) =>
  createDetail(async (signal) => {
    const members = await loadMembers(await loadIds(signal), signal);
    return members.map(({ no_ujian }) => no_ujian);
  });
