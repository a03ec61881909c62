// The picture of a shortcut.
import { useStore } from "@nanostores/react";
import { PictureField } from "../../ui/input/picture-field.tsx";
import type { AddShortcutModel } from "./add-shortcut-model.ts";
import { shortcutMessages } from "./home-messages.ts";

type ShortcutIconFieldProps = { model: AddShortcutModel; icon: string; error: string };

export function ShortcutIconField({ model, icon, error }: ShortcutIconFieldProps) {
  const text = useStore(shortcutMessages);
  return (
    <PictureField
      label={text.icon}
      hint={text.iconHint}
      error={error}
      chooseLabel={text.chooseIcon}
      removeLabel={text.removeIcon}
      accept=".jpg,.png"
      picture={icon}
      size={36}
      onFile={(file) => void model.chooseIcon(file)}
      onRemove={model.removeIcon}
    />
  );
}
