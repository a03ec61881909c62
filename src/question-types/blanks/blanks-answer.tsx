// Type 14 as it is answered: inputs, lists and gaps inside the text, the bank of words above it.
import { useStore } from "@nanostores/react";
import { maxAnswerText } from "../../contract/questions/question-content.ts";
import { RichTextView } from "../../kit/rich-text/rich-text-view.tsx";
import { Button } from "../../ui/input/button.tsx";
import { LiveRegion } from "../../ui/feedback/live-region.tsx";
import { Select } from "../../ui/choice/select.tsx";
import { TextInput } from "../../ui/input/text-input.tsx";
import type { PayloadOf } from "../frame/question-type-props.ts";
import css from "./blanks.module.css";
import { blanksMessages } from "./blanks-messages.ts";
import { blankIn } from "./blanks-reading.ts";
import { bankPlace, type BlanksAnswerProps, type Filling, useFilling } from "./use-filling.ts";

export function BlanksAnswer(props: BlanksAnswerProps) {
  const { payload } = props;
  const t = useStore(blanksMessages);
  const filling = useFilling(props);
  return (
    <div className={css.blanks}>
      {payload.bank.length > 0 && <Bank payload={payload} filling={filling} />}
      <div className={css.text}>
        <RichTextView
          html={payload.text}
          renderSlot={(id) => <BlankControl payload={payload} filling={filling} id={id} />}
        />
      </div>
      <div>
        <Button
          size="s"
          icon="rotate-ccw"
          aria-disabled={filling.isEmpty || undefined}
          onClick={() => !filling.isEmpty && filling.clear()}
        >
          {t.clear}
        </Button>
      </div>
      <LiveRegion>{filling.said}</LiveRegion>
    </div>
  );
}

type FillingProps = { payload: PayloadOf<14>; filling: Filling };

function Bank({ payload: { bank }, filling }: FillingProps) {
  const t = useStore(blanksMessages);
  const { placing, isUsed, pressWord, release } = filling;
  return (
    <div
      className={css.bank}
      data-live=""
      role="group"
      aria-label={t.bank}
      {...placing.targetProps(bankPlace)}
    >
      <p className={css.note}>{t.hint}</p>
      {bank.map(({ id, text }) => {
        const used = isUsed(id);
        return (
          <button
            key={id}
            type="button"
            className={css.word}
            aria-pressed={placing.held === id}
            aria-disabled={used || undefined}
            aria-label={used ? t.used({ word: text }) : undefined}
            {...(used ? {} : placing.sourceProps(id))}
            onClick={() => pressWord(id)}
            onKeyDown={({ key }) => {
              if (key === "Escape") release();
            }}
          >
            <bdi>{text}</bdi>
          </button>
        );
      })}
    </div>
  );
}

function BlankControl(props: FillingProps & { id: string }) {
  const { payload, filling, id } = props;
  const t = useStore(blanksMessages);
  const blank = blankIn(payload, id);
  const number = filling.numberOf(id);
  if (blank?.mode === "bank") return <Gap {...props} width={blank.width} />;
  const label = t.blank({ number });
  const value = filling.given[id] ?? "";
  if (blank?.mode === "dropdown") {
    return (
      <Select
        className={css.inline}
        aria-label={label}
        value={value}
        placeholder={t.choose}
        options={blank.options.map((option) => ({ value: option.id, label: option.text }))}
        onChange={(chosen) => filling.type(id, chosen)}
      />
    );
  }
  if (!blank) return <span className={css.ruled} />;
  return (
    <TextInput
      className={css.inline}
      aria-label={label}
      style={{ inlineSize: `${blank.width + 3}ch` }}
      maxLength={maxAnswerText}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      dir="auto"
      value={value}
      onInput={(event) => filling.type(id, event.currentTarget.value)}
    />
  );
}

function Gap({ filling, id, width }: FillingProps & { id: string; width: number }) {
  const t = useStore(blanksMessages);
  const { placing, waiting, wordIn, given, numberOf, pressBlank, release } = filling;
  const number = numberOf(id);
  const word = wordIn(id);
  const source = word === "" ? {} : placing.sourceProps(`${given[id]} ${id}`);
  return (
    <button
      type="button"
      className={css.gap}
      style={{ minInlineSize: `${width}ch` }}
      aria-label={word === "" ? t.blankEmpty({ number }) : t.blankIs({ number, word })}
      aria-pressed={waiting === id}
      data-filled={word === "" ? undefined : ""}
      data-open={placing.held === null ? undefined : ""}
      {...source}
      {...placing.targetProps(id)}
      onClick={() => pressBlank(id)}
      onKeyDown={({ key }) => {
        if (key === "Escape") release();
      }}
    >
      {word === "" ? number : <bdi>{word}</bdi>}
    </button>
  );
}
