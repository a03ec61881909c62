// Asks before schedules are switched off, moved or, many at once, activated.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import { formatNumber } from "../../core/format.ts";
import { ActionDialog } from "../../kit/actions/action-dialog.tsx";
import type { Target } from "../../kit/actions/row-action.ts";
import { useModel } from "../../kit/use-model.ts";
import css from "../../kit/record/record.module.css";
import { Banner } from "../../ui/feedback/banner.tsx";
import { Field } from "../../ui/input/field.tsx";
import { TextInput } from "../../ui/input/text-input.tsx";
import { createAtWorkModel } from "./at-work-model.ts";
import {
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
  onClose(): void;
};

export function ScheduleActionDialog(props: ScheduleActionDialogProps) {
  const { kind } = props;
  const t = useStore(schedulesMessages);
  const [input, setInput] = useState<ActionInput>({ days: "" });
  return (
    <ActionDialog
      {...props}
      input={input}
      missing={missingInput(kind, input)}
      dirty={input.days !== ""}
    >
      <div className={css.form}>
        {kind === "deactivate" && (
          <div className={css.wide} role="status">
            <AtWork ids={props.target.ids} />
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

const maxNamed = 10;

/** Who is at work in what is about to be switched off. */
function AtWork({ ids }: { ids: readonly string[] }) {
  const t = useStore(schedulesMessages);
  const state = useStore(useModel(() => createAtWorkModel(ids)).$state);
  if (state.status === "loading") return <p>{t.checkingWork}</p>;
  if (state.status === "failed") {
    return (
      <Banner tone="warn" title={t.workUnknown}>
        {t.workUnknownText}
      </Banner>
    );
  }
  if (state.participants === 0) return null;
  const more = state.schedules.length - maxNamed;
  const counts = {
    count: formatNumber(state.participants),
    schedules: formatNumber(state.schedules.length),
  };
  return (
    <Banner tone="warn" title={ids.length > 1 ? t.atWorkIn(counts) : t.atWork(counts)}>
      {ids.length > 1 && (
        <ul>
          {state.schedules.slice(0, maxNamed).map(({ id, alias, count }) => (
            <li key={id}>{t.atWorkOf({ alias, count: formatNumber(count) })}</li>
          ))}
          {more > 0 && <li>{t.atWorkMore({ count: formatNumber(more) })}</li>}
        </ul>
      )}
      {t.atWorkText}
    </Banner>
  );
}
