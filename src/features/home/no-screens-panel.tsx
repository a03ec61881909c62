// What home shows in place of the screens to whoever may open none.
import { useStore } from "@nanostores/react";
import type { UserProfile } from "../../contract/credentials.ts";
import { hasLaterScreens } from "../../core/menu/menu.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { noScreensMessages } from "./no-screens-messages.ts";

export function NoScreensPanel({ user }: { user: UserProfile }) {
  const t = useStore(noScreensMessages);
  return hasLaterScreens(user) ? (
    <EmptyState icon="clock" title={t.screensLater}>
      {t.screensLaterHint}
    </EmptyState>
  ) : (
    <EmptyState icon="layout-grid" title={t.noMenu}>
      {t.noMenuHint}
    </EmptyState>
  );
}
