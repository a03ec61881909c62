// The dialog that makes a shortcut: name, destination, and if wanted a picture.
import { useStore } from "@nanostores/react";
import { $previousAddress } from "../../core/navigation.ts";
import { $session } from "../../core/session.ts";
import { PictureField } from "../../ui/input/picture-field.tsx";
import { FormDialog } from "../form/form-dialog.tsx";
import { FormSelect, FormText } from "../form/form-fields.tsx";
import { maxShortcutName } from "../../contract/new-shortcuts.ts";
import { useModel } from "../use-model.ts";
import { createShortcutForm, type ShortcutForm } from "./create-shortcut-form.ts";
import { addressChoice, destinationChoices } from "./shortcut-choices.ts";
import { shortcutMessages } from "./shortcut-messages.ts";

type ShortcutDialogProps = {
  /** The place that is proposed: where the person is, or where they were before. */
  of: "present" | "previous";
  /** Proposed for what is present, instead of the screen's title. */
  name?: string;
  onClose: () => void;
};

export function ShortcutDialog({ of, name, onClose }: ShortcutDialogProps) {
  const t = useStore(shortcutMessages);
  const session = useStore($session);
  const user = "user" in session ? session.user : null;
  const isPresent = of === "present";
  const proposed = user && addressChoice(isPresent ? location.href : $previousAddress.get(), user);
  const model = useModel(() =>
    createShortcutForm({
      name: isPresent ? (name ?? proposed?.proposedName ?? "") : "",
      destination: proposed?.value ?? "",
    }),
  );
  const specialLabel = isPresent ? t.asSeenNow : t.asLastSeen;
  const choices = [
    ...(proposed?.isSpecial ? [proposed] : []),
    ...(user ? destinationChoices(user) : []),
  ];
  return (
    <FormDialog
      title={t.addTitle}
      size="s"
      form={model.form}
      saveLabel={t.save}
      cancelLabel={t.cancel}
      onClose={onClose}
    >
      <FormText form={model.form} name="name" label={t.name} required maxLength={maxShortcutName} />
      <FormSelect
        form={model.form}
        name="destination"
        label={t.destination}
        required
        placeholder={t.chooseDestination}
        options={choices.map(({ value, title, isSpecial }) => ({
          value,
          label: isSpecial ? specialLabel({ title }) : title,
        }))}
      />
      <IconField model={model} />
    </FormDialog>
  );
}

function IconField({ model }: { model: ShortcutForm }) {
  const t = useStore(shortcutMessages);
  const { icon64 } = useStore(model.form.$values);
  const { icon64: error = "" } = useStore(model.form.$errors);
  return (
    <PictureField
      label={t.icon}
      hint={t.iconHint}
      error={error}
      chooseLabel={t.chooseIcon}
      removeLabel={t.removeIcon}
      accept=".jpg,.png"
      picture={icon64}
      size={36}
      onFile={(file) => void model.chooseIcon(file)}
      onRemove={model.removeIcon}
    />
  );
}
