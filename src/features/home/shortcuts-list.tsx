// The person's own shortcuts, to open, add and delete.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import type { Shortcut } from "../../contract/home.ts";
import type { UserProfile } from "../../contract/credentials.ts";
import { ConfirmDialog } from "../../kit/dialogs/confirm-dialog.tsx";
import { useShortcutDialog } from "../../kit/shortcuts/use-shortcut-dialog.tsx";
import { Button } from "../../ui/input/button.tsx";
import { ownShortcutMessages } from "./home-messages.ts";
import type { HomeModel } from "./home-model.ts";
import { HomePanel } from "./home-panel.tsx";
import css from "./home-screen.module.css";
import { ShortcutLink } from "./shortcut-link.tsx";

export function ShortcutsList({ model, user }: { model: HomeModel; user: UserProfile }) {
  const t = useStore(ownShortcutMessages);
  const shortcuts = useStore(model.$shortcuts);
  const { openForPrevious, dialogs } = useShortcutDialog();
  const [removing, setRemoving] = useState<Shortcut | null>(null);
  const add = () => openForPrevious(() => void model.refreshShortcuts());
  return (
    <HomePanel
      title={t.title}
      beside={
        <Button variant="ghost" size="s" icon="plus" onClick={add}>
          {t.add}
        </Button>
      }
    >
      {shortcuts.status === "ready" && shortcuts.detail.length === 0 && (
        <p className={css.none}>{t.none}</p>
      )}
      {shortcuts.status === "ready" && shortcuts.detail.length > 0 && (
        <ul className={css.list}>
          {shortcuts.detail.map((shortcut) => (
            <ShortcutLink
              key={shortcut.id}
              shortcut={shortcut}
              user={user}
              onRemove={() => setRemoving(shortcut)}
            />
          ))}
        </ul>
      )}
      {dialogs}
      {removing && (
        <ConfirmDialog
          title={t.removeTitle}
          confirmLabel={t.removeConfirm}
          danger
          onConfirm={() => model.remove(removing.id)}
          onClose={() => setRemoving(null)}
        >
          {t.removeBody({ name: removing.name })}
        </ConfirmDialog>
      )}
    </HomePanel>
  );
}
