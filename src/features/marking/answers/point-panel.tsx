// Where points are typed: one field for the whole, for each criterion, statement or cell; a comment; and everything that is done to the
// answer, by keys of one hand as by buttons.
import { useStore } from "@nanostores/react";
import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import type { MarkingAnswer } from "../../../contract/marking/marking-answers.ts";
import {
  pointFault,
  scaleTop,
  shareIn,
  shareOf,
  shownPoints,
  steppedPoints,
  typedPoints,
  type PointScale,
} from "../../../domain/marking/point-input.ts";
import { fractionOf, multiply, sum, toNumber, zero } from "../../../domain/scoring/fraction.ts";
import { numberAsTyped } from "../../../domain/text/typed-number.ts";
import { translateFault } from "../../../core/faults/translate-fault.ts";
import { formatNumber } from "../../../core/format.ts";
import { Checkbox } from "../../../ui/choice/checkbox.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Field } from "../../../ui/input/field.tsx";
import { TextInput } from "../../../ui/input/text-input.tsx";
import { usePhone } from "../../../ui/use-phone.ts";
import type { WrittenComment } from "./comments/use-comment-typing.ts";
import { CommentField } from "./comments/comment-field.tsx";
import css from "./marking-body.module.css";
import { markingMessages, type MarkingTexts } from "./marking-messages.ts";
import type { MarkingAnswersModel } from "./marking-answers-model.ts";
import type { ShownVersion } from "./marking-question.tsx";
import { ScaleChoice } from "./point-scale-choices.tsx";
import { $pointScale, keepScale } from "../points/point-scale-value.ts";
import {
  givenIn,
  pointFormOf,
  scaleFor,
  textsOf,
  type PointField,
  type PointForm,
} from "../../../domain/marking/point-form.ts";
import { GiveButton, PointBar } from "./point-bar.tsx";
import { giveHindrance, keyOf, type OfferedAnswer } from "./sequence/marking-sequence-state.ts";
import { useMarkingKeys } from "./use-marking-keys.ts";

type PointPanelProps = { model: MarkingAnswersModel; answer: OfferedAnswer; version: ShownVersion };

const noComment: WrittenComment = { written: "", comments: [] };

type Typed = {
  /** Of the answer. */
  key: string;
  texts: Readonly<Record<string, string>>;
  comment: WrittenComment;
  withEqual: boolean;
};

/**
 * What is typed for the answer on screen: with the next answer it begins anew in the same moment, while field and buttons stay where they
 * are, because mounting and focusing them for each answer took a third of the time to the next one.
 */
function useTyped({ model, answer, version }: PointPanelProps) {
  const { done, shownAgain, chosen } = useStore(model.$sequence);
  const liked = useStore($pointScale);
  const form = pointFormOf(version.content, answer.answer);
  const scale = scaleFor(form, liked);
  const before = shownAgain === null ? null : done[shownAgain];
  const own = answer.marks.find(({ is_own: isOwn }) => isOwn);
  const given = before?.given ?? own?.given;
  const key = keyOf(answer);
  const begin = (): Typed => ({
    key,
    texts: given ? textsOf(form, given, scale) : {},
    comment: before?.comment ?? own ?? noComment,
    withEqual: answer.equal.length > 0,
  });
  const [kept, setKept] = useState(begin);
  const typed = kept.key === key ? kept : begin();
  if (typed !== kept) setKept(typed);
  /** Of what is typed by then: a comment that is put in and the points that it brings arrive in one event. */
  const change = (part: (now: Typed) => Partial<Typed>) =>
    setKept((latest) => {
      const now = latest.key === key ? latest : begin();
      return { ...now, ...part(now) };
    });
  const { texts, comment, withEqual } = typed;
  return {
    key,
    form,
    scale,
    texts,
    setText: (id: string, text: string) =>
      change((now) => ({ texts: { ...now.texts, [id]: text } })),
    comment,
    setComment: ({ written, comments }: WrittenComment) =>
      change(() => ({ comment: { written, comments } })),
    /** Of the whole question, where nothing is typed yet. */
    fillShare(share: string) {
      if (form.kind !== "whole") return;
      const points = typedPoints(shareOf(share), scale, form.fields[0]?.max ?? 1);
      change((now) => ((now.texts[""] ?? "") === "" ? { texts: { "": points } } : {}));
    },
    /** One answer is chosen in the list of answers, alone. */
    offersEqual: chosen.length === 0 && answer.equal.length > 0,
    withEqual,
    setWithEqual: (isWith: boolean) => change(() => ({ withEqual: isWith })),
    given: givenIn(form, texts, scale),
    chooseScale(next: PointScale) {
      keepScale(next);
      change(() => ({ texts: {} }));
    },
  };
}

