// Asks before schedules are switched off, moved or, many at once, activated.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import type { Schedule } from "../../contract/exams/schedules.ts";
import { formatNumber } from "../../core/format.ts";
import { ActionDialog } from "../../kit/actions/action-dialog.tsx";
import type { Target } from "../../kit/actions/row-action.ts";
import css from "../../kit/record/record.module.css";
import { Banner } from "../../ui/feedback/banner.tsx";
import { Field } from "../../ui/input/field.tsx";
import { TextInput } from "../../ui/input/text-input.tsx";
import {
  atWork,
  missingInput,
  type ActionInput,
  type ActionKind,
  type ScheduleActions,
} from "./schedule-actions.ts";
import { schedulesMessages } from "./schedules-messages.ts";

type ScheduleActionDialogProps = {
  actions: ScheduleActions;
  kind: Exclude<ActionKind, "remove">;
  target: Target;
  /** The one, when it is one. */
  schedule?: Schedule;
  onClose(): void;
};

export function ScheduleActionDialog({ schedule, ...props }: ScheduleActionDialogProps) {
  const { kind } = props;
  const t = useStore(schedulesMessages);
  const [input, setInput] = useState<ActionInput>({ days: "" });
  const working = schedule ? atWork(schedule) : 0;
  return (
    <ActionDialog
      {...props}
      input={input}
      missing={missingInput(kind, input)}
      dirty={input.days !== ""}
    >
      <div className={css.form}>
        {kind === "deactivate" && working > 0 && (
          <div className={css.wide}>
            <Banner tone="warn" title={t.atWork({ count: formatNumber(working) })}>
              {t.atWorkText}
            </Banner>
          </div>
        )}
        <p className={css.wide}>{t[`${kind}Text`]}</p>
        {kind === "move" && (
          <Field label={t.days} required hint={t.daysHint}>
            {(aria) => (
              <TextInput
                {...aria}
                maxLength={5}
                value={input.days}
                onInput={(event) => setInput({ days: event.currentTarget.value })}
              />
            )}
          </Field>
        )}
      </div>
    </ActionDialog>
  );
}
