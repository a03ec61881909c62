// Where points are typed or tapped without a network, with the keys of marking in the console.
import { useStore } from "@nanostores/react";
import { useLayoutEffect, useRef, useState, type RefObject } from "react";
import { maxComment } from "../../../../contract/marking/marks.ts";
import type { PackedAnswer } from "./marking-package-state.ts";
import {
  givenIn,
  scaleFor,
  textsOf,
  type PointField,
} from "../../../../domain/marking/point-form.ts";
import {
  pointFault,
  scaleTop,
  steppedPoints,
  type PointScale,
} from "../../../../domain/marking/point-input.ts";
import { toNumber } from "../../../../domain/scoring/fraction.ts";
import { numberAsTyped } from "../../../../domain/text/typed-number.ts";
import { useMarkingKeys } from "../../answers/use-marking-keys.ts";
import type { OfflinePageModel } from "./offline-page-model.ts";
import { filled, isNarrow, type OfflinePageTexts } from "./offline-page-text.ts";

type PointsPanelProps = { model: OfflinePageModel; answer: PackedAnswer; t: OfflinePageTexts };

/** Kept while the page is open. */
let lastScale: PointScale = "percent";
const topOf = (scale: PointScale, max: number) => toNumber(scaleTop(scale, max), 2);

/** What is typed for the answer on screen. The panel is mounted anew for each answer. */
function useTyped({ model, answer: { code, form, equal } }: PointsPanelProps) {
  const { given, comment: before } = model.markOf(code);
  const [chosen, setChosen] = useState(lastScale);
  const scale = scaleFor(form, chosen);
  const [texts, setTexts] = useState(() => (given ? textsOf(form, given, scale) : {}));
  const [comment, setComment] = useState(before);
  const [withEqual, setWithEqual] = useState(equal.length > 0);
  return {
    scale,
    texts,
    setText: (id: string, text: string) => setTexts({ ...texts, [id]: text }),
    comment,
    setComment,
    withEqual,
    setWithEqual,
    given: givenIn(form, texts, scale),
    chooseScale(next: PointScale) {
      lastScale = next;
      setChosen(next);
      setTexts({});
    },
  };
}

export function OfflinePointsPanel(props: PointsPanelProps) {
  const { model, answer, t } = props;
  const { form } = answer;
  const panel = useRef<HTMLFormElement>(null);
  const typed = useTyped(props);
  const { scale, texts, given } = typed;
  const give = () => {
    if (given) model.give(given, typed.comment.normalize("NFC").trim(), typed.withEqual);
    else focusMissing(panel.current);
  };
  usePanelKeys(panel, props, typed);
  useLayoutEffect(() => focusFirst(panel.current), []);
  return (
    <form
      ref={panel}
      className="sheet points"
      aria-label={t.points}
      onSubmit={(event) => {
        event.preventDefault();
        give();
      }}
    >
      {form.fields.map((field) => (
        <Points
          key={field.id}
          field={field}
          scale={scale}
          text={texts[field.id] ?? ""}
          onText={(text) => typed.setText(field.id, text)}
          t={t}
        />
      ))}
      {form.kind !== "criteria" && <ScaleChoice scale={scale} onScale={typed.chooseScale} t={t} />}
      {answer.equal.length > 0 && (
        <label className="tick">
          <input
            type="checkbox"
            checked={typed.withEqual}
            onChange={() => typed.setWithEqual(!typed.withEqual)}
          />
          {filled(t.equal, { n: answer.equal.length })}
        </label>
      )}
      <Comment text={typed.comment} onText={typed.setComment} t={t} />
      <Acts model={model} answer={answer} t={t} canGive={given !== null} />
      <Keys t={t} />
    </form>
  );
}

function usePanelKeys(
  panel: RefObject<HTMLElement | null>,
  { model, answer: { form } }: PointsPanelProps,
  { texts, scale, setText, withEqual, setWithEqual }: ReturnType<typeof useTyped>,
): void {
  useMarkingKeys(panel, {
    skip: model.skip,
    undo: model.undo,
    back: () => model.move(-1),
    forward: () => model.move(1),
    toggleFlag: model.flag,
    toggleEqual: () => setWithEqual(!withEqual),
    step: (id, by) => {
      const max = form.fields.find((field) => field.id === id)?.max ?? 1;
      setText(id, steppedPoints(texts[id] ?? "", by, scale, max));
    },
  });
}

