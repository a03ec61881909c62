// "Simpan sebagai shortcut": keeps the present screen, with its filters, on the person's home screen.
import { useStore } from "@nanostores/react";
import { Button, IconButton } from "../../ui/input/button.tsx";
import { shortcutMessages } from "./shortcut-messages.ts";
import { useShortcutDialog } from "./use-shortcut-dialog.tsx";

type ShortcutButtonProps = {
  /** What the shortcut is called until somebody types another name; without it the screen's title with the words searched for. */
  name?: string;
  /** Its picture alone, where words would crowd out what is done more often. */
  isQuiet?: boolean;
};

export function ShortcutButton({ name, isQuiet }: ShortcutButtonProps) {
  const t = useStore(shortcutMessages);
  const { openForPresent, dialogs } = useShortcutDialog();
  const open = () => openForPresent(name);
  return (
    <>
      {isQuiet ? (
        <IconButton icon="pin" label={t.saveAs} onClick={open} />
      ) : (
        <Button icon="pin" onClick={open}>
          {t.saveAs}
        </Button>
      )}
      {dialogs}
    </>
  );
}
