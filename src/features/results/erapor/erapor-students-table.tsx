// The students of the file: who they are in the exam and what happens to their cells. Whoever is not found is chosen by hand.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import { formatNumber } from "../../../core/format.ts";
import { Chip } from "../../../ui/choice/chip.tsx";
import { Combobox } from "../../../ui/choice/combobox.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { Cell, HeaderCell, Row, Table } from "../../../ui/layout/table.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { resultsListMessages } from "../results-list-messages.ts";
import css from "./erapor-students-table.module.css";
import { goalsText, markText, matchText } from "./erapor-mark-text.ts";
import { eraporMessages } from "./erapor-messages.ts";
import type { EraporModel, EraporPlan, PlannedState } from "./erapor-model.ts";

type TableProps = { state: PlannedState; model: EraporModel };
type Shown = "all" | "found" | "check";
type Planned = EraporPlan[number];

/** Nobody is found, the exam has no mark for whoever is, or a person should look whether it is them. */
const isToCheck = ({ participant, match }: Planned): boolean =>
  match.by === "nisn-other-name" ||
  match.by === "rest" ||
  (match.by !== "hand-nobody" && (participant === null || participant.mark === null));

export function EraporStudentsTable({ state, model }: TableProps) {
  const t = useStore(eraporMessages);
  const [shown, setShown] = useState<Shown>("all");
  const [picking, setPicking] = useState<number | null>(null);
  const { plan, file, matrix } = state;
  const check = plan.filter(isToCheck);
  const found = plan.filter((one) => !isToCheck(one));
  const rows = { all: plan, found, check }[shown];
  const hasGoals = file.sheet.goalColumn !== null && matrix.competences.length > 0;
  return (
    <div className={css.students}>
      <div className={css.chips} role="group" aria-label={t.filter}>
        {(
          [
            ["all", plan],
            ["found", found],
            ["check", check],
          ] as const
        ).map(([name, own]) => (
          <Chip key={name} pressed={shown === name} onPress={() => setShown(name)}>
            {t[name]({ n: formatNumber(own.length) })}
          </Chip>
        ))}
      </div>
      <Table caption={t.students} className={css.table}>
        <thead>
          <tr>
            <HeaderCell>{t.inTheFile}</HeaderCell>
            <HeaderCell>{t.participant}</HeaderCell>
            <HeaderCell>{t.mark}</HeaderCell>
            {hasGoals && <HeaderCell>{t.goalsHead}</HeaderCell>}
          </tr>
        </thead>
        <tbody>
          {rows.map((one) => (
            <StudentRow
              key={one.student.row}
              one={one}
              state={state}
              model={model}
              hasGoals={hasGoals}
              isPicking={picking === one.student.row}
              onPick={setPicking}
            />
          ))}
        </tbody>
      </Table>
      <Missing state={state} />
    </div>
  );
}

type StudentRowProps = TableProps & {
  one: Planned;
  hasGoals: boolean;
  isPicking: boolean;
  onPick(row: number | null): void;
};

function StudentRow({ one, state, model, hasGoals, isPicking, onPick }: StudentRowProps) {
  const t = useStore(eraporMessages);
  const resultsListT = useStore(resultsListMessages);
  const { student, participant } = one;
  const mark = markText(one, state, t, resultsListT);
  return (
    <Row className={isToCheck(one) ? css.check : undefined}>
      <Cell>
        <span className={css.name}>{student.name}</span>
        <small>{student.nisn === "" ? t.noNisn : t.nisn({ nisn: student.nisn })}</small>
      </Cell>
      <Cell>
        {isPicking ? (
          <Pick one={one} state={state} model={model} onLeave={() => onPick(null)} />
        ) : (
          <div className={css.match}>
            <span>
              {participant && <span className={css.name}>{participant.nama}</span>}
              <small>{matchText(one, t)}</small>
            </span>
            <Button size="s" variant="ghost" onClick={() => onPick(student.row)}>
              {participant ? t.change : t.pick}
              <VisuallyHidden> {t.ofStudent({ name: student.name })}</VisuallyHidden>
            </Button>
          </div>
        )}
      </Cell>
      <Cell className={css[mark.tone]}>{mark.text}</Cell>
      {hasGoals && <Cell>{goalsText(one, state, t) || t.none}</Cell>}
    </Row>
  );
}

/** Beside the ids of participants. */
const [automatic, nobody] = ["automatic", "nobody"];

type PickProps = TableProps & { one: Planned; onLeave(): void };

function Pick({ one, state, model, onLeave }: PickProps) {
  const t = useStore(eraporMessages);
  const { student, participant, match } = one;
  const isByHand = match.by === "hand" || match.by === "hand-nobody";
  const options = [
    ...(isByHand ? [{ value: automatic!, label: t.automatic }] : []),
    { value: nobody!, label: t.pickNobody },
    ...state.matrix.rows.map(({ id, nama, no_ujian, nisn, mark }) => ({
      value: id,
      label: nama,
      detail: [no_ujian, nisn, mark === null ? "" : String(mark)].filter(Boolean).join(" · "),
    })),
  ];
  const choose = (value: string) => {
    if (value === "") return;
    model.chooseParticipant(
      student.row,
      value === automatic ? null : value === nobody ? "" : value,
    );
    onLeave();
  };
  return (
    <div className={css.pick}>
      <Combobox
        aria-label={t.pickFor({ name: student.name })}
        placeholder={t.pickHint}
        emptyText={t.pickNone}
        value={participant?.id ?? ""}
        options={options}
        onChange={choose}
      />
      <Button size="s" onClick={onLeave}>
        {t.cancel}
      </Button>
    </div>
  );
}

/** Participants with a mark that no student of the file has got. */
function Missing({ state: { plan, matrix } }: { state: PlannedState }) {
  const t = useStore(eraporMessages);
  const used = new Set(plan.map(({ participant }) => participant?.id));
  const missing = matrix.rows.filter(({ id, mark }) => mark !== null && !used.has(id));
  if (missing.length === 0) return null;
  return (
    <details className={css.missing}>
      <summary>{t.missing({ n: formatNumber(missing.length) })}</summary>
      <p>{missing.map(({ nama }) => nama).join(", ")}</p>
    </details>
  );
}
