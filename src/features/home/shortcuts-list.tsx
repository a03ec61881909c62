// The person's own shortcuts, to open, add and delete.
import { useStore } from "@nanostores/react";
import { useId, useState } from "react";
import type { Shortcut } from "../../contract/home.ts";
import type { UserProfile } from "../../contract/credentials.ts";
import { ConfirmDialog } from "../../kit/dialogs/confirm-dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Sheet } from "../../ui/layout/sheet.tsx";
import { AddShortcutDialog } from "./add-shortcut-dialog.tsx";
import { shortcutMessages } from "./home-messages.ts";
import type { HomeModel } from "./home-model.ts";
import css from "./home-screen.module.css";
import { ShortcutTile } from "./shortcut-tile.tsx";

export function ShortcutsList({ model, user }: { model: HomeModel; user: UserProfile }) {
  const t = useStore(shortcutMessages);
  const shortcuts = useStore(model.$shortcuts);
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Shortcut | null>(null);
  const titleId = useId();
  const items = shortcuts.status === "ready" ? shortcuts.items : [];
  return (
    <Sheet
      className={css["box"]}
      aria-labelledby={titleId}
      aria-busy={shortcuts.status === "loading"}
    >
      <h2 id={titleId}>{t.title}</h2>
      <ul className={css["tiles"]}>
        {items.map((shortcut) => (
          <ShortcutTile
            key={shortcut.id}
            shortcut={shortcut}
            user={user}
            onRemove={() => setRemoving(shortcut)}
          />
        ))}
        <li>
          <button type="button" className={css["tile"]} onClick={() => setAdding(true)}>
            <Icon name="plus" size={22} />
            {t.add}
          </button>
        </li>
      </ul>
      {adding && (
        <AddShortcutDialog user={user} onAdded={model.added} onClose={() => setAdding(false)} />
      )}
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
    </Sheet>
  );
}
