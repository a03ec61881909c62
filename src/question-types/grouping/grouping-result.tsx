// A grouping as somebody answered it: each item where they put it, right or wrong, with its own category beside it.
import { useStore } from "@nanostores/react";
import { RichTextView } from "../../kit/rich-text/rich-text-view.tsx";
import { Tag } from "../../ui/feedback/tag.tsx";
import { partMessages } from "../parts/rows/part-messages.ts";
import { VerdictMark } from "../parts/marks/verdict-mark.tsx";
import type { PayloadOf, ViewMode } from "../frame/question-type-props.ts";
import { GroupBox } from "./group-box.tsx";
import css from "./grouping.module.css";
import { groupingMessages } from "./grouping-messages.ts";

export type GroupingResultProps = {
  payload: PayloadOf<13>;
  mode: Extract<ViewMode<13>, { is: "result" }>;
};

export function GroupingResult({ payload, mode }: GroupingResultProps) {
  const t = useStore(groupingMessages);
  const partT = useStore(partMessages);
  const { categories, items } = payload;
  const { key, answer, score } = mode;
  const known = (place: string | null | undefined) =>
    categories.some(({ id }) => id === place) ? (place as string) : null;
  const givenFor = (id: string) => known(answer?.items[id]);
  const htmlOf = (place: string) => categories.find(({ id }) => id === place)?.html ?? "";
  const itemsIn = (place: string | null) => items.filter(({ id }) => givenFor(id) === place);
  const draw = (place: string | null) =>
    itemsIn(place).map(({ id, html }) => {
      const wanted = known(key.items[id]);
      const isRight = wanted === place;
      const verdict = isRight ? "right" : place === null ? "missed" : "wrong";
      // A distractor that was left alone is no part.
      const isPart = wanted !== null || place !== null;
      return (
        <li
          key={id}
          className={css.item}
          data-tone={isPart ? { right: "ok", wrong: "bad", missed: "warn" }[verdict] : undefined}
        >
          <RichTextView html={html} />
          {isPart && <VerdictMark verdict={verdict} />}
          {!isRight && (
            <div className={css.wanted}>
              {partT.key}: {wanted ? <RichTextView html={htmlOf(wanted)} /> : t.distractors}
            </div>
          )}
          {isRight && place === null && <div className={css.wanted}>{t.distractors}</div>}
        </li>
      );
    });
  return (
    <div className={css.grouping}>
      {score.verdict === "kosong" && (
        <div>
          <Tag icon="circle-alert">{partT.notAnswered}</Tag>
        </div>
      )}
      <div className={css.boxes}>
        {categories.map(({ id, html }) => (
          <GroupBox
            key={id}
            title={{ html }}
            empty={itemsIn(id).length === 0 && t.nothing}
            items={draw(id)}
          />
        ))}
        {itemsIn(null).length > 0 && <GroupBox title={t.notPlaced} items={draw(null)} />}
      </div>
    </div>
  );
}
