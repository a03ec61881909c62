// Asks before something is done to one account or many.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import { roleLabels, roles, type Role } from "../../contract/roles.ts";
import { formatNumber } from "../../core/format.ts";
import { ActionDialog } from "../../kit/actions/action-dialog.tsx";
import type { Target } from "../../kit/actions/row-action.ts";
import css from "../../kit/record/record.module.css";
import { Select } from "../../ui/choice/select.tsx";
import { Button } from "../../ui/input/button.tsx";
import { Field } from "../../ui/input/field.tsx";
import type { ActionInput, ActionKind, ActionResult, UserActions } from "./user-actions.ts";
import { usersMessages } from "./users-messages.ts";

type UserActionDialogProps = {
  actions: UserActions;
  kind: ActionKind;
  target: Target;
  /** Deactivating is the way out where deleting is refused. */
  onDeactivate(target: Target): void;
  changed(done: readonly ActionResult[]): void;
  onClose(): void;
};

export function UserActionDialog({ onDeactivate, ...props }: UserActionDialogProps) {
  const { kind, target } = props;
  const t = useStore(usersMessages);
  const [role, setRole] = useState<ActionInput>("");
  return (
    <ActionDialog
      {...props}
      input={role}
      missing={kind === "changeRole" && role === "" ? t.roleNeeded : null}
      dirty={role !== ""}
      renderRefused={(ids, close) =>
        kind === "delete" && (
          <Button
            icon="user-x"
            onClick={() => {
              close();
              onDeactivate({ ids, name: target.name });
            }}
          >
            {target.name === null
              ? t.deactivateRefused({ count: formatNumber(ids.length) })
              : t.deactivateInstead}
          </Button>
        )
      }
    >
      <div className={css.more}>
        <p>
          {t[`${kind}Text`]} {kind === "delete" && target.name === null && t.deleteKept}
        </p>
        {kind === "delete" && target.name !== null && (
          <Button icon="user-x" onClick={() => onDeactivate(target)}>
            {t.deactivateInstead}
          </Button>
        )}
      </div>
      {kind === "changeRole" && <RoleField role={role} onChange={setRole} />}
    </ActionDialog>
  );
}

type RoleFieldProps = { role: ActionInput; onChange(role: ActionInput): void };

function RoleField({ role, onChange }: RoleFieldProps) {
  const t = useStore(usersMessages);
  return (
    <Field label={t.role} required>
      {(aria) => (
        <Select
          {...aria}
          placeholder={t.roleNeeded}
          options={roles.map((value) => ({ value, label: roleLabels[value] }))}
          value={role}
          onChange={(value) => onChange(value as Role | "")}
        />
      )}
    </Field>
  );
}
