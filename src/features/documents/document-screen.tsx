// What is printed of an event (document), how the school words it, and its own files. Each tab is fetched when it is opened.
import { useStore } from "@nanostores/react";
import { lazy } from "../../core/on-demand/lazy.ts";
import { TabbedSheet } from "../../kit/tabbed-sheet.tsx";
import { LazyComponent } from "../../kit/lazy/lazy-component.tsx";
import { documentMessages } from "./document-messages.ts";

const tabs = {
  documents: lazy(() => import("./overview/documents-tab.tsx"), "DocumentsTab"),
  templates: lazy(() => import("./templates/templates-tab.tsx"), "TemplatesTab"),
  library: lazy(() => import("./library/library-tab.tsx"), "LibraryTab"),
};
const ids = Object.keys(tabs) as (keyof typeof tabs)[];

export default function DocumentScreen() {
  const t = useStore(documentMessages);
  return (
    <TabbedSheet title={t.title} label={t.views} tabs={ids.map((id) => ({ id, label: t[id] }))}>
      {(id) => <LazyComponent key={id} load={tabs[id]} props={{}} />}
    </TabbedSheet>
  );
}
