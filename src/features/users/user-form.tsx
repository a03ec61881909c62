// The dialog that adds or changes one account. What may not be changed stays in sight and says why.
import { useStore } from "@nanostores/react";
import { roleLabels, roles } from "../../contract/permissions.ts";
import type { Role } from "../../contract/permissions.ts";
import type { UserProfile } from "../../contract/session.ts";
import type { User, UserInput } from "../../contract/users.ts";
import { tidyExceptions } from "../../domain/people/account-guard.ts";
import { Banner } from "../../ui/feedback/banner.tsx";
import { Checkbox } from "../../ui/choice/checkbox.tsx";
import { Field } from "../../ui/input/field.tsx";
import { PasswordInput } from "../../ui/input/password-input.tsx";
import { Select } from "../../ui/choice/select.tsx";
import { TextInput } from "../../ui/input/text-input.tsx";
import { ConflictNotice } from "../../kit/form/conflict-notice.tsx";
import { FormDialog } from "../../kit/form/form-dialog.tsx";
import { MenuExceptions } from "../../kit/menu-exceptions.tsx";
import classes from "../../kit/record/record.module.css";
import { StrengthMeter } from "../../kit/form/strength-meter.tsx";
import { useModel } from "../../kit/use-model.ts";
import { whyNot } from "./user-actions.ts";
import { createUserForm } from "./user-form-model.ts";
import type { SavedUser, UserFormModel } from "./user-form-model.ts";
import { usersMessages } from "./users-messages.ts";

export type UserFormProps = {
  /** Null: a new one. */
  user: User | null;
  by: UserProfile;
  onSaved(saved: SavedUser): void;
  onClose(): void;
};

export function UserForm({ user, by, onSaved, onClose }: UserFormProps) {
  const t = useStore(usersMessages);
  const model = useModel(() => createUserForm(user, onSaved));
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
      <div className={classes.form}>
        <LineField model={model} name="name" maxLength={200} />
        <LineField model={model} name="email" maxLength={254} />
        <RoleField model={model} user={user} by={by} />
        <PasswordField model={model} user={user} by={by} />
        <ActiveField model={model} user={user} by={by} />
      </div>
      <ExceptionsField model={model} />
    </FormDialog>
  );
}

/** What the fields have in common: value, fault, change. */
function useField<Name extends keyof UserInput>({ form }: UserFormModel, name: Name) {
  const value = useStore(form.$values)[name];
  const error = useStore(form.$errors)[name];
  return {
    value,
    set: (next: UserInput[Name]) => form.set(name, next),
    shown: error === undefined ? {} : { error },
  };
}

type LineFieldProps = { model: UserFormModel; name: "name" | "email"; maxLength: number };

function LineField({ model, name, maxLength }: LineFieldProps) {
  const t = useStore(usersMessages);
  const field = useField(model, name);
  return (
    <Field label={t[name]} required {...field.shown}>
      {(aria) => (
        <TextInput
          {...aria}
          type={name === "email" ? "email" : "text"}
          autoComplete="off"
          maxLength={maxLength}
          value={field.value}
          onInput={(event) => field.set(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

type GuardedFieldProps = { model: UserFormModel; user: User | null; by: UserProfile };

function RoleField({ model, user, by }: GuardedFieldProps) {
  const t = useStore(usersMessages);
  const role = useField(model, "role");
  const hint = user && whyNot("change-role", user, by, t);
  return (
    <Field label={t.role} required {...(hint ? { hint } : {})} {...role.shown}>
      {(aria) => (
        <Select
          {...aria}
          disabled={hint !== null}
          options={roles.map((value) => ({
            value,
            label: roleLabels[value],
            disabled: value === "EVIL" && by.role !== "EVIL",
          }))}
          value={role.value}
          onChange={(value) => role.set(value as Role)}
        />
      )}
    </Field>
  );
}

function PasswordField({ model, user, by }: GuardedFieldProps) {
  const t = useStore(usersMessages);
  const { name, email } = useStore(model.form.$values);
  const password = useField(model, "password");
  const hindrance = user && whyNot("reset-password", user, by, t);
  const hint = hindrance ?? (user ? t.passwordKept : t.passwordNew);
  return (
    <div>
      <Field label={t.password} hint={hint} {...password.shown}>
        {(aria) => (
          <PasswordInput
            {...aria}
            disabled={hindrance !== null}
            showLabel={t.showPassword}
            hideLabel={t.hidePassword}
            value={password.value}
            onInput={(event) => password.set(event.currentTarget.value)}
          />
        )}
      </Field>
      <StrengthMeter password={password.value} known={[name, email]} />
    </div>
  );
}

function ActiveField({ model, user, by }: GuardedFieldProps) {
  const t = useStore(usersMessages);
  const active = useField(model, "active");
  const hint = user?.active ? whyNot("deactivate", user, by, t) : null;
  return (
    <div className={classes.wide}>
      <Checkbox
        label={hint === null ? t.activeLabel : `${t.activeLabel}. ${hint}`}
        disabled={hint !== null}
        checked={active.value}
        onChange={active.set}
      />
      {active.shown.error && <Banner tone="bad">{active.shown.error}</Banner>}
    </div>
  );
}

function ExceptionsField({ model }: { model: UserFormModel }) {
  const t = useStore(usersMessages);
  const exceptions = useField(model, "exceptions");
  const { role } = useStore(model.form.$values);
  const { error } = exceptions.shown;
  return (
    <details className={classes.more} open={error !== undefined || undefined}>
      <summary>{t.exceptionsOf({ count: exceptions.value.length })}</summary>
      {error && <Banner tone="bad">{error}</Banner>}
      <p>{t.exceptionsHint}</p>
      <MenuExceptions
        role={role}
        value={exceptions.value}
        onChange={(next) => exceptions.set(tidyExceptions(next))}
      />
    </details>
  );
}