export function PointPanel(props: PointPanelProps) {
  const { model, answer } = props;
  const t = useStore(markingMessages);
  const panel = useRef<HTMLFormElement>(null);
  const isPhone = usePhone();
  const typed = useTyped(props);
  const { key, form, scale, texts, given } = typed;
  const hindrance = giveHindrance(answer);
  const give = () => {
    if (hindrance !== null) return;
    if (given) model.give(given, typed.comment, typed.withEqual);
    else focusMissing(panel.current);
  };
  useMarkingKeys(panel, {
    ...model,
    toggleFlag: () => model.flag(!answer.is_flagged),
    toggleEqual: () => typed.setWithEqual(!typed.withEqual),
    step: (id, by) => typed.setText(id, steppedPoints(texts[id] ?? "", by, scale, maxOf(form, id))),
  });
  return (
    <form
      ref={panel}
      className={css.points}
      aria-label={t.points}
      onSubmit={(event) => {
        event.preventDefault();
        give();
      }}
    >
      {hindrance === null ? <Fields typed={typed} t={t} /> : <Hindered hindrance={hindrance} />}
      <Beside key={key} isFolded={isPhone}>
        {hindrance === null && <BesidePoints {...props} typed={typed} t={t} />}
        {isPhone && <PointBar model={model} answer={answer} />}
      </Beside>
      {hindrance === null && <GiveButton model={model} answer={answer} canGive={given !== null} />}
      {!isPhone && <PointBar model={model} answer={answer} />}
      <PointsFocus key={key} panel={panel} />
    </form>
  );
}

/** In place of the points: nothing can be given. */
function Hindered({ hindrance }: { hindrance: string }) {
  return (
    <div className={css.fields}>
      <Banner tone="info">{translateFault(hindrance)}</Banner>
    </div>
  );
}

type BesidePointsProps = PointPanelProps & FieldsProps;

function BesidePoints({ model, answer, typed, t }: BesidePointsProps) {
  return (
    <>
      {typed.form.kind !== "criteria" && (
        <ScaleChoice scale={typed.scale} onScale={typed.chooseScale} />
      )}
      {typed.offersEqual && <Equal answer={answer} typed={typed} t={t} />}
      <CommentField
        model={model.comments}
        value={typed.comment}
        onChange={typed.setComment}
        onShare={typed.fillShare}
      />
    </>
  );
}

/** Mounted with each answer, before it is seen: what is typed at once belongs to it. */
function PointsFocus({ panel }: { panel: RefObject<HTMLElement | null> }) {
  useLayoutEffect(() => {
    const first = panel.current?.querySelector<HTMLInputElement>("input[data-points]");
    if (!first) return;
    if (document.activeElement !== first) first.focus({ preventScroll: true });
    // Also when it is empty: a dialog that closes gives back the focus without the cursor.
    first.select();
  }, [panel]);
  return null;
}

type FieldsProps = { typed: ReturnType<typeof useTyped>; t: MarkingTexts };

function Fields({ typed: { form, scale, texts, setText }, t }: FieldsProps) {
  return (
    <div className={css.fields}>
      {form.fields.map((field) => (
        <Points
          key={field.id}
          field={field}
          scale={scale}
          text={texts[field.id] ?? ""}
          onText={(text) => setText(field.id, text)}
          t={t}
        />
      ))}
      {form.kind === "criteria" && form.fields.length > 1 && (
        <CriteriaTotal form={form} texts={texts} t={t} />
      )}
    </div>
  );
}

