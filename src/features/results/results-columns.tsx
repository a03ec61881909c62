// The columns of the list of results.
import type {
  ResultRow,
  ResultSort,
  ResultState,
  SelectedResults,
} from "../../contract/results/exam-results.ts";
import { shownDecimal } from "../../core/decimal-text.ts";
import { formatNumber, formatTime } from "../../core/format.ts";
import { href } from "../../core/navigation.ts";
import type { Column } from "../../kit/list/list-column.ts";
import { codeColumn, nameColumn } from "../../kit/list/naming-columns.ts";
import { RouteLink } from "../../kit/route-link.tsx";
import { Tag, type TagProps } from "../../ui/feedback/tag.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import type { ResultTexts } from "./results-list-messages.ts";
import { rememberOpened } from "./opened-result-focus.ts";
import css from "./results-columns.module.css";

type ResultColumn = Column<ResultRow, ResultSort>;
type TypeNames = Record<number, string>;

/** So many types stand beside the total at first; a person chooses others. */
const fewTypes = 4;

export function resultColumns(
  t: ResultTexts,
  names: TypeNames,
  { types, exams }: Pick<SelectedResults, "types" | "exams">,
): readonly ResultColumn[] {
  return [
    ...whoColumns(t, exams),
    {
      id: "score",
      label: t.score,
      sort: "score",
      numeric: true,
      nowrap: true,
      card: "state",
      cell: (row) => <Score row={row} t={t} />,
    },
    ...types.map((type) => typeColumn(t, names, type, types.length > fewTypes)),
    ...workColumns(t),
  ];
}

function whoColumns(t: ResultTexts, exams: number): ResultColumn[] {
  const exam: ResultColumn = {
    id: "exam",
    label: t.exam,
    sort: "exam",
    card: "fact",
    cell: ({ exam: name }) => name,
  };
  return [
    {
      id: "rank",
      label: t.rank,
      sort: "rank",
      numeric: true,
      card: "fact",
      cardText: ({ rank }) => (rank === null ? null : t.rankOf({ n: formatNumber(rank) })),
      cell: ({ rank }) => (rank === null ? t.none : formatNumber(rank)),
    },
    {
      ...nameColumn("nama", t.name),
      cell: (row) => (
        <>
          <RouteLink
            to={href("student.result.detail", { id: row.sitting_id ?? row.id })}
            className={css.name}
            data-result={row.id}
            onClick={() => rememberOpened(row.id)}
          >
            {row.nama}
          </RouteLink>{" "}
          <small className={css.number}>{row.no_ujian}</small>
        </>
      ),
    },
    // For those who look for numbers; otherwise it stands below the name.
    { ...codeColumn("no_ujian", t.number), required: false, hiddenAtFirst: true },
    {
      id: "group",
      label: t.group,
      sort: "group",
      card: "fact",
      cardText: ({ group_path: path }) => path || null,
      cell: ({ group_path: path }) => path || t.none,
    },
    ...(exams > 1 ? [exam] : []),
  ];
}

function typeColumn(
  t: ResultTexts,
  names: TypeNames,
  { type, weight }: SelectedResults["types"][number],
  hiddenAtFirst: boolean,
): ResultColumn {
  const name = names[type]!;
  return {
    id: `type_${type}`,
    label:
      weight === null ? name : t.weighted({ type: name, weight: shownDecimal(String(weight)) }),
    sort: `type_${type}`,
    numeric: true,
    nowrap: true,
    hiddenAtFirst,
    cell({ types }) {
      const own = types.find((one) => one.type === type);
      return own ? boundsText(own, t) : t.none;
    },
  };
}

