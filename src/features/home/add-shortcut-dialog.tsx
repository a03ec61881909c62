// The add-shortcut dialog: optional picture, name, destination.
import { useStore } from "@nanostores/react";
import { useId, useRef } from "react";
import type { FormEvent } from "react";
import type { Shortcut } from "../../contract/home.ts";
import type { UserProfile } from "../../contract/credentials.ts";
import { $previousAddress, confirmLeaving } from "../../core/navigation.ts";
import { useModel } from "../../kit/use-model.ts";
import { Banner } from "../../ui/feedback/banner.tsx";
import { Button } from "../../ui/input/button.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { Field } from "../../ui/input/field.tsx";
import { Select } from "../../ui/choice/select.tsx";
import { TextInput } from "../../ui/input/text-input.tsx";
import { createAddShortcutModel } from "./add-shortcut-model.ts";
import { shortcutMessages } from "./home-messages.ts";
import css from "./home-screen.module.css";
import { destinationChoices, previousChoice } from "./shortcut-choices.ts";
import { ShortcutIconField } from "./shortcut-icon-field.tsx";

type AddShortcutDialogProps = {
  user: UserProfile;
  onAdded: (made: Shortcut) => void;
  onClose: () => void;
};

export function AddShortcutDialog({ user, onAdded, onClose }: AddShortcutDialogProps) {
  const t = useStore(shortcutMessages);
  const previous = previousChoice($previousAddress.get(), user);
  const model = useModel(() =>
    createAddShortcutModel({ destination: previous?.value ?? "", onAdded }),
  );
  const values = useStore(model.form.$values);
  const errors = useStore(model.form.$errors);
  const failure = useStore(model.form.$failure);
  const saving = useStore(model.form.$state).status === "saving";
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);

  const choices = destinationChoices(user);
  const all = previous?.asLastSeen ? [previous, ...choices] : choices;
  const options = all.map(({ value, title, asLastSeen }) => ({
    value,
    label: asLastSeen ? t.withFilter({ title }) : title,
  }));
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (await model.form.save()) onClose();
    // The errors are drawn after this.
    else setTimeout(() => form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus());
  };
  const cancel = () => confirmLeaving(onClose);

  return (
    <Dialog
      title={t.addTitle}
      size="s"
      closeLabel={t.close}
      busy={saving}
      onClose={cancel}
      footer={
        <>
          <Button disabled={saving} onClick={cancel}>
            {t.cancel}
          </Button>
          <Button variant="primary" type="submit" form={formId} busy={saving}>
            {t.save}
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} noValidate className={css["form"]} onSubmit={save}>
        {failure && <Banner tone="bad">{failure}</Banner>}
        <Field label={t.name} required error={errors["name"] ?? ""}>
          {(aria) => (
            <TextInput
              {...aria}
              maxLength={60}
              value={values.name}
              onChange={(event) => model.form.set("name", event.currentTarget.value)}
            />
          )}
        </Field>
        <Field label={t.destination} required error={errors["destination"] ?? ""}>
          {(aria) => (
            <Select
              {...aria}
              options={options}
              placeholder={t.chooseDestination}
              value={values.destination}
              onChange={(value) => model.form.set("destination", value)}
            />
          )}
        </Field>
        <ShortcutIconField model={model} error={errors["icon64"] ?? ""} icon={values.icon64} />
      </form>
    </Dialog>
  );
}
