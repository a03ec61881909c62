// The import of participants; a chunk of its own, loaded when it is opened.
import { useStore } from "@nanostores/react";
import { formatNumber } from "../../core/format.ts";
import { PeopleImportDialog } from "../../kit/passwords/people-import-dialog.tsx";
import { useModel } from "../../kit/use-model.ts";
import { Checkbox } from "../../ui/choice/checkbox.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { participantSlip, participantSlipWords } from "./participant-slip.ts";
import { createParticipantImport } from "./missing-groups-import.ts";
import type { MissingGroups } from "./missing-groups-import.ts";
import { participantsImportMessages } from "./participants-import-messages.ts";
import { participantsMessages } from "./participants-messages.ts";

export function ParticipantsImportDialog({ onClose }: { onClose(hasImported: boolean): void }) {
  const t = useStore(participantsMessages);
  const model = useModel(createParticipantImport);
  return (
    <PeopleImportDialog
      records={model.records}
      title={t.importTitle}
      noun={t.noun}
      plan={useGroupsPlan(model)}
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

const shownGroups = 12;

type GroupsToMakeProps = { missing: MissingGroups; onAgree(isAgreed: boolean): void };

function GroupsToMake({ missing: { paths, isAgreed }, onAgree }: GroupsToMakeProps) {
  const t = useStore(participantsImportMessages);
  const more = paths.length - shownGroups;
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
