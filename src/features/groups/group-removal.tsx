// Asks before a group is deleted, with what goes with it; a group that schedules use is not deleted but explained.
import { useStore } from "@nanostores/react";
import type { Group, GroupDeletion } from "../../contract/groups.ts";
import { formatNumber } from "../../core/format.ts";
import { ConfirmDialog } from "../../kit/dialogs/confirm-dialog.tsx";
import { Button } from "../../ui/input/button.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { groupsMessages } from "./groups-messages.ts";
import type { GroupsModel } from "./groups-model.ts";
import css from "./groups-screen.module.css";

const shownBelow = 8;

type GroupRemovalProps = {
  model: GroupsModel;
  group: Group;
  deletion: GroupDeletion;
  onClose(): void;
};

export function GroupRemoval({ model, group, deletion, onClose }: GroupRemovalProps) {
  const t = useStore(groupsMessages);
  if (deletion.schedule_count > 0) {
    return <UsedGroup name={group.name} deletion={deletion} onClose={onClose} />;
  }
  const { paths, member_count } = deletion;
  const below = paths.slice(1);
  return (
    <ConfirmDialog
      title={t.removeTitle({ name: group.name })}
      confirmLabel={
        below.length > 0 ? t.removeVerb({ count: formatNumber(paths.length) }) : t.remove
      }
      danger
      onConfirm={() => model.remove(group, deletion)}
      onClose={onClose}
    >
      <div className={css.stack}>
        {below.length > 0 && (
          <>
            <p>{t.removeBelow({ count: formatNumber(below.length) })}</p>
            <NamedList
              names={below.slice(0, shownBelow)}
              more={
                below.length > shownBelow
                  ? t.moreBelow({ count: formatNumber(below.length - shownBelow) })
                  : null
              }
            />
          </>
        )}
        <p>
          {member_count > 0
            ? t.removeMembers({ count: formatNumber(member_count) })
            : t.removeNobody}{" "}
          {t.removeForGood}
        </p>
      </div>
    </ConfirmDialog>
  );
}

type UsedGroupProps = { name: string; deletion: GroupDeletion; onClose(): void };

function UsedGroup({ name, deletion, onClose }: UsedGroupProps) {
  const t = useStore(groupsMessages);
  const { schedules, schedule_count: count } = deletion;
  const more = count - schedules.length;
  return (
    <Dialog
      title={t.usedTitle({ name })}
      size="s"
      closeLabel={t.closeDialog}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t.closeDialog}</Button>}
    >
      <div className={css.stack}>
        <p>{t.usedText({ count: formatNumber(count) })}</p>
        <NamedList
          names={schedules}
          more={more > 0 ? t.moreSchedules({ count: formatNumber(more) }) : null}
        />
        <p>{t.usedHint}</p>
      </div>
    </Dialog>
  );
}

function NamedList({ names, more }: { names: readonly string[]; more: string | null }) {
  return (
    <ul className={css.list}>
      {names.map((name, at) => (
        // Two schedules may have one name.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={at}>{name}</li>
      ))}
      {more && <li>{more}</li>}
    </ul>
  );
}
