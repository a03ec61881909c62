// "Simpan sebagai shortcut": keeps the present screen, with its filters, on the person's home screen.
import { useStore } from "@nanostores/react";
import { Button } from "../../ui/input/button.tsx";
import type { ButtonSize } from "../../ui/input/button-look.ts";
import { shortcutMessages } from "./shortcut-messages.ts";
import { useShortcutDialog } from "./use-shortcut-dialog.tsx";

type ShortcutButtonProps = {
  /** What the shortcut is called until somebody types another name; without it the screen's title with the words searched for. */
  name?: string;
  size?: ButtonSize;
};

export function ShortcutButton({ name, size = "m" }: ShortcutButtonProps) {
  const t = useStore(shortcutMessages);
  const { openForPresent, dialogs } = useShortcutDialog();
  return (
    <>
      <Button variant="ghost" size={size} icon="pin" onClick={() => openForPresent(name)}>
        {t.saveAs}
      </Button>
      {dialogs}
    </>
  );
}
