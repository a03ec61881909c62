// Asks before members are moved to another group or taken out, one or many.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import { ActionDialog } from "../../../kit/actions/action-dialog.tsx";
import type { Target } from "../../../kit/actions/row-action.ts";
import { Combobox } from "../../../ui/choice/combobox.tsx";
import { Field } from "../../../ui/input/field.tsx";
import { $groups } from "../group-lookups.ts";
import css from "../groups-screen.module.css";
import type { ActionKind } from "./member-actions.ts";
import { membersMessages } from "./members-messages.ts";
import type { MembersModel } from "./members-model.ts";

type MemberActionDialogProps = {
  model: MembersModel;
  kind: ActionKind;
  target: Target;
  onClose(): void;
};

export function MemberActionDialog({ model, kind, ...asked }: MemberActionDialogProps) {
  const t = useStore(membersMessages);
  const groups = useStore($groups);
  const [to, setTo] = useState("");
  const choices = groups.status === "ready" ? groups.items : [];
  return (
    <ActionDialog
      {...asked}
      actions={model.actions}
      kind={kind}
      input={to}
      missing={kind === "move" && to === "" ? t.targetNeeded : null}
      dirty={to !== ""}
    >
      {kind === "remove" ? (
        <p>{t.removeMeaning}</p>
      ) : (
        <div className={css.stack}>
          <Field label={t.moveTarget} hint={t.moveHint} required>
            {(aria) => (
              <Combobox
                {...aria}
                options={choices
                  .filter(({ id }) => id !== model.id)
                  .map(({ id, path }) => ({ value: id, label: path }))}
                value={to}
                emptyText={t.noSuchGroup}
                onChange={setTo}
              />
            )}
          </Field>
        </div>
      )}
    </ActionDialog>
  );
}
