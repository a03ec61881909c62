// Rows of answers: code, first words, who has given how much, and what comes of it.
import { useStore } from "@nanostores/react";
import type { MarkingAnswer } from "../../../../contract/marking/marking-answers.ts";
import { formatNumber } from "../../../../core/format.ts";
import { answerText } from "../../../../domain/marking/answer-parts.ts";
import { pointFormOf } from "../../../../domain/marking/point-form.ts";
import { listMessages } from "../../../../kit/list/list-messages.ts";
import { isMarkedUnseen } from "../../../../domain/marking/rounds/unseen-marks.ts";
import { perPageOptions } from "../../../../kit/list/list-query.ts";
import { Tag, type Tone } from "../../../../ui/feedback/tag.tsx";
import { Button } from "../../../../ui/input/button.tsx";
import { Pager } from "../../../../ui/layout/pager.tsx";
import { Cell, HeaderCell, Row, Table } from "../../../../ui/layout/table.tsx";
import { usePhone } from "../../../../ui/use-phone.ts";
import { pointsWithParts } from "../given/given-points-text.ts";
import type { ShownVersion } from "../marking-question.tsx";
import { mostShown, shownMark } from "../../points/shown-points-text.ts";
import { markedAnswersMessages, type MarkedAnswersTexts } from "./marked-answers-messages.ts";
import type { ListedAnswers, MarkedAnswersModel } from "./marked-answers-model.ts";
import css from "./marked-answers.module.css";

type MarkedAnswersTableProps = {
  list: MarkedAnswersModel;
  found: ListedAnswers;
  /** Codes of the answers that one has put aside. */
  aside: ReadonlySet<string>;
  onChoose(answer: MarkingAnswer): void;
};

const tones: Record<MarkingAnswer["state"], Tone> = {
  left: "neutral",
  second: "info",
  disputed: "warn",
  settled: "ok",
};

export function MarkedAnswersTable({ list, found, aside, onChoose }: MarkedAnswersTableProps) {
  const t = useStore(markedAnswersMessages);
  const { items, versions } = found;
  const contentOf = ({ version }: MarkingAnswer) =>
    versions.find((one) => one.version === version)?.content;
  const excerptOf = (one: MarkingAnswer): string => {
    const content = contentOf(one);
    return content ? answerText(content, one.answer) : "";
  };
  const points = t.points({ max: formatNumber(mostShown(versions[0]?.content)) });
  const isPhone = usePhone();
  const heads = isPhone
    ? [t.code, t.answerAndPoints({ answer: t.answer, points })]
    : [t.code, t.answer, points, t.state];
  return (
    <>
      <Table caption={t.title} {...(isPhone && { className: css.narrow })}>
        <thead>
          <tr>
            {heads.map((head) => (
              <HeaderCell key={head}>{head}</HeaderCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((one) => {
            const marks = marksText(one, contentOf(one), t);
            const tags = <StateTags answer={one} isAside={aside.has(one.code)} t={t} />;
            return (
              <Row key={one.code}>
                <Cell nowrap={!isPhone}>
                  <Button size="s" onClick={() => onChoose(one)}>
                    {one.code}
                  </Button>
                  {isPhone && <p>{tags}</p>}
                </Cell>
                <Cell>
                  <span className={css.excerpt}>{excerptOf(one)}</span>
                  {isPhone && <p>{marks}</p>}
                </Cell>
                {!isPhone && <Cell>{marks}</Cell>}
                {!isPhone && <Cell nowrap>{tags}</Cell>}
              </Row>
            );
          })}
        </tbody>
      </Table>
      <Pages list={list} found={found} />
    </>
  );
}

type StateTagsProps = { answer: MarkingAnswer; isAside: boolean; t: MarkedAnswersTexts };

function StateTags({ answer: { state, marks, is_flagged }, isAside, t }: StateTagsProps) {
  return (
    <span className={css.tags}>
      <Tag tone={tones[state]}>{t[`${state}State`]}</Tag>
      {is_flagged && <Tag icon="pin">{t.flaggedTag}</Tag>}
      {marks.some((mark) => mark.is_by_older_rubric) && <Tag>{t.olderTag}</Tag>}
      {isAside && <Tag icon="message-circle">{t.waitingTag}</Tag>}
    </span>
  );
}

function marksText(
  listed: MarkingAnswer,
  content: ShownVersion["content"] | undefined,
  t: MarkedAnswersTexts,
): string {
  const { marks, answer } = listed;
  const present = marks.filter(({ is_stale: isStale }) => !isStale);
  if (present.length === 0) return isMarkedUnseen(listed) ? t.unseen : t.none;
  const areCompared = content !== undefined && present.length > 1;
  const form = areCompared ? pointFormOf(content, answer) : null;
  return present
    .map((mark) => {
      const { marker, is_own: isOwn, is_decision: isDecision } = mark;
      const points = form ? pointsWithParts(form, mark, content!) : shownMark(mark, content);
      const name = isOwn ? t.you : marker;
      return isDecision ? t.decidedBy({ name, points }) : t.markOf({ name, points });
    })
    .join(" · ");
}

function Pages({ list, found: { items, total } }: Pick<MarkedAnswersTableProps, "list" | "found">) {
  const t = useStore(listMessages);
  const { page, per_page: perPage } = useStore(list.$query);
  const before = (page - 1) * perPage;
  return (
    <Pager
      page={page}
      pages={Math.max(1, Math.ceil(total / perPage))}
      summary={t.range({
        from: formatNumber(before + 1),
        to: formatNumber(before + items.length),
        total: formatNumber(total),
      })}
      perPage={perPage}
      perPageOptions={perPageOptions}
      onPage={list.toPage}
      onPerPage={list.setPerPage}
      labels={{
        rows: t.rows,
        first: t.first,
        previous: t.previous,
        next: t.next,
        last: t.last,
        of: (one, all) => t.pageOf({ page: formatNumber(one), pages: formatNumber(all) }),
      }}
    />
  );
}
