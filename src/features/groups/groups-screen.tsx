// Groups (group): the tree, and the dialogs that add, change, delete and import.
import { useStore } from "@nanostores/react";
import type { ReactNode } from "react";
import type { Group } from "../../contract/groups.ts";
import { formatNumber } from "../../core/format.ts";
import { canOpenScreen } from "../../core/menu/menu.ts";
import { href, navigate } from "../../core/navigation.ts";
import { $session } from "../../core/session.ts";
import { PhoneActions } from "../../kit/list/phone-actions.tsx";
import { LoadFailure } from "../../kit/load-failure.tsx";
import { OutdatedNotice } from "../../kit/age/outdated-notice.tsx";
import { RouteLink } from "../../kit/route-link.tsx";
import { useModel } from "../../kit/use-model.ts";
import { Button } from "../../ui/input/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { LiveRegion } from "../../ui/feedback/live-region.tsx";
import type { MenuItem } from "../../ui/overlay/popup-menu.tsx";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { SearchInput } from "../../ui/input/search-input.tsx";
import { Sheet } from "../../ui/layout/sheet.tsx";
import { Spinner } from "../../ui/feedback/spinner.tsx";
import { usePhone } from "../../ui/use-phone.ts";
import { useGroupDialogs, type GroupDialogs } from "./use-group-dialogs.ts";
import { GroupTreeTable } from "./group-tree-table.tsx";
import { groupsMessages, type GroupsTexts } from "./groups-messages.ts";
import { createGroupsModel, type GroupsModel } from "./groups-model.ts";
import { MembersExportButton } from "./members/members-export-button.tsx";
import css from "./groups-screen.module.css";

export default function GroupsScreen() {
  const t = useStore(groupsMessages);
  const model = useModel(createGroupsModel);
  const state = useStore(model.$state);
  const dialogs = useGroupDialogs(model);
  const importButton = (
    <Button key="import" icon="upload" onClick={dialogs.openImport}>
      {t.import}
    </Button>
  );
  const add = (
    <Button
      key="add"
      variant="primary"
      icon="plus"
      onClick={() => dialogs.openForm({ parent_id: null })}
    >
      {t.add}
    </Button>
  );
  const tree = state.status === "ready" ? state.detail : null;
  const total = tree?.items.reduce((sum, { member_count }) => sum + member_count, 0) ?? 0;
  return (
    <div className={css.page}>
      <PageHeader title={t.title} count={tree ? <GroupCount {...tree} /> : undefined}>
        <GroupActions add={add}>
          <MembersExportButton group={null} total={total} selected={none} />
          {importButton}
        </GroupActions>
      </PageHeader>
      <Sheet className={css.sheet}>
        {state.status === "failed" && <LoadFailure error={state.error} onRetry={model.reload} />}
        {state.status === "loading" && <Spinner label={t.loading} />}
        {state.status === "ready" && <OutdatedNotice {...state} />}
        {tree?.items.length === 0 && (
          <EmptyState icon="network" title={t.empty} actions={[importButton, add]}>
            {t.emptyHint}
          </EmptyState>
        )}
        {tree && tree.items.length > 0 && <GroupTree model={model} dialogs={dialogs} />}
      </Sheet>
      {dialogs.dialogs}
    </div>
  );
}

/** As on every list: a phone has one button that adds, and one that opens the rest. */
function GroupActions({ add, children }: { add: ReactNode; children: ReactNode }) {
  const t = useStore(groupsMessages);
  if (!usePhone()) {
    return (
      <>
        {children}
        {add}
      </>
    );
  }
  return (
    <PhoneActions title={t.title} add={add} onPick={undefined}>
      {children}
    </PhoneActions>
  );
}

const none: ReadonlySet<string> = new Set();

type GroupCountProps = { items: readonly Group[]; without_group: number };

/** Who is in none leads to them, for whoever may place them. */
function GroupCount({ items, without_group: free }: GroupCountProps) {
  const t = useStore(groupsMessages);
  const session = useStore($session);
  const mayPlace = session.status === "in" && canOpenScreen("peserta", session.user);
  const words = t.without({ free: formatNumber(free) });
  return (
    <>
      {t.count({ count: formatNumber(items.length) })}
      {free > 0 && " · "}
      {free > 0 && mayPlace && (
        <RouteLink to={href("peserta", {}, { group_id: "none" })}>{words}</RouteLink>
      )}
      {free > 0 && !mayPlace && words}
    </>
  );
}

type GroupTreeProps = { model: GroupsModel; dialogs: GroupDialogs };

function GroupTree({ model, dialogs }: GroupTreeProps) {
  const t = useStore(groupsMessages);
  const rows = useStore(model.$rows);
  const search = useStore(model.$search);
  const isSearching = search.trim() !== "";
  return (
    <>
      <section className={css.bar} aria-label={t.filters}>
        <SearchInput
          value={search}
          label={t.search}
          placeholder={t.search}
          clearLabel={t.clearSearch}
          onChange={model.search}
        />
        <Button variant="ghost" disabled={isSearching} onClick={model.openAll}>
          {t.openAll}
        </Button>
        <Button variant="ghost" disabled={isSearching} onClick={model.closeAll}>
          {t.closeAll}
        </Button>
      </section>
      {rows.length > 0 ? (
        <GroupTreeTable
          rows={rows}
          onOpen={model.setOpen}
          actionsOf={(group) => actionsOf(group, t, dialogs)}
        />
      ) : (
        <EmptyState
          icon="search"
          title={t.nothingFound}
          actions={<Button onClick={() => model.search("")}>{t.clearSearch}</Button>}
        >
          {t.nothingFoundHint}
        </EmptyState>
      )}
      <LiveRegion>{isSearching && t.count({ count: formatNumber(rows.length) })}</LiveRegion>
    </>
  );
}

function actionsOf(
  group: Group,
  t: GroupsTexts,
  { openForm, openRemoval }: GroupDialogs,
): readonly MenuItem[] {
  const { id } = group;
  return [
    {
      label: t.showMembers,
      icon: "users",
      onSelect: () => navigate(href("group.member", { id })),
    },
    {
      label: t.addBelow,
      icon: "plus",
      onSelect: () => openForm({ parent_id: id }),
    },
    { label: t.edit, icon: "pencil", onSelect: () => openForm({ group }) },
    "line",
    {
      label: t.remove,
      icon: "trash",
      danger: true,
      onSelect: () => openRemoval(group),
    },
  ];
}
