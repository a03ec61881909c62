// Which dialog of the participants screen is open, and the passwords that one of them may leave behind.
// Import and password slips are chunks of their own, and fetched before the dialog that needs them opens: passwords
// that the server has made must not be lost to a chunk that cannot be loaded any more.
import { useState } from "react";
import type { ComponentType } from "react";
import { responseCodes } from "../../contract/calls/envelope.ts";
import type { Participant } from "../../contract/participants.ts";
import { notify, reportError } from "../../core/notices.ts";
import type { PasswordSlip, SlipWords } from "../../kit/passwords/password-slip.ts";
import { ParticipantActionDialog } from "./participant-action-dialog.tsx";
import type { ActionKind, Target } from "./participant-actions.ts";
import type { SavedParticipant } from "./participant-form-model.ts";
import { ParticipantForm } from "./participant-form.tsx";
import { participantSlipWords, participantsMessages } from "./participants-messages.ts";
import type { ParticipantsModel } from "./participants-model.ts";

export type OpenDialog =
  | { is: "form"; participant: Participant | null }
  | { is: "action"; kind: ActionKind; target: Target }
  | { is: "import" };

type Loaded = {
  Passwords?: ComponentType<{
    slips: readonly PasswordSlip[];
    words: SlipWords;
    onClose(): void;
  }>;
  Import?: ComponentType<{ onClose(hasImported: boolean): void }>;
};

export function useParticipantDialogs(model: ParticipantsModel) {
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [slips, setSlips] = useState<readonly PasswordSlip[]>([]);
  const [{ Passwords, Import }, setLoaded] = useState<Loaded>({});
  const close = () => setDialog(null);

  async function show(next: OpenDialog): Promise<void> {
    const loaded = await load(next);
    setLoaded((before) => ({ ...before, ...loaded }));
    setDialog(next);
  }

  const dialogs = (
    <>
      {dialog?.is === "form" && (
        <ParticipantForm
          participant={dialog.participant}
          onSaved={(saved) => {
            tellSaved(saved, dialog.participant === null);
            setSlips(slipsOfNew(saved));
            void model.refresh();
          }}
          onClose={close}
        />
      )}
      {dialog?.is === "action" && (
        <ParticipantActionDialog
          model={model}
          kind={dialog.kind}
          target={dialog.target}
          onSlips={setSlips}
          onClose={close}
        />
      )}
      {dialog?.is === "import" && Import && (
        <Import
          onClose={(hasImported) => {
            close();
            if (hasImported) void model.refresh();
          }}
        />
      )}
      {slips.length > 0 && Passwords && (
        <Passwords slips={slips} words={participantSlipWords()} onClose={() => setSlips([])} />
      )}
    </>
  );
  return { open: (next: OpenDialog) => void show(next).catch(reportError), dialogs };
}

async function load(dialog: OpenDialog): Promise<Loaded> {
  if (dialog.is === "import") {
    const { ParticipantsImportDialog } = await import("./participants-import-dialog.tsx");
    return { Import: ParticipantsImportDialog };
  }
  const makesPasswords =
    dialog.is === "form" ? dialog.participant === null : dialog.kind === "resetPassword";
  if (!makesPasswords) return {};
  const { PasswordsDialog } = await import("../../kit/passwords/passwords-dialog.tsx");
  return { Passwords: PasswordsDialog };
}

function tellSaved({ participant: { nama: name } }: SavedParticipant, isNew: boolean): void {
  const t = participantsMessages.get();
  const body = isNew ? t.added({ name }) : t.changed({ name });
  notify(responseCodes.success, t.savedTitle, body);
}

function slipsOfNew({ participant, password }: SavedParticipant): PasswordSlip[] {
  const { no_ujian: login, nama: name, group_path: group } = participant;
  return password === "" ? [] : [{ login, name, group, password }];
}
