// A screen of several parts under one heading: tabs on a sheet. Which one is open stands in the address.
import { useState, type ReactNode } from "react";
import { readQuery, replaceQuery } from "../core/navigation.ts";
import { PageHeader } from "../ui/layout/page-header.tsx";
import { Sheet } from "../ui/layout/sheet.tsx";
import { tabId, Tabs } from "../ui/layout/tabs.tsx";
import css from "./tabbed-sheet.module.css";

export type TabbedSheetProps<Id extends string> = {
  title: string;
  /** What the tabs are, for those who hear the screen. */
  label: string;
  /** The first is shown where the address names none. */
  tabs: readonly { id: Id; label: string }[];
  children: (id: Id) => ReactNode;
};

export function TabbedSheet<Id extends string>(props: TabbedSheetProps<Id>) {
  const { title, label, tabs, children } = props;
  const [selected, setSelected] = useState(() => tabNamed(readQuery()["tab"], tabs));
  const select = (id: string) => {
    // What a list in the tab before has left in the address is not meant for this one.
    replaceQuery(id === tabs[0]?.id ? {} : { tab: id });
    setSelected(tabNamed(id, tabs));
  };
  if (selected === undefined) return null;
  return (
    <div className={css.page}>
      <PageHeader title={title} />
      <Sheet className={css.sheet}>
        <Tabs label={label} tabs={tabs} selected={selected} onSelect={select} />
        <div className={css.panel} role="tabpanel" aria-labelledby={tabId(selected)}>
          {children(selected)}
        </div>
      </Sheet>
    </div>
  );
}

function tabNamed<Id extends string>(
  name: string | undefined,
  tabs: readonly { id: Id }[],
): Id | undefined {
  return (tabs.find(({ id }) => id === name) ?? tabs[0])?.id;
}
