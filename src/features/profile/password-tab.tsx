// Changing one's own password, with the present one.
import { useStore } from "@nanostores/react";
import { responseCodes } from "../../contract/calls/envelope.ts";
import { changeOwnPassword, passwordChange } from "../../contract/profile.ts";
import type { OwnProfile } from "../../contract/profile.ts";
import { call } from "../../core/api.ts";
import { notify } from "../../core/notices.ts";
import { createForm } from "../../kit/form/create-form.ts";
import { FormPanel } from "../../kit/form/form-panel.tsx";
import { StrengthMeter } from "../../kit/passwords/strength-meter.tsx";
import { useModel } from "../../kit/use-model.ts";
import { Checkbox } from "../../ui/choice/checkbox.tsx";
import { Field } from "../../ui/input/field.tsx";
import { PasswordInput } from "../../ui/input/password-input.tsx";
import { profileMessages } from "./profile-messages.ts";

const blank = { current: "", password: "", end_others: true };

function createPasswordForm() {
  return createForm({
    initial: blank,
    schema: passwordChange,
    async submit(values) {
      const { ended } = await call(changeOwnPassword, values);
      const t = profileMessages.get();
      const body = ended === 0 ? t.passwordChanged : t.passwordChangedEnded({ count: ended });
      notify(responseCodes.success, t.savedTitle, body);
    },
  });
}

type PasswordForm = ReturnType<typeof createPasswordForm>;

export function PasswordTab({ profile }: { profile: OwnProfile }) {
  const t = useStore(profileMessages);
  const form = useModel(createPasswordForm);
  const { password, end_others: endOthers } = useStore(form.$values);
  return (
    <FormPanel form={form} saveLabel={t.changePassword} changed={() => form.reset(blank)}>
      {/* For password managers: whose it is. */}
      <input type="hidden" autoComplete="username" value={profile.email} />
      <SecretField form={form} name="current" />
      <div>
        <SecretField form={form} name="password" />
        <StrengthMeter password={password} known={[profile.name, profile.email]} />
      </div>
      <Checkbox
        label={t.endOthers}
        checked={endOthers}
        onChange={(isOn) => form.set("end_others", isOn)}
      />
    </FormPanel>
  );
}

function SecretField({ form, name }: { form: PasswordForm; name: "current" | "password" }) {
  const t = useStore(profileMessages);
  const value = useStore(form.$values)[name];
  const error = useStore(form.$errors)[name];
  const isNew = name === "password";
  return (
    <Field
      label={isNew ? t.newPassword : t.current}
      required
      {...(isNew ? { hint: t.passwordHint } : {})}
      {...(error === undefined ? {} : { error })}
    >
      {(aria) => (
        <PasswordInput
          {...aria}
          autoComplete={isNew ? "new-password" : "current-password"}
          showLabel={t.showPassword}
          hideLabel={t.hidePassword}
          value={value}
          onInput={(event) => form.set(name, event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
