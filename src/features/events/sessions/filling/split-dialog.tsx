// Splits people into sessions by a rule, and shows what comes out before it is saved.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import { maxSession } from "../../../../contract/participants.ts";
import { formatNumber } from "../../../../core/format.ts";
import type { SplitBy } from "../../../../domain/exams/session-split.ts";
import { RadioGroup } from "../../../../ui/choice/radio-group.tsx";
import { Field } from "../../../../ui/input/field.tsx";
import { TextInput } from "../../../../ui/input/text-input.tsx";
import { PlanDialog, useBoard, type PlanningProps } from "./plan-dialog.tsx";
import { sessionDialogMessages } from "./session-dialogs-messages.ts";
import { planSplit, type Board } from "../session-plan-rows.ts";

export function SplitDialog({ model, onClose }: PlanningProps) {
  const t = useStore(sessionDialogMessages);
  const board = useBoard(model);
  const paths = useStore(model.$paths);
  const { members } = board;
  const placed = members.filter(({ sesi }) => sesi !== null).length;
  const [by, setBy] = useState<SplitBy>("group");
  const [countText, setCount] = useState(() => String(usualCount(board)));
  const [onlyNew, setOnlyNew] = useState(placed > 0 && placed < members.length);
  const count = /^\d{1,2}$/u.test(countText) ? Number(countText) : 0;
  const isCount = count >= 1 && count <= maxSession;
  const max = { max: maxSession };
  return (
    <PlanDialog
      model={model}
      title={t.splitTitle}
      board={board}
      plan={isCount ? planSplit(board, paths, { by, count, onlyNew }) : null}
      leftBecause="full"
      onClose={onClose}
    >
      <RuleField by={by} onChange={setBy} />
      <Field
        label={t.count}
        hint={t.countHint(max)}
        error={isCount ? undefined : t.countInvalid(max)}
      >
        {(aria) => (
          <TextInput
            {...aria}
            type="number"
            min={1}
            max={maxSession}
            value={countText}
            onChange={(event) => setCount(event.currentTarget.value)}
          />
        )}
      </Field>
      {placed > 0 && (
        <WhoField
          all={members.length}
          unplaced={members.length - placed}
          onlyNew={onlyNew}
          onChange={setOnlyNew}
        />
      )}
    </PlanDialog>
  );
}

function RuleField({ by, onChange }: { by: SplitBy; onChange(by: SplitBy): void }) {
  const t = useStore(sessionDialogMessages);
  return (
    <RadioGroup
      legend={t.by}
      options={[
        { value: "group", label: t.byGroup, hint: t.byGroupHint },
        { value: "even", label: t.byEven, hint: t.byEvenHint },
        { value: "number", label: t.byNumber, hint: t.byNumberHint },
      ]}
      value={by}
      onChange={(value) => onChange(value as SplitBy)}
    />
  );
}

type WhoFieldProps = {
  all: number;
  unplaced: number;
  onlyNew: boolean;
  onChange(onlyNew: boolean): void;
};

function WhoField({ all, unplaced, onlyNew, onChange }: WhoFieldProps) {
  const t = useStore(sessionDialogMessages);
  const everybody = t.everybody({ count: formatNumber(all) });
  return (
    <RadioGroup
      legend={t.who}
      options={[
        { value: "new", label: t.onlyNew({ count: formatNumber(unplaced) }) },
        { value: "all", label: everybody, hint: t.everybodyHint },
      ]}
      value={onlyNew ? "new" : "all"}
      onChange={(value) => onChange(value === "new")}
    />
  );
}

/** The sessions that stand, or as many as the rooms ask for. */
function usualCount({ info, members }: Board): number {
  if (info.sessions.length > 0) return info.sessions.length;
  if (!info.capacity) return 2;
  return Math.min(maxSession, Math.max(1, Math.ceil(members.length / info.capacity)));
}
