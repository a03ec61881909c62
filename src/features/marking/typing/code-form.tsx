// The field of the code, what is wrong with it, and the question whether to change an answer that has marks.
import { useStore } from "@nanostores/react";
import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from "react";
import { translateFault } from "../../../core/faults/translate-fault.ts";
import { formatNumber } from "../../../core/format.ts";
import { failureText } from "../../../kit/failed-message.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { Field } from "../../../ui/input/field.tsx";
import { TextInput } from "../../../ui/input/text-input.tsx";
import { markingMessages } from "../answers/marking-messages.ts";
import { pointFormOf, scaleFor, textsOf } from "../../../domain/marking/point-form.ts";
import { $pointScale } from "../points/point-scale-value.ts";
import { shownMark } from "../points/shown-points-text.ts";
import css from "./paper-typing-body.module.css";
import { paperTypingMessages, type PaperTypingTexts } from "./paper-typing-messages.ts";
import type { PaperTypingModel, TypingStep } from "./paper-typing-model.ts";

type CodeFieldProps = { model: PaperTypingModel; input: RefObject<HTMLInputElement | null> };

/** A code with spaces or hyphens between its characters. */
const maxLength = 20;

export function CodeField({ model, input }: CodeFieldProps) {
  const t = useStore(paperTypingMessages);
  const step = useStore(model.$step);
  const text = useStore(model.$text);
  useEffect(() => input.current?.focus(), [input]);
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event;
    const isUndo = key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey);
    if (key === "Enter") void (step.is === "marked" ? model.change() : model.enter());
    else if (!(isUndo && text === "" && model.undoLatest())) return;
    event.preventDefault();
  };
  return (
    <div className={css.code}>
      <Field label={t.code} hint={t.codeHint} error={faultText(step, t)}>
        {(aria) => (
          <TextInput
            {...aria}
            ref={input}
            className={css.codeInput}
            maxLength={maxLength}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={text}
            onInput={({ currentTarget }) => model.type(currentTarget.value)}
            onKeyDown={press}
          />
        )}
      </Field>
      <Reading model={model} />
      {step.is === "asking" && <output>{t.asking}</output>}
      {step.is === "marked" && <Marked model={model} step={step} input={input} />}
    </div>
  );
}

function faultText(step: TypingStep, t: PaperTypingTexts): string {
  if (step.is === "fault") return t[step.fault];
  if (step.is === "hindered") return translateFault(step.hindrance);
  if (step.is === "failed") return t.failed({ reason: failureText(step.error) });
  if (step.is !== "elsewhere") return "";
  const { number, schedule: exam } = step.unit;
  const markingT = markingMessages.get();
  const question =
    number === null ? markingT.deletedHeading : markingT.heading({ n: formatNumber(number) });
  return t.elsewhere({ question, exam });
}

/** Codes are found without the server once all of them are read. */
function Reading({ model }: { model: PaperTypingModel }) {
  const t = useStore(paperTypingMessages);
  const { status, done, total } = useStore(model.$read);
  if (status === "ready") return null;
  return (
    <p className={css.note}>
      {status === "failed"
        ? t.readFailed
        : t.reading({ done: formatNumber(done), total: formatNumber(total) })}
    </p>
  );
}

type MarkedProps = CodeFieldProps & { step: Extract<TypingStep, { is: "marked" }> };

function Marked({ model, step, input }: MarkedProps) {
  const t = useStore(paperTypingMessages);
  const { entry } = step;
  const place = useRef<HTMLDivElement>(null);
  // Before the next key: Enter may be pressed twice.
  useLayoutEffect(() => place.current?.querySelector("button")?.focus(), []);
  const leave = () => {
    model.cancel();
    input.current?.focus();
    input.current?.select();
  };
  const others = entry.marks.filter(({ is_own: isOwn }) => !isOwn);
  return (
    <div ref={place} onKeyDown={({ key }) => key === "Escape" && leave()} role="presentation">
      <Banner
        tone="warn"
        title={entry.code}
        actions={
          <>
            <Button variant="primary" onClick={model.change}>
              {t.changeIt} <kbd>Enter</kbd>
            </Button>
            <Button onClick={leave}>
              {t.otherCode} <kbd>Esc</kbd>
            </Button>
          </>
        }
      >
        <p>{entry.excerpt}</p>
        {step.own && <p>{t.ownMark({ points: pointsOf(model, step) })}</p>}
        {entry.isMarkedUnseen && <p>{t.unseenMark}</p>}
        {others.map((mark) => (
          <p key={mark.marker + mark.at}>
            {t.otherMark({ name: mark.marker, points: shownMark(mark, contentOf(model, entry)) })}
          </p>
        ))}
      </Banner>
    </div>
  );
}

function contentOf(model: PaperTypingModel, { version }: MarkedProps["step"]["entry"]) {
  const state = model.opened.$state.get();
  if (state.status !== "ready") return undefined;
  return state.detail.versions.find((one) => one.version === version)?.content;
}

/** As the person would type them. */
function pointsOf(model: PaperTypingModel, { entry, own }: MarkedProps["step"]): string {
  const content = contentOf(model, entry);
  if (!content || own === null) return "";
  const form = pointFormOf(content, entry.answer);
  const texts = textsOf(form, own.given, scaleFor(form, $pointScale.get()));
  return form.fields.map(({ id }) => texts[id] ?? "–").join(" + ");
}
