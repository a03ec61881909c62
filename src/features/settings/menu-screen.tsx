// Who may open what (setting.menu): the matrix of roles, single people's exceptions, and the menu as others see it.
import { useStore } from "@nanostores/react";
import type { UserProfile } from "../../contract/credentials.ts";
import { $session } from "../../core/session.ts";
import { LoadFailure } from "../../kit/load-failure.tsx";
import { TabbedSheet } from "../../kit/tabbed-sheet.tsx";
import { useModel } from "../../kit/use-model.ts";
import { Spinner } from "../../ui/feedback/spinner.tsx";
import { MenuExceptionsTab } from "./menu-exceptions-tab.tsx";
import { menuMessages } from "./menu-messages.ts";
import { createMenuModel, type MenuModel } from "./menu-model.ts";
import { MenuPreview } from "./menu-preview.tsx";
import { MenuRolesTab } from "./menu-roles-tab.tsx";

const views = ["roles", "exceptions", "preview"] as const;
type View = (typeof views)[number];

export default function MenuScreen() {
  const session = useStore($session);
  if (session.status !== "in" && session.status !== "ended") return null;
  return <MenuSheet by={session.user} />;
}

function MenuSheet({ by }: { by: UserProfile }) {
  const t = useStore(menuMessages);
  const model = useModel(() => createMenuModel(by));
  return (
    <TabbedSheet title={t.title} label={t.views} tabs={views.map((id) => ({ id, label: t[id] }))}>
      {(view) => <MenuView model={model} view={view} />}
    </TabbedSheet>
  );
}

function MenuView({ model, view }: { model: MenuModel; view: View }) {
  const t = useStore(menuMessages);
  const state = useStore(model.$state);
  if (state.status === "loading") return <Spinner label={t.loading} />;
  if (state.status === "failed") {
    return <LoadFailure error={state.error} onRetry={model.load} />;
  }
  if (view === "roles") return <MenuRolesTab model={model} />;
  const { stored, draft } = state;
  if (view === "exceptions") return <MenuExceptionsTab model={model} stored={stored} />;
  return <MenuPreview stored={stored} draft={draft} />;
}
