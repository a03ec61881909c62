// Who joins, moves, leaves and stays, before anything is written, and what of it is agreed to.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import type { PlannedMember } from "../../../contract/group-members.ts";
import { formatNumber } from "../../../core/format.ts";
import { usePlanPages } from "../../../kit/sheet-import/steps/use-plan-pages.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Checkbox } from "../../../ui/choice/checkbox.tsx";
import { RadioGroup } from "../../../ui/choice/radio-group.tsx";
import { Cell, HeaderCell, Row, Table } from "../../../ui/layout/table.tsx";
import { tabId, Tabs } from "../../../ui/layout/tabs.tsx";
import type { PlanChoices, PlanView } from "./members-import.ts";
import { membersImportMessages } from "./members-import-messages.ts";
import css from "../groups-screen.module.css";

type ImportPlanProps = { view: PlanView; onChoose(change: Partial<PlanChoices>): void };

export function ImportPlan({ view, onChoose }: ImportPlanProps) {
  const t = useStore(membersImportMessages);
  const { plan, counts, blocked } = view;
  const [does, setDoes] = useState<PlannedMember["does"]>(() => firstOf(view));
  const tabs = (
    [
      ["join", t.join],
      ["move", t.moves],
      ["leave", t.leave],
      ["stay", t.stay],
    ] as const
  ).map(([id, label]) => ({ id, label, count: formatNumber(counts[id]) }));
  return (
    <div className={css.stack}>
      <Choices view={view} onChoose={onChoose} />
      {blocked && <Banner tone="warn">{blocked === "groups" ? t.needsGroups : t.nothing}</Banner>}
      <Tabs
        label={t.who}
        tabs={tabs}
        selected={does}
        onSelect={(id) => setDoes(id as PlannedMember["does"])}
      />
      <div role="tabpanel" aria-labelledby={tabId(does)}>
        <MemberPages key={does} members={plan.members.filter((member) => member.does === does)} />
      </div>
    </div>
  );
}

/** Opens at something that changes, if anything does. */
function firstOf({ counts }: PlanView): PlannedMember["does"] {
  const order = ["join", "move", "leave"] as const;
  return order.find((does) => counts[does] > 0) ?? "stay";
}

const shownGroups = 12;

function Choices({ view, onChoose }: ImportPlanProps) {
  const t = useStore(membersImportMessages);
  const { plan, choices, counts } = view;
  const groups = plan.new_groups;
  const more = groups.length - shownGroups;
  const leavers = { count: formatNumber(counts.leave) };
  return (
    <>
      {groups.length > 0 && (
        <Checkbox
          label={t.create({ count: formatNumber(groups.length) })}
          hint={
            groups.slice(0, shownGroups).join("; ") +
            (more > 0 ? ` ${t.moreGroups({ count: formatNumber(more) })}` : "")
          }
          checked={choices.createGroups}
          onChange={(createGroups) => onChoose({ createGroups })}
        />
      )}
      {counts.move > 0 && (
        <Checkbox
          label={t.move({ count: formatNumber(counts.move) })}
          hint={t.moveHint}
          checked={choices.move}
          onChange={(move) => onChoose({ move })}
        />
      )}
      {counts.leave > 0 && (
        <RadioGroup
          legend={t.membership}
          options={[
            { value: "add", label: t.addOnly, hint: t.addOnlyHint(leavers) },
            { value: "replace", label: t.replace, hint: t.replaceHint(leavers) },
          ]}
          value={choices.replace ? "replace" : "add"}
          onChange={(value) => onChoose({ replace: value === "replace" })}
        />
      )}
    </>
  );
}

function MemberPages({ members }: { members: readonly PlannedMember[] }) {
  const t = useStore(membersImportMessages);
  const { shown, pager } = usePlanPages(members);
  if (members.length === 0) return <p>{t.nobody}</p>;
  return (
    <>
      <MemberTable members={shown} />
      {pager}
    </>
  );
}

function MemberTable({ members }: { members: readonly PlannedMember[] }) {
  const t = useStore(membersImportMessages);
  return (
    <Table caption={t.who} className={css.results}>
      <thead>
        <tr>
          <HeaderCell>{t.number}</HeaderCell>
          <HeaderCell>{t.name}</HeaderCell>
          <HeaderCell>{t.from}</HeaderCell>
          <HeaderCell>{t.to}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {members.map(({ no_ujian, nama, from, to }) => (
          <Row key={no_ujian}>
            <Cell mono>{no_ujian}</Cell>
            <Cell>{nama}</Cell>
            <Cell>{from ?? t.noGroup}</Cell>
            <Cell>{to ?? t.noGroup}</Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}
