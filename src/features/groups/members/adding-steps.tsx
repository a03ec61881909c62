// What adding members would do to each, how far it is, and what it did.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import type { Group } from "../../../contract/groups.ts";
import type { MemberResult } from "../../../contract/group-members.ts";
import { translateFault } from "../../../core/faults/translate-fault.ts";
import { formatNumber } from "../../../core/format.ts";
import { failureText } from "../../../kit/failed-message.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { Checkbox } from "../../../ui/choice/checkbox.tsx";
import { LiveRegion } from "../../../ui/feedback/live-region.tsx";
import { ProgressBar } from "../../../ui/feedback/progress-bar.tsx";
import { Cell, HeaderCell, Row, Table } from "../../../ui/layout/table.tsx";
import { Tag, type Tone } from "../../../ui/feedback/tag.tsx";
import { willChange, type Addition, type AddingModel, type AddingState } from "./adding-model.ts";
import { countResults } from "../../../kit/bulk/create-bulk.ts";
import { membersMessages, type MembersTexts } from "./members-messages.ts";
import css from "../groups-screen.module.css";

/** More rows than anybody reads in a dialog would only make it slow. */
const maxShown = 200;

type AddingStepsProps = {
  model: AddingModel;
  group: Group;
  isUndoing: boolean;
  onUndoing(undoing: boolean): void;
  onUndone(): void;
};

export function AddingSteps(props: AddingStepsProps) {
  const { model } = props;
  const t = useStore(membersMessages);
  const state = useStore(model.$state);
  if (state.step === "running") {
    const { done, total } = state;
    const label = t.sending({ done: formatNumber(done), total: formatNumber(total) });
    return (
      <>
        <ProgressBar value={done} max={total} label={label} />
        <output>{label}</output>
      </>
    );
  }
  if (state.step === "review") return <Review model={model} state={state} />;
  return state.step === "done" ? <Done {...props} state={state} /> : null;
}

type Of<Step extends AddingState["step"]> = Extract<AddingState, { step: Step }>;

function Review({ model, state }: { model: AddingModel; state: Of<"review"> }) {
  const t = useStore(membersMessages);
  const { rows, agreed } = state;
  const movers = rows.filter(({ does }) => does === "move").length;
  return (
    <div className={css.stack}>
      {movers > 0 && (
        <Checkbox
          label={t.agree({ count: formatNumber(movers) })}
          hint={t.agreeHint}
          checked={agreed}
          onChange={model.agree}
        />
      )}
      <AdditionTable rows={rows} outcomeOf={(row) => plannedOf(row, agreed, t)} />
    </div>
  );
}

function Done({
  model,
  group,
  state,
  isUndoing,
  onUndoing,
  onUndone,
}: AddingStepsProps & { state: Of<"done"> }) {
  const t = useStore(membersMessages);
  const [failure, setFailure] = useState<string | null>(null);
  const { rows, results, problem } = state;
  const count = countResults([...results.values()]).done;
  const sentence =
    count > 0 ? t.done({ count: formatNumber(count), name: group.name }) : t.doneNone;
  const takeBack = async () => {
    onUndoing(true);
    setFailure(null);
    try {
      await model.undo();
      onUndone();
    } catch (error) {
      setFailure(failureText(error));
    }
    onUndoing(false);
  };
  return (
    <div className={css.stack}>
      {problem !== null && (
        <Banner
          tone="bad"
          title={t.stopped}
          actions={<Button onClick={() => void model.resume()}>{t.resume}</Button>}
        >
          {problem}
        </Banner>
      )}
      <Banner
        tone={count > 0 ? "ok" : "info"}
        actions={
          count > 0 && (
            <Button icon="undo-2" busy={isUndoing} onClick={() => void takeBack()}>
              {t.undo}
            </Button>
          )
        }
      >
        {sentence}
      </Banner>
      <LiveRegion>{sentence}</LiveRegion>
      {failure !== null && <Banner tone="bad">{failure}</Banner>}
      <AdditionTable
        rows={rows}
        outcomeOf={(row) => outcomeOf(row, results, problem !== null, t)}
      />
    </div>
  );
}

type Outcome = { tone: Tone; text: string };

type AdditionTableProps = {
  rows: readonly Addition[];
  outcomeOf(row: Addition): Outcome;
};

function AdditionTable({ rows, outcomeOf: judge }: AdditionTableProps) {
  const t = useStore(membersMessages);
  return (
    <Table caption={t.reviewCaption} className={css.results}>
      <thead>
        <tr>
          <HeaderCell>{t.number}</HeaderCell>
          <HeaderCell>{t.name}</HeaderCell>
          <HeaderCell>{t.outcome}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, maxShown).map((row) => {
          const { tone, text } = judge(row);
          return (
            <Row key={row.number}>
              <Cell mono>{row.number}</Cell>
              <Cell>{row.member?.nama}</Cell>
              <Cell>
                <Tag tone={tone}>{text}</Tag>
              </Cell>
            </Row>
          );
        })}
        {rows.length > maxShown && (
          <Row>
            <Cell colSpan={3}>{t.moreRows({ count: formatNumber(rows.length - maxShown) })}</Cell>
          </Row>
        )}
      </tbody>
    </Table>
  );
}

function plannedOf({ member, does }: Addition, agreed: boolean, t: MembersTexts): Outcome {
  const path = member?.group_path ?? "";
  if (does === "unknown") return { tone: "bad", text: t.unknown };
  if (does === "stay") return { tone: "neutral", text: t.already };
  if (does === "join") return { tone: "ok", text: t.join };
  return agreed
    ? { tone: "info", text: t.moveFrom({ path }) }
    : { tone: "warn", text: t.leftIn({ path }) };
}

function outcomeOf(
  row: Addition,
  results: ReadonlyMap<string, MemberResult>,
  isStopped: boolean,
  t: MembersTexts,
): Outcome {
  const { member, does } = row;
  const result = member ? results.get(member.id) : undefined;
  if (!result) {
    if (does === "join" && isStopped) return { tone: "warn", text: t.untried };
    return plannedOf(row, false, t);
  }
  if (result.outcome === "refused") {
    return { tone: "bad", text: t.refused({ reason: translateFault(result.reason ?? "") }) };
  }
  if (result.outcome === "unchanged") return { tone: "neutral", text: t.already };
  return does === "move"
    ? { tone: "info", text: t.movedFrom({ path: member?.group_path ?? "" }) }
    : { tone: "ok", text: t.joined };
}

type AddingFooterProps = { model: AddingModel; busy: boolean; onClose(): void };

export function AddingFooter({ model, busy, onClose }: AddingFooterProps) {
  const t = useStore(membersMessages);
  const state = useStore(model.$state);
  if (state.step !== "review") {
    return (
      <Button variant="primary" disabled={busy} onClick={onClose}>
        {t.close}
      </Button>
    );
  }
  const count = willChange(state.rows, state.agreed).length;
  return (
    <>
      <Button onClick={model.back}>{t.backToInput}</Button>
      <Button variant="primary" disabled={count === 0} onClick={() => void model.commit()}>
        {count > 0 ? t.commit({ count: formatNumber(count) }) : t.nothing}
      </Button>
    </>
  );
}