/** On a phone the keyboard would cover the answer. */
function focusFirst(panel: HTMLFormElement | null): void {
  if (window.matchMedia("(pointer: coarse)").matches) return;
  const first = panel?.querySelector<HTMLInputElement>("input[data-points]");
  first?.focus({ preventScroll: true });
  first?.select();
}

function focusMissing(panel: HTMLFormElement | null): void {
  const fields = [...(panel?.querySelectorAll<HTMLInputElement>("input[data-points]") ?? [])];
  const missing = fields.find(
    (field) => field.value === "" || field.getAttribute("aria-invalid") === "true",
  );
  (missing ?? fields[0])?.focus();
}

type PointsProps = {
  field: PointField;
  scale: PointScale;
  text: string;
  onText(text: string): void;
  t: OfflinePageTexts;
};
const mostButtons = 11;

function Points({ field: { id, label, max }, scale, text, onText, t }: PointsProps) {
  const top = topOf(scale, max);
  const most = numberAsTyped(top);
  const fault = pointFault(text, scale, max);
  const name =
    label === ""
      ? filled(t.pointsOf, { max: most })
      : filled(t.criterion, { name: label, max: most });
  const choices =
    Number.isInteger(top) && top > 1 && top < mostButtons
      ? Array.from({ length: top + 1 }, (_none, at) => at)
      : [0, 1, 2, 3, 4].map((quarter) => (quarter / 4) * top);
  return (
    <div className="field typed">
      <span>{name}</span>
      <input
        data-points={id}
        aria-label={name}
        inputMode="decimal"
        autoComplete="off"
        placeholder={`0–${most}`}
        value={text}
        aria-invalid={fault !== null}
        onInput={({ currentTarget }) => onText(currentTarget.value)}
      />
      {fault !== null && (
        <p className="fault" role="alert">
          {filled(t[fault], { max: most })}
        </p>
      )}
      <span className="choices" role="group" aria-label={name}>
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
    </div>
  );
}

type ScaleChoiceProps = {
  scale: PointScale;
  onScale(scale: PointScale): void;
  t: OfflinePageTexts;
};

function ScaleChoice({ scale, onScale, t }: ScaleChoiceProps) {
  return (
    <select
      aria-label={t.scale}
      value={scale}
      onChange={({ currentTarget }) =>
        onScale(currentTarget.value === "share" ? "share" : "percent")
      }
    >
      <option value="percent">{t.percent}</option>
      <option value="share">{t.share}</option>
    </select>
  );
}

type CommentProps = { text: string; onText(text: string): void; t: OfflinePageTexts };

/** Folded on a phone, where the answer needs the room. */
function Comment({ text, onText, t }: CommentProps) {
  const [isOpen] = useState(() => text !== "" || !isNarrow());
  return (
    <details open={isOpen}>
      <summary>{t.comment}</summary>
      <textarea
        rows={2}
        aria-label={t.comment}
        maxLength={maxComment}
        value={text}
        onInput={({ currentTarget }) => onText(currentTarget.value)}
      />
    </details>
  );
}

function Acts({ model, answer, t, canGive }: PointsPanelProps & { canGive: boolean }) {
  const { undoable } = useStore(model.$state);
  const { isFlagged } = model.markOf(answer.code);
  return (
    <div className="acts">
      <button type="submit" className="primary" aria-disabled={!canGive}>
        {t.give} <kbd>Enter</kbd>
      </button>
      <button type="button" onClick={model.skip}>
        {t.skip} <kbd>S</kbd>
      </button>
      <button type="button" aria-pressed={isFlagged} onClick={model.flag}>
        {isFlagged ? t.unflag : t.flag} <kbd>F</kbd>
      </button>
      <button type="button" disabled={undoable === 0} onClick={() => model.undo()}>
        {t.undo} <kbd>U</kbd>
      </button>
      <button type="button" aria-label={t.earlier} onClick={() => model.move(-1)}>
        ‹
      </button>
      <button type="button" aria-label={t.later} onClick={() => model.move(1)}>
        ›
      </button>
    </div>
  );
}

function Keys({ t }: { t: OfflinePageTexts }) {
  const keys = [
    ["0–9 , /", t.keyNumbers],
    ["Enter", t.keyGive],
    ["↑ ↓", t.keyArrows],
    ["← →", t.keySides],
    ["S  +", t.keySkip],
    ["F  *", t.keyFlag],
    ["U  -", t.keyUndo],
    ["C", t.keyComment],
    ["G", t.keyEqual],
  ] as const;
  return (
    <details className="keys">
      <summary data-keys="">
        {t.keys} <kbd>?</kbd>
      </summary>
      <dl>
        {keys.map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