type TotalProps = { form: PointForm; texts: Readonly<Record<string, string>>; t: MarkingTexts };

/** What is typed so far, of all that can be given. */
function CriteriaTotal({ form: { fields }, texts, t }: TotalProps) {
  const max = fields.reduce((total, field) => total + field.max, 0);
  const given = sum(
    fields.map(({ id, max: most }) =>
      multiply(shareIn(texts[id] ?? "", "points", most) ?? zero, fractionOf(most)),
    ),
  );
  const points = shownPoints(given, "points", 1);
  return <p className={css.total}>{t.total({ points, max: formatNumber(max) })}</p>;
}

/** On a phone most of the screen is the answer's: what few answers need is unfolded. */
function Beside({ isFolded, children }: { isFolded: boolean; children: ReactNode }) {
  const t = useStore(markingMessages);
  if (!isFolded) return children;
  return (
    <details className={css.more}>
      <summary>{t.more}</summary>
      <div>{children}</div>
    </details>
  );
}

const maxOf = ({ fields }: PointForm, id: string) => fields.find((one) => one.id === id)?.max ?? 1;
const topOf = (scale: PointScale, max: number) => toNumber(scaleTop(scale, max), 2);
function focusMissing(panel: HTMLFormElement | null): void {
  const fields = [...(panel?.querySelectorAll<HTMLInputElement>("input[data-points]") ?? [])];
  const missing = fields.find(({ value, ariaInvalid }) => value === "" || ariaInvalid === "true");
  (missing ?? fields[0])?.focus();
}

const mostInRow = 5;
/** No button is left alone in a second row. */
const inRow = (buttons: number): number => Math.ceil(buttons / Math.ceil(buttons / mostInRow));

type PointsProps = {
  field: PointField;
  scale: PointScale;
  text: string;
  onText(text: string): void;
  t: MarkingTexts;
};

const mostButtons = 11;

function Points({ field: { id, label, max }, scale, text, onText, t }: PointsProps) {
  const top = topOf(scale, max);
  const most = formatNumber(top);
  const fault = pointFault(text, scale, max);
  const name = label === "" ? t.pointsOf({ max: most }) : label;
  const whole = scale === "points" && Number.isInteger(top) && top < mostButtons;
  const choices = whole
    ? Array.from({ length: top + 1 }, (_, at) => at)
    : [0, 1, 2, 3, 4].map((quarter) => (quarter / 4) * top);
  return (
    <Field label={name} error={fault === null ? "" : t[fault]({ max: most })}>
      {(aria) => (
        <span className={css.typed}>
          <TextInput
            {...aria}
            data-points={id}
            inputMode="decimal"
            autoComplete="off"
            placeholder={label === "" ? "" : `0–${most}`}
            value={text}
            onInput={({ currentTarget }) => onText(currentTarget.value)}
          />
          <span
            className={css.choices}
            role="group"
            aria-label={name}
            style={{ gridTemplateColumns: `repeat(${inRow(choices.length)}, minmax(0, 1fr))` }}
          >
            {choices.map((choice) => (
              <button
                key={choice}
                type="button"
                tabIndex={-1}
                aria-pressed={text === numberAsTyped(choice)}
                onClick={() => onText(numberAsTyped(choice))}
              >
                {numberAsTyped(choice)}
              </button>
            ))}
          </span>
        </span>
      )}
    </Field>
  );
}

type EqualProps = {
  answer: MarkingAnswer;
  typed: Pick<ReturnType<typeof useTyped>, "withEqual" | "setWithEqual">;
  t: MarkingTexts;
};

function Equal({ answer: { equal, spellings }, typed, t }: EqualProps) {
  return (
    <div>
      <Checkbox
        label={t.giveEqual}
        hint={t.equal({ n: formatNumber(equal.length) })}
        checked={typed.withEqual}
        onChange={typed.setWithEqual}
      />
      {spellings.length > 1 && (
        <details>
          <summary>{t.spellings}</summary>
          <ul>
            {spellings.map(({ text, count }) => (
              <li key={text}>{t.spelling({ n: formatNumber(count), text })}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
