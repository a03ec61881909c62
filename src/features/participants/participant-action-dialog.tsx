// Asks before something is done to one participant or many, with what it needs to know.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import { maxBlockReasonLength } from "../../contract/participants.ts";
import { ActionDialog } from "../../kit/actions/action-dialog.tsx";
import type { Target } from "../../kit/actions/row-action.ts";
import css from "../../kit/record/record.module.css";
import { Combobox } from "../../ui/choice/combobox.tsx";
import { Field } from "../../ui/input/field.tsx";
import { TextInput } from "../../ui/input/text-input.tsx";
import {
  meaningOf,
  missingInput,
  noInput,
  type ActionInput,
  type ActionKind,
  type ActionResult,
  type ParticipantActions,
} from "./participant-actions.ts";
import { $groups, groupChoices } from "./participant-lookups.ts";
import { participantsMessages } from "./participants-messages.ts";

type ParticipantActionDialogProps = {
  actions: ParticipantActions;
  kind: ActionKind;
  target: Target;
  changed(done: readonly ActionResult[]): void;
  onClose(): void;
};

export function ParticipantActionDialog(props: ParticipantActionDialogProps) {
  const { kind, target } = props;
  const t = useStore(participantsMessages);
  const [input, setInput] = useState<ActionInput>(noInput);
  return (
    <ActionDialog
      {...props}
      input={input}
      missing={missingInput(kind, input)}
      dirty={Object.values(input).some((text) => text !== "")}
    >
      <div className={css.form}>
        <p className={css.wide}>{meaningOf(kind, target, t)}</p>
        <ActionFields kind={kind} input={input} onChange={setInput} />
      </div>
    </ActionDialog>
  );
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
