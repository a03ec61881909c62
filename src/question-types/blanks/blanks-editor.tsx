// Editor of type 14: the text in which words become blanks, the blanks with their keys, the bank of words.
import { useStore } from "@nanostores/react";
import { useId, useRef, useState } from "react";
import { RichTextEditor } from "../../kit/rich-text/rich-text-editor.tsx";
import type { EditorHandle } from "../../kit/rich-text/tokens/text-token.ts";
import { Button } from "../../ui/input/button.tsx";
import { Select } from "../../ui/choice/select.tsx";
import { PartList } from "../parts/rows/part-list.tsx";
import { errorsElsewhere } from "../parts/rows/part-errors.ts";
import type { QuestionEditorProps } from "../frame/question-type-props.ts";
import { BankList } from "./bank-list.tsx";
import { BlankRow } from "./blank-row.tsx";
import css from "./blanks-editor.module.css";
import { blanksEditorMessages } from "./blanks-messages.ts";
import { type BlankMode, withText, wordOf } from "./blanks-model.ts";
import { useModeOptions } from "./use-mode-options.ts";
import { useBlankMemory } from "./use-blank-memory.ts";

export function BlanksEditor(props: QuestionEditorProps<14>) {
  const { content, onChange, errors, tools } = props;
  const t = useStore(blanksEditorMessages);
  const { text, blanks } = content.payload;
  const [mode, setMode] = useState<BlankMode>(blanks.at(-1)?.mode ?? "bank");
  const [isRefused, setRefused] = useState(false);
  const handle = useRef<EditorHandle>(null);
  const memory = useBlankMemory(content, mode, tools.makeId);
  const write = (html: string) => {
    setRefused(false);
    onChange(withText(content, html, memory.partsFor));
  };
  const labelOf = (id: string) => {
    const at = blanks.findIndex((blank) => blank.id === id);
    return `${at < 0 ? "?" : at + 1}. ${wordOf(content, id) || "…"}`;
  };
  const remove = (id: string) => {
    const isTaken = handle.current?.takeToken(id) ?? false;
    // One that is not in the text goes as soon as the text is looked at.
    if (!isTaken) write(text);
    // No neighbour is left to take the focus.
    if (blanks.length === 1) handle.current?.focusAtEnd();
  };
  const known = blanks.map(({ id }) => `blanks.${id}`);
  return (
    <div className={css.editor}>
      <RichTextEditor
        label={t.text}
        required
        value={text}
        onChange={write}
        uploadPicture={tools.uploadPicture}
        uploadAudio={tools.uploadAudio}
        error={errors["text"]}
        handle={handle}
        tokens={{
          labelOf,
          wordOf: memory.wordOf,
          isToken: memory.isKnown,
          make: memory.make,
          onRefused: () => setRefused(true),
        }}
      />
      <MakeBlank
        mode={mode}
        onMode={setMode}
        onMake={() => handle.current?.putToken()}
        isRefused={isRefused}
      />
      <PartList label={t.blanks} errors={errorsElsewhere(errors, ["blanks", "key"], known)}>
        {blanks.length === 0 && <p className={css.hint}>{t.none}</p>}
        {blanks.map(({ id }, at) => (
          <BlankRow key={id} {...props} at={at} onRemove={() => remove(id)} />
        ))}
      </PartList>
      <BankList {...props} />
    </div>
  );
}

type MakeBlankProps = {
  mode: BlankMode;
  onMode: (mode: BlankMode) => void;
  onMake: () => void;
  isRefused: boolean;
};

function MakeBlank({ mode, onMode, onMake, isRefused }: MakeBlankProps) {
  const t = useStore(blanksEditorMessages);
  const modes = useModeOptions();
  const id = useId();
  return (
    <div>
      <div className={css.make}>
        <Button
          icon="plus"
          aria-describedby={`${id}-hint`}
          // The text keeps its selection, which the button is about.
          onMouseDown={(event) => event.preventDefault()}
          onClick={onMake}
        >
          {t.make}
        </Button>
        <label htmlFor={id}>{t.newMode}</label>
        <Select
          id={id}
          className={css.mode}
          value={mode}
          options={modes}
          onChange={(value) => onMode(value as BlankMode)}
        />
      </div>
      <p id={`${id}-hint`} className={css.hint}>
        {t.makeHint}
      </p>
      <p role="status" className={css.refused}>
        {isRefused && t.refused}
      </p>
    </div>
  );
}
