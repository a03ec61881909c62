// What one has done, newest first, page by page.
import { useStore } from "@nanostores/react";
import { listOwnActivity } from "../../contract/staff/profile.ts";
import type { OwnActivity } from "../../contract/staff/profile.ts";
import { call } from "../../core/api.ts";
import { formatDateTime } from "../../core/format.ts";
import { createList } from "../../kit/list/create-list.ts";
import { LoadFailure } from "../../kit/load-failure.tsx";
import { listMessages } from "../../kit/kit-messages.ts";
import { ListPager } from "../../kit/list/list-pager.tsx";
import { useModel } from "../../kit/use-model.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Spinner } from "../../ui/feedback/spinner.tsx";
import { Cell, HeaderCell, Row, Table } from "../../ui/layout/table.tsx";
import { activityInWords } from "./activity-messages.ts";
import { profileMessages } from "./profile-messages.ts";

function createActivity() {
  return createList<OwnActivity, Record<never, string>, "at">({
    name: "activity",
    load: ({ page, per_page }, signal) => call(listOwnActivity, { page, per_page }, { signal }),
    filters: {},
    sort: "-at",
    sortable: [],
  });
}

export function ActivityTab() {
  const t = useStore(profileMessages);
  const listT = useStore(listMessages);
  const list = useModel(createActivity);
  const state = useStore(list.$state);
  if (state.status === "loading") return <Spinner label={listT.loading} />;
  if (state.status === "failed") {
    return <LoadFailure error={state.error} onRetry={list.reload} />;
  }
  const { items, total } = state.page;
  if (total === 0) return <EmptyState icon="clock" title={t.noActivity} />;
  return (
    <>
      <Table caption={t.activityCaption} busy={state.refreshing}>
        <thead>
          <tr>
            <HeaderCell>{t.when}</HeaderCell>
            <HeaderCell>{t.what}</HeaderCell>
            <HeaderCell>{t.address}</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {items.map(({ id, at, action, label, ip }) => (
            <Row key={id}>
              <Cell nowrap>{formatDateTime(at)}</Cell>
              <Cell>{activityInWords(action, label)}</Cell>
              <Cell mono muted>
                {ip}
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
      <ListPager list={list} />
    </>
  );
}
