// Members of one group (group.member): the list, with those of the groups below, and the dialogs that change it.
import { useStore } from "@nanostores/react";
import type { Group } from "../../../contract/groups.ts";
import { namedParticipant } from "../../../domain/people/named-participant.ts";
import { formatNumber } from "../../../core/format.ts";
import { $groups } from "../group-lookups.ts";
import { href } from "../../../core/navigation.ts";
import { BackLink } from "../../../kit/ways-back/back-link.tsx";
import { ListPage } from "../../../kit/list/list-page.tsx";
import { OpenedRecord } from "../../../kit/record/opened-record.tsx";
import { useModel } from "../../../kit/use-model.ts";
import { useRoute } from "../../../kit/use-route.ts";
import { Button } from "../../../ui/input/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Menu } from "../../../ui/overlay/popup-menu.tsx";
import { groupsMessages } from "../groups-messages.ts";
import { idsOfBranch } from "../group-tree.ts";
import { MemberFilters } from "./member-filters.tsx";
import { useMemberDialogs } from "./use-member-dialogs.ts";
import { memberColumns } from "./members-columns.tsx";
import { MembersExportButton } from "./members-export-button.tsx";
import { membersMessages } from "./members-messages.ts";
import { createMembersModel, type MembersModel } from "./members-model.ts";

export default function GroupMembersScreen() {
  const t = useStore(membersMessages);
  const { title } = useStore(groupsMessages);
  const { id } = useRoute("group.member");
  const model = useModel(() => createMembersModel(id));
  return (
    <OpenedRecord
      model={{ $state: model.$group, retry: model.retry }}
      title={title}
      texts={t}
      backTo={href("group")}
    >
      {(group) => <Members model={model} group={group} />}
    </OpenedRecord>
  );
}

function Members({ model, group }: { model: MembersModel; group: Group }) {
  const t = useStore(membersMessages);
  const { list } = model;
  const below = useGroupsBelow(group);
  const { act, openCopy, openPaste, openSearch, openImport, dialogs } = useMemberDialogs(
    model,
    group,
  );
  const addMenu = <AddMenu onPaste={openPaste} onSearch={openSearch} />;
  return (
    <>
      <ListPage
        title={t.title({ path: group.path })}
        countLabel={(count) => t.count({ count: formatNumber(count) })}
        list={list}
        searchLabel={t.search}
        filters={<MemberFilters list={list} groups={below} allGroups={t.allBelow} />}
        columns={memberColumns(t, below.length > 0)}
        rowLabel={namedParticipant}
        rowActions={(member) =>
          model.actions.rowItems(member, ["move", "remove"], (kind) =>
            act(kind, { ids: [member.id], name: namedParticipant(member) }),
          )
        }
        bulkActions={(selected) => [
          ...model.actions.selectionItems(["move"], () => act("move", selected)),
          { label: t.copy, icon: "copy", onSelect: () => openCopy(selected.ids) },
          ...model.actions.selectionItems(["remove"], () => act("remove", selected)),
        ]}
        actions={
          <>
            <BackLink to={href("group")}>{t.back}</BackLink>
            <ExportOfList model={model} group={group} />
            <Button icon="copy" onClick={() => openCopy(null)}>
              {t.copy}
            </Button>
            <Button icon="upload" onClick={openImport}>
              {t.import}
            </Button>
          </>
        }
        add={addMenu}
        empty={
          <EmptyState icon="users" title={t.empty} actions={addMenu}>
            {t.emptyHint}
          </EmptyState>
        }
      />
      {dialogs}
    </>
  );
}

function AddMenu({ onPaste, onSearch }: { onPaste(): void; onSearch(): void }) {
  const t = useStore(membersMessages);
  return (
    <Menu
      label={t.add}
      text={t.add}
      icon="plus"
      variant="primary"
      size="m"
      items={[
        { label: t.addByNumber, icon: "clipboard-pen", onSelect: onPaste },
        { label: t.addBySearch, icon: "search", onSelect: onSearch },
      ]}
    />
  );
}

/** The groups below the opened one, as far as the lookup has come. */
function useGroupsBelow({ id }: Group) {
  const groups = useStore($groups);
  if (groups.status !== "ready") return [];
  const branch = idsOfBranch(groups.items, id);
  return groups.items
    .filter((group) => group.id !== id && branch.has(group.id))
    .map((group) => ({ value: group.id, label: group.path }));
}

function ExportOfList({ model, group }: { model: MembersModel; group: Group }) {
  const state = useStore(model.list.$state);
  const selected = useStore(model.list.$selected);
  const total = state.status === "ready" ? state.page.total : 0;
  return (
    <MembersExportButton
      group={group}
      query={() => model.list.$query.get()}
      total={total}
      selected={selected}
    />
  );
}
