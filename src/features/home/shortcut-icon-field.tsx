// The picture of a shortcut.
import { useStore } from "@nanostores/react";
import { PictureField } from "../../ui/input/picture-field.tsx";
import type { AddShortcutModel } from "./add-shortcut-model.ts";
import { shortcutMessages } from "./home-messages.ts";

type ShortcutIconFieldProps = { model: AddShortcutModel; icon: string; error: string };

export function ShortcutIconField({ model, icon, error }: ShortcutIconFieldProps) {
  const t = useStore(shortcutMessages);
  return (
    <PictureField
      label={t.icon}
      hint={t.iconHint}
      error={error}
      chooseLabel={t.chooseIcon}
      removeLabel={t.removeIcon}
      accept=".jpg,.png"
      picture={icon}
      size={36}
      onFile={(file) => void model.chooseIcon(file)}
      onRemove={model.removeIcon}
    />
  );
}
