// The points and the comment of the answer whose code was typed. Enter leads through the fields, and from the last one to the next code.
import { useStore } from "@nanostores/react";
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from "react";
import { maxComment } from "../../../contract/marking/marks.ts";
import type { QuestionContent } from "../../../contract/questions/question-content.ts";
import { formatNumber } from "../../../core/format.ts";
import {
  pointFault,
  scaleTop,
  shareIn,
  type PointScale,
} from "../../../domain/marking/point-input.ts";
import { toNumber } from "../../../domain/scoring/fraction.ts";
import { Button } from "../../../ui/input/button.tsx";
import { Field } from "../../../ui/input/field.tsx";
import { TextInput } from "../../../ui/input/text-input.tsx";
import { markingMessages } from "../answers/marking-messages.ts";
import { ScaleChoice } from "../answers/point-scale-choices.tsx";
import { $pointScale, keepScale } from "../points/point-scale-value.ts";
import {
  givenIn,
  pointFormOf,
  scaleFor,
  textsOf,
  type PointField,
} from "../../../domain/marking/point-form.ts";
import css from "./paper-typing-body.module.css";
import { paperTypingMessages } from "./paper-typing-messages.ts";
import type { PaperTypingModel, TypingStep } from "./paper-typing-model.ts";

type PaperPointsFormProps = {
  model: PaperTypingModel;
  step: Extract<TypingStep, { is: "points" }>;
  content: QuestionContent;
  /** Moves the focus to the field of the code. */
  toCode(): void;
};

/** What is typed for the answer. The form is mounted anew for each. */
function useTypedPoints({ step: { entry, own }, content }: PaperPointsFormProps) {
  const liked = useStore($pointScale);
  const form = pointFormOf(content, entry.answer);
  const scale = scaleFor(form, liked);
  const [texts, setTexts] = useState(() => (own ? textsOf(form, own.given, scale) : {}));
  const [comment, setComment] = useState(own?.comment ?? "");
  return {
    form,
    scale,
    texts,
    setText: (id: string, text: string) => setTexts({ ...texts, [id]: text }),
    comment,
    setComment,
    given: givenIn(form, texts, scale),
    written: form.fields.map(({ id }) => texts[id] ?? "").join(" + "),
    chooseScale(next: PointScale) {
      keepScale(next);
      setTexts({});
    },
  };
}

export function PaperPointsForm(props: PaperPointsFormProps) {
  const { model, step, toCode } = props;
  const t = useStore(paperTypingMessages);
  const markingT = useStore(markingMessages);
  const place = useRef<HTMLFormElement>(null);
  const typed = useTypedPoints(props);
  const [isTried, setTried] = useState(false);
  useLayoutEffect(() => focusField(fieldsIn(place.current)[0]), []);

  const give = () => {
    setTried(true);
    if (!typed.given) return focusField(missingIn(place.current, typed));
    model.give(typed.given, typed.comment, typed.written);
    toCode();
  };
  const leave = () => {
    model.cancel();
    toCode();
  };
  const press = (event: KeyboardEvent<HTMLFormElement>) => {
    const { key, target } = event;
    const isEnter = key === "Enter" && target instanceof HTMLInputElement;
    if (key !== "Escape" && !isEnter) return;
    event.preventDefault();
    if (!isEnter) return leave();
    const fields = fieldsIn(place.current);
    const next = fields[fields.indexOf(target) + 1];
    if (fields.includes(target) && next) focusField(next);
    else give();
  };
  return (
    // The keys lead through its fields.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      ref={place}
      className={css.points}
      aria-label={markingT.answer({ code: step.entry.code })}
      onKeyDown={press}
      onSubmit={(event) => {
        event.preventDefault();
        give();
      }}
    >
      <Fields step={step} typed={typed} isTried={isTried} />
      <div>
        <Button type="submit" variant="primary">
          {t.give} <kbd>Enter</kbd>
        </Button>
      </div>
    </form>
  );
}

type TypedPoints = ReturnType<typeof useTypedPoints>;
type FieldsProps = {
  step: PaperPointsFormProps["step"];
  typed: TypedPoints;
  /** It was tried to give the mark: an empty field is missing. */
  isTried: boolean;
};

function Fields({ step: { entry }, typed, isTried }: FieldsProps) {
  const t = useStore(paperTypingMessages);
  const markingT = useStore(markingMessages);
  const { form, scale, texts } = typed;
  return (
    <>
      <p className={css.found}>
        <strong>{entry.code}</strong>
        <span>{markingT.words({ n: formatNumber(entry.words) })}</span>
        <span className={css.excerpt}>{entry.excerpt}</span>
      </p>
      {form.fields.map((field) => (
        <PaperPoints
          key={field.id}
          field={field}
          scale={scale}
          text={texts[field.id] ?? ""}
          isTried={isTried}
          onText={(text) => typed.setText(field.id, text)}
        />
      ))}
      {form.kind !== "criteria" && <ScaleChoice scale={scale} onScale={typed.chooseScale} />}
      <Field label={t.comment}>
        {(aria) => (
          <TextInput
            {...aria}
            maxLength={maxComment}
            value={typed.comment}
            onInput={({ currentTarget }) => typed.setComment(currentTarget.value)}
          />
        )}
      </Field>
    </>
  );
}

type PaperPointsProps = {
  field: PointField;
  scale: PointScale;
  text: string;
  isTried: boolean;
  onText(text: string): void;
};

/** No line ends within "0–2". */
const unbroken = "\u2060";

function PaperPoints({ field, scale, text, isTried, onText }: PaperPointsProps) {
  const markingT = useStore(markingMessages);
  const { id, label, max: own } = field;
  const max = formatNumber(toNumber(scaleTop(scale, own), 2));
  const isMissing = isTried && text.trim() === "";
  const fault = isMissing ? "range" : pointFault(text, scale, own);
  const isWhole = label === "";
  return (
    <Field
      label={isWhole ? markingT.pointsOf({ max }) : `${label} (0${unbroken}–${unbroken}${max})`}
      error={fault === null ? "" : markingT[fault]({ max })}
    >
      {(aria) => (
        <TextInput
          {...aria}
          data-points={id}
          className={css.pointsInput}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onInput={({ currentTarget }) => onText(currentTarget.value)}
        />
      )}
    </Field>
  );
}

const fieldsIn = (form: HTMLFormElement | null) => [
  ...(form?.querySelectorAll<HTMLInputElement>("input[data-points]") ?? []),
];

function missingIn(
  place: HTMLFormElement | null,
  { form, texts, scale }: TypedPoints,
): HTMLInputElement | undefined {
  const missing = form.fields.find(({ id, max }) => shareIn(texts[id] ?? "", scale, max) === null);
  return fieldsIn(place).find((input) => input.dataset["points"] === missing?.id);
}

function focusField(field: HTMLInputElement | undefined): void {
  field?.focus();
  field?.select();
}
