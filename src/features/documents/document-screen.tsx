// What is printed of an event (document), and how the school words it. Each tab is fetched when it is opened.
import { useStore } from "@nanostores/react";
import { TabbedSheet } from "../../kit/tabbed-sheet.tsx";
import { LoadedPlugin } from "../../question-types/frame/load-plugin.tsx";
import { documentMessages } from "./document-messages.ts";

const tabs = {
  documents: async () => (await import("./overview/documents-tab.tsx")).DocumentsTab,
  templates: async () => (await import("./templates/templates-tab.tsx")).TemplatesTab,
};
const ids = Object.keys(tabs) as (keyof typeof tabs)[];

export default function DocumentScreen() {
  const t = useStore(documentMessages);
  return (
    <TabbedSheet title={t.title} label={t.views} tabs={ids.map((id) => ({ id, label: t[id] }))}>
      {(id) => <LoadedPlugin key={id} load={tabs[id]} props={{}} />}
    </TabbedSheet>
  );
}
