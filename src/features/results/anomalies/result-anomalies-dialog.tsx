// What stands out among the sittings of an exam: three tables of evidence, whose names lead to the rows of the list.
import { useStore } from "@nanostores/react";
import type { ReactNode } from "react";
import {
  getResultAnomalies,
  type AnomalyPerson,
  type ResultAnomalies,
} from "../../../contract/results/result-anomalies.ts";
import { call } from "../../../core/api.ts";
import { shownDecimal } from "../../../core/decimal-text.ts";
import { formatNumber } from "../../../core/format.ts";
import { LoadFailure } from "../../../kit/load-failure.tsx";
import { createDetail } from "../../../kit/record/create-detail.ts";
import { useModel } from "../../../kit/use-model.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Spinner } from "../../../ui/feedback/spinner.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { Cell, HeaderCell, Row, Table } from "../../../ui/layout/table.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { resultAnomaliesMessages } from "./result-anomalies-messages.ts";
import css from "./result-anomalies-dialog.module.css";

type ResultAnomaliesDialogProps = {
  schedule: string;
  exam: string;
  /** Shows the rows of that participant in the list. */
  find(person: AnomalyPerson): void;
  onClose(): void;
};

type Find = Pick<ResultAnomaliesDialogProps, "find">;
type Part = Find & { found: ResultAnomalies };

export function ResultAnomaliesDialog(props: ResultAnomaliesDialogProps) {
  const { schedule, exam, find, onClose } = props;
  const t = useStore(resultAnomaliesMessages);
  const model = useModel(() =>
    createDetail((signal) => call(getResultAnomalies, { schedule_id: schedule }, { signal })),
  );
  const state = useStore(model.$state);
  const leave = (person: AnomalyPerson) => {
    onClose();
    find(person);
  };
  return (
    <Dialog title={t.title({ exam })} size="xl" closeLabel={t.close} onClose={onClose}>
      {state.status === "loading" && <Spinner label={t.loading} />}
      {state.status === "failed" && <LoadFailure error={state.error} onRetry={model.retry} />}
      {state.status === "ready" && (
        <div className={css.parts}>
          <Banner tone="info">{t.about({ n: formatNumber(state.detail.finished) })}</Banner>
          <Short found={state.detail} find={leave} />
          <Leaves found={state.detail} find={leave} />
          <Likeness found={state.detail} find={leave} />
        </div>
      )}
    </Dialog>
  );
}

type SectionProps = { title: string; rule: string; isEmpty: boolean; children: ReactNode };

function Section({ title, rule, isEmpty, children }: SectionProps) {
  const t = useStore(resultAnomaliesMessages);
  return (
    <div>
      <h3>{title}</h3>
      <p className={css.rule}>{rule}</p>
      {isEmpty ? <p>{t.nothing}</p> : children}
    </div>
  );
}

function Short({ found: { time, short }, find }: Part) {
  const t = useStore(resultAnomaliesMessages);
  if (time === null) return <TooFew title={t.short} />;
  const rule = t.shortRule({ limit: minutesText(time.limit), median: minutesText(time.median) });
  return (
    <Section title={t.short} rule={rule} isEmpty={short.length === 0}>
      <People
        caption={t.short}
        figure={t.time}
        find={find}
        people={short.map((one) => ({ ...one, figure: minutesText(one.seconds) }))}
      />
    </Section>
  );
}

function Leaves({ found: { leaving, leaves }, find }: Part) {
  const t = useStore(resultAnomaliesMessages);
  if (leaving === null) return <TooFew title={t.leaves} />;
  const rule = t.leavesRule({
    limit: formatNumber(Math.floor(leaving.limit)),
    median: formatNumber(leaving.median),
  });
  return (
    <Section title={t.leaves} rule={rule} isEmpty={leaves.length === 0}>
      <People
        caption={t.leaves}
        figure={t.leaving}
        find={find}
        people={leaves.map((one) => ({ ...one, figure: formatNumber(one.leave_count) }))}
      />
    </Section>
  );
}

function TooFew({ title }: { title: string }) {
  const t = useStore(resultAnomaliesMessages);
  return (
    <div>
      <h3>{title}</h3>
      <p className={css.rule}>{t.tooFew}</p>
    </div>
  );
}

type PeopleProps = Find & {
  caption: string;
  figure: string;
  people: readonly (AnomalyPerson & { figure: string })[];
};

function People({ caption, figure, people, find }: PeopleProps) {
  const t = useStore(resultAnomaliesMessages);
  return (
    <Table caption={caption}>
      <thead>
        <tr>
          <HeaderCell>{t.name}</HeaderCell>
          <HeaderCell>{t.group}</HeaderCell>
          <HeaderCell numeric>{figure}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <Row key={person.participant_id}>
            <Cell>
              <PersonButton person={person} find={find} />
            </Cell>
            <Cell>{person.group_path || t.none}</Cell>
            <Cell numeric>{person.figure}</Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

function PersonButton({ person, find }: Find & { person: AnomalyPerson }) {
  const t = useStore(resultAnomaliesMessages);
  const { nama: name, no_ujian: number } = person;
  return (
    <Button
      size="s"
      variant="ghost"
      className={css.person}
      aria-label={t.find({ name: `${name} (${number})` })}
      onClick={() => find(person)}
    >
      {name} ({number})
    </Button>
  );
}

function Likeness({ found: { likeness }, find }: Part) {
  const t = useStore(resultAnomaliesMessages);
  const { questions, tested, pairs } = likeness;
  const rule =
    questions === 0
      ? t.noQuestions
      : t.likenessRule({ pairs: formatNumber(tested), questions: formatNumber(questions) });
  return (
    <Section title={t.likeness} rule={rule} isEmpty={pairs.length === 0}>
      <Table caption={t.likeness}>
        <thead>
          <tr>
            <HeaderCell>{t.pair}</HeaderCell>
            <HeaderCell>{t.room}</HeaderCell>
            <HeaderCell numeric>{t.same}</HeaderCell>
            <HeaderCell numeric>{t.expected}</HeaderCell>
            <HeaderCell numeric>{t.odds}</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {pairs.map(({ people: [one, other], room, both, same, expected, one_in: odds }) => (
            <Row key={`${one.participant_id} ${other.participant_id}`}>
              <Cell>
                <PersonButton person={one} find={find} /> {t.and}{" "}
                <PersonButton person={other} find={find} />
              </Cell>
              <Cell>{room || t.none}</Cell>
              <Cell numeric>
                {t.sameOf({ same: formatNumber(same), both: formatNumber(both) })}
              </Cell>
              <Cell numeric>{shownDecimal(expected)}</Cell>
              <Cell numeric>{t.oneIn({ n: formatNumber(odds) })}</Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </Section>
  );
}

function minutesText(seconds: number): string {
  const t = resultAnomaliesMessages.get();
  return seconds < 60 ? t.underMinute : t.minutes({ n: formatNumber(Math.round(seconds / 60)) });
}
