// The numbers of members to be copied. They are fetched first: without the clipboard API a browser copies only at once.
import { useStore } from "@nanostores/react";
import { atom } from "nanostores";
import { formatNumber } from "../../../core/format.ts";
import { LoadFailure } from "../../../kit/load-failure.tsx";
import { useModel } from "../../../kit/use-model.ts";
import { Button } from "../../../ui/input/button.tsx";
import { CopyButton } from "../../../ui/input/copy-button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { Field } from "../../../ui/input/field.tsx";
import { Spinner } from "../../../ui/feedback/spinner.tsx";
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
  const count = formatNumber(state.status === "ready" ? state.numbers.length : 0);
  const text = state.status === "ready" ? state.numbers.join("\n") : "";
  return (
    <Dialog
      title={t.copyTitle({ count })}
      size="s"
      closeLabel={t.close}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t.close}</Button>}
    >
      {state.status === "loading" && <Spinner label={t.loading} />}
      {state.status === "failed" && (
        <LoadFailure error={state.error} title={t.copyFailed} onRetry={model.load} />
      )}
      {state.status === "ready" && (
        <div className={css.stack}>
          <Field label={t.copyList} hint={t.copyHint}>
            {(aria) => <TextArea {...aria} rows={8} readOnly value={text} />}
          </Field>
          <div>
            <CopyButton text={text} label={t.copyNow} copiedLabel={t.copied} />
          </div>
        </div>
      )}
    </Dialog>
  );
}

type NumbersState =
  | { status: "loading" }
  | { status: "failed"; error: unknown }
  | { status: "ready"; numbers: readonly string[] };

function createNumbers(loadIds: CopyNumbersDialogProps["loadIds"]) {
  const abort = new AbortController();
  const $state = atom<NumbersState>({ status: "loading" });
  const load = async (): Promise<void> => {
    $state.set({ status: "loading" });
    try {
      const members = await loadMembers(await loadIds(abort.signal), abort.signal);
      $state.set({ status: "ready", numbers: members.map(({ no_ujian }) => no_ujian) });
    } catch (error) {
      if (!abort.signal.aborted) $state.set({ status: "failed", error });
    }
  };
  void load();
  return { $state, load, exit: () => abort.abort() };
}
