// The import wizard as accounts use it; a chunk of its own, loaded when it is opened.
import { useRef } from "react";
import { useStore } from "@nanostores/react";
import { templateFiles, templatesPath } from "../../contract/templates.ts";
import type { UserImportResult } from "../../contract/users-import.ts";
import { ImportWizard } from "../../kit/sheet-import/import-wizard.tsx";
import { PasswordSlips } from "../../kit/passwords/password-slips.tsx";
import { useModel } from "../../kit/use-model.ts";
import { createUsersImport } from "./users-import.ts";
import { usersMessages, userSlipWords } from "./users-messages.ts";

export function UsersImportDialog({ onClose }: { onClose(hasImported: boolean): void }) {
  const t = useStore(usersMessages);
  const model = useModel(() => createUsersImport());
  const kept = useRef<UserImportResult | null>(null);
  return (
    <ImportWizard
      model={model}
      title={t.importTitle}
      noun={t.noun}
      templateAddress={templatesPath + templateFiles.users}
      renderOutcome={(outcome) =>
        outcome.passwords.length > 0 && (
          <PasswordSlips
            slips={outcome.passwords.map(({ email: login, name, password }) => ({
              login,
              name,
              group: null,
              password,
            }))}
            words={userSlipWords()}
            onKept={() => (kept.current = outcome)}
          />
        )
      }
      holdsOutcome={(outcome) => outcome.passwords.length > 0 && kept.current !== outcome}
      onClose={onClose}
    />
  );
}
