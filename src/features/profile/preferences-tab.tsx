// Theme, language, rows per page and sounds. Kept with the account; they take effect once they are saved.
import { useStore } from "@nanostores/react";
import { responseCodes } from "../../contract/calls/envelope.ts";
import { licenceFile } from "../../contract/licences.ts";
import {
  preferences,
  rowsPerPageChoices,
  themes,
  type Language,
  type Preferences,
  type Theme,
} from "../../contract/preferences.ts";
import { notify } from "../../core/notices.ts";
import { $preferences, savePreferences } from "../../core/preferences/own-preferences.ts";
import { $theme } from "../../core/preferences/theme.ts";
import { createForm } from "../../kit/form/create-form.ts";
import { FormPanel } from "../../kit/form/form-panel.tsx";
import { useModel } from "../../kit/use-model.ts";
import { Checkbox } from "../../ui/choice/checkbox.tsx";
import { Field } from "../../ui/input/field.tsx";
import { RadioGroup } from "../../ui/choice/radio-group.tsx";
import { Select } from "../../ui/choice/select.tsx";
import { profileMessages } from "./profile-messages.ts";

function createPreferencesForm() {
  return createForm<Preferences, Preferences>({
    // The theme may have been chosen on this PC alone.
    initial: { ...$preferences.get(), theme: $theme.get() },
    schema: preferences,
    submit: savePreferences,
  });
}

export function PreferencesTab() {
  const t = useStore(profileMessages);
  const form = useModel(createPreferencesForm);
  const { rows_per_page, theme, sounds, language } = useStore(form.$values);
  return (
    <>
      <FormPanel
        form={form}
        changed={() => notify(responseCodes.success, t.savedTitle, t.preferencesSaved)}
      >
        <RadioGroup
          legend={t.theme}
          options={themes.map((value) => ({ value, label: t[value] }))}
          value={theme}
          onChange={(value) => form.set("theme", value as Theme)}
        />
        <RadioGroup
          legend={t.language}
          options={[
            { value: "id", label: t.indonesian },
            { value: "en", label: t.english },
          ]}
          value={language}
          onChange={(value) => form.set("language", value as Language)}
        />
        <Field label={t.rows} hint={t.rowsHint}>
          {(aria) => (
            <Select
              {...aria}
              options={rowsPerPageChoices.map(String).map((value) => ({ value, label: value }))}
              value={String(rows_per_page)}
              onChange={(value) =>
                form.set("rows_per_page", Number(value) as Preferences["rows_per_page"])
              }
            />
          )}
        </Field>
        <Checkbox label={t.sounds} checked={sounds} onChange={(isOn) => form.set("sounds", isOn)} />
      </FormPanel>
      <p>
        <a href={`${__BASE__}${licenceFile}`} target="_blank" rel="noopener">
          {t.licences}
        </a>
      </p>
    </>
  );
}
