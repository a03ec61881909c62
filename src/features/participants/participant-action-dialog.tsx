// Asks before something is done to one participant or many, with what it needs to know; many get a result each.
import { useState } from "react";
import type { ReactNode } from "react";
import { useStore } from "@nanostores/react";
import { maxBlockReasonLength } from "../../contract/participants.ts";
import { formatNumber } from "../../core/format.ts";
import { $groups } from "./participant-options.ts";
import { responseCodes } from "../../contract/calls/envelope.ts";
import { ServerError } from "../../core/answers/server-error.ts";
import { Combobox } from "../../ui/choice/combobox.tsx";
import { Field } from "../../ui/input/field.tsx";
import { TextInput } from "../../ui/input/text-input.tsx";
import { BulkDialog } from "../../kit/bulk/bulk-dialog.tsx";
import { ConfirmDialog } from "../../kit/dialogs/confirm-dialog.tsx";
import { createBulk } from "../../kit/bulk/create-bulk.ts";
import type { PasswordSlip } from "../../kit/passwords/password-slip.ts";
import {
  actions,
  consequence,
  missingInput,
  noInput,
  runForOne,
  takeBack,
} from "./participant-actions.ts";
import type { ActionInput, ActionKind, Target } from "./participant-actions.ts";
import { groupChoices } from "./participant-options.ts";
import { participantsMessages } from "./participants-messages.ts";
import { slipsOf } from "./participants-model.ts";
import type { ActionResult, ParticipantsModel } from "./participants-model.ts";
import classes from "../../kit/record/record.module.css";

type ParticipantActionDialogProps = {
  model: ParticipantsModel;
  kind: ActionKind;
  target: Target;
  /** Passwords that a reset has made: they are known only now. */
  onSlips(slips: readonly PasswordSlip[]): void;
  onClose(): void;
};

export function ParticipantActionDialog(props: ParticipantActionDialogProps) {
  const { kind, target } = props;
  const t = useStore(participantsMessages);
  const [input, setInput] = useState<ActionInput>(noInput);
  const fields = (
    <div className={classes.form}>
      <p className={classes.wide}>{consequence(kind, t)}</p>
      <ActionFields kind={kind} input={input} onChange={setInput} />
    </div>
  );
  return target.ids.length === 1 ? (
    <OneDialog {...props} input={input}>
      {fields}
    </OneDialog>
  ) : (
    <ManyDialog {...props} input={input}>
      {fields}
    </ManyDialog>
  );
}

type InputProps = ParticipantActionDialogProps & { input: ActionInput; children: ReactNode };

function OneDialog({ model, kind, target, input, onSlips, onClose, children }: InputProps) {
  const t = useStore(participantsMessages);
  const confirm = async () => {
    const missing = missingInput(kind, input);
    if (missing) throw new ServerError(responseCodes.invalidFields, missing);
    const slips = slipsOf(await runForOne(model, kind, target, input));
    if (slips.length > 0) onSlips(slips);
  };
  return (
    <ConfirmDialog
      title={titleOf(t[kind], target, t)}
      confirmLabel={t[kind]}
      danger={actions[kind].danger ?? false}
      dirty={isFilledIn(input)}
      onConfirm={confirm}
      onClose={onClose}
    >
      {children}
    </ConfirmDialog>
  );
}

function ManyDialog({ model, kind, target, input, onSlips, onClose, children }: InputProps) {
  const t = useStore(participantsMessages);
  const close = (results: readonly ActionResult[] | null) => {
    onClose();
    if (!results) return;
    const slips = slipsOf(results);
    if (slips.length > 0) onSlips(slips);
    void model.settle(results, kind === "delete");
  };
  const run = (results: readonly ActionResult[]) => takeBack(model, results);
  return (
    <BulkDialog<ActionResult>
      title={titleOf(t[kind], target, t)}
      verb={t.verb({ action: t[kind], count: formatNumber(target.ids.length) })}
      danger={actions[kind].danger ?? false}
      count={target.ids.length}
      createRun={() =>
        createBulk({ ids: target.ids, send: (batch) => actions[kind].send(batch, input) })
      }
      canStart={missingInput(kind, input) === null}
      dirty={isFilledIn(input)}
      closeWhenDone={kind === "resetPassword"}
      {...(kind === "resetPassword" ? {} : { undo: { label: t.undo, run } })}
      onClose={close}
    >
      {children}
    </BulkDialog>
  );
}

function isFilledIn({ reason, session, group }: ActionInput): boolean {
  return reason !== "" || session !== "" || group !== "";
}

function titleOf(
  action: string,
  { ids, name }: Target,
  t: ReturnType<(typeof participantsMessages)["get"]>,
): string {
  if (name !== null) return t.person({ action, name });
  return t.people({ action, count: formatNumber(ids.length) });
}

type ActionFieldsProps = {
  kind: ActionKind;
  input: ActionInput;
  onChange(input: ActionInput): void;
};

function ActionFields({ kind, input, onChange }: ActionFieldsProps) {
  const t = useStore(participantsMessages);
  const groups = groupChoices(useStore($groups));
  if (kind === "block") {
    return (
      <Field label={t.blockReason} required>
        {(aria) => (
          <TextInput
            {...aria}
            maxLength={maxBlockReasonLength}
            value={input.reason}
            onInput={(event) => onChange({ ...input, reason: event.currentTarget.value })}
          />
        )}
      </Field>
    );
  }
  if (kind === "moveSession") {
    return (
      <Field label={t.session} required>
        {(aria) => (
          <TextInput
            {...aria}
            inputMode="numeric"
            maxLength={2}
            value={input.session}
            onInput={(event) => onChange({ ...input, session: event.currentTarget.value })}
          />
        )}
      </Field>
    );
  }
  if (kind === "moveGroup") {
    return (
      <Field label={t.group} required>
        {(aria) => (
          <Combobox
            {...aria}
            options={[{ value: "none", label: t.noGroup }, ...groups]}
            value={input.group}
            emptyText={t.noSuchGroup}
            onChange={(group) => onChange({ ...input, group })}
          />
        )}
      </Field>
    );
  }
  return null;
}
