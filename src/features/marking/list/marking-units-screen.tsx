// Koreksi (check): what is to be marked, by question of an exam, and how far each is.
import { useStore } from "@nanostores/react";
import { useCallback } from "react";
import { markedTypes, unitStates } from "../../../contract/marking/marking-units.ts";
import { formatNumber } from "../../../core/format.ts";
import { navigate } from "../../../core/navigation.ts";
import { typeNames } from "../../../kit/label-messages.ts";
import { FilterSelect } from "../../../kit/list/filter-select.tsx";
import { ListPage } from "../../../kit/list/list-page.tsx";
import { useModel } from "../../../kit/use-model.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { unitAddress } from "../answers/unit-address-value.ts";
import { useOfflineDialogs } from "../offline/use-offline-dialogs.ts";
import { markingUnitColumns, paperActions, unitName } from "./marking-units-columns.tsx";
import { markingUnitsMessages } from "./marking-units-messages.ts";
import { createMarkingUnitsModel } from "./marking-units-model.ts";
import { UnsentMarksNotices } from "../unsent/unsent-marks-notices.tsx";
import { useMarkingDialogs } from "./use-marking-dialogs.ts";

export default function MarkingUnitsScreen() {
  const t = useStore(markingUnitsMessages);
  const names = useStore(typeNames);
  const model = useModel(createMarkingUnitsModel);
  const { list } = model;
  const { coordinationItems, dialogs } = useMarkingDialogs(model);
  const reload = useCallback(() => void list.reload(), [list]);
  const offline = useOfflineDialogs(reload);
  return (
    <>
      <ListPage
        title={t.title}
        summary={<UnsentMarksNotices changed={reload} />}
        countLabel={(count) => t.count({ count: formatNumber(count) })}
        searchLabel={t.search}
        list={list}
        filters={
          <>
            <FilterSelect
              list={list}
              name="state"
              label={t.state}
              all={t.state}
              options={unitStates.map((state) => ({ value: state, label: t[state] }))}
            />
            <FilterSelect
              list={list}
              name="type"
              label={t.type}
              all={t.allTypes}
              options={markedTypes.map((type) => ({ value: String(type), label: names[type] }))}
            />
          </>
        }
        columns={markingUnitColumns(t, names)}
        rowLabel={(unit) => `${unitName(unit, t)}, ${unit.schedule}`}
        rowActions={(unit) => [
          {
            label: unit.may_mark ? t.mark : t.look,
            icon: "list-checks",
            onSelect: () => navigate(unitAddress(unit)),
          },
          ...paperActions(unit, t),
          ...coordinationItems(unit),
          ...(unit.may_mark ? offline.itemsOf(unit) : []),
        ]}
        empty={
          <EmptyState icon="list-checks" title={t.emptyTitle}>
            {t.emptyText}
          </EmptyState>
        }
      />
      {dialogs}
      {offline.dialogs}
    </>
  );
}
