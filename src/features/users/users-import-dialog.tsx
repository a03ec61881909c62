// The import of accounts; a chunk of its own, loaded when it is opened.
import { useStore } from "@nanostores/react";
import { getUserImport, importUsers, matchUsers } from "../../contract/staff/users-import.ts";
import { PeopleImportDialog } from "../../kit/passwords/people-import-dialog.tsx";
import { userSlip, userSlipWords } from "./user-slip.ts";
import { usersMessages } from "./users-messages.ts";

export function UsersImportDialog({ onClose }: { onClose(hasImported: boolean): void }) {
  const t = useStore(usersMessages);
  return (
    <PeopleImportDialog
      records={{
        kind: "users",
        match: matchUsers,
        send: importUsers,
        find: getUserImport,
        keysOf: (emails) => ({ emails }),
        existingOf: ({ email, name }) => ({ key: email, label: name }),
        // A role is one of three words: nothing of the school's need be known.
        loadContext: async () => null,
      }}
      title={t.importTitle}
      noun={t.noun}
      slipOf={(made) => userSlip(made, made.password)}
      slipWords={userSlipWords()}
      onClose={onClose}
    />
  );
}
