// Which dialog of the accounts screen is open, and the passwords that one of them may leave behind.
// Form, import and password slips are chunks of their own, fetched before the dialog that needs them opens.
import { useState } from "react";
import type { ComponentType } from "react";
import { responseCodes } from "../../contract/calls/envelope.ts";
import type { UserProfile } from "../../contract/session.ts";
import type { User } from "../../contract/users.ts";
import { notify, reportError } from "../../core/notices.ts";
import { validateSession } from "../../core/session.ts";
import type { PasswordSlip, SlipWords } from "../../kit/passwords/password-slip.ts";
import { UserActionDialog } from "./user-action-dialog.tsx";
import type { ActionKind, Target } from "./user-actions.ts";
import type { SavedUser } from "./user-form-model.ts";
import type { UserFormProps } from "./user-form.tsx";
import { usersMessages, userSlipWords } from "./users-messages.ts";
import type { UsersModel } from "./users-model.ts";

export type OpenDialog =
  | { is: "form"; user: User | null }
  | { is: "action"; kind: ActionKind; target: Target }
  | { is: "import" };

type Loaded = {
  Passwords?: ComponentType<{
    slips: readonly PasswordSlip[];
    words: SlipWords;
    onClose(): void;
  }>;
  Form?: ComponentType<UserFormProps>;
  Import?: ComponentType<{ onClose(hasImported: boolean): void }>;
};

export function useUserDialogs(model: UsersModel, by: UserProfile) {
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [slips, setSlips] = useState<readonly PasswordSlip[]>([]);
  const [{ Passwords, Form, Import }, setLoaded] = useState<Loaded>({});
  const close = () => setDialog(null);

  async function show(next: OpenDialog): Promise<void> {
    const loaded = await load(next);
    setLoaded((before) => ({ ...before, ...loaded }));
    setDialog(next);
  }

  const dialogs = (
    <>
      {dialog?.is === "form" && Form && (
        <Form
          user={dialog.user}
          by={by}
          onSaved={(saved) => {
            tellSaved(saved, dialog.user === null);
            setSlips(slipsOfNew(saved));
            // One's own name stands in the shell, and one's own exceptions make its menu.
            if (saved.user.id === by.id) validateSession().catch(() => undefined);
            void model.list.reload();
          }}
          onClose={close}
        />
      )}
      {dialog?.is === "action" && (
        <UserActionDialog
          key={dialog.kind}
          model={model}
          kind={dialog.kind}
          target={dialog.target}
          onSlips={setSlips}
          onDeactivate={(target) => setDialog({ is: "action", kind: "deactivate", target })}
          onClose={close}
        />
      )}
      {dialog?.is === "import" && Import && (
        <Import
          onClose={(hasImported) => {
            close();
            if (hasImported) void model.list.reload();
          }}
        />
      )}
      {slips.length > 0 && Passwords && (
        <Passwords slips={slips} words={userSlipWords()} onClose={() => setSlips([])} />
      )}
    </>
  );
  return { open: (next: OpenDialog) => void show(next).catch(reportError), dialogs };
}

async function load(dialog: OpenDialog): Promise<Loaded> {
  if (dialog.is === "import") {
    const { UsersImportDialog } = await import("./users-import-dialog.tsx");
    return { Import: UsersImportDialog };
  }
  if (dialog.is === "form") {
    const { UserForm } = await import("./user-form.tsx");
    return { Form: UserForm, ...(dialog.user === null ? await loadPasswords() : {}) };
  }
  return dialog.kind === "resetPassword" ? loadPasswords() : {};
}

async function loadPasswords(): Promise<Loaded> {
  const { PasswordsDialog } = await import("../../kit/passwords/passwords-dialog.tsx");
  return { Passwords: PasswordsDialog };
}

function tellSaved({ user: { name } }: SavedUser, isNew: boolean): void {
  const t = usersMessages.get();
  notify(responseCodes.success, t.savedTitle, isNew ? t.added({ name }) : t.changed({ name }));
}

function slipsOfNew({ user: { email: login, name }, password }: SavedUser): PasswordSlip[] {
  return password === "" ? [] : [{ login, name, group: null, password }];
}
