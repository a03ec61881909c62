// Adds members: pasted numbers or a search first, then what happens to each, then what did.
import { useStore } from "@nanostores/react";
import { useState, type ReactNode } from "react";
import { maxImportRows } from "../../../contract/imports.ts";
import type { Group } from "../../../contract/groups.ts";
import { formatNumber } from "../../../core/format.ts";
import { readPastedNumbers } from "../../../sheets/groups/pasted-numbers.ts";
import { useClosing } from "../../../kit/dialogs/confirm-dialog.tsx";
import { useModel } from "../../../kit/use-model.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { Field } from "../../../ui/input/field.tsx";
import { TextArea } from "../../../ui/input/text-area.tsx";
import { createAddingModel, type AddingModel } from "./adding-model.ts";
import { AddingFooter, AddingSteps } from "./adding-steps.tsx";
import { MemberPicker } from "./member-picker.tsx";
import { membersMessages } from "./members-messages.ts";
import { createPickerModel } from "./picker-model.ts";
import css from "../groups-screen.module.css";

type AddingDialogProps = {
  group: Group;
  /** `hasChanged`: the list behind the dialog is out of date. */
  onClose(hasChanged: boolean): void;
};

export function PasteDialog({ group, onClose }: AddingDialogProps) {
  const t = useStore(membersMessages);
  const model = useModel(() => createAddingModel(group));
  const state = useStore(model.$state);
  const [text, setText] = useState("");
  const count = readPastedNumbers(text).length;
  const problem = state.step === "input" ? state.problem : null;
  return (
    <AddingShell
      model={model}
      group={group}
      size="l"
      isDirty={text.trim() !== ""}
      check={{
        label: count > 0 ? t.check({ count: formatNumber(count) }) : t.checkNone,
        run: () => void model.checkNumbers(text),
      }}
      onClose={onClose}
    >
      <Field
        label={t.numbers}
        required
        hint={t.numbersHint({ max: formatNumber(maxImportRows) })}
        error={problem ?? undefined}
      >
        {(aria) => (
          <TextArea
            {...aria}
            rows={10}
            spellCheck={false}
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        )}
      </Field>
    </AddingShell>
  );
}

export function SearchDialog({ group, onClose }: AddingDialogProps) {
  const t = useStore(membersMessages);
  const model = useModel(() => createAddingModel(group));
  const picker = useModel(createPickerModel);
  const state = useStore(model.$state);
  const selected = useStore(picker.$selected);
  const count = formatNumber(selected.size);
  return (
    <AddingShell
      model={model}
      group={group}
      size="xl"
      isDirty={selected.size > 0}
      check={{
        label: selected.size > 0 ? t.checkChosen({ count }) : t.chooseNone,
        isOff: selected.size === 0,
        run: () => void model.checkIds([...selected]),
      }}
      onClose={onClose}
    >
      <div className={css.stack}>
        {state.step === "input" && state.problem !== null && (
          <Banner tone="bad" title={t.checkFailed}>
            {state.problem}
          </Banner>
        )}
        <MemberPicker list={picker} />
      </div>
    </AddingShell>
  );
}

type AddingShellProps = AddingDialogProps & {
  model: AddingModel;
  size: "l" | "xl";
  /** Something was typed or chosen: closing before it is written asks first. */
  isDirty: boolean;
  check: { label: string; isOff?: boolean; run(): void };
  /** The first step. */
  children: ReactNode;
};

function AddingShell(props: AddingShellProps) {
  const { model, group, size, isDirty, check, onClose, children } = props;
  const t = useStore(membersMessages);
  const state = useStore(model.$state);
  const [isUndoing, setUndoing] = useState(false);
  const isWaiting = state.step === "running" || isUndoing;
  const { close, question } = useClosing(
    () => isDirty && state.step !== "done",
    () => onClose(state.step === "done"),
  );
  const isInput = state.step === "input" || state.step === "checking";
  return (
    <>
      {question}
      <Dialog
        title={t.pasteTitle({ name: group.name })}
        size={size}
        busy={isWaiting}
        closeLabel={t.close}
        onClose={close}
        footer={
          isInput ? (
            <>
              <Button onClick={close}>{t.cancel}</Button>
              <Button
                variant="primary"
                busy={state.step === "checking"}
                disabled={check.isOff}
                onClick={check.run}
              >
                {check.label}
              </Button>
            </>
          ) : (
            <AddingFooter model={model} busy={isWaiting} onClose={close} />
          )
        }
      >
        {/* Kept as it is behind the next step: the way back leads to what was typed. */}
        <div hidden={!isInput}>{children}</div>
        {!isInput && (
          <AddingSteps
            model={model}
            group={group}
            isUndoing={isUndoing}
            onUndoing={setUndoing}
            onUndone={() => onClose(true)}
          />
        )}
      </Dialog>
    </>
  );
}
