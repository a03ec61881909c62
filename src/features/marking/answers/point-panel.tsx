// Where points are typed: one field for the whole, for each criterion, statement or cell; a comment; and everything that is done to the
// answer, by keys of one hand as by buttons.
import { useStore } from "@nanostores/react";
import { useLayoutEffect, useRef, useState, type ReactNode } from "react";
import type { MarkingAnswer } from "../../../contract/marking/marking-answers.ts";
import {
  scaleTop,
  shareIn,
  shareOf,
  shownPoints,
  typedPoints,
  type PointScale,
} from "../../../domain/marking/point-input.ts";
import { fractionOf, multiply, sum, toNumber, zero } from "../../../domain/scoring/fraction.ts";
import { numberAsTyped } from "../../../domain/text/typed-number.ts";
import { formatNumber } from "../../../core/format.ts";
import { Checkbox } from "../../../ui/choice/checkbox.tsx";
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
import { keepScale, likedScale } from "./point-scale-value.ts";
import {
  givenIn,
  pointFormOf,
  scaleFor,
  textsOf,
  type PointField,
  type PointForm,
} from "../../../domain/marking/point-form.ts";
import { GiveButton, PointBar } from "./point-bar.tsx";
import { useMarkingKeys } from "./use-marking-keys.ts";

type PointPanelProps = { model: MarkingAnswersModel; answer: MarkingAnswer; version: ShownVersion };

const noComment: WrittenComment = { written: "", comments: [] };

/** What is typed for the answer on screen. The panel is mounted anew for each answer. */
function useTyped({ model, answer, version }: PointPanelProps) {
  const { done, shownAgain, chosen } = useStore(model.$sequence);
  const [liked, setLiked] = useState<PointScale>(likedScale);
  const form = pointFormOf(version.content, answer.answer);
  const scale = scaleFor(form, liked);
  const before = shownAgain === null ? null : done[shownAgain];
  const own = answer.marks.find(({ is_own: isOwn }) => isOwn);
  const given = before?.given ?? own?.given;
  const [texts, setTexts] = useState(() => (given ? textsOf(form, given, scale) : {}));
  const [comment, setComment] = useState(before?.comment ?? own ?? noComment);
  const [withEqual, setWithEqual] = useState(answer.equal.length > 0);
  return {
    form,
    scale,
    texts,
    setText: (id: string, text: string) => setTexts({ ...texts, [id]: text }),
    comment,
    setComment: ({ written, comments }: WrittenComment) => setComment({ written, comments }),
    /** Of the whole question, where nothing is typed yet. */
    fillShare(share: string) {
      if (form.kind !== "whole" || (texts[""] ?? "") !== "") return;
      setTexts({ "": typedPoints(shareOf(share), scale, form.fields[0]?.max ?? 1) });
    },
    /** One answer is chosen in the list of answers, alone. */
    offersEqual: chosen.length === 0 && answer.equal.length > 0,
    withEqual,
    setWithEqual,
    given: givenIn(form, texts, scale),
    chooseScale(next: PointScale) {
      keepScale(next);
      setLiked(next);
      setTexts({});
    },
  };
}

export function PointPanel(props: PointPanelProps) {
  const { model, answer } = props;
  const t = useStore(markingMessages);
  const panel = useRef<HTMLFormElement>(null);
  const isPhone = usePhone();
  const typed = useTyped(props);
  const { form, scale, texts, given } = typed;
  const give = () => {
    if (given) model.give(given, typed.comment, typed.withEqual);
    else focusMissing(panel.current);
  };
  useMarkingKeys(panel, {
    ...model,
    toggleFlag: () => model.flag(!answer.is_flagged),
    toggleEqual: () => typed.setWithEqual(!typed.withEqual),
    step: (id, by) => typed.setText(id, stepped(texts[id] ?? "", by, fieldOf(form, id), scale)),
  });
  // Before the answer is seen: what is typed at once belongs to it.
  useLayoutEffect(() => {
    const first = panel.current?.querySelector<HTMLInputElement>("input[data-points]");
    first?.focus({ preventScroll: true });
    first?.select();
  }, []);
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
      <Fields typed={typed} t={t} />
      <Beside isFolded={isPhone}>
        {form.kind !== "criteria" && <ScaleChoice scale={scale} onScale={typed.chooseScale} />}
        {typed.offersEqual && <Equal answer={answer} typed={typed} t={t} />}
        <CommentField
          model={model.comments}
          value={typed.comment}
          onChange={typed.setComment}
          onShare={typed.fillShare}
        />
        {isPhone && <PointBar model={model} answer={answer} />}
      </Beside>
      <GiveButton model={model} answer={answer} canGive={given !== null} />
      {!isPhone && <PointBar model={model} answer={answer} />}
    </form>
  );
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

const fieldOf = ({ fields }: PointForm, id: string) => fields.find((one) => one.id === id);
const topOf = (scale: PointScale, max: number) => toNumber(scaleTop(scale, max), 2);
const steps: Record<PointScale, number> = { points: 1, percent: 5, share: 0.1 };

/** `by`: 1 or −1 steps of the scale, within its bounds. */
function stepped(
  text: string,
  by: number,
  field: PointField | undefined,
  scale: PointScale,
): string {
  const now = Number(text.replace(",", ".")) || 0;
  const next = Math.min(topOf(scale, field?.max ?? 1), Math.max(0, now + by * steps[scale]));
  return numberAsTyped(Math.round(next * 100) / 100);
}

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
  const isWrong = text.trim() !== "" && shareIn(text, scale, max) === null;
  const name = label === "" ? t.pointsOf({ max: most }) : label;
  const whole = scale === "points" && Number.isInteger(top) && top < mostButtons;
  const choices = whole
    ? Array.from({ length: top + 1 }, (_, at) => at)
    : [0, 1, 2, 3, 4].map((quarter) => (quarter / 4) * top);
  return (
    <Field label={name} error={isWrong ? t.tooMuch({ max: most }) : ""}>
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
