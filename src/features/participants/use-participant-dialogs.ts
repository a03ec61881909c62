// The dialogs of the participants screen, and what each leads to.
import { namedParticipant } from "../../domain/people/named-participant.ts";
import { lazy } from "../../core/on-demand/lazy.ts";
import {
  listDeletedParticipantIds,
  listDeletedParticipants,
  type Participant,
} from "../../contract/participants.ts";
import type { Target } from "../../kit/actions/row-action.ts";
import { formatNumber } from "../../core/format.ts";
import { useDialogs } from "../../kit/dialogs/use-dialogs.tsx";
import { slipsOf, type PasswordSlip } from "../../kit/passwords/password-slip.ts";
import { noInput, restoreAll, type ActionKind, type ActionResult } from "./participant-actions.ts";
import { newSlips, participantSlipWords } from "./participant-slip.ts";
import { participantsMessages } from "./participants-messages.ts";
import type { ParticipantsModel } from "./participants-model.ts";

const table = {
  form: lazy(() => import("./participant-form.tsx"), "ParticipantForm"),
  action: lazy(() => import("./participant-action-dialog.tsx"), "ParticipantActionDialog"),
  import: {
    onDemand: lazy(() => import("./participants-import-dialog.tsx"), "ParticipantsImportDialog"),
  },
  passwords: {
    onDemand: lazy(() => import("../../kit/passwords/passwords-dialog.tsx"), "PasswordsDialog"),
  },
  deleted: {
    onDemand: lazy(() => import("../../kit/deleted/deleted-dialog.tsx"), "DeletedDialog"),
  },
};

export function useParticipantDialogs({ actions, saved, changed }: ParticipantsModel) {
  const { open, dialogs } = useDialogs(table, {});

  function showSlips(slips: readonly PasswordSlip[]): void {
    if (slips.length > 0) open("passwords", { slips, words: participantSlipWords() });
  }

  /** `participant` null: new ones, whose passwords may be made. */
  function openForm(participant: Participant | null): void {
    open(
      "form",
      {
        participant,
        onClose(done) {
          const [last] = done.slice(-1);
          const slips = newSlips(done);
          const t = participantsMessages.get();
          showSlips(slips);
          // Slips name whom they are for; a toast would lie over them.
          if (slips.length > 0) void changed();
          else if (done.length > 1) saved(t.addedSoFar({ count: formatNumber(done.length) }));
          else if (last)
            saved(
              (participant ? t.changed : t.added)({ name: namedParticipant(last.participant) }),
            );
        },
      },
      participant ? [] : ["passwords"],
    );
  }

  const act = (kind: ActionKind, target: Target): void =>
    actions.begin(kind, target, noInput, () => ask(kind, target));

  function ask(kind: ActionKind, target: Target): void {
    const needs = kind === "resetPassword" ? (["passwords"] as const) : [];
    open(
      "action",
      {
        actions,
        kind,
        target,
        changed: (done: readonly ActionResult[]) => showSlips(slipsOf(done)),
      },
      needs,
    );
  }

  const openImport = () =>
    open("import", { onClose: (hasImported) => void (hasImported && changed()) });

  const openDeleted = () => open("deleted", { source: deletedSource(changed) });

  return { openForm, openImport, openDeleted, act, dialogs };
}

function deletedSource(changed: ParticipantsModel["changed"]) {
  const t = participantsMessages.get();
  return {
    noun: t.title,
    many: (count: string) => t.count({ count }),
    endpoints: { list: listDeletedParticipants, ids: listDeletedParticipantIds },
    restore: restoreAll,
    changed,
  };
}
