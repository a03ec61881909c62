// A choice from a long list by typing a part of it (the ARIA combobox pattern with a list that filters).
// `value` changes only when an option is chosen or the text is emptied; other text goes when the person leaves.
import { useRef } from "react";
import { classNames } from "../class-names.ts";
import { ComboboxList } from "./combobox-list.tsx";
import type { ComboboxOption } from "./combobox-matches.ts";
import css from "./combobox.module.css";
import type { FieldAria } from "../input/field.tsx";
import { Icon } from "../icon.tsx";
import inputCss from "../input/text-input.module.css";
import { useCombobox } from "./use-combobox.ts";

export type ComboboxProps = Partial<FieldAria> & {
  options: readonly ComboboxOption[];
  /** Empty: nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  emptyText: string;
  /** What the text itself may be chosen as, offered after the options that match. */
  ofText?: ((text: string) => ComboboxOption) | undefined;
  disabled?: boolean;
  "aria-label"?: string;
};

export function Combobox(props: ComboboxProps) {
  const { options, value, onChange, placeholder, emptyText, ofText, ...aria } = props;
  const input = useRef<HTMLInputElement>(null);
  const combobox = useCombobox({ options, value, onChange, ofText });
  const { isOpen, listId, active, matches } = combobox;
  const label = props["aria-label"];
  const hasList = isOpen && matches.length > 0;
  return (
    <div className={css.combobox}>
      <input
        {...aria}
        ref={input}
        type="text"
        className={classNames(inputCss.input, css.input)}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={hasList}
        aria-controls={hasList ? listId : undefined}
        aria-activedescendant={hasList && active >= 0 ? `${listId}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        value={combobox.text}
        onChange={(event) => combobox.type(event.currentTarget.value)}
        onClick={combobox.open}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={combobox.onKeyDown}
        onBlur={combobox.leave}
      />
      <Icon name="chevrons-up-down" size={16} />
      {isOpen && (
        <ComboboxList
          id={listId}
          // Not by the input itself: its name would be read as what is typed in it.
          label={label ? { "aria-label": label } : { "aria-labelledby": `${aria.id}-label` }}
          anchor={input}
          matches={matches}
          active={active}
          value={value}
          emptyText={emptyText}
          onPick={combobox.pick}
        />
      )}
    </div>
  );
}
