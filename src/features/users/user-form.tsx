// The dialog that adds or changes one account. What may not be changed stays in sight and says why.
import { useStore } from "@nanostores/react";
import { roleLabels, roles } from "../../contract/roles.ts";
import type { UserProfile } from "../../contract/credentials.ts";
import type { User } from "../../contract/staff/users.ts";
import { tidyExceptions } from "../../domain/people/account-guard.ts";
import { ConflictNotice } from "../../kit/form/conflict-notice.tsx";
import { FormDialog } from "../../kit/form/form-dialog.tsx";
import { FormCheckbox, FormPassword, FormSelect, FormText } from "../../kit/form/form-fields.tsx";
import { MenuExceptions } from "../../kit/menu-exceptions.tsx";
import { StrengthMeter } from "../../kit/passwords/strength-meter.tsx";
import css from "../../kit/record/record.module.css";
import { useModel } from "../../kit/use-model.ts";
import { Banner } from "../../ui/feedback/banner.tsx";
import { whyNot } from "./user-actions.ts";
import { createUserFormModel, type SavedUser, type UserFormModel } from "./user-form-model.ts";
import { usersMessages } from "./users-messages.ts";

type UserFormProps = {
  /** Null: a new one. */
  user: User | null;
  by: UserProfile;
  changed(saved: SavedUser): void;
  onClose(): void;
};

export function UserForm({ user, by, changed, onClose }: UserFormProps) {
  const t = useStore(usersMessages);
  const model = useModel(() => createUserFormModel(user, changed));
  const fields = { form: model.form, user, by };
  const labels = {
    name: t.name,
    email: t.email,
    role: t.role,
    active: t.active,
    exceptions: t.exceptions,
    password: t.password,
  };
  return (
    <FormDialog
      title={user ? t.editTitle({ name: user.name }) : t.addTitle}
      form={model.form}
      size="l"
      onClose={onClose}
      notice={<ConflictNotice model={model} labels={labels} />}
    >
      <div className={css.form}>
        <AccountFields {...fields} />
        <PasswordField {...fields} />
        <ActiveField {...fields} />
      </div>
      <ExceptionsField form={model.form} />
    </FormDialog>
  );
}

type FieldsProps = { form: UserFormModel["form"]; user: User | null; by: UserProfile };

function AccountFields({ form, user, by }: FieldsProps) {
  const t = useStore(usersMessages);
  const emailHindrance = user && whyNot("change-email", user, by, t);
  const roleHindrance = user && whyNot("change-role", user, by, t);
  return (
    <>
      <FormText form={form} name="name" label={t.name} required maxLength={200} />
      <FormText
        form={form}
        name="email"
        label={t.email}
        required
        type="email"
        maxLength={254}
        hint={emailHindrance}
        readOnly={emailHindrance !== null}
      />
      <FormSelect
        form={form}
        name="role"
        label={t.role}
        meaning={t.roleMeaning}
        required
        hint={roleHindrance}
        disabled={roleHindrance !== null}
        options={roles.map((value) => ({
          value,
          label: roleLabels[value],
          disabled: value === "EVIL" && by.role !== "EVIL",
        }))}
      />
    </>
  );
}

function PasswordField({ form, user, by }: FieldsProps) {
  const t = useStore(usersMessages);
  const { name, email, password } = useStore(form.$values);
  const hindrance = user && whyNot("reset-password", user, by, t);
  return (
    <div>
      <FormPassword
        form={form}
        name="password"
        label={t.password}
        hint={hindrance ?? (user ? t.passwordKept : t.passwordNew)}
        disabled={hindrance !== null}
      />
      <StrengthMeter password={password} known={[name, email]} />
    </div>
  );
}

function ActiveField({ form, user, by }: FieldsProps) {
  const t = useStore(usersMessages);
  const error = useStore(form.$errors)["active"];
  const hint = user?.active ? whyNot("deactivate", user, by, t) : null;
  return (
    <div className={css.wide}>
      <FormCheckbox
        form={form}
        name="active"
        label={hint === null ? t.activeLabel : `${t.activeLabel}. ${hint}`}
        disabled={hint !== null}
      />
      {error && <Banner tone="bad">{error}</Banner>}
    </div>
  );
}

function ExceptionsField({ form }: Pick<FieldsProps, "form">) {
  const t = useStore(usersMessages);
  const { role, exceptions } = useStore(form.$values);
  const error = useStore(form.$errors)["exceptions"];
  return (
    <details className={css.more} open={error !== undefined || undefined}>
      <summary>{t.exceptionsOf({ count: exceptions.length })}</summary>
      {error && <Banner tone="bad">{error}</Banner>}
      <p>{t.exceptionsHint}</p>
      <MenuExceptions
        role={role}
        value={exceptions}
        onChange={(next) => form.set("exceptions", tidyExceptions(next))}
      />
    </details>
  );
}