function workColumns(t: ResultTexts): ResultColumn[] {
  const time = (at: string | null) => (at === null ? t.none : formatTime(at));
  return [
    {
      id: "state",
      label: t.state,
      sort: "state",
      nowrap: true,
      card: "fact",
      cardText: (row) => (row.state === "complete" ? null : stateText(row, t)),
      cell: (row) => <State row={row} t={t} />,
    },
    {
      id: "duration",
      label: t.duration,
      sort: "duration",
      numeric: true,
      nowrap: true,
      cell: ({ seconds }) => (seconds === null ? t.none : minutesText(seconds, t)),
    },
    {
      id: "leaves",
      label: t.leaves,
      sort: "leaves",
      numeric: true,
      card: "fact",
      cardText: ({ leave_count: n }) => (n ? t.leavesOf({ n: formatNumber(n) }) : null),
      cell: ({ leave_count: n }) => (n === null ? t.none : formatNumber(n)),
    },
    {
      id: "kkm",
      label: t.kkm,
      sort: "kkm",
      numeric: true,
      hiddenAtFirst: true,
      cell: ({ kkm }) => (kkm === null ? t.none : shownDecimal(String(kkm))),
    },
    {
      id: "started",
      label: t.started,
      numeric: true,
      hiddenAtFirst: true,
      cell: ({ started_at: at }) => time(at),
    },
    {
      id: "finished",
      label: t.finished,
      numeric: true,
      hiddenAtFirst: true,
      cell: ({ finished_at: at }) => time(at),
    },
  ];
}

type Bounds = { score: string; score_most: string };

/** "62,50–77,50" while something is to be marked. */
function boundsText({ score, score_most: most }: Bounds, t: ResultTexts): string {
  const least = shownDecimal(score);
  return score === most ? least : t.between({ least, most: shownDecimal(most) });
}

function minutesText(seconds: number, t: ResultTexts): string {
  return seconds < 60 ? t.underMinute : t.minutes({ n: formatNumber(Math.round(seconds / 60)) });
}

/** The figure, and below it what it means; while marks are missing, a bar from what is sure to what is possible. */
function Score({ row: { result, verdict, kkm, state }, t }: { row: ResultRow; t: ResultTexts }) {
  if (result === null) return <span className={css.nothing}>{t.none}</span>;
  if (state !== "complete") {
    const [least, most] = [shownDecimal(result.score), shownDecimal(result.score_most)];
    return (
      <span className={css.score}>
        <b aria-hidden="true">{boundsText(result, t)}</b>
        <VisuallyHidden>{t.range({ least, most })}</VisuallyHidden>
        <Possible {...result} kkm={kkm} />
      </span>
    );
  }
  const isMissed = verdict === "missed";
  return (
    <span className={css.score}>
      <b>{shownDecimal(result.score)}</b>
      {verdict !== null && (
        <small className={isMissed ? css.missed : css.reached}>
          {isMissed ? t.missed : t.reached}
        </small>
      )}
    </span>
  );
}

const percent = (value: number) => `${Math.min(100, Math.max(0, value))}%`;

function Possible({ score, score_most: most, kkm }: Bounds & { kkm: number | null }) {
  const [from, to] = [Number(score), Number(most)];
  return (
    <span className={css.possible} aria-hidden="true">
      <span style={{ inlineSize: percent(from) }} />
      <span style={{ inlineSize: percent(to - from) }} />
      {kkm !== null && <i style={{ insetInlineStart: percent(kkm) }} />}
    </span>
  );
}

const tags: Record<Exclude<ResultState, "complete">, Pick<TagProps, "tone" | "icon">> = {
  waiting: { tone: "warn", icon: "clock" },
  unscored: { tone: "bad", icon: "triangle-alert" },
  computing: { icon: "clock" },
  unfinished: { tone: "info", icon: "clipboard-pen" },
  expected: {},
  absent: { icon: "user-x" },
};

export const stateText = ({ state, pending }: ResultRow, t: ResultTexts): string =>
  state === "waiting" ? t.waitingFor({ n: formatNumber(pending) }) : t[state];

const verdictTexts = {
  reached: "surelyReached",
  missed: "surelyMissed",
  open: "open",
} as const;

function State({ row, t }: { row: ResultRow; t: ResultTexts }) {
  const { state, verdict } = row;
  if (state === "complete") return <span className={css.nothing}>{t.complete}</span>;
  return (
    <span className={css.state}>
      <span title={state === "unscored" ? t.unscoredHint : undefined}>
        <Tag {...tags[state]}>{stateText(row, t)}</Tag>
      </span>
      {verdict !== null && <small>{t[verdictTexts[verdict]]}</small>}
    </span>
  );
}
