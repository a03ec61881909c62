// Making a shortcut: a name, where it leads, and if wanted a small picture as a base64 data address.
import {
  createShortcut,
  maxShortcutIconBytes,
  shortcutIconTypes,
  shortcutInput,
} from "../../contract/new-shortcuts.ts";
import { responseCodes } from "../../contract/calls/envelope.ts";
import { call } from "../../core/api.ts";
import { notify } from "../../core/notices.ts";
import { createForm } from "../form/create-form.ts";
import { shortcutMessages } from "./shortcut-messages.ts";

/** As proposed. */
type ShortcutFormOptions = { name: string; destination: string };

export function createShortcutForm({ name, destination }: ShortcutFormOptions) {
  let latestFile = 0;
  const form = createForm({
    initial: { name, destination, icon64: "" },
    schema: shortcutInput,
    async submit(values) {
      // The specification does not say what it answers: whoever shows shortcuts asks for them.
      await call(createShortcut, values);
      const t = shortcutMessages.get();
      notify(responseCodes.success, t.successTitle, t.successBody);
    },
  });

  /** A refused file leaves the form as it was, and says why. */
  async function chooseIcon(file: File): Promise<void> {
    const turn = ++latestFile;
    const t = shortcutMessages.get();
    const refuse = (reason: string) => form.setErrors({ ...form.$errors.get(), icon64: reason });
    if (!shortcutIconTypes.some((type) => type === file.type)) return refuse(t.iconType);
    if (file.size > maxShortcutIconBytes) return refuse(t.iconSize);
    const address = await readDataAddress(file);
    if (turn !== latestFile) return;
    if (address === null) refuse(t.iconUnreadable);
    else form.set("icon64", address);
  }

  function removeIcon(): void {
    latestFile += 1;
    form.set("icon64", "");
  }

  return { form, chooseIcon, removeIcon, exit: form.exit };
}

export type ShortcutForm = ReturnType<typeof createShortcutForm>;

function readDataAddress(file: File): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === "string" ? reader.result : null);
    reader.onerror = () => resolve(null);
    reader.readAsDataURL(file);
  });
}
