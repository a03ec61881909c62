// Asks before members are moved to another group or taken out, one or many, and takes it back when asked to.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import type { MemberResult } from "../../../contract/group-members.ts";
import { formatNumber } from "../../../core/format.ts";
import { $groups } from "../group-lookups.ts";
import { BulkDialog } from "../../../kit/bulk/bulk-dialog.tsx";
import { Combobox } from "../../../ui/choice/combobox.tsx";
import { Field } from "../../../ui/input/field.tsx";
import { membersMessages } from "./members-messages.ts";
import type { MembersModel } from "./members-model.ts";
import classes from "../groups.module.css";

type TransferProps = {
  model: MembersModel;
  ids: readonly string[];
  /** When it is one person. */
  name: string | null;
  onClose(): void;
};

export function MoveDialog({ model, ids, name, onClose }: TransferProps) {
  const t = useStore(membersMessages);
  const groups = useStore($groups);
  const [target, setTarget] = useState("");
  const choices = groups.status === "ready" ? groups.items : [];
  const count = formatNumber(ids.length);
  return (
    <BulkDialog<MemberResult>
      title={name === null ? t.moveMany({ count }) : t.moveOne({ name })}
      verb={t.moveMany({ count })}
      createRun={() => model.createTransfer(ids, target)}
      canStart={target !== ""}
      dirty={target !== ""}
      onClose={(results) => {
        onClose();
        if (results) void model.settle(results);
      }}
    >
      <div className={classes.stack}>
        <Field label={t.moveTarget} hint={t.moveHint} required>
          {(aria) => (
            <Combobox
              {...aria}
              options={choices
                .filter(({ id }) => id !== model.id)
                .map(({ id, path }) => ({ value: id, label: path }))}
              value={target}
              emptyText={t.noSuchGroup}
              onChange={setTarget}
            />
          )}
        </Field>
      </div>
    </BulkDialog>
  );
}

export function RemoveDialog({ model, ids, name, onClose }: TransferProps) {
  const t = useStore(membersMessages);
  const count = formatNumber(ids.length);
  return (
    <BulkDialog<MemberResult>
      title={name === null ? t.removeMany({ count }) : t.removeOne({ name })}
      verb={t.removeVerb({ count })}
      danger
      createRun={() => model.createTransfer(ids, null)}
      onClose={(results) => {
        onClose();
        if (results) void model.settle(results);
      }}
    >
      <p>{t.removeMeaning}</p>
    </BulkDialog>
  );
}
