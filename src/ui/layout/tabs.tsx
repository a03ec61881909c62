// Tabs above a panel that the caller draws: give it role="tabpanel" and aria-labelledby={tabId(id)}.
import { type KeyboardEvent, useEffect, useRef } from "react";
import css from "./tabs.module.css";

export type Tab = { id: string; label: string; count?: number | string };
export type TabsProps = {
  label: string;
  tabs: readonly Tab[];
  selected: string;
  onSelect: (id: string) => void;
};

export function tabId(id: string): string {
  return `tab-${id}`;
}

export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  // Where they do not all fit, the one that is open is in sight.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`[id="${tabId(selected)}"]`);
    if (list.current && tab) {
      const { offsetLeft: left, offsetWidth: width } = tab;
      list.current.scrollLeft = left - (list.current.clientWidth - width) / 2;
    }
  }, [selected]);
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === selected);
    const tab = tabs[indexFor(event.key, at, tabs.length)];
    if (!tab) return;
    event.preventDefault();
    onSelect(tab.id);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[tabs.indexOf(tab)]?.focus();
  };
  return (
    <div ref={list} className={css.tabs} role="tablist" aria-label={label}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          id={tabId(tab.id)}
          type="button"
          role="tab"
          className={css.tab}
          aria-selected={tab.id === selected}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => onSelect(tab.id)}
          onKeyDown={onKeyDown}
        >
          {tab.label}
          {tab.count !== undefined && <span className={css.count}>{tab.count}</span>}
        </button>
      ))}
    </div>
  );
}

function indexFor(key: string, at: number, count: number): number {
  if (key === "ArrowRight") return (at + 1) % count;
  if (key === "ArrowLeft") return (at - 1 + count) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : -1;
}
