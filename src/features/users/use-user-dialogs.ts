// The dialogs of the accounts screen, and what each leads to.
import { lazy } from "../../core/on-demand/lazy.ts";
import type { User } from "../../contract/staff/users.ts";
import { validateSession } from "../../core/session.ts";
import type { Target } from "../../kit/actions/row-action.ts";
import { useDialogs } from "../../kit/dialogs/use-dialogs.tsx";
import { slipsOf, type PasswordSlip } from "../../kit/passwords/password-slip.ts";
import { whyNot, type ActionKind, type ActionResult } from "./user-actions.ts";
import { userSlip, userSlipWords } from "./user-slip.ts";
import { usersMessages } from "./users-messages.ts";
import type { UsersModel } from "./users-model.ts";

const table = {
  form: lazy(() => import("./user-form.tsx"), "UserForm"),
  action: lazy(() => import("./user-action-dialog.tsx"), "UserActionDialog"),
  import: { onDemand: lazy(() => import("./users-import-dialog.tsx"), "UsersImportDialog") },
  passwords: {
    onDemand: lazy(() => import("../../kit/passwords/passwords-dialog.tsx"), "PasswordsDialog"),
  },
};

export function useUserDialogs({ actions, by, saved, changed }: UsersModel) {
  const { open, dialogs } = useDialogs(table, {});

  function showSlips(slips: readonly PasswordSlip[]): void {
    if (slips.length > 0) open("passwords", { slips, words: userSlipWords() });
  }

  /** `user` null: a new one, whose password may be made. */
  function openForm(user: User | null): void {
    const t = usersMessages.get();
    if (user && whyNot("edit", user, by, t) !== null) return;
    open(
      "form",
      {
        user,
        by,
        changed({ user: now, password }) {
          const { name } = now;
          saved(user ? t.changed({ name }) : t.added({ name }));
          // One's own name stands in the shell, and one's own exceptions make its menu.
          if (now.id === by.id) validateSession().catch(() => undefined);
          if (password !== "") showSlips([userSlip(now, password)]);
        },
      },
      user ? [] : ["passwords"],
    );
  }

  const act = (kind: ActionKind, target: Target): void =>
    actions.begin(kind, target, "", () => ask(kind, target));

  function ask(kind: ActionKind, target: Target): void {
    open(
      "action",
      {
        actions,
        kind,
        target,
        changed: (done: readonly ActionResult[]) => showSlips(slipsOf(done)),
        onDeactivate: (refused: Target) => act("deactivate", refused),
      },
      kind === "resetPassword" ? ["passwords"] : [],
    );
  }

  const openImport = () =>
    open("import", { onClose: (hasImported) => void (hasImported && changed()) });
  return { openForm, openImport, act, dialogs };
}
