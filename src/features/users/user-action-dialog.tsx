// Asks before something is done to one account or many; many get a result each.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import { roleLabels, roles } from "../../contract/permissions.ts";
import type { Role } from "../../contract/permissions.ts";
import { formatNumber } from "../../core/format.ts";
import { Button } from "../../ui/input/button.tsx";
import { Field } from "../../ui/input/field.tsx";
import { Select } from "../../ui/choice/select.tsx";
import { BulkDialog } from "../../kit/bulk/bulk-dialog.tsx";
import { ConfirmDialog } from "../../kit/dialogs/confirm-dialog.tsx";
import { createBulk } from "../../kit/bulk/create-bulk.ts";
import classes from "../../kit/record/record.module.css";
import type { PasswordSlip } from "../../kit/passwords/password-slip.ts";
import { actions, runForOne, takeBack } from "./user-actions.ts";
import type { ActionKind, Target } from "./user-actions.ts";
import { usersMessages } from "./users-messages.ts";
import { slipsOf } from "./users-model.ts";
import type { ActionResult, UsersModel } from "./users-model.ts";

type UserActionDialogProps = {
  model: UsersModel;
  kind: ActionKind;
  target: Target;
  /** Passwords that a reset has made: they are known only now. */
  onSlips(slips: readonly PasswordSlip[]): void;
  /** Deactivating is the way out where deleting is refused. */
  onDeactivate(target: Target): void;
  onClose(): void;
};

export function UserActionDialog(props: UserActionDialogProps) {
  return props.target.ids.length === 1 && props.kind !== "changeRole" ? (
    <OneDialog {...props} />
  ) : (
    <ManyDialog {...props} />
  );
}

function OneDialog({ model, kind, target, onSlips, onDeactivate, onClose }: UserActionDialogProps) {
  const t = useStore(usersMessages);
  const { danger = false, text } = actions[kind];
  const confirm = async () => {
    const slips = slipsOf(await runForOne(model, kind, target));
    if (slips.length > 0) onSlips(slips);
  };
  return (
    <ConfirmDialog
      title={t.person({ action: t[kind], name: target.name ?? "" })}
      confirmLabel={t[kind]}
      danger={danger}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className={classes.more}>
        <p>{t[text]}</p>
        {kind === "delete" && (
          <Button icon="user-x" onClick={() => onDeactivate(target)}>
            {t.deactivateInstead}
          </Button>
        )}
      </div>
    </ConfirmDialog>
  );
}

function ManyDialog({
  model,
  kind,
  target,
  onSlips,
  onDeactivate,
  onClose,
}: UserActionDialogProps) {
  const t = useStore(usersMessages);
  const [role, setRole] = useState<Role | "">("");
  const { danger = false, text, canUndo, send } = actions[kind];
  const count = formatNumber(target.ids.length);
  const close = (results: readonly ActionResult[] | null) => {
    onClose();
    if (!results) return;
    const slips = slipsOf(results);
    if (slips.length > 0) onSlips(slips);
    void model.settle(results, kind === "delete");
  };
  const undo = {
    label: t.undo,
    run: (results: readonly ActionResult[]) => takeBack(model, results),
  };
  return (
    <BulkDialog<ActionResult>
      title={t.people({ action: t[kind], count })}
      verb={t.verb({ action: t[kind], count })}
      danger={danger}
      createRun={() => createBulk({ ids: target.ids, send: (batch) => send(batch, role) })}
      canStart={kind !== "changeRole" || role !== ""}
      dirty={role !== ""}
      renderResults={(results) =>
        kind === "delete" && (
          <DeactivateRefused
            results={results}
            onDeactivate={(ids) => {
              close(results);
              onDeactivate({ ids, name: null });
            }}
          />
        )
      }
      onClose={close}
    >
      <p>{t[text]}</p>
      {kind === "changeRole" && (
        <Field label={t.role} required>
          {(aria) => (
            <Select
              {...aria}
              placeholder={t.roleNeeded}
              options={roles.map((value) => ({ value, label: roleLabels[value] }))}
              value={role}
              onChange={(value) => setRole(value as Role | "")}
            />
          )}
        </Field>
      )}
    </BulkDialog>
  );
}

type DeactivateRefusedProps = {
  results: readonly ActionResult[];
  onDeactivate(ids: readonly string[]): void;
};

function DeactivateRefused({ results, onDeactivate }: DeactivateRefusedProps) {
  const t = useStore(usersMessages);
  const refused = results.filter(({ outcome }) => outcome === "refused").map(({ id }) => id);
  if (refused.length === 0) return null;
  return (
    <Button icon="user-x" onClick={() => onDeactivate(refused)}>
      {t.deactivateRefused({ count: formatNumber(refused.length) })}
    </Button>
  );
}
