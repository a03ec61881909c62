// Where one types to find rows. Escape and × empty it, ↓ leads to the first of what `data-searched` holds.
import { type KeyboardEvent, useRef } from "react";
import { IconButton } from "./button.tsx";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import css from "./search-input.module.css";
import inputCss from "./text-input.module.css";

export type SearchInputProps = {
  value: string;
  onChange: (text: string) => void;
  label: string;
  clearLabel: string;
  placeholder?: string;
};

export function SearchInput({ value, onChange, label, clearLabel, placeholder }: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange("");
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown") {
      const first = ":is(tbody, [role=radiogroup]) :is(input, a, button)";
      const place = input.current?.closest("[data-searched]");
      place?.querySelector<HTMLElement>(first)?.focus();
    }
    if (event.key !== "Escape" || value === "") return;
    // The first Escape empties the search; only the next one may close the dialog around it.
    event.preventDefault();
    event.stopPropagation();
    clear();
  };
  return (
    <div className={css.search}>
      <Icon name="search" size={18} />
      <input
        ref={input}
        type="search"
        className={classNames(inputCss.input, css.input)}
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {value !== "" && (
        <IconButton className={css.clear} icon="x" size="s" label={clearLabel} onClick={clear} />
      )}
    </div>
  );
}
