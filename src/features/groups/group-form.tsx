// The dialog that adds, renames and moves a group.
import { useStore } from "@nanostores/react";
import { maxGroupDepth, maxGroupNameLength, type Group } from "../../contract/groups.ts";
import { ConflictNotice } from "../../kit/form/conflict-notice.tsx";
import { FormText } from "../../kit/form/form-fields.tsx";
import { FormDialog } from "../../kit/form/form-dialog.tsx";
import { useModel } from "../../kit/use-model.ts";
import { Combobox } from "../../ui/choice/combobox.tsx";
import { Field } from "../../ui/input/field.tsx";
import { createGroupFormModel, possibleParents, type EditedGroup } from "./group-form-model.ts";
import { groupsMessages } from "./groups-messages.ts";
import type { GroupsModel } from "./groups-model.ts";

const root = "root";

type GroupFormProps = {
  model: GroupsModel;
  groups: readonly Group[];
  edited: EditedGroup;
  onClose(): void;
};

export function GroupForm({ model, groups, edited, onClose }: GroupFormProps) {
  const t = useStore(groupsMessages);
  const record = useModel(() => createGroupFormModel(model, edited));
  const { form } = record;
  const values = useStore(form.$values);
  const errors = useStore(form.$errors);
  const group = "group" in edited ? edited.group : null;
  const parents = possibleParents(groups, group).map(({ id, path }) => ({
    value: id,
    label: path,
  }));
  return (
    <FormDialog
      title={group ? t.editTitle({ name: group.name }) : t.addTitle}
      size="s"
      form={form}
      onClose={onClose}
      notice={<ConflictNotice model={record} labels={{ name: t.name, parent_id: t.parent }} />}
    >
      <FormText form={form} name="name" label={t.name} required maxLength={maxGroupNameLength} />
      <Field
        label={t.parent}
        error={errors["parent_id"]}
        hint={`${t.parentHint({ levels: maxGroupDepth })} ${group ? t.parentMoves : ""}`}
      >
        {(aria) => (
          <Combobox
            {...aria}
            options={[{ value: root, label: t.noParent }, ...parents]}
            value={values.parent_id ?? root}
            emptyText={t.noSuchGroup}
            onChange={(id) => form.set("parent_id", id === root || id === "" ? null : id)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
