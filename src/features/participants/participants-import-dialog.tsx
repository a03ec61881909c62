// The import of participants; a chunk of its own, loaded when it is opened.
import { useStore } from "@nanostores/react";
import type { ParticipantImportResult } from "../../contract/participants.ts";
import { formatNumber } from "../../core/format.ts";
import { PeopleImportDialog } from "../../kit/passwords/people-import-dialog.tsx";
import { importMessages } from "../../kit/sheet-import/import-messages.ts";
import { useModel } from "../../kit/use-model.ts";
import { Checkbox } from "../../ui/choice/checkbox.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { participantSlip, participantSlipWords } from "./participant-slip.ts";
import { createParticipantImport, type MissingGroups } from "./missing-groups-import.ts";
import { participantsImportMessages } from "./participants-import-messages.ts";
import { participantsMessages } from "./participants-messages.ts";

export function ParticipantsImportDialog({ onClose }: { onClose(hasImported: boolean): void }) {
  const t = useStore(participantsMessages);
  const figuresOf = useFigures();
  const model = useModel(createParticipantImport);
  return (
    <PeopleImportDialog
      records={model.records}
      title={t.importTitle}
      noun={t.noun}
      plan={useGroupsPlan(model)}
      figuresOf={figuresOf}
      slipOf={(made) => participantSlip(made, made.password)}
      slipWords={participantSlipWords()}
      onClose={onClose}
    />
  );
}

function useGroupsPlan({ $missing, agree }: ReturnType<typeof createParticipantImport>) {
  const t = useStore(participantsImportMessages);
  const missing = useStore($missing);
  return {
    body: <GroupsToMake missing={missing} onAgree={agree} />,
    saveLabel: t.save,
    canSave: missing.isAgreed || missing.paths.length === 0,
  };
}

/** The usual ones, and the groups that were made along. */
function useFigures() {
  const t = useStore(participantsImportMessages);
  const importT = useStore(importMessages);
  return ({ created, updated, skipped, new_groups }: ParticipantImportResult) => [
    { term: importT.doneCreated, value: created },
    { term: importT.doneUpdated, value: updated },
    { term: importT.doneSkipped, value: skipped },
    ...(new_groups === undefined ? [] : [{ term: t.newGroups, value: new_groups }]),
  ];
}

const shownGroups = 12;

type GroupsToMakeProps = { missing: MissingGroups; onAgree(isAgreed: boolean): void };

function GroupsToMake({ missing: { paths, isAgreed }, onAgree }: GroupsToMakeProps) {
  const t = useStore(participantsImportMessages);
  const more = paths.length - shownGroups;
  // Those that the file names stand in rows that are left out.
  if (paths.length === 0) return <p>{t.none}</p>;
  return (
    <>
      <Checkbox
        label={t.create({ count: formatNumber(paths.length) })}
        hint={
          paths.slice(0, shownGroups).join("; ") +
          (more > 0 ? ` ${t.more({ count: formatNumber(more) })}` : "")
        }
        checked={isAgreed}
        onChange={onAgree}
      />
      {!isAgreed && <Banner tone="warn">{t.needed}</Banner>}
    </>
  );
}
