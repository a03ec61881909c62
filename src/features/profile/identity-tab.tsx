// One's own name, e-mail and picture, and what cannot be changed here: the role and what it opens.
import { useStore } from "@nanostores/react";
import { responseCodes } from "../../contract/calls/envelope.ts";
import type { OwnProfile } from "../../contract/staff/profile.ts";
import { formatDateTime } from "../../core/format.ts";
import { permissionSections } from "../../core/menu/menu.ts";
import { notify } from "../../core/notices.ts";
import { ConflictNotice } from "../../kit/form/conflict-notice.tsx";
import { FormPassword, FormText } from "../../kit/form/form-fields.tsx";
import { FormPanel } from "../../kit/form/form-panel.tsx";
import { RoleBadge } from "../../kit/role-badge.tsx";
import { useModel } from "../../kit/use-model.ts";
import { DescriptionList } from "../../ui/layout/description-list.tsx";
import { PictureField } from "../../ui/input/picture-field.tsx";
import { createIdentityModel, type IdentityModel } from "./identity-model.ts";
import { profileMessages } from "./profile-messages.ts";
import css from "./profile-screen.module.css";

export function IdentityTab({ profile }: { profile: OwnProfile }) {
  const t = useStore(profileMessages);
  const model = useModel(() => createIdentityModel(profile));
  const labels = { name: t.name, email: t.email, current: t.current, picture: t.picture };
  return (
    <div className={css.columns}>
      <FormPanel
        form={model.form}
        notice={<ConflictNotice model={model} labels={labels} />}
        changed={() => {
          model.settled();
          notify(responseCodes.success, t.savedTitle, t.saved);
        }}
      >
        <OwnPicture model={model} />
        <FormText
          form={model.form}
          name="name"
          label={t.name}
          required
          autoComplete="name"
          maxLength={200}
        />
        <EmailFields model={model} />
      </FormPanel>
      <Facts profile={profile} />
    </div>
  );
}

/** Whoever finds an unattended PC must not take the account along: another e-mail needs the password. */
function EmailFields({ model: { form, $asksPassword } }: { model: IdentityModel }) {
  const t = useStore(profileMessages);
  const asksPassword = useStore($asksPassword);
  return (
    <>
      <FormText
        form={form}
        name="email"
        label={t.email}
        hint={t.emailHint}
        required
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      {asksPassword && (
        <FormPassword
          form={form}
          name="current"
          label={t.current}
          hint={t.currentHint}
          required
          autoComplete="current-password"
        />
      )}
    </>
  );
}

function OwnPicture({ model }: { model: IdentityModel }) {
  const t = useStore(profileMessages);
  const { picture } = useStore(model.form.$values);
  const error = useStore(model.form.$errors)["picture"] ?? "";
  return (
    <PictureField
      label={t.picture}
      hint={t.pictureHint}
      error={error}
      chooseLabel={t.choosePicture}
      removeLabel={t.removePicture}
      accept=".jpg,.jpeg,.png"
      picture={picture}
      size={72}
      onFile={(file) => void model.choose(file)}
      onRemove={model.removePicture}
    />
  );
}

function Facts({ profile }: { profile: OwnProfile }) {
  const t = useStore(profileMessages);
  const menus = permissionSections()
    .flatMap(({ items }) => items)
    .filter(({ code }) => profile.menus[code] === true)
    .flatMap(({ labels }) => labels);
  const { last_login_at: lastLogin } = profile;
  return (
    <DescriptionList
      items={[
        { term: t.role, value: <RoleBadge role={profile.role} /> },
        { term: t.menus, value: menus.join(", ") || t.noMenus },
        ...(lastLogin ? [{ term: t.lastLogin, value: formatDateTime(lastLogin) }] : []),
      ]}
    />
  );
}
