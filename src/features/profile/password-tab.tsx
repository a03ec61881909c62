// Changing one's own password, with the present one.
import { useStore } from "@nanostores/react";
import { responseCodes } from "../../contract/calls/envelope.ts";
import {
  changeOwnPassword,
  passwordChangeOf,
  type OwnProfile,
} from "../../contract/staff/profile.ts";
import { call } from "../../core/api.ts";
import { notify } from "../../core/notices.ts";
import { createForm } from "../../kit/form/create-form.ts";
import { FormPassword } from "../../kit/form/form-fields.tsx";
import { FormPanel } from "../../kit/form/form-panel.tsx";
import { StrengthMeter } from "../../kit/passwords/strength-meter.tsx";
import { useModel } from "../../kit/use-model.ts";
import { Checkbox } from "../../ui/choice/checkbox.tsx";
import { profileMessages } from "./profile-messages.ts";

const blank = { current: "", password: "", end_others: true };

function createPasswordForm(profile: OwnProfile) {
  return createForm({
    initial: blank,
    schema: passwordChangeOf(profile),
    async submit(values) {
      const { ended } = await call(changeOwnPassword, values);
      const t = profileMessages.get();
      const body = ended === 0 ? t.passwordChanged : t.passwordChangedEnded({ count: ended });
      notify(responseCodes.success, t.savedTitle, body);
    },
  });
}

export function PasswordTab({ profile }: { profile: OwnProfile }) {
  const t = useStore(profileMessages);
  const form = useModel(() => createPasswordForm(profile));
  const { password, end_others: endOthers } = useStore(form.$values);
  return (
    <FormPanel form={form} saveLabel={t.changePassword} changed={() => form.reset(blank)}>
      {/* For password managers: whose it is. */}
      <input type="hidden" autoComplete="username" value={profile.email} />
      <FormPassword
        form={form}
        name="current"
        label={t.current}
        required
        autoComplete="current-password"
      />
      <div>
        <FormPassword
          form={form}
          name="password"
          label={t.newPassword}
          hint={t.passwordHint}
          required
          autoComplete="new-password"
        />
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
